/// The place of the table of events in a picture: a blank area, so that the picture doesn't grow.
public struct TablePlace: Hashable, Sendable {
    /// Some of the entries, one below the other.
    struct Part: Hashable, Sendable {
        let frame: Frame
        /// Which of the lines of `TableMetrics`.
        let entries: Range<Int>
    }

    /// Its parts: what has no room in one corner goes on in the next.
    let parts: [Part]
    /// The widths of its columns there.
    let metrics: TableMetrics

    /// The number of lines that fit.
    public var entries: Int { parts.last?.entries.upperBound ?? 0 }

    /// Its lower edge.
    var end: Double { parts.map(\.frame.maxY).max() ?? 0 }

    /// Finds the blank areas in which the most entries fit; `nil` if hardly any fit. What doesn't fit is put below
    /// everything else if the options allow that.
    init?(_ table: EventTable, in size: Point, around obstacles: [Frame], _ options: DiagramOptions) {
        // A long picture already lists the events in its rows, one below the other. Only if they are counts there,
        // nothing else names them.
        let isOnlyList = options.detail == .flows
        if let whole = TablePlace(
            whole: table, in: size, around: obstacles,
            growth: options.continuesTableBeneath ? isOnlyList ? Self.mostGrowth : Self.leastGrowth : 0)
        {
            self = whole
            return
        }
        let goesOn = isOnlyList && options.continuesTableBeneath
        let sizes = TableMetrics.widths.map { TableMetrics(table, widest: $0) }
        let apart = sizes.map { TableParts($0, in: size, around: obstacles) }
        // Names in full are worth more than a few more entries, and so is one place for all of them.
        let most = apart.map(\.entries).max() ?? 0
        let isEnough = { (parts: TableParts) in parts.entries * 2 > most }
        let together = sizes.map { metrics in
            TableParts(inOnePlace: metrics, in: size, around: obstacles).flatMap { isEnough($0) ? $0 : nil }
        }
        let starts = zip(together, apart).map { $0 ?? $1 }
        let complete = goesOn ? Self.firstComplete(starts, sizes, in: size) : nil
        if let complete {
            (parts, metrics) = complete
        } else if most >= min(TableParts.fewest, table.entries.count),
            let best = together.firstIndex(where: { $0 != nil }) ?? starts.firstIndex(where: isEnough)
        {
            (parts, metrics) = (starts[best].parts, sizes[best])
        } else if options.mayStandTableBeneath || goesOn,
            let fitting = sizes.first(where: { $0.width <= size.x })
        {
            var beneath = TableParts(fitting)
            let room = isOnlyList ? .infinity : size.x * Self.mostHeight - size.y - BlankRoom.margin
            let isShort = goesOn && fitting.lines.count <= TableParts.most
            beneath.goOnBeneath(size, within: room, atMost: isShort ? .max : Self.mostBeneath)
            guard beneath.entries > 0 else { return nil }
            (parts, metrics) = (beneath.parts, fitting)
        } else {
            return nil
        }
    }

    /// The table with all its events and emitters: in a blank area, below everything else, or partly there; `nil` if the
    /// picture would grow by more than this part of its height.
    private init?(whole table: EventTable, in size: Point, around obstacles: [Frame], growth: Double) {
        guard table.entries.count <= TableParts.most else { return nil }
        let sizes = TableMetrics.wideWidths.map { TableMetrics(table, widest: $0, wrapsAll: true) }
            .filter { $0.lines.count <= TableParts.most && $0.width <= size.x }
        let starts = sizes.map { TableParts(inOnePlace: $0, in: size, around: obstacles) ?? TableParts($0) }
        func lowest(_ parts: [TableParts]) -> TablePlace? {
            let places = zip(parts, sizes).compactMap { parts, metrics -> TablePlace? in
                var parts = parts
                parts.goOnBeneath(size, within: size.y * growth)
                return parts.entries < metrics.lines.count ? nil : TablePlace(parts: parts.parts, metrics: metrics)
            }
            // Names in full are worth a few lines.
            let lowest = max(places.map(\.end).min() ?? 0, size.y)
            return places.first { $0.end <= lowest + Self.worthOfNames }
        }
        let complete = zip(starts, sizes).first { $0.entries == $1.lines.count }
        let found = complete.map { TablePlace(parts: $0.parts, metrics: $1) }
        guard let place = found ?? lowest(sizes.map { TableParts($0) }) ?? lowest(starts) else { return nil }
        self = place
    }

    /// How much higher a picture may be for wider columns.
    private static let worthOfNames = 3 * TableMetrics.rowHeight

    private init(parts: [Part], metrics: TableMetrics) { (self.parts, self.metrics) = (parts, metrics) }

    /// The widest columns with which all lines fit into blank areas and below the picture.
    private static func firstComplete(
        _ starts: [TableParts], _ sizes: [TableMetrics], in size: Point
    ) -> (parts: [Part], metrics: TableMetrics)? {
        for (start, metrics) in zip(starts, sizes) where start.entries >= TableParts.fewest {
            var filled = start
            filled.goOnBeneath(size, within: size.y * mostGrowth)
            if filled.entries == metrics.lines.count { return (filled.parts, metrics) }
        }
        return nil
    }

    /// More entries below a picture would fill a page of their own.
    private static let mostBeneath = 40
    /// The largest height of a picture with the table below, in relation to its width.
    private static let mostHeight = 1.5
    /// By how much of its height a picture may grow for the rest of a table.
    private static let mostGrowth = 0.6
    /// The same if its rows name the events already.
    private static let leastGrowth = 0.3
}
