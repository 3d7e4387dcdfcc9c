import CoordinatorModel

extension TreeAssembly {
    /// The retain cycles of which a coordinator has the objects.
    func retainCycles(of type: TypeID) -> [RetainCycle] {
        var seen: Set<RetainCycle> = []
        return (lifetimes.rings[type] ?? []).map { RetainCycle($0.map(link)) }.filter { seen.insert($0).inserted }
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
            // A child that takes another's place lives as long as its parent, if nothing that follows leads back to it.
            isOnce: life.isOnce || branch.replaces && !life.isMadeAgain)
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
