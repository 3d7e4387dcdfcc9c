import TreeComparison

/// The lines of events in a flowchart: all events of one box that end at the same interceptor have one line.
enum MermaidFlows {
    struct Edge {
        var source: Int
        var target: Int
        var fate: Flow.Fate
        var change: Change?
        /// The names in the diagram, each once.
        var events: [String] = []
        /// The family of the events; `nil` for several families.
        var family: Int?
    }

    private struct Key: Hashable {
        var source: Int
        var target: Flow.Port
        var fate: Flow.Fate
        var change: Change?
    }

    static func edges(of diagram: Diagram) -> [Edge] {
        var edges: [Edge] = []
        var positions: [Key: Int] = [:]
        // The rows of a box show what the coordinator does with its own events.
        for flow in diagram.flows where flow.source.box != flow.target.box {
            let key = Key(source: flow.source.box, target: flow.target, fate: flow.fate, change: flow.change)
            let family = diagram.family(of: flow.event)
            let name = flow.event.isEmpty ? "" : diagram.rowName(of: flow.event)
            if let known = positions[key] {
                if edges[known].family != family { edges[known].family = nil }
                if !edges[known].events.contains(name) { edges[known].events.append(name) }
                continue
            }
            positions[key] = edges.count
            edges.append(
                Edge(
                    source: key.source, target: key.target.box, fate: key.fate, change: key.change, events: [name],
                    family: family))
        }
        return edges
    }
}
