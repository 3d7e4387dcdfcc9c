/// The size of a table of events.
struct TableMetrics: Hashable, Sendable {
    static let headingHeight = 22.0
    static let rowHeight = 16.0
    static let gap = 14.0
    static let textSize = 10.0
    static let headingSize = 12.0
    static let heading = "Where every event goes"
    static let heads = ["event", "from", "ends at"]
    /// The largest widths of columns: for much room, for less, and for little.
    static let widths = [[290.0, 200, 150], [240, 170, 140], [190, 140, 130]]

    /// The width of each column, without the gap after it.
    let columns: [Double]
    let width: Double
    private let widest: [Double]

    init(_ table: EventTable, widest: [Double]) {
        self.widest = widest
        columns = widest.indices.map { column in
            var width = TextMetrics.width(Self.heads[column], size: Self.textSize)
            for entry in table.entries {
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
        case 1: return TextMetrics.fitted(entry.emitters, to: widest[1], size: textSize, bold: true)
        default:
            let end = "\(entry.fate.sign) \(entry.fate == .lost ? "lost" : entry.end)"
            return TextMetrics.fitted(end, to: widest[2], size: textSize, bold: true)
        }
    }

    /// The height of a table with this number of entries. One more line contains the number of omitted entries.
    static func height(of table: EventTable, entries: Int) -> Double {
        headingHeight + Double(1 + entries + (entries < table.entries.count ? 1 : 0)) * rowHeight
    }

    /// The number of entries that fit into a height.
    static func entries(of table: EventTable, in height: Double) -> Int {
        var entries = min(table.entries.count, mostEntries)
        while entries > 0, self.height(of: table, entries: entries) > height { entries -= 1 }
        return entries
    }

    /// A longer table is a list to search in, not to look at.
    private static let mostEntries = 40
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
