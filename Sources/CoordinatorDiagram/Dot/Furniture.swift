/// What stands around a diagram: its title and the legend.
struct Furniture {
    private let drawing: DotDrawing

    init(_ drawing: DotDrawing) { self.drawing = drawing }

    /// Adds the nodes, numbered from `first`.
    mutating func write(to sink: inout some DotSink, from first: Int) {
        var number = first
        let label = HTMLLabel(palette: drawing.palette, fontScale: drawing.fontScale)
        if let title = drawing.diagram.title {
            let size = 16.0
            let fitted = TextMetrics.fitted(title, to: 800, size: size, bold: true)
            let width = TextMetrics.width(fitted, size: size, bold: true) * BoxMetrics.slack + 4
            let frame = Frame(x: 0, y: -38, width: width, height: 24)
            let html = label.text(fitted, .text, size: size, isBold: true)
            sink.node(number, node("title", frame, html))
            number += 1
        }
        if drawing.diagram.options.showsLegend {
            let legend = Legend(label: label, isComparison: drawing.diagram.isComparison)
            let size = legend.size
            let frame = Frame(x: 0, y: drawing.arrangement.size.y + 30, width: size.width, height: size.height)
            sink.node(number, node("legend", frame, legend.html))
        }
    }

    private func node(_ name: String, _ frame: Frame, _ html: String) -> [DotAttribute] {
        drawing.place(frame) + [
            .init(.id, .text(name)), .init(.class, .constant(name)), .init(.shape, .constant("none")),
            .init(.label, .html(html)),
        ]
    }
}
