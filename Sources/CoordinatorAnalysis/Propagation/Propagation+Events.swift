import CoordinatorModel

extension Propagation {
    /// The names of all events that the tree declares, emits or claims by name; each once, in the order of their bytes.
    public var eventNames: [String] {
        let names = Set(store.places.names.names.filter { !EventNames.isWildcard($0) } + tree.events.map(\.name))
        return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
}
