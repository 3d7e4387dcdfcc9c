/// The identities of lines in a picture, made of those of their boxes.
enum EdgeIdentities {
    /// A box has one branch that leads to it.
    static func branch(to child: Box) -> String { "b-\(child.id)" }

    /// The identities of a diagram's strokes, in order: by the interceptor at the end.
    static func of(_ strokes: [Stroke], boxes: [Box]) -> [String] {
        var slugs = Slugs()
        return strokes.map { stroke in
            let box = boxes[stroke.target.box]
            let row = stroke.target.row.map { box.rows[$0] }
            return slugs.slug("s-", [box.id, row?.event ?? row?.text].compactMap { $0 }.joined(separator: "-"))
        }
    }

    /// Those of a diagram's flows, in their order.
    static func of(_ flows: [Flow], boxes: [Box]) -> [String] {
        var slugs = Slugs()
        return flows.map { flow in
            slugs.slug("f-", "\(boxes[flow.source.box].id)-\(flow.event)-\(boxes[flow.target.box].id)")
        }
    }
}
