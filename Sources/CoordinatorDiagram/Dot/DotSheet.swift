/// A part of a drawing that is drawn separately, so that a large picture is never in memory as one graph.
///
/// 50,000 boxes with their lines took 500 MB as one graph of Graphviz; a sheet of 2,000 elements takes 5.
public struct DotSheet: Hashable, Sendable {
    /// The boxes of the sheet.
    public var boxes: Range<Int> = 0..<0
    /// The branches of the sheet.
    public var branches: Range<Int> = 0..<0
    /// The flows of the sheet.
    public var flows: Range<Int> = 0..<0
    /// The strokes of the sheet.
    public var strokes: Range<Int> = 0..<0
    /// Whether it is the first sheet, which has the title and the legend, and defines the size of the whole picture.
    public var isFirst = false

    /// The largest number of elements of a sheet: small enough for the processor's caches, and large enough that
    /// Graphviz's work for each graph is negligible.
    private static let mostElements = 2_000

    /// The sheets of a diagram, from bottom to top: lines above boxes.
    public static func all(of diagram: Diagram) -> [DotSheet] {
        let lines =
            diagram.options.keepsTraces
            ? pieces(diagram.flows.count).map { DotSheet(flows: $0) }
            : pieces(diagram.strokes.count).map { DotSheet(strokes: $0) }
        return [DotSheet(isFirst: true)] + pieces(diagram.boxes.count).map { DotSheet(boxes: $0) }
            + pieces(diagram.branches.count).map { DotSheet(branches: $0) } + lines
    }

    private static func pieces(_ count: Int) -> [Range<Int>] {
        stride(from: 0, to: count, by: mostElements).map { $0..<min($0 + mostElements, count) }
    }
}

extension DotDrawing {
    /// Passes on the elements of a sheet. All sheets have the same coordinates.
    public func write(_ sheet: DotSheet, to sink: inout some DotSink) {
        writeDefaults(to: &sink)
        // Without this, Graphviz moves its drawing to the origin.
        sink.graph([DotAttribute(.notranslate, .constant("true"))])
        // Lines need nodes at their ends, but their positions are given: so two corners of the picture are the ends of
        // all lines.
        let size = scene.arrangement.size
        sink.node(0, corner(Point(x: 0, y: 0)))
        sink.node(1, corner(size))
        let (boxes, lines) = (BoxDrawing(scene: scene), LineDrawing(scene: scene))
        var number = 2
        for index in sheet.boxes { boxes.write(box: index, to: &sink, &number) }
        if sheet.isFirst {
            var furniture = Furniture(scene)
            furniture.write(to: &sink, &number)
        }
        for index in sheet.branches { sink.edge(from: 0, to: 1, lines.attributes(ofBranch: index)) }
        for index in sheet.flows where !scene.arrangement.flowCurves[index].isEmpty {
            sink.edge(from: 0, to: 1, lines.attributes(ofFlow: index))
        }
        for index in sheet.strokes { sink.edge(from: 0, to: 1, lines.attributes(ofStroke: index)) }
    }

    private func corner(_ point: Point) -> [DotAttribute] {
        scene.place(Frame(x: point.x, y: point.y, width: 0, height: 0)) + [
            DotAttribute(.style, .constant("invis")), DotAttribute(.shape, .constant("box")),
            DotAttribute(.label, .constant("")),
        ]
    }
}
