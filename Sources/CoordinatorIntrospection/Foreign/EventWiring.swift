import CoordinatorModel

/// Turns what outputs and delegates hold at this moment into emissions and interceptors.
///
/// `nil` is an event with nobody to catch it: an emission alone. A closure doesn't say whose it is; by the convention
/// of seed 003 it is that of the owner, who wires it: the coordinator of a screen, the parent of a coordinator. A
/// delegate's object is known (seed 004): it intercepts where it stands, if that is on the event's path; else the
/// emitter is caught by a type off the path.
struct EventWiring {
    let walk: ForeignWalk
    let ancestry: Ancestry

    /// Per coordinator, and per screen, in the order of the walk.
    private(set) var coordinatorEmits: [[Emission]]
    private(set) var coordinatorIntercepts: [[Interceptor]]
    private(set) var screenEmits: [[Emission]]
    private(set) var screenIntercepts: [[Interceptor]]
    /// What is set, and nobody can say by whom.
    private(set) var unresolved: [String] = []

    /// Events that some object emits to nobody. A claim higher up would speak for that one too, so whoever catches
    /// them is named at each emitter instead.
    private var lost: Set<String> = []

    /// The coordinator or screen that emits, and where its events go first.
    private enum Emitter {
        case coordinator(Int)
        case screen(Int)
    }

    init(_ walk: ForeignWalk, _ ancestry: Ancestry) {
        self.walk = walk
        self.ancestry = ancestry
        coordinatorEmits = Array(repeating: [], count: walk.coordinators.count)
        coordinatorIntercepts = Array(repeating: [], count: walk.coordinators.count)
        screenEmits = Array(repeating: [], count: walk.screens.count)
        screenIntercepts = Array(repeating: [], count: walk.screens.count)
        for told in walk.coordinators.lazy.flatMap(\.tellings) { noteLoss(told) }
        for told in walk.screens.lazy.flatMap(\.tellings) { noteLoss(told) }
        for index in walk.coordinators.indices {
            for told in walk.coordinators[index].tellings { wire(told, from: .coordinator(index)) }
        }
        for index in walk.screens.indices {
            for told in walk.screens[index].tellings { wire(told, from: .screen(index)) }
        }
    }

    private mutating func noteLoss(_ told: Told) {
        if case .nobody = told.catcher { lost.insert(told.event) }
    }

    private mutating func wire(_ told: Told, from emitter: Emitter) {
        switch told.catcher {
        case .nobody: break
        case .closure:
            guard let owner = owner(of: emitter) else {
                return giveUp(told, emitter, "who set the closure isn't known")
            }
            claim(told.event, from: emitter, by: .coordinator(owner), walk.coordinators[owner].name)
        case .unknown: return giveUp(told, emitter, "the reference may dangle and isn't read")
        case .object(let object):
            switch walk.places[ObjectIdentifier(object)] {
            case .coordinator(let index)?:
                let isOnPath = ancestry.isOnPath(index, from: coordinator(of: emitter))
                claim(
                    told.event, from: emitter, by: isOnPath ? .coordinator(index) : nil, walk.coordinators[index].name)
            case .screen(let index)?:
                let isOnPath = screens(above: emitter).contains(index)
                claim(told.event, from: emitter, by: isOnPath ? .screen(index) : nil, walk.screens[index].name)
            case .holder?, nil: claim(told.event, from: emitter, by: nil, TypeName.of(type(of: object)))
            }
        }
        switch emitter {
        case .coordinator(let index): coordinatorEmits[index].append(Emission(event: told.event))
        case .screen(let index): screenEmits[index].append(Emission(event: told.event))
        }
    }

    /// An emission that seems to meet nobody would be a finding that nobody can vouch for.
    private mutating func giveUp(_ told: Told, _ emitter: Emitter, _ reason: String) {
        let name =
            switch emitter {
            case .coordinator(let index): walk.coordinators[index].name
            case .screen(let index): walk.screens[index].name
            }
        unresolved.append("\(told.event), emitted by \(name): \(reason)")
    }

    private mutating func claim(_ event: String, from emitter: Emitter, by place: Emitter?, _ catcher: String) {
        switch lost.contains(event) ? nil : place {
        case .coordinator(let index)?: Self.add(Interceptor(event: event), to: &coordinatorIntercepts[index])
        case .screen(let index)?: Self.add(Interceptor(event: event), to: &screenIntercepts[index])
        case nil:
            switch emitter {
            case .coordinator(let index):
                Self.add(Interceptor(event: event, by: catcher), to: &coordinatorIntercepts[index])
            case .screen(let index):
                Self.add(Interceptor(event: event, by: catcher), to: &screenIntercepts[index])
            }
        }
    }

    private static func add(_ interceptor: Interceptor, to claims: inout [Interceptor]) {
        if !claims.contains(interceptor) { claims.append(interceptor) }
    }

    private func owner(of emitter: Emitter) -> Int? {
        switch emitter {
        case .coordinator(let index): walk.coordinators[index].parent
        case .screen(let index): walk.screens[index].coordinator
        }
    }

    private func coordinator(of emitter: Emitter) -> Int {
        switch emitter {
        case .coordinator(let index): index
        case .screen(let index): walk.screens[index].coordinator
        }
    }

    /// The screen that emits, and those that it is embedded in.
    private func screens(above emitter: Emitter) -> [Int] {
        guard case .screen(let index) = emitter else { return [] }
        return Array(sequence(first: index) { walk.screens[$0].parent })
    }
}
