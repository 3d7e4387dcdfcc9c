extension CoordinatorTree {
    /// The same tree in the one order in which it is written.
    ///
    /// Every coordinator has an id (`assignIDs()`), and `coordinators` has the order of `depthFirst()`. Lists whose
    /// order has no meaning are sorted: declared events, emissions, interceptors, unresolved places and suppressions by
    /// name and place, unattached coordinators by id. Roots, screens, routes, branches and payloads keep their order,
    /// which has a meaning. Coordinators that nothing leads to are left out. Names are sorted by their UTF-8 bytes.
    public func canonical() -> CoordinatorTree {
        var tree = self
        tree.assignIDs()
        tree.unattached.sort { tree.coordinators[$0].id.precedes(tree.coordinators[$1].id) }
        tree.events.sort { $0.sortKey < $1.sortKey }
        tree.unresolved.sort { $0.sortKey < $1.sortKey }
        tree.ignores.sort { $0.sortKey < $1.sortKey }
        for index in tree.events.indices { tree.events[index].ignores.sort { $0.sortKey < $1.sortKey } }

        let order = tree.depthFirst()
        var places = [Int](repeating: 0, count: tree.coordinators.count)
        for (place, index) in order.enumerated() { places[index] = place }
        let coordinators = tree.coordinators
        tree.coordinators = order.map { coordinators[$0].sorted(places: places) }
        tree.roots = tree.roots.map { places[$0] }
        tree.unattached = tree.unattached.map { places[$0] }
        return tree
    }
}

extension Coordinator {
    fileprivate func sorted(places: [Int]) -> Coordinator {
        var sorted = self
        sorted.emits = emits.sorted()
        sorted.intercepts = intercepts.sorted()
        sorted.screens = screens.map { $0.sorted() }
        sorted.ignores.sort { $0.sortKey < $1.sortKey }
        sorted.retainCycles.sort { $0.sortKey < $1.sortKey }
        for index in sorted.branches.indices {
            sorted.branches[index].removals?.sort { $0.sortKey < $1.sortKey }
            sorted.branches[index].keptEndings.sort { $0.sortKey < $1.sortKey }
            switch sorted.branches[index].child {
            case .contained(let child): sorted.branches[index].child = .contained(places[child])
            case .reference(let child): sorted.branches[index].child = .reference(places[child])
            }
        }
        return sorted
    }
}

extension Screen {
    fileprivate func sorted() -> Screen {
        var sorted = self
        sorted.emits = emits.sorted()
        sorted.intercepts = intercepts.sorted()
        sorted.screens = screens.map { $0.sorted() }
        return sorted
    }
}

extension Array<Emission> {
    fileprivate func sorted() -> [Emission] {
        var emissions = self
        for index in emissions.indices { emissions[index].ignores.sort { $0.sortKey < $1.sortKey } }
        if emissions.count > 1 { emissions.sort { $0.sortKey < $1.sortKey } }
        return emissions
    }
}

extension Array<Interceptor> {
    fileprivate func sorted() -> [Interceptor] {
        var interceptors = self
        for index in interceptors.indices { interceptors[index].ignores.sort { $0.sortKey < $1.sortKey } }
        if interceptors.count > 1 { interceptors.sort { $0.sortKey < $1.sortKey } }
        return interceptors
    }
}
