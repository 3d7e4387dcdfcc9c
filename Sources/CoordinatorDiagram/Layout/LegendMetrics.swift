/// How large a legend is: its entries stand in columns, which are read one after the other.
struct LegendMetrics: Hashable, Sendable {
    static let heading = "How to read it"
    static let headingSize = 12.0
    static let headingHeight = 22.0
    static let rowHeight = 16.0
    static let textSize = 10.0
    private static let gap = 18.0

    /// How many columns there are, and how many entries are in one.
    let columns: Int
    let rows: Int
    /// From the side of a column to its words.
    let signWidth: Double
    /// Of one column, with the gap behind it.
    let columnWidth: Double

    init(_ entries: [LegendEntry], hasStrokes: Bool, columns: Int) {
        rows = (entries.count + columns - 1) / columns
        self.columns = rows == 0 ? 0 : (entries.count + rows - 1) / rows
        let signs = entries.map { TextMetrics.width($0.sign ?? "", size: Self.textSize, bold: true) }
        signWidth = (max(signs.max() ?? 0, 18) * BoxMetrics.slack).rounded(.up) + 10
        let words = entries.map { TextMetrics.width($0.words(hasStrokes: hasStrokes), size: Self.textSize) }
        columnWidth = signWidth + ((words.max() ?? 0) * BoxMetrics.slack).rounded(.up) + Self.gap
    }

    var size: Point {
        Point(x: Double(columns) * columnWidth - Self.gap, y: Self.headingHeight + Double(rows) * Self.rowHeight)
    }

    /// The middle of an entry's sign, from the legend's corner.
    func middle(ofSign index: Int) -> Point {
        Point(
            x: Double(index / rows) * columnWidth + 9,
            y: Self.headingHeight + (Double(index % rows) + 0.5) * Self.rowHeight)
    }
}

extension LegendEntry {
    /// The sign, where it is a text.
    var sign: String? {
        switch self {
        case .lost: "× lost"
        case .presents, .presentsSomehow: "──>"
        case .presentation(let word): word
        case .reference: "→"
        case .notPresented: "- -"
        case .added: "+"
        case .removed: "−"
        case .changed: "~"
        case .unchanged: "faint"
        default: nil
        }
    }
}
