import CoordinatorAnalysis
import CoordinatorModel

/// The end of every event, as a table in a blank part of the picture.
public struct EventTable: Hashable, Sendable {
    /// One end of an event, for all objects that emit it.
    public struct Entry: Hashable, Sendable {
        /// The name of the event in the diagram.
        public var event: String
        /// The types that emit it, each with the number of its objects.
        public var emitters: String
        /// The type that consumes it, or the types that observe it; empty for a lost event.
        public var end: String
        /// What happens there.
        public var fate: Flow.Fate
        /// The event's family.
        var family: Int?
    }

    /// Lost events first, then the others in the order of the tree; events that never leave their box last.
    public internal(set) var entries: [Entry]

    /// A tree with more journeys has more events than a table can list.
    private static let mostJourneys = 50_000

    /// `nil` if the diagram shows a part of the tree, selected events, or two versions.
    init?(_ propagation: Propagation, _ options: DiagramOptions, _ names: ShortNames) {
        guard options.events == .all, !options.keepsTraces, options.showsFindings, options.detail != .titles,
            options.highlight == nil, options.collapse == nil, !propagation.isTruncated
        else { return nil }
        var groups = Groups(tree: propagation.tree)
        for (number, journey) in propagation.journeys.enumerated() {
            guard number < Self.mostJourneys else { return nil }
            groups.add(journey)
        }
        // If no event leaves its box, the rows contain everything.
        if options.detail == .full, groups.groups.allSatisfy(\.key.isAtHome) { return nil }
        // If events are counts, only the table has their names, and there is little room for it.
        let isNarrow = options.isNarrow || options.detail == .flows
        entries = groups.sorted.map { $0.entry(names, isNarrow: isNarrow) }
        if entries.count < Self.fewest { return nil }
    }

    /// Fewer entries need no table.
    private static let fewest = 3

    /// The journeys of an event that end in the same way.
    private struct Group {
        struct Key: Hashable {
            var event: String
            var end: String
            var fate: Flow.Fate
            /// Whether it is intercepted in the box that emits it.
            var isAtHome: Bool
        }

        var key: Key
        var emitters: [String] = []
        var counts: [String: Int] = [:]

        /// Groups with a lower rank come first.
        var rank: Int { key.fate == .lost ? 0 : key.isAtHome ? 2 : 1 }

        func entry(_ names: ShortNames, isNarrow: Bool) -> Entry {
            let emitters = emitters.map { name in
                let count = counts[name] ?? 1
                return count > 1 ? "\(name) × \(count)" : name
            }
            return Entry(
                event: isNarrow ? names.narrow(key.event) : names.short(key.event),
                emitters: emitters.joined(separator: ", "), end: key.end,
                fate: key.fate, family: names.families.number(of: key.event))
        }
    }

    private struct Groups {
        let tree: CoordinatorTree
        private(set) var groups: [Group] = []
        /// The groups by rank, with the groups of one event beside each other.
        var sorted: [Group] {
            var first: [String: Int] = [:]
            for (index, group) in groups.enumerated() where first[group.key.event] == nil {
                first[group.key.event] = index
            }
            return groups.enumerated().sorted { one, other in
                let (left, right) = (one.element, other.element)
                return (left.rank, first[left.key.event] ?? 0, one.offset)
                    < (right.rank, first[right.key.event] ?? 0, other.offset)
            }.map(\.element)
        }
        private var positions: [Group.Key: Int] = [:]
        /// An object that emits an event in several places is one emitter.
        private var seen: Set<Emitter> = []

        private struct Emitter: Hashable {
            var group: Int
            var coordinator: Int
        }

        init(tree: CoordinatorTree) { self.tree = tree }

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
            guard seen.insert(Emitter(group: group, coordinator: emitter)).inserted else { return }
            let name = shown(emitter)
            if groups[group].counts[name] == nil { groups[group].emitters.append(name) }
            groups[group].counts[name, default: 0] += 1
        }

        private func name(of stop: Stop) -> String { stop.interceptor.by ?? shown(stop.place.coordinator) }

        private func shown(_ coordinator: Int) -> String { NameParts.narrow(tree.coordinators[coordinator].type) }
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
