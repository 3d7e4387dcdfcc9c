/// Where in a picture the table of its events stands: in a corner that is blank, so that the picture doesn't grow.
public struct TablePlace: Hashable, Sendable {
    /// Its upper left corner.
    public var origin: Point
    /// How many of its entries have room.
    public var entries: Int

    /// How far down it reaches.
    let end: Double

    /// Finds the corner in which the most entries have room; `nil` where hardly any have.
    ///
    /// - Parameter mayStandBeneath: whether it stands beneath all else where no corner is blank.
    init?(_ table: EventTable, in size: Point, around obstacles: [Frame], mayStandBeneath: Bool) {
        let width = TableMetrics(table).width + Self.margin
        guard width <= size.x + Self.margin + TableMetrics.gap else { return nil }
        var bottomLeft = 0.0
        var bottomRight = 0.0
        var topRight = size.y
        for obstacle in obstacles {
            if obstacle.x < width { bottomLeft = max(bottomLeft, obstacle.maxY) }
            guard obstacle.maxX > size.x - width else { continue }
            bottomRight = max(bottomRight, obstacle.maxY)
            topRight = min(topRight, obstacle.y)
        }
        // The one that is read first wins where several have room.
        let places = [
            (Point(x: 0, y: bottomLeft + Self.margin), size.y - bottomLeft - Self.margin),
            (Point(x: size.x - width + Self.margin, y: 0), topRight - Self.margin),
            (Point(x: size.x - width + Self.margin, y: bottomRight + Self.margin), size.y - bottomRight - Self.margin),
        ]
        let rooms = places.map { width <= size.x ? TableMetrics.entries(of: table, in: $0.1) : 0 }
        let most = rooms.max() ?? 0
        if most >= min(Self.fewest, table.entries.count), let best = rooms.firstIndex(of: most) {
            (origin, entries) = (places[best].0, most)
        } else if mayStandBeneath {
            (origin, entries) = (Point(x: 0, y: size.y + Self.margin), min(table.entries.count, Self.mostBeneath))
        } else {
            return nil
        }
        end = origin.y + TableMetrics.height(of: table, entries: entries)
    }

    /// More beneath a picture would be a page of their own.
    private static let mostBeneath = 20

    /// Between the table and what is around it.
    private static let margin = 20.0
    /// Fewer entries of a longer table would tell too little.
    private static let fewest = 6
}

/// How large a table of events is.
struct TableMetrics {
    static let headingHeight = 22.0
    static let rowHeight = 16.0
    static let gap = 14.0
    static let textSize = 10.0
    static let headingSize = 12.0
    static let heading = "Where every event goes"
    static let heads = ["event", "from", "ends at"]
    private static let widest = [190.0, 170.0, 150.0]

    /// Of each column, without the gap behind it.
    let columns: [Double]
    let width: Double

    init(_ table: EventTable) {
        columns = Self.widest.indices.map { column in
            var width = TextMetrics.width(Self.heads[column], size: Self.textSize)
            for entry in table.entries {
                width = max(width, TextMetrics.width(Self.cell(column, of: entry), size: Self.textSize, bold: true))
            }
            return (width * BoxMetrics.slack).rounded(.up)
        }
        width = columns.reduce(0, +) + Double(columns.count) * Self.gap
    }

    /// What stands in a column, cut to size.
    static func cell(_ column: Int, of entry: EventTable.Entry) -> String {
        let text =
            switch column {
            case 0: entry.event
            case 1: entry.emitters
            default: "\(entry.fate.sign) \(entry.fate == .lost ? "lost" : entry.end)"
            }
        return TextMetrics.fitted(text, to: widest[column], size: textSize, bold: true)
    }

    /// How high a table is with so many of its entries: one more line says how many are left out.
    static func height(of table: EventTable, entries: Int) -> Double {
        headingHeight + Double(1 + entries + (entries < table.entries.count ? 1 : 0)) * rowHeight
    }

    /// How many entries have room in a height.
    static func entries(of table: EventTable, in height: Double) -> Int {
        var entries = min(table.entries.count, mostEntries)
        while entries > 0, self.height(of: table, entries: entries) > height { entries -= 1 }
        return entries
    }

    /// A longer table is a list to search, not to see.
    private static let mostEntries = 40
}

extension Flow.Fate {
    /// The sign of a line's end, in text. All are in every common font: they belong to WGL4.
    var sign: String {
        switch self {
        case .consumed: "■"
        case .maybeConsumed: "◊"
        case .observed: "○"
        case .lost: "×"
        }
    }
}
