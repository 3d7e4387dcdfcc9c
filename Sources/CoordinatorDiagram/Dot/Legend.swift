/// The explanation of a diagram's symbols, as one table.
struct Legend {
    let label: HTMLLabel
    var isComparison = false

    private struct Entry {
        var sign: String
        var ink: Palette.Ink
        var text: String
    }

    /// The columns, with one more for two versions.
    private var columns: [[Entry]] { isComparison ? Self.columns + [Self.changes] : Self.columns }

    private static let changes = [
        Entry(sign: "+", ink: .added, text: "added, with a second frame"),
        Entry(sign: "−", ink: .removed, text: "removed, dotted, where it was"),
        Entry(sign: "~", ink: .changed, text: "changed, with a thick frame"),
        Entry(sign: "faint", ink: .muted, text: "as it was"),
    ]

    private static let columns: [[Entry]] = [
        [
            Entry(sign: "▲", ink: .family0, text: "emitted: the line leads up to the interceptor"),
            Entry(sign: "■", ink: .family0, text: "consumed: the event stops here"),
            Entry(sign: "○", ink: .family0, text: "observed: the event goes on"),
            Entry(sign: "◊", ink: .family0, text: "may be consumed, depending on values"),
        ],
        [
            Entry(sign: "──", ink: .family0, text: "passes through: not intercepted here"),
            Entry(sign: "lost", ink: .lostWord, text: "no object up to the root intercepts it"),
            Entry(sign: "──>", ink: .branch, text: "presents: root, show, select …"),
            Entry(sign: "●  ○", ink: .text, text: "active route, route"),
        ],
        [
            Entry(sign: "dark head", ink: .muted, text: "manages children: container, tab bar, navigation"),
            Entry(sign: "round", ink: .muted, text: "a leaf: no children"),
            Entry(sign: "→", ink: .muted, text: "drawn elsewhere"),
            Entry(sign: "- -", ink: .muted, text: "not presented"),
        ],
    ]

    private static let rowHeight = 17.0
    private static let gap = 18.0

    /// The size of the table, in points.
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
