/// The ids of lines in a picture, made from those of their boxes.
enum EdgeIdentities {
    /// The id of the only branch that leads to a box.
    static func branch(to child: Box) -> String { "b-\(child.id)" }

    /// The ids of a diagram's strokes, in their order. They depend on the interceptor at the end.
    static func of(_ strokes: [Stroke], boxes: [Box]) -> [String] {
        var slugs = Slugs()
        return strokes.map { stroke in
            let box = boxes[stroke.target.box]
            let row = stroke.target.row.map { box.rows[$0] }
            return slugs.slug("s-", [box.id, row?.event ?? row?.text].compactMap { $0 }.joined(separator: "-"))
        }
    }

    /// The ids of a diagram's flows, in their order.
    static func of(_ flows: [Flow], boxes: [Box]) -> [String] {
        var slugs = Slugs()
        return flows.map { flow in
            slugs.slug("f-", "\(boxes[flow.source.box].id)-\(flow.event)-\(boxes[flow.target.box].id)")
        }
    }
}
