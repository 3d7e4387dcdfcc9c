import CoordinatorModel

/// The events that come out of references, by stroke: those of the coordinators behind each, as the lanes of its box
/// name them.
struct ReferenceEvents {
    private struct Key: Hashable {
        var box: Int
        var stroke: Int
    }

    private var names: [Key: String] = [:]
    private var counts: [Key: Int] = [:]

    init(_ diagram: Diagram) {
        var seen: [Key: Set<String>] = [:]
        for (number, stroke) in diagram.strokes.enumerated() {
            for flow in stroke.flows.lazy.map({ diagram.flows[$0] }) {
                guard case .reference = diagram.boxes[flow.source.box].subject else { continue }
                let key = Key(box: flow.source.box, stroke: number)
                guard seen[key, default: []].insert(flow.event).inserted else { continue }
                counts[key, default: 0] += 1
                names[key] = diagram.rowName(of: flow.event)
            }
        }
    }

    /// The event of a stroke, or the number of events if there are several; `nil` if the picture does not name them.
    func name(of stroke: Int, at box: Int) -> String? {
        let key = Key(box: box, stroke: stroke)
        guard let count = counts[key], let name = names[key] else { return nil }
        if count > 1 { return PlainText.count(count, "event") }
        return name.isEmpty ? nil : BoxMetrics.fitted(event: name, bold: false)
    }
}
