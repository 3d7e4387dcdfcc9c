import CoordinatorModel

/// A tree in numbers.
public struct TreeStatistics: Hashable, Sendable {
    /// A name and a number of occurrences.
    public struct Count: Hashable, Sendable {
        /// A type, a kind, a presentation or an event.
        public var name: String
        /// The number of occurrences.
        public var count: Int

        /// Creates a count.
        public init(name: String, count: Int) {
            self.name = name
            self.count = count
        }
    }

    /// All coordinators, unattached ones included.
    public var coordinators = 0
    /// The coordinators with which the app starts.
    public var roots = 0
    /// The unattached coordinators.
    public var unattached = 0
    /// The largest number of coordinators above one another, root included.
    public var depth = 0
    /// The coordinator with the most branches, the first of several; `nil` if there are no branches.
    public var widest: Count?
    /// Coordinators by kind, the most frequent first.
    public var kinds: [Count] = []
    /// Branches by presentation, the most frequent first; branches without a presentation under an empty name.
    public var presentations: [Count] = []
    /// Branches that lead to a coordinator elsewhere in the tree.
    public var references = 0
    /// Screens, embedded ones included.
    public var screens = 0
    /// Routes of all coordinators.
    public var routes = 0
    /// Emissions of coordinators and screens.
    public var emissions = 0
    /// Interceptors of coordinators and screens.
    public var interceptors = 0
    /// Events by the number of their emissions, the most frequent first.
    public var busiestEvents: [Count] = []
    /// Journeys by outcome.
    public var journeys: [Journey.Outcome: Int] = [:]

    /// Counts a tree. Takes time linear in the tree and its journeys.
    public init(_ propagation: Propagation) {
        let tree = propagation.tree
        var kinds: [String: Int] = [:]
        var presentations: [String: Int] = [:]
        var events: [String: Int] = [:]
        coordinators = tree.coordinators.count
        roots = tree.roots.count
        unattached = tree.unattached.count
        for coordinator in tree.coordinators {
            kinds[coordinator.kind.rawValue, default: 0] += 1
            routes += coordinator.routes.count
            if coordinator.branches.count > widest?.count ?? 0 {
                widest = Count(name: coordinator.type, count: coordinator.branches.count)
            }
            for branch in coordinator.branches {
                presentations[branch.presentation ?? "", default: 0] += 1
                if case .reference = branch.child { references += 1 }
            }
            count(coordinator.emits, coordinator.intercepts, in: &events)
            for screen in coordinator.allScreens {
                screens += 1
                count(screen.emits, screen.intercepts, in: &events)
            }
        }
        for journey in propagation.journeys { journeys[journey.outcome, default: 0] += 1 }
        depth = Self.depth(of: tree)
        self.kinds = Self.ranked(kinds)
        self.presentations = Self.ranked(presentations)
        busiestEvents = Self.ranked(events)
    }

    private mutating func count(_ emits: [Emission], _ intercepts: [Interceptor], in events: inout [String: Int]) {
        emissions += emits.count
        interceptors += intercepts.count
        for emission in emits { events[emission.event, default: 0] += 1 }
    }

    private static func depth(of tree: CoordinatorTree) -> Int {
        let parents = tree.parents()
        var levels = [Int](repeating: 1, count: tree.coordinators.count)
        for index in tree.depthFirst() {
            if let parent = parents[index] { levels[index] = levels[parent] + 1 }
        }
        return levels.max() ?? 0
    }

    private static func ranked(_ counts: [String: Int]) -> [Count] {
        counts.map { Count(name: $0, count: $1) }
            .sorted {
                $0.count != $1.count ? $0.count > $1.count : $0.name.utf8.lexicographicallyPrecedes($1.name.utf8)
            }
    }
}
