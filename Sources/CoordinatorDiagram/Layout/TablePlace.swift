/// Where in a picture the table of its events stands: where it is blank, so that the picture doesn't grow.
public struct TablePlace: Hashable, Sendable {
    /// Its upper left corner.
    public var origin: Point
    /// How many of its entries have room.
    public var entries: Int

    /// How far down it reaches.
    let end: Double

    /// How wide its columns are there.
    let metrics: TableMetrics

    /// Finds the blank in which the most entries have room; `nil` where hardly any have. Where nothing is blank and it
    /// `mayStandBeneath`, it is put below everything else, however high the picture gets where it `isOnlyList` of events.
    init?(_ table: EventTable, in size: Point, around obstacles: [Frame], mayStandBeneath: Bool, isOnlyList: Bool) {
        let sizes = TableMetrics.widths.map { TableMetrics(table, widest: $0) }
        let blanks = sizes.map { Blank(table, $0, in: size, around: obstacles) }
        // Names in full are worth more than a few more entries.
        let most = blanks.map(\.entries).max() ?? 0
        let isEnough = { (blank: Blank) in blank.entries * 2 > most }
        if most >= min(Self.fewest, table.entries.count), let best = blanks.firstIndex(where: isEnough) {
            (origin, entries, metrics) = (blanks[best].origin, blanks[best].entries, sizes[best])
        } else if mayStandBeneath, let fitting = sizes.first(where: { $0.width <= size.x }) {
            (origin, metrics) = (Point(x: 0, y: size.y + Self.margin), fitting)
            entries = min(table.entries.count, Self.mostBeneath)
            // A long picture already lists the events in its rows, one below the other. Only if they are counts there,
            // nothing else names them.
            let end = size.y + Self.margin + TableMetrics.height(of: table, entries: entries)
            if !isOnlyList, end > size.x * Self.mostHeight { return nil }
        } else {
            return nil
        }
        end = origin.y + TableMetrics.height(of: table, entries: entries)
    }

    /// The blank room at the left or right side in which the most entries fit.
    private struct Blank {
        var origin = Point(x: 0, y: 0)
        var entries = 0

        init(_ table: EventTable, _ metrics: TableMetrics, in size: Point, around obstacles: [Frame]) {
            let right = size.x - metrics.width
            guard right >= 0 else { return }
            let sides = [
                (Double(0), obstacles.filter { $0.x < metrics.width + TableMetrics.gap }),
                (right, obstacles.filter { $0.maxX > right - TablePlace.margin }),
            ]
            // The one that is read first wins where several have room.
            for (x, obstacles) in sides {
                var low = 0.0
                let end = Frame(x: 0, y: size.y + TablePlace.margin, width: 0, height: 0)
                for obstacle in obstacles.sorted(by: { $0.y < $1.y }) + [end] {
                    let room = TableMetrics.entries(of: table, in: obstacle.y - TablePlace.margin - low)
                    if room > entries { (origin, entries) = (Point(x: x, y: low), room) }
                    low = max(low, obstacle.maxY + TablePlace.margin)
                }
            }
        }
    }

    /// More beneath a picture would be a page of their own.
    private static let mostBeneath = 20
    /// How high a picture may be with the table beneath, in widths.
    private static let mostHeight = 1.5

    /// Between the table and what is around it.
    private static let margin = 20.0
    /// Fewer entries of a longer table would tell too little.
    private static let fewest = 6
}
