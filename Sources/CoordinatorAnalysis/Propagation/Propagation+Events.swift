import CoordinatorModel

extension Propagation {
    /// The names of all events that the tree declares, emits or intercepts by name; each once, in the order of their
    /// bytes. A wildcard is included if it is emitted, which means that only the domain of the event is known.
    public var eventNames: [String] {
        let places = store.places
        var isEvent = places.names.areWildcards.map(!)
        for emission in places.emissions { isEvent[Int(emission.name)] = true }
        let used = zip(places.names.names, isEvent).lazy.filter(\.1).map(\.0)
        return Set(used).union(tree.events.map(\.name)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
}
