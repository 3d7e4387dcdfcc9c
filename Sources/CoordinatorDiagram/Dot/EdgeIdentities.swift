/// The identities of lines in a picture, made of those of their boxes.
enum EdgeIdentities {
    /// A box has one branch that leads to it.
    static func branch(to child: Box) -> String { "b-\(child.id)" }

    /// Those of a diagram's flows, in their order.
    static func of(_ flows: [Flow], boxes: [Box]) -> [String] {
        var slugs = Slugs()
        return flows.map { flow in
            slugs.slug("f-", "\(boxes[flow.source.box].id)-\(flow.event)-\(boxes[flow.target.box].id)")
        }
    }
}
