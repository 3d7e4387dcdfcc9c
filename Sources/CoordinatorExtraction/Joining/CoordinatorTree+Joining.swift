import CoordinatorModel

extension CoordinatorTree {
    /// A live tree with facts from its source. The running app shows which objects exist, and which coordinator
    /// presents which; the source shows what they emit and intercept, their routes, payloads and places.
    ///
    /// Facts are matched by the types' names. If both trees have a fact, the source's form is used. A fact that only
    /// the live tree has is kept, for example an event that could not be followed in the source. Coordinators and
    /// screens that do not exist in the live tree are left out.
    /// - Parameters:
    ///   - source: The tree from the app's source.
    ///   - live: The tree from the running app.
    /// - Returns: The live tree, with the facts of the source.
    public static func joining(source: CoordinatorTree, onto live: CoordinatorTree) -> CoordinatorTree {
        let known = KnownFacts(source)
        var result = live
        result.name = live.name ?? source.name
        result.events =
            source.events + live.events.filter { event in !source.events.contains { $0.name == event.name } }
        result.unresolved = source.unresolved + live.unresolved.filter { !source.unresolved.contains($0) }
        result.ignores = source.ignores + live.ignores.filter { !source.ignores.contains($0) }
        for index in result.coordinators.indices {
            let type = live.coordinators[index].type
            if let coordinator = known.coordinator(type) { result.coordinators[index].take(coordinator) }
            for position in result.coordinators[index].screens.indices {
                result.coordinators[index].screens[position].take(known)
            }
            for (position, branch) in live.coordinators[index].branches.enumerated() {
                let child = live.coordinators[branch.child.index].type
                guard let said = known.branch(from: type, to: child, presentation: branch.presentation) else {
                    continue
                }
                result.coordinators[index].branches[position].take(said)
            }
        }
        return result
    }
}

extension Coordinator {
    /// Adds the source's facts about a coordinator of the same type.
    fileprivate mutating func take(_ source: Coordinator) {
        routes = routes.joined(with: source.routes)
        emits = emits.joined(with: source.emits)
        intercepts = intercepts.joined(with: source.intercepts)
        if screens.isEmpty { screens = source.screens }
        dependencies.needs = dependencies.needs ?? source.dependencies.needs
        dependencies.provides = dependencies.provides ?? source.dependencies.provides
        location = source.location ?? location
        ignores += source.ignores.filter { !ignores.contains($0) }
    }
}

extension Screen {
    /// Adds the source's facts about screens of its type, and of the types embedded in it.
    fileprivate mutating func take(_ known: KnownFacts) {
        if let source = known.screen(type) {
            emits = emits.joined(with: source.emits)
            intercepts = intercepts.joined(with: source.intercepts)
            location = source.location ?? location
        }
        for index in screens.indices { screens[index].take(known) }
    }
}

extension Branch {
    /// Adds the presentation's place from the source, and names that the live tree does not have.
    fileprivate mutating func take(_ source: Branch) {
        presentation = presentation ?? source.presentation
        route = route ?? source.route
        location = source.location ?? location
    }
}

extension [Emission] {
    /// The source has each place; an emission at run time may be at one of them.
    fileprivate func joined(with source: [Emission]) -> [Emission] {
        source + filter { seen in !source.contains { $0.event == seen.event } }
    }
}

extension [Interceptor] {
    /// An event that was intercepted at run time belongs to the source's interceptor of this event or of its whole
    /// domain.
    fileprivate func joined(with source: [Interceptor]) -> [Interceptor] {
        source + filter { seen in !source.contains { $0.event == seen.event || $0.intercepts(seen.event) } }
    }
}

extension [Route] {
    /// In the order of the declaration, which is the same in both trees.
    fileprivate func joined(with source: [Route]) -> [Route] {
        source + filter { seen in !source.contains { $0.name == seen.name } }
    }
}
