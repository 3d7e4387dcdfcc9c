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
        let goesOn = isOnlyList && options.continuesTableBeneath
        let sizes = TableMetrics.widths.map { TableMetrics(table, widest: $0) }
        let starts = sizes.map { TableParts($0, in: size, around: obstacles) }
        // Names in full are worth more than a few more entries.
        let most = starts.map(\.entries).max() ?? 0
        let isEnough = { (parts: TableParts) in parts.entries * 2 > most }
        let complete = goesOn ? Self.firstComplete(starts, sizes, in: size) : nil
        if let complete {
            (parts, metrics) = complete
        } else if most >= min(TableParts.fewest, table.entries.count), let best = starts.firstIndex(where: isEnough) {
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
}
