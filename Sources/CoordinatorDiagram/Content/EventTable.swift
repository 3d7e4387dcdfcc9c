import CoordinatorAnalysis

/// The end of every event, as a table in a blank part of the picture.
public struct EventTable: Hashable, Sendable {
    /// One end of an event, for all objects that emit it.
    public struct Entry: Hashable, Sendable {
        /// The name of the event in the diagram.
        public var event: String
        /// The types that emit it; with the coordinators that present them if it depends on them where the event ends.
        public var emitters: String
        /// The type that consumes it, or the types that observe it; empty for a lost event.
        public var end: String
        /// What happens there.
        public var fate: Flow.Fate
        /// The event's family.
        var family: Int?
        /// Whether it is a further line of the entry above.
        var isContinuation = false
        /// Whether the event also ends elsewhere.
        var isOneOfSeveral = false
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
        var ends = EventEnds(tree: propagation.tree, names: names.coordinators)
        for (number, journey) in propagation.journeys.enumerated() {
            guard number < Self.mostJourneys else { return nil }
            ends.add(journey)
        }
        // If no event leaves its box, the rows contain everything.
        if options.detail == .full, ends.groups.allSatisfy(\.key.isAtHome) { return nil }
        // If events are counts, only the table has their names, and there is little room for it.
        let isNarrow = options.isNarrow || options.detail == .flows
        let emitters = EmitterNames(ends, coordinators: propagation.tree.coordinators.indices)
        var counts: [String: Int] = [:]
        for group in ends.groups { counts[group.key.event, default: 0] += 1 }
        entries = ends.sorted.map { group in
            let key = group.key
            return Entry(
                event: isNarrow ? names.narrow(key.event) : names.short(key.event),
                emitters: emitters.names(of: group).joined(separator: ", "), end: key.end, fate: key.fate,
                family: names.families.number(of: key.event), isOneOfSeveral: (counts[key.event] ?? 0) > 1)
        }
        if entries.count < Self.fewest { return nil }
    }

    /// Fewer entries need no table.
    private static let fewest = 3
}
