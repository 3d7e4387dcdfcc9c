import CoordinatorAnalysis
import CoordinatorModel

/// The journeys of a tree's events, in groups with the same event and the same end.
struct EventEnds {
    /// The journeys of an event that end in the same way.
    struct Group {
        struct Key: Hashable {
            var event: String
            /// The name of the consumer, or of the observer; empty for a lost event.
            var end: String
            var fate: Flow.Fate
            /// Whether it is intercepted in the box that emits it.
            var isAtHome: Bool
        }

        let key: Key
        /// The coordinators that emit it, each once.
        fileprivate(set) var emitters: [Int] = []
        /// For each of them, the ways up from it on which the event ends so: coordinators, the nearest first, and
        /// `start` if the way is complete.
        fileprivate(set) var ways: [Int: Set<[Int]>] = [:]

        /// Groups with a lower rank come first.
        fileprivate var rank: Int { key.fate == .lost ? 0 : key.isAtHome ? 2 : 1 }
    }

    private(set) var groups: [Group] = []
    private let tree: CoordinatorTree
    private let names: TypeNames
    private var positions: [Group.Key: Int] = [:]

    init(tree: CoordinatorTree, names: TypeNames) { (self.tree, self.names) = (tree, names) }

    mutating func add(_ journey: Journey) {
        let emitter = journey.emitter.coordinator
        let stop = journey.consumer ?? Array(journey.stops).max { $0.strength < $1.strength }
        let key = Group.Key(
            event: journey.event, end: stop.map(name) ?? "", fate: stop?.fate ?? .lost,
            isAtHome: stop?.place.coordinator == emitter)
        let group = positions[key] ?? groups.count
        if group == groups.count {
            positions[key] = group
            groups.append(Group(key: key))
        }
        // An object that emits an event in several places is one emitter.
        if groups[group].ways[emitter] == nil { groups[group].emitters.append(emitter) }
        let presenters = journey.presenters(atMost: Self.longestWay)
        let way = presenters.count < Self.longestWay ? presenters + [Self.start] : presenters
        groups[group].ways[emitter, default: []].insert(way)
    }

    /// Stands for the start of the app, at the end of a way.
    static let start = -1
    /// Coordinators that are further up are not compared.
    private static let longestWay = 8

    /// The groups by rank, with the groups of one event beside each other.
    var sorted: [Group] {
        var first: [String: Int] = [:]
        for (index, group) in groups.enumerated() where first[group.key.event] == nil { first[group.key.event] = index }
        return groups.indices.sorted { left, right in
            (groups[left].rank, first[groups[left].key.event] ?? 0, left)
                < (groups[right].rank, first[groups[right].key.event] ?? 0, right)
        }.map { groups[$0] }
    }

    private func name(of stop: Stop) -> String {
        guard let type = stop.interceptor.by else { return shown(stop.place.coordinator) }
        return type.hasSuffix("Coordinator") ? names.narrow(type) : type
    }

    /// The name of a coordinator in the table.
    func shown(_ coordinator: Int) -> String {
        coordinator == Self.start ? "the start" : names.narrow(tree.coordinators[coordinator].type)
    }
}

extension Stop {
    fileprivate var fate: Flow.Fate {
        switch interceptor.consumes {
        case .always: .consumed
        case .sometimes: .maybeConsumed
        case .never: .observed
        }
    }

    fileprivate var strength: Int { interceptor.consumes == .sometimes ? 1 : 0 }
}
