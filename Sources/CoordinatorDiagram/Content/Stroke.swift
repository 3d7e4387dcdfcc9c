import TreeComparison

/// All flows to one interceptor, as one line: from every emission, along the tree, to the interceptor.
///
/// Objects on the path that observe the event are dots on the line.
public struct Stroke: Hashable, Sendable {
    /// An object on the path that intercepts the event and does not always consume it.
    public struct Bead: Hashable, Sendable {
        /// The row of the interceptor.
        public var place: Flow.Port
        /// Whether the event may end there.
        public var fate: Flow.Fate
    }

    /// The end of the line: the row of the interceptor, or the box of a lost event's marker.
    public var target: Flow.Port
    /// What happens at the end.
    public var fate: Flow.Fate
    /// The starts of the line: the rows of the emissions.
    public var sources: [Flow.Port]
    /// The objects on the path that observe the event, or that may consume it.
    public var beads: [Bead] = []
    /// The flows that it contains, as indices into `Diagram.flows`.
    public var flows: [Int] = []
    /// The family of its events; `nil` for several families.
    var family: Int?
    /// Its change; `nil` if the diagram shows only one version.
    public var change: Change?
}

/// Combines journeys into strokes.
struct StrokeBuilder {
    private struct Key: Hashable {
        var target: Flow.Port
        var fate: Flow.Fate
        var change: Change?
    }

    private(set) var strokes: [Stroke] = []
    private var positions: [Key: Int] = [:]
    private var sources: [Set<Flow.Port>] = []
    private var beads: [Set<Stroke.Bead>] = []
    private var events: [Set<String>] = []

    /// Combines legs: the flows of a journey, from one start, in the order in which the event reaches them.
    static func strokes(of legs: [[Int]], _ flows: [Flow], _ families: EventFamilies) -> [Stroke] {
        var builder = StrokeBuilder()
        for leg in distinct(legs) { builder.add(leg, flows) }
        for index in builder.strokes.indices {
            builder.strokes[index].family = families.number(of: builder.events[index])
        }
        return builder.strokes
    }

    /// The legs without those that are the beginning of a longer one, which draws all of them.
    private static func distinct(_ legs: [[Int]]) -> [[Int]] {
        var longer: [Int: Int] = [:]
        for (index, leg) in legs.enumerated() {
            for flow in leg.dropLast() where longer[flow] == nil { longer[flow] = index }
        }
        return legs.filter { leg in
            guard let last = leg.last, let other = longer[last] else { return true }
            return !legs[other].starts(with: leg)
        }
    }

    private mutating func add(_ leg: [Int], _ flows: [Flow]) {
        guard let end = leg.last else { return }
        let last = flows[end]
        let key = Key(target: last.target, fate: last.fate, change: last.change)
        let position = positions[key] ?? strokes.count
        if position == strokes.count {
            positions[key] = position
            strokes.append(Stroke(target: last.target, fate: last.fate, sources: [], change: last.change))
            sources.append([])
            beads.append([])
            events.append([])
        }
        if sources[position].insert(last.source).inserted { strokes[position].sources.append(last.source) }
        for index in leg.dropLast() {
            let bead = Stroke.Bead(place: flows[index].target, fate: flows[index].fate)
            if beads[position].insert(bead).inserted { strokes[position].beads.append(bead) }
        }
        strokes[position].flows += leg
        if !last.event.isEmpty { events[position].insert(last.event) }
    }
}
