/// The explanation of a diagram's signs, as one table.
struct Legend {
    let label: HTMLLabel
    var isComparison = false

    private struct Entry {
        var sign: String
        var ink: Palette.Ink
        var text: String
    }

    /// The columns: one more where two versions are drawn.
    private var columns: [[Entry]] { isComparison ? Self.columns + [Self.changes] : Self.columns }

    private static let changes = [
        Entry(sign: "+", ink: .added, text: "added, with a thick line"),
        Entry(sign: "−", ink: .removed, text: "removed, dotted, where it was"),
        Entry(sign: "~", ink: .changed, text: "changed, with a thick line"),
        Entry(sign: "faint", ink: .muted, text: "as it was"),
        Entry(sign: "", ink: .muted, text: ""),
    ]

    private static let columns: [[Entry]] = [
        [
            Entry(sign: "container", ink: .muted, text: "double frame: switches between children"),
            Entry(sign: "navigation", ink: .muted, text: "stacked: pushes onto a navigation stack"),
            Entry(sign: "tabBar", ink: .muted, text: "with a tab: holds tabs"),
            Entry(sign: "coordinator", ink: .muted, text: "round: a leaf, no children"),
            Entry(sign: "any other", ink: .muted, text: "cut corners: a custom kind"),
        ],
        [
            Entry(sign: "●", ink: .branch, text: "active route"),
            Entry(sign: "○", ink: .branch, text: "route"),
            Entry(sign: "□", ink: .muted, text: "screen"),
            Entry(sign: "▲", ink: .flow, text: "emits an event"),
            Entry(sign: "→", ink: .muted, text: "drawn elsewhere"),
        ],
        [
            Entry(sign: "■", ink: .flow, text: "consumes: the event stops here"),
            Entry(sign: "◊", ink: .flow, text: "may consume, depending on values"),
            Entry(sign: "▫", ink: .flow, text: "observes: the event goes on"),
            Entry(sign: "▲", ink: .lost, text: "lost: nobody claims it"),
            Entry(sign: "- -", ink: .muted, text: "presented by nobody"),
        ],
    ]

    private static let rowHeight = 17.0
    private static let gap = 18.0

    /// How large the table is, in points.
    var size: (width: Double, height: Double) {
        let width = columns.reduce(0) { $0 + signWidth(of: $1) + textWidth(of: $1) + Self.gap }
        return (width, Double(Self.columns[0].count) * Self.rowHeight + 2)
    }

    /// The table as an HTML-like label.
    var html: String {
        var html = HTMLLabel.table(width: Int(size.width), height: Int(size.height))
        for row in Self.columns[0].indices {
            html += "<TR>"
            for column in columns {
                let entry = column[row]
                let sign = label.text(entry.sign, entry.ink, size: 10, isBold: true)
                let text = label.text(entry.text, .muted, size: 10)
                html += "<TD ALIGN=\"LEFT\" WIDTH=\"\(Int(signWidth(of: column)))\">\(sign)</TD>"
                html += "<TD ALIGN=\"LEFT\" WIDTH=\"\(Int(textWidth(of: column) + Self.gap))\">\(text)</TD>"
            }
            html += "</TR>"
        }
        return html + "</TABLE>"
    }

    private func signWidth(of column: [Entry]) -> Double {
        (column.map { TextMetrics.width($0.sign, size: 10, bold: true) }.max() ?? 0).rounded(.up) + 10
    }

    private func textWidth(of column: [Entry]) -> Double {
        ((column.map { TextMetrics.width($0.text, size: 10) }.max() ?? 0) * BoxMetrics.slack).rounded(.up)
    }
}
