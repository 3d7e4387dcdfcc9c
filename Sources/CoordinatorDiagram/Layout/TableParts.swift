/// The parts of a table of events: each stands in a blank area, and the next one contains the lines after it.
struct TableParts {
    private(set) var parts: [TablePlace.Part] = []
    private let metrics: TableMetrics

    /// Fewer lines of a longer table would not be informative.
    static let fewest = 6
    /// The largest number of parts; more would have to be searched for.
    private static let mostParts = 3
    /// The largest number of lines in one part, and of all: a longer table is a list to search in, not to look at.
    private static let mostInOne = 40
    static let most = 120

    /// The number of lines that fit.
    var entries: Int { parts.last?.entries.upperBound ?? 0 }

    init(_ metrics: TableMetrics) { self.metrics = metrics }

    /// Fills the largest blank area, then the next largest.
    init(_ metrics: TableMetrics, in size: Point, around obstacles: [Frame]) {
        self.init(metrics)
        while entries < min(metrics.lines.count, Self.most), parts.count < Self.mostParts {
            let taken = obstacles + parts.map(\.frame)
            var best: (origin: Point, entries: Int)?
            // If several areas have room, the one that is read first has precedence.
            for blank in BlankRoom.all(width: metrics.width, in: size, around: taken) {
                let room = room(in: blank.height)
                if room > best?.entries ?? 0 { best = (blank.origin, room) }
            }
            guard let best, parts.isEmpty || best.entries >= min(Self.fewest, rest) else { break }
            add(best.entries, at: best.origin)
        }
        putInOrder()
    }

    /// The part that is read first contains the first lines.
    private mutating func putInOrder() {
        let (sorted, end) = (parts.sorted { ($0.frame.y, $0.frame.x) < ($1.frame.y, $1.frame.x) }, entries)
        parts = []
        for part in sorted {
            let isLast = entries + part.entries.count == end
            let origin = Point(x: part.frame.x, y: part.frame.y)
            add(part.entries.count, at: origin, hasMore: isLast && end < metrics.lines.count)
        }
    }

    /// Puts the rest, or this number of lines, below the picture, in as many columns as fit beside each other; nothing if
    /// that is too high, or too long to look through.
    mutating func goOnBeneath(_ size: Point, within height: Double, atMost most: Int = .max) {
        let left = min(rest, most)
        let columns = max(1, Int((size.x + TableMetrics.between) / (metrics.width + TableMetrics.between)))
        let used = min(columns, (left + Self.fewest - 1) / Self.fewest)
        guard left > 0, entries + left <= Self.most else { return }
        let rows = (left + used - 1) / used
        guard TableMetrics.height(of: rows, hasMore: left < rest) <= height else { return }
        let end = entries + left
        for column in 0..<used where entries < end {
            let x = Double(column) * (metrics.width + TableMetrics.between)
            add(min(rows, end - entries), at: Point(x: x, y: size.y + BlankRoom.margin))
        }
    }

    private var rest: Int { metrics.lines.count - entries }

    /// The number of further lines that fit into a height. One more line contains the number of omitted events.
    private func room(in height: Double) -> Int {
        let lines = Int(((height - TableMetrics.headHeight) / TableMetrics.rowHeight).rounded(.down))
        let fitting = rest <= lines ? rest : lines - 1
        return max(0, min(fitting, Self.mostInOne, Self.most - entries))
    }

    private mutating func add(_ count: Int, at origin: Point, hasMore: Bool? = nil) {
        let range = entries..<entries + count
        let height = TableMetrics.height(of: count, hasMore: hasMore ?? (range.upperBound < metrics.lines.count))
        parts.append(
            TablePlace.Part(
                frame: Frame(x: origin.x, y: origin.y, width: metrics.width, height: height), entries: range))
    }
}
