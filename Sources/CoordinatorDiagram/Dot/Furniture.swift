/// The parts around a diagram: the title and headline above, the table and the legend in blank corners.
struct Furniture {
    private let scene: DotScene
    private var label: HTMLLabel { scene.label }

    init(_ scene: DotScene) { self.scene = scene }

    /// Adds the nodes, numbered from `number` on.
    mutating func write(to sink: inout some DotSink, _ number: inout Int) {
        func add(_ attributes: [DotAttribute]) {
            sink.node(number, attributes)
            number += 1
        }
        var end = 0.0
        if let title = scene.diagram.title {
            let fitted = TextMetrics.fitted(title, to: 640, size: Self.titleSize, bold: true)
            let width = (TextMetrics.width(fitted, size: Self.titleSize, bold: true) * BoxMetrics.slack).rounded(.up)
            let html = label.text(fitted, .text, size: Self.titleSize, isBold: true)
            add(node("title", Frame(x: end, y: Self.top, width: width, height: 24), html))
            end += width + 14
        }
        if let verdict = scene.diagram.verdict {
            let width = (TextMetrics.width(verdict.words, size: Self.verdictSize, bold: true) * BoxMetrics.slack + 24)
                .rounded(.up)
            let html = label.text(
                verdict.words, verdict.lost > 0 ? .lostText : .verdictText, size: Self.verdictSize, isBold: true)
            let fill: Palette.Ink = verdict.lost > 0 ? .lostFill : verdict.observed > 0 ? .seenFill : .caughtFill
            add(
                node(
                    "verdict", Frame(x: end, y: Self.top + 2, width: width, height: 20),
                    label.sign(html, width: width, height: 20)
                ) + [
                    .init(.style, .constant("rounded,filled")), .init(.fillcolor, .constant(scene.palette[fill])),
                    .init(.color, .constant(scene.palette[fill])), .init(.shape, .constant("box")),
                ])
        }
        if scene.diagram.isComparison {
            let key = ChangeKey(scene.diagram)
            add(line("key", width: key.width, key.html(label)))
        }
        if let note = scene.diagram.options.note {
            let fitted = TextMetrics.fitted(note, to: Self.widestNote, size: Self.noteSize)
            let width = (TextMetrics.width(fitted, size: Self.noteSize) * BoxMetrics.slack).rounded(.up)
            let html = label.text(fitted, .muted, size: Self.noteSize) + HTMLLabel.level
            add(line("note", width: width, html))
        }
        if let place = scene.arrangement.tablePlace {
            for (index, part) in place.parts.enumerated() {
                let content = EventTableLabel(label: label, place: place, part: part)
                add(node(index == 0 ? "events" : "events-\(index + 1)", part.frame, content.html))
            }
        }
        if let place = scene.arrangement.legendPlace {
            let legend = Legend(label: label, place: place, hasStrokes: !scene.diagram.strokes.isEmpty)
            add(node("legend", legend.frame, legend.html))
            for sign in legend.signs { add(scene.part(sign)) }
        }
    }

    /// A line below the title. As a label without a table, it would be centred.
    private func line(_ name: String, width: Double, _ html: String) -> [DotAttribute] {
        let frame = Frame(x: 0, y: Self.top + 26, width: width, height: 12)
        let table = HTMLLabel.table(width: Int(width), height: 12) + "<TR><TD ALIGN=\"LEFT\">\(html)</TD></TR></TABLE>"
        return node(name, frame, table)
    }

    private func node(_ name: String, _ frame: Frame, _ html: String) -> [DotAttribute] {
        var frame = frame
        if label.isPainted { frame.y += 1 }
        return scene.place(frame) + [
            .init(.id, .text(name)), .init(.class, .constant(name)), .init(.shape, .constant("none")),
            .init(.label, .html(html)),
        ]
    }

    private static let titleSize = 18.0
    private static let verdictSize = 11.0
    private static let noteSize = 10.0
    private static let widestNote = 760.0
    private static let top = -44.0
}
