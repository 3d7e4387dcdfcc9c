/// The place of the table of events in a picture: a blank area, so that the picture doesn't grow.
public struct TablePlace: Hashable, Sendable {
    /// Its upper left corner.
    public var origin: Point
    /// The number of entries that fit.
    public var entries: Int

    /// Its lower edge.
    let end: Double

    /// The widths of its columns there.
    let metrics: TableMetrics

    /// Finds the blank area in which the most entries fit; `nil` if hardly any fit. If there is no blank area and
    /// `mayStandBeneath` is true, the table is put below everything else; if it `isOnlyList` of events, the height of
    /// the picture does not matter.
    init?(_ table: EventTable, in size: Point, around obstacles: [Frame], mayStandBeneath: Bool, isOnlyList: Bool) {
        let sizes = TableMetrics.widths.map { TableMetrics(table, widest: $0) }
        let blanks = sizes.map { Blank(table, $0, in: size, around: obstacles) }
        // Full names are worth more than a few more entries.
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

    /// The blank area at the left or right side in which the most entries fit.
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
            // If several areas have room, the one that is read first has precedence.
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

    /// More entries below a picture would fill a page of their own.
    private static let mostBeneath = 20
    /// The largest height of a picture with the table below, in relation to its width.
    private static let mostHeight = 1.5

    /// The space between the table and the parts around it.
    private static let margin = 20.0
    /// Fewer entries of a longer table would not be informative.
    private static let fewest = 6
}
