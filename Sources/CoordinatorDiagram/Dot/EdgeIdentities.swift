/// The identities of lines in a picture, made of those of their boxes.
struct EdgeIdentities {
    private let boxes: [Box]
    private var slugs = Slugs()

    init(_ diagram: Diagram) { boxes = diagram.boxes }

    /// A box has one branch that leads to it.
    static func branch(to child: Box) -> String { "b-\(child.id)" }

    /// In the order of the diagram's flows.
    mutating func flow(_ flow: Flow) -> String {
        slugs.slug("f-", "\(boxes[flow.source.box].id)-\(flow.event)-\(boxes[flow.target.box].id)")
    }
}
