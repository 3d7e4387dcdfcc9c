/// The diagram, its arrangement and its colours, for all parts of a drawing.
struct DotScene {
    let diagram: Diagram
    let arrangement: Arrangement
    let palette: Palette
    let label: HTMLLabel

    /// A point in Graphviz's coordinates, in which y points up.
    func position(_ point: Point) -> String {
        "\(DotLength.number(point.x)),\(DotLength.number(arrangement.size.y - point.y))"
    }

    func position(_ curve: Curve, hasArrow: Bool) -> String {
        var text = hasArrow ? "e,\(position(curve.tip)) " : ""
        for (index, point) in curve.points.enumerated() { text += (index > 0 ? " " : "") + position(point) }
        return text
    }

    /// Several pieces of one line.
    func position(_ pieces: [Curve]) -> String {
        pieces.map { position($0, hasArrow: false) }.joined(separator: ";")
    }

    /// The position and size of a node.
    func place(_ frame: Frame, inset: Double = 0) -> [DotAttribute] {
        [
            .init(.pos, .constant(position(frame.middle))),
            .init(.width, .constant(DotLength.inches(frame.width - 2 * inset))),
            .init(.height, .constant(DotLength.inches(frame.height - 2 * inset))),
        ]
    }
}
