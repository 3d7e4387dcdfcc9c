/// The size of a table of events.
struct TableMetrics: Hashable, Sendable {
    static let headingHeight = 22.0
    static let rowHeight = 16.0
    static let gap = 14.0
    static let textSize = 10.0
    static let headingSize = 12.0
    static let heads = ["event", "from", "ends at"]
    /// The largest widths of columns: for much room, for less, and for little.
    static let widths = [[290.0, 200, 150], [240, 170, 140], [190, 140, 130]]

    /// The entries as lines; some need several.
    let lines: [EventTable.Entry]
    /// The width of each column, without the gap after it.
    let columns: [Double]
    let width: Double
    private let widest: [Double]

    init(_ table: EventTable, widest: [Double]) {
        self.widest = widest
        let lines = table.entries.flatMap { Self.wrapped($0, widest) }
        self.lines = lines
        columns = widest.indices.map { column in
            var width = TextMetrics.width(Self.heads[column], size: Self.textSize)
            for entry in lines {
                let isBold = Self.isBold(column, of: entry)
                width = max(
                    width, TextMetrics.width(Self.cell(column, of: entry, widest), size: Self.textSize, bold: isBold))
            }
            return (width * BoxMetrics.slack).rounded(.up)
        }
        width = columns.reduce(0, +) + Double(columns.count - 1) * Self.gap
    }

    /// Whether a column is bold: lost events, and consumers.
    static func isBold(_ column: Int, of entry: EventTable.Entry) -> Bool {
        column == 0 && entry.fate == .lost || column == 2 && [.lost, .consumed].contains(entry.fate)
    }

    /// The text of a column, shortened.
    func cell(_ column: Int, of entry: EventTable.Entry) -> String { Self.cell(column, of: entry, widest) }

    private static func cell(_ column: Int, of entry: EventTable.Entry, _ widest: [Double]) -> String {
        switch column {
        case 0: return TextMetrics.fitted(event: entry.event, to: widest[0], size: textSize, bold: true)
        case 1: return fitted(list: entry.emitters, to: widest[1])
        default:
            if entry.isContinuation { return "" }
            let end = "\(entry.fate.sign) \(entry.fate == .lost ? "lost" : entry.end)"
            return TextMetrics.fitted(end, to: widest[2], size: textSize, bold: true)
        }
    }

    /// As many whole names as have room, and how many there are besides.
    private static func fitted(list: String, to limit: Double) -> String {
        guard list.utf8.count > longestList || TextMetrics.width(list, size: textSize, bold: true) > limit else {
            return list
        }
        let names = list.split(separator: ", ", maxSplits: mostNames)
        for shown in (1..<max(names.count, 2)).reversed() {
            let rest = list.split(separator: ", ").count - shown
            let text = names.prefix(shown).joined(separator: ", ") + (rest > 0 ? " + \(rest)" : "")
            if TextMetrics.width(text, size: textSize, bold: true) <= limit { return text }
        }
        return TextMetrics.fitted(list, to: limit, size: textSize, bold: true)
    }

    /// A list of more bytes, or names, has no room anywhere.
    static let longestList = 400
    private static let mostNames = 12

    /// The heading and the heads of the columns.
    static let headHeight = headingHeight + rowHeight
    /// Between two parts that stand beside each other.
    static let between = 28.0

    /// The height of a part with this number of entries. One more line contains the number of omitted entries.
    static func height(of entries: Int, hasMore: Bool) -> Double {
        headHeight + Double(entries + (hasMore ? 1 : 0)) * rowHeight
    }
}

extension Flow.Fate {
    /// The symbol for the end of an event, as text. All of them are in every common font, because they belong to WGL4.
    var sign: String {
        switch self {
        case .consumed: "■"
        case .maybeConsumed: "◊"
        case .observed: "○"
        case .lost: "×"
        }
    }
}
