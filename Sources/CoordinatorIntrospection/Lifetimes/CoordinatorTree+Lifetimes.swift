import CoordinatorModel

extension CoordinatorTree {
    /// Adds to a snapshot what a journey showed about lifetimes, so that a check considers it.
    ///
    /// - A ring of strong references becomes one of the `retainCycles` of the coordinator that it keeps alive.
    /// - Where the tree has a coordinator of a type that grows below one that holds it, that branch says that the child is
    ///   held in a collection and never removed.
    /// - A coordinator that has neither place in the tree is listed in `unresolved`.
    ///
    /// Merging the same facts again changes nothing.
    public mutating func merge(_ lifetimes: CoordinatorLifetimes) {
        for stray in lifetimes.strays { add(stray) }
        for growth in lifetimes.growths { add(growth) }
    }

    private mutating func add(_ growth: CoordinatorLifetimes.Growth) {
        var isKnown = false
        for index in coordinators.indices where growth.holders.contains(coordinators[index].type) {
            for place in coordinators[index].branches.indices {
                let child = coordinators[index].branches[place].child.index
                guard coordinators[child].type == growth.type else { continue }
                coordinators[index].branches[place].holding = Holding(.strong, isCollection: true)
                coordinators[index].branches[place].removals = []
                isKnown = true
            }
        }
        if !isKnown { note("\(growth.type) is never removed") }
    }

    private mutating func add(_ stray: CoordinatorCensus.Stray) {
        if let ring = stray.ring, let index = coordinators.firstIndex(where: { $0.type == stray.type }) {
            if !coordinators[index].retainCycles.contains(ring) { coordinators[index].retainCycles.append(ring) }
            return
        }
        note("\(stray.type) is alive and in no tree")
    }

    private mutating func note(_ text: String) {
        if !unresolved.contains(Unresolved(what: text)) { unresolved.append(Unresolved(what: text)) }
    }
}
