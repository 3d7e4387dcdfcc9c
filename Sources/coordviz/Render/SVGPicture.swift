import CoordinatorDiagram
import Graphviz

/// Writes an arranged diagram as SVG.
struct SVGPicture {
    private let diagram: Diagram
    private let drawing: DotDrawing
    private let theme: Theme
    private let idPrefix: String
    private let afterwards: Afterwards

    init(
        _ diagram: Diagram, _ arrangement: Arrangement, theme: Theme, idPrefix: String = "",
        _ afterwards: Afterwards = .leaveToExit
    ) {
        self.afterwards = afterwards
        self.diagram = diagram
        self.theme = theme
        self.idPrefix = idPrefix
        drawing = DotDrawing(diagram, arrangement, palette: theme.palette)
    }

    /// Passes on the picture's bytes: as a whole, or sheet by sheet if it is large.
    ///
    /// - Throws: `GraphvizError`, `SVGError`, and the errors of `take`.
    func write(to take: ([UInt8]) throws -> Void) throws {
        guard diagram.boxes.count + diagram.flows.count > Size.mostOnOneSheet else {
            let decoration = decoration(for: nil)
            return try GraphvizLibrary.withPicture(
                .svg, engine: .fixedPositions, afterwards: afterwards, { drawing.write(to: &$0) },
                { try take(SVGFinisher.finish($0, decoration)) })
        }
        var sheets = SVGSheets()
        for sheet in DotSheet.all(of: diagram) {
            let decoration = decoration(for: sheet)
            try GraphvizLibrary.withPicture(
                .svg, engine: .fixedPositions, { drawing.write(sheet, to: &$0) },
                { try take(sheets.add($0, decoration)) })
        }
        try take(sheets.finished())
    }

    private func decoration(for sheet: DotSheet?) -> SVGDecoration {
        SVGDecoration(diagram, theme: theme, idPrefix: idPrefix, sheet: sheet)
    }
}
