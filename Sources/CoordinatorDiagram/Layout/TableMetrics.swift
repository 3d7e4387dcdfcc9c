/// The size of a table of events.
struct TableMetrics: Hashable, Sendable {
    static let headingHeight = 22.0
    static let rowHeight = 16.0
    static let gap = 14.0
    static let textSize = 10.0
    static let headingSize = 12.0
    static let heads = ["event", "from", "ends at"]
    /// The widths of columns: for much room, for less, and for little. A column that needs less leaves the rest to the
    /// others.
    static let widths = [[290.0, 200, 150], [240, 170, 140], [190, 140, 130]]
    /// The same where room is left, with emitters in several lines.
    static let wideWidths = [[420.0, 360, 220]] + widths

    /// The entries as lines; some need several.
    let lines: [EventTable.Entry]
    /// The width of each column, without the gap after it.
    let columns: [Double]
    let width: Double
    private let widest: [Double]

    /// Creates the lines of a table. If `wrapsAll`, all entries are shown with all their emitters, not only those that
    /// are lost or that end in several ways.
    init(_ table: EventTable, widest: [Double], wrapsAll: Bool = false) {
        let widest = Self.shared(widest, by: table)
        self.widest = widest
        let lines = table.entries.flatMap { Self.wrapped($0, widest, wrapsAll: wrapsAll) }
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

    /// The largest widths of the columns, after those that need less have left their room to the others: first to names
    /// of events, then to those of consumers.
    private static func shared(_ widest: [Double], by table: EventTable) -> [Double] {
        let needed = widest.indices.map { column in
            table.entries.reduce(0) { width, entry in
                let text = column == 0 ? entry.event : column == 1 ? entry.emitters : ending(of: entry)
                guard width < mostShared, text.utf8.count <= longestList else { return mostShared }
                return max(width, TextMetrics.width(text, size: textSize, bold: true))
            }
        }
        var spare = widest.indices.reduce(0) { $0 + max(0, widest[$1] - needed[$1]) }
        var shared = widest.indices.map { min(widest[$0], max(needed[$0], 1)) }
        for column in [0, 2, 1] where needed[column] > shared[column] {
            let more = min(spare, needed[column] - shared[column])
            shared[column] += more
            spare -= more
        }
        return shared
    }

    /// No column needs to be measured beyond this width.
    private static let mostShared = 1_000.0

    private static func ending(of entry: EventTable.Entry) -> String {
        "\(entry.fate.sign) \(entry.fate == .lost ? "lost" : entry.end)"
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
            return TextMetrics.fitted(ending(of: entry), to: widest[2], size: textSize, bold: true)
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

    /// At most this many lines, so that no entry is divided.
    func wholeEntries(from start: Int, atMost count: Int) -> Int {
        var end = start + min(max(count, 0), lines.count - start)
        while end > start, end < lines.count, lines[end].isContinuation { end -= 1 }
        return end - start
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
