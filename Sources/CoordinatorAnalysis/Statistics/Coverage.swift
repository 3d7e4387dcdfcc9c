import CoordinatorModel

/// What was found in each coordinator: its events, its branches, and the places that could not be followed.
public struct Coverage: Sendable {
    /// A coordinator, and the facts found in it.
    public struct Entry: Sendable {
        /// Its type.
        public var type: String
        /// The number of emissions of it and its screens.
        public var emitted: Int
        /// The number of interceptors that it and its screens have.
        public var intercepted: Int
        /// The number of coordinators that it presents.
        public var presented: Int
        /// The unresolved places in its file, or in the file of one of its screens.
        public var unresolved: [Unresolved]
    }

    /// The coordinators, in the order of the tree.
    public let entries: [Entry]
    /// The unresolved places in files without a coordinator or screen.
    public let elsewhere: [Unresolved]

    /// Collects the facts of a tree.
    public init(_ analysis: Analysis) {
        let tree = analysis.tree
        var owners: [String: [Int]] = [:]
        var entries: [Entry] = []
        for index in tree.depthFirst() {
            let coordinator = tree.coordinators[index]
            var entry = Entry(
                type: coordinator.type, emitted: coordinator.emits.count, intercepted: coordinator.intercepts.count,
                presented: coordinator.branches.count, unresolved: [])
            var files = Set([coordinator.location?.file].compactMap { $0 })
            for screen in coordinator.allScreens {
                entry.emitted += screen.emits.count
                entry.intercepted += screen.intercepts.count
                if let file = screen.location?.file { files.insert(file) }
            }
            for file in files { owners[file, default: []].append(entries.count) }
            entries.append(entry)
        }
        var elsewhere: [Unresolved] = []
        for unresolved in tree.unresolved {
            guard let file = unresolved.location?.file, let indices = owners[file] else {
                elsewhere.append(unresolved)
                continue
            }
            for index in indices { entries[index].unresolved.append(unresolved) }
        }
        self.entries = entries
        self.elsewhere = elsewhere
    }

    /// The number of coordinators that emit and intercept no known event.
    public var silent: Int { entries.count { $0.emitted == 0 && $0.intercepted == 0 } }
}
