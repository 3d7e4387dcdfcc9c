import CoordinatorModel

extension TreeAssembly {
    /// The retain cycles that a coordinator, its screens or their helpers are part of.
    func retainCycles(of type: TypeID) -> [RetainCycle] {
        guard !lifetimes.rings.isEmpty else { return [] }
        var types: Set<TypeID> = [type]
        var waiting = [type] + (placement.screens[type] ?? [])
        while let next = waiting.popLast() {
            types.formUnion([next] + (placement.helpers[next] ?? []))
            waiting += (placement.embedded[next] ?? []).filter { !types.contains($0) }
        }
        // In the same order for all places of a coordinator, because these are compared.
        var cycles: [RetainCycle] = []
        var seen: Set<RetainCycle> = []
        for type in types.sorted() {
            for ring in lifetimes.rings[type] ?? [] {
                let cycle = RetainCycle(ring.map(link))
                if seen.insert(cycle).inserted { cycles.append(cycle) }
            }
        }
        return cycles
    }

    /// A branch, with the way in which the parent holds the child and the code that removes it.
    func branch(_ edge: Placement.Edge, of parent: TypeID, to child: Branch.Child) -> Branch {
        var branch = Branch(
            presentation: edge.presentation, route: edge.route, child: child, location: location(edge.place))
        let pair = ChildHoldings.Pair(parent: parent, child: edge.child)
        if let place = lifetimes.dropped[pair] {
            branch.holding = Holding(.none, location: location(place))
            return branch
        }
        guard let life = lifetimes.lives[pair] else { return branch }
        let isStrong = life.entry.property.ownership == .strong
        branch.holding = Holding(
            isStrong ? .strong : .weak, in: life.entry.property.name, isCollection: life.entry.isCollection,
            isOnce: life.isOnce)
        guard isStrong else { return branch }
        branch.removals = life.removals?.map { removal in
            Removal(event: removal.event.map(name), location: location(removal.change.place))
        }
        branch.keptEndings = (lifetimes.endings[pair] ?? []).map { ending in
            KeptEnding(
                event: ending.event.map(name), gesture: ending.gesture, method: ending.method,
                removing: ending.removed.map(engine.name), location: location(ending.place))
        }
        return branch
    }

    private func link(_ reference: StrongReference) -> RetainLink {
        func name(_ id: ObjectID) -> String { engine.atoms[id].type.map(engine.name) ?? "" }
        return RetainLink(
            from: name(reference.holder), in: reference.property.name, to: name(reference.held),
            capturing: reference.captured, location: location(reference.place))
    }
}
