import CoordinatorModel

/// A part of the table of events as one label: the event, the types that emit it, and its end.
struct EventTableLabel {
    let label: HTMLLabel
    let place: TablePlace
    let part: TablePlace.Part
    private var metrics: TableMetrics { place.metrics }

    /// The table as an HTML-like label.
    var html: String {
        var html = HTMLLabel.table(width: Int(part.frame.width), height: Int(part.frame.height))
        let heading = label.text(place.heading(of: part), .text, size: TableMetrics.headingSize, isBold: true)
        html += wide(heading, height: TableMetrics.headingHeight)
        html += row(TableMetrics.heads.map { label.text($0, .muted, size: TableMetrics.textSize) })
        var above: EventTable.Entry?
        for entry in metrics.lines[part.entries] {
            html += row(cells(of: entry, below: above))
            if !entry.isContinuation { above = entry }
        }
        if let words = place.wordsOfRest(below: part) {
            html += wide(label.text(words, .muted, size: TableMetrics.textSize), height: TableMetrics.rowHeight)
        }
        return html + "</TABLE>"
    }

    /// An event with several ends is named only once.
    private func cells(of entry: EventTable.Entry, below above: EventTable.Entry?) -> [String] {
        let isLost = entry.fate == .lost
        let ink: Palette.Ink = isLost ? .lostWord : .familyText(entry.family)
        let size = TableMetrics.textSize
        let isSame = above.map { $0.event == entry.event && ($0.fate == .lost) == isLost } ?? false
        let isNamed = isSame && !entry.isContinuation
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
            html += "<TD ALIGN=\"LEFT\" \(size)>\(cell)\(HTMLLabel.level)</TD>"
        }
        return html + "</TR>"
    }

    private func wide(_ cell: String, height: Double) -> String {
        "<TR><TD ALIGN=\"LEFT\" COLSPAN=\"\(metrics.columns.count)\" HEIGHT=\"\(Int(height))\">\(cell)\(HTMLLabel.level)</TD></TR>"
    }
}

extension TablePlace {
    private var isComplete: Bool { entries == metrics.lines.count }

    /// What a part is called. Only a complete table promises every event.
    func heading(of part: Part) -> String {
        let heading = isComplete ? "Where every event goes" : "Where events go"
        return part.entries.lowerBound == 0 ? heading : "\(heading), continued"
    }

    /// What the last part says about events that have no room in any.
    func wordsOfRest(below part: Part) -> String? {
        guard !isComplete, part.entries.upperBound == entries else { return nil }
        let names = { (lines: ArraySlice<EventTable.Entry>) in
            Set(lines.lazy.filter { !$0.isContinuation }.map(\.event))
        }
        let events = names(metrics.lines[entries...]).subtracting(names(metrics.lines[..<entries]))
        guard !events.isEmpty else { return "… and more ends of these events" }
        return "… and \(PlainText.count(events.count, "more event"))"
    }
}
