/// The table of events as one label: the event, the types that emit it, and its end.
struct EventTableLabel {
    let label: HTMLLabel
    let table: EventTable
    /// The number of entries that are shown.
    let entries: Int
    private let metrics: TableMetrics

    init(_ table: EventTable, _ place: TablePlace, _ label: HTMLLabel) {
        self.label = label
        self.table = table
        entries = place.entries
        metrics = place.metrics
    }

    /// The size of the table, in points.
    var size: (width: Double, height: Double) {
        (metrics.width, TableMetrics.height(of: table, entries: entries))
    }

    /// The table as an HTML-like label.
    var html: String {
        var html = HTMLLabel.table(width: Int(size.width), height: Int(size.height))
        let heading = label.text(TableMetrics.heading, .text, size: TableMetrics.headingSize, isBold: true)
        html += wide(heading, height: TableMetrics.headingHeight)
        html += row(TableMetrics.heads.map { label.text($0, .muted, size: TableMetrics.textSize) })
        var above: EventTable.Entry?
        for entry in table.entries.prefix(entries) {
            html += row(cells(of: entry, below: above))
            above = entry
        }
        let left = table.entries.count - entries
        if left > 0 {
            html += wide(
                label.text("… \(left) more", .muted, size: TableMetrics.textSize), height: TableMetrics.rowHeight)
        }
        return html + "</TABLE>"
    }

    /// An event with several ends is named only once.
    private func cells(of entry: EventTable.Entry, below above: EventTable.Entry?) -> [String] {
        let isLost = entry.fate == .lost
        let ink: Palette.Ink = isLost ? .lostWord : .familyText(entry.family)
        let size = TableMetrics.textSize
        let isNamed = above.map { $0.event == entry.event && ($0.fate == .lost) == isLost } ?? false
        return [
            label.text(
                isNamed ? "" : metrics.cell(0, of: entry), ink, size: size, isBold: TableMetrics.isBold(0, of: entry)),
            label.text(metrics.cell(1, of: entry), .text, size: size),
            end(of: entry, ink),
        ]
    }

    /// The symbol in the family's colour, and the type.
    private func end(of entry: EventTable.Entry, _ ink: Palette.Ink) -> String {
        let cell = metrics.cell(2, of: entry)
        let isBold = TableMetrics.isBold(2, of: entry)
        guard entry.fate != .lost, let space = cell.firstIndex(of: " ") else {
            return label.text(cell, ink, size: TableMetrics.textSize, isBold: isBold)
        }
        return label.text(String(cell[...space]), ink, size: TableMetrics.textSize, isBold: isBold)
            + label.text(
                String(cell[cell.index(after: space)...]), .text, size: TableMetrics.textSize, isBold: isBold)
    }

    private func row(_ cells: [String]) -> String {
        var html = "<TR>"
        for (index, cell) in cells.enumerated() {
            // The picture may end directly after the last column.
            let gap = index < cells.count - 1 ? TableMetrics.gap : 0
            let size = "WIDTH=\"\(Int(metrics.columns[index] + gap))\" HEIGHT=\"\(Int(TableMetrics.rowHeight))\""
            html += "<TD ALIGN=\"LEFT\" \(size)>\(cell)</TD>"
        }
        return html + "</TR>"
    }

    private func wide(_ cell: String, height: Double) -> String {
        "<TR><TD ALIGN=\"LEFT\" COLSPAN=\"\(metrics.columns.count)\" HEIGHT=\"\(Int(height))\">\(cell)</TD></TR>"
    }
}
