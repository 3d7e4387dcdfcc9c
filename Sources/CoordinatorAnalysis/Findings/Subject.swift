import CoordinatorModel

extension Finding {
    /// The part of the tree that a finding is about, as indices into the tree's arrays. Diagrams mark it there.
    public enum Subject: Hashable, Sendable {
        /// The tree as a whole.
        case tree
        /// An index into `CoordinatorTree.coordinators`.
        case coordinator(Int)
        /// A position in a coordinator's `routes`.
        case route(coordinator: Int, position: Int)
        /// A position in a coordinator's `branches`.
        case branch(coordinator: Int, position: Int)
        /// A position in the `emits` of a place.
        case emission(Place, position: Int)
        /// A position in the `intercepts` of a place.
        case interceptor(Place, position: Int)
        /// An index into `CoordinatorTree.events`.
        case event(Int)
        /// An index into `CoordinatorTree.unresolved`.
        case unresolved(Int)

        /// The coordinator that it is, or that it belongs to.
        public var coordinator: Int? {
            switch self {
            case .coordinator(let index), .route(let index, _), .branch(let index, _): index
            case .emission(let place, _), .interceptor(let place, _): place.coordinator
            case .tree, .event, .unresolved: nil
            }
        }
    }
}

extension CoordinatorTree {
    /// The emissions of a place.
    func emits(at place: Place) -> [Emission] { screen(at: place)?.emits ?? coordinators[place.coordinator].emits }

    /// The interceptors of a place.
    func intercepts(at place: Place) -> [Interceptor] {
        screen(at: place)?.intercepts ?? coordinators[place.coordinator].intercepts
    }

    /// The place of a subject: in the app's source if it is known, otherwise in the file that the tree was read from,
    /// otherwise that of the object to which the subject belongs.
    func whereabouts(of subject: Finding.Subject) -> (location: Location?, origin: Origin) {
        for (location, origin) in candidates(for: subject) {
            if let location { return (location, origin) }
            if origin.offset != nil { return (nil, origin) }
        }
        return (nil, Origin())
    }

    private func candidates(for subject: Finding.Subject) -> [(Location?, Origin)] {
        var candidates: [(Location?, Origin)] = []
        var place: Place?
        switch subject {
        case .tree, .coordinator: break
        case .route(let index, let position):
            let route = coordinators[index].routes[position]
            candidates.append((route.location, route.origin))
        case .branch(let index, let position):
            let branch = coordinators[index].branches[position]
            candidates.append((branch.location, branch.origin))
        case .emission(let emitter, let position):
            let emission = emits(at: emitter)[position]
            candidates.append((emission.location, emission.origin))
            place = emitter
        case .interceptor(let owner, let position):
            let interceptor = intercepts(at: owner)[position]
            candidates.append((interceptor.location, interceptor.origin))
            place = owner
        case .event(let index): candidates.append((events[index].location, events[index].origin))
        case .unresolved(let index): candidates.append((unresolved[index].location, unresolved[index].origin))
        }
        if let screen = place.flatMap({ self.screen(at: $0) }) { candidates.append((screen.location, screen.origin)) }
        if let index = subject.coordinator {
            candidates.append((coordinators[index].location, coordinators[index].origin))
        }
        return candidates
    }

    /// The suppressions at the subject itself, without those around it.
    func ignores(at subject: Finding.Subject) -> [Ignore] {
        switch subject {
        case .tree: ignores
        case .coordinator(let index): coordinators[index].ignores
        case .emission(let place, let position): emits(at: place)[position].ignores
        case .interceptor(let place, let position): intercepts(at: place)[position].ignores
        case .event(let index): events[index].ignores
        case .route, .branch, .unresolved: []
        }
    }
}
