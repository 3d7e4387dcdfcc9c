import CoordinatorModel

extension Coordinator {
    /// Adds the facts of the same coordinator in a later snapshot, except its branches.
    mutating func take(_ later: Coordinator) {
        // A coordinator that had no children at one moment counted as a leaf at that moment.
        if kind == .coordinator { kind = later.kind }
        isStarted = later.isStarted ?? isStarted
        activeRoute = later.activeRoute ?? activeRoute
        for route in later.routes where !routes.contains(where: { $0.name == route.name }) { routes.append(route) }
        dependencies.needs = later.dependencies.needs ?? dependencies.needs
        dependencies.provides = later.dependencies.provides ?? dependencies.provides
        emits.add(later.emits)
        intercepts.add(later.intercepts)
        screens.add(later.screens)
    }
}

extension [Emission] {
    fileprivate mutating func add(_ others: [Emission]) {
        for other in others where !contains(where: { $0.event == other.event }) { append(other) }
    }
}

extension [Interceptor] {
    fileprivate mutating func add(_ others: [Interceptor]) {
        for other in others {
            guard let known = firstIndex(where: { $0.event == other.event && $0.by == other.by }) else {
                append(other)
                continue
            }
            if self[known].consumes != other.consumes { self[known].consumes = .sometimes }
        }
    }
}

extension [Screen] {
    /// Matches screens of one type by their order: the first with the first, the second with the second.
    fileprivate mutating func add(_ others: [Screen]) {
        var used: Set<Int> = []
        for other in others {
            guard let known = indices.first(where: { self[$0].type == other.type && !used.contains($0) }) else {
                used.insert(count)
                append(other)
                continue
            }
            used.insert(known)
            self[known].emits.add(other.emits)
            self[known].intercepts.add(other.intercepts)
            self[known].screens.add(other.screens)
        }
    }
}
