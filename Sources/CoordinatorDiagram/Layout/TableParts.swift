/// The parts of a table of events: each stands in a blank area, and the next one contains the lines after it.
struct TableParts {
    private(set) var parts: [TablePlace.Part] = []
    private let metrics: TableMetrics

    /// Fewer lines of a longer table would not be informative.
    static let fewest = 6
    /// The largest number of parts; more would have to be searched for.
    private static let mostParts = 3
    /// The largest number of areas that are tried as the only one.
    private static let mostPlaces = 6
    /// The largest number of lines in one part, and of all: a longer table is a list to search in, not to look at.
    private static let mostInOne = 40
    static let most = 120

    /// The number of lines that fit.
    var entries: Int { parts.last?.entries.upperBound ?? 0 }

    init(_ metrics: TableMetrics) { self.metrics = metrics }

    /// Fills one blank area, with all parts beside or below each other; `nil` if hardly any fit.
    init?(inOnePlace metrics: TableMetrics, in size: Point, around obstacles: [Frame]) {
        self.init(metrics)
        let rooms = BlankRoom.all(width: metrics.width, in: size, around: obstacles)
            .filter { room(in: $0.height) >= min(Self.fewest, rest) }
        // Of areas that are as large, the one that is read first has precedence.
        let largest = rooms.enumerated()
            .sorted { ($1.element.height, $0.offset) < ($0.element.height, $1.offset) }
            .prefix(Self.mostPlaces).map(\.element)
        for room in largest {
            var parts = Self(metrics)
            parts.fill(from: room, in: size, around: obstacles)
            if parts.entries > entries { self = parts }
        }
        if entries == 0 { return nil }
    }

    private mutating func fill(from start: BlankRoom, in size: Point, around obstacles: [Frame]) {
        var lowest = start.height
        add(room(in: start.height), at: start.origin)
        let step = metrics.width + TableMetrics.between
        while entries < min(metrics.lines.count, Self.most), parts.count < Self.mostParts {
            let taken = parts.map(\.frame)
            let (first, last) = (taken.map(\.x).min() ?? 0, taken.map(\.x).max() ?? 0)
            let places = [
                Point(x: last + step, y: start.origin.y), Point(x: first - step, y: start.origin.y),
                Point(x: start.origin.x, y: (taken.map(\.maxY).max() ?? 0) + BlankRoom.margin),
            ]
            let found = places.map { place in
                (place, BlankRoom.height(from: place, width: metrics.width, in: size, around: obstacles))
            }.first { room(in: $0.1) >= min(Self.fewest, rest) }
            guard let (place, height) = found else { break }
            lowest = min(lowest, height)
            add(room(in: height), at: place)
        }
        putInOrder(evenlyIn: lowest)
    }

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

    /// The part that is read first contains the first lines. Parts beside each other have the same length, if each has
    /// room for that.
    private mutating func putInOrder(evenlyIn height: Double = 0) {
        let (sorted, end) = (parts.sorted { ($0.frame.y, $0.frame.x) < ($1.frame.y, $1.frame.x) }, entries)
        let share = sorted.isEmpty ? 0 : (end + sorted.count - 1) / sorted.count
        let isRow = TableMetrics.height(of: share, hasMore: true) <= height && Set(sorted.map(\.frame.y)).count == 1
        parts = []
        let isEven = isRow && rows(for: end, in: max(sorted.count, 1)) == share
        for part in sorted {
            let even = min(metrics.wholeEntries(from: entries, atMost: share), end - entries)
            let count = isEven ? even : part.entries.count
            let origin = Point(x: part.frame.x, y: part.frame.y)
            add(count, at: origin, hasMore: entries + count == end && end < metrics.lines.count)
        }
    }

    /// Puts the rest, or this number of lines, below the picture, in as many columns as fit beside each other; nothing if
    /// that is too high, or too long to look through.
    mutating func goOnBeneath(_ size: Point, within height: Double, atMost most: Int = .max) {
        let left = metrics.wholeEntries(from: entries, atMost: most)
        let columns = max(1, Int((size.x + TableMetrics.between) / (metrics.width + TableMetrics.between)))
        let used = min(columns, (left + Self.fewest - 1) / Self.fewest)
        guard left > 0, entries + left <= Self.most else { return }
        let rows = rows(for: left, in: used)
        guard TableMetrics.height(of: rows, hasMore: left < rest) <= height else { return }
        let end = entries + left
        for column in 0..<used where entries < end {
            let x = Double(column) * (metrics.width + TableMetrics.between)
            let count = min(metrics.wholeEntries(from: entries, atMost: rows), end - entries)
            guard count > 0 else { break }
            add(count, at: Point(x: x, y: size.y + BlankRoom.margin))
        }
    }

    /// The least number of rows with which so many columns hold all these lines, and none begins within an entry.
    private func rows(for left: Int, in columns: Int) -> Int {
        var rows = (left + columns - 1) / columns
        while rows < left {
            var (end, column) = (entries, 0)
            while column < columns, end < entries + left {
                end += metrics.wholeEntries(from: end, atMost: rows)
                column += 1
            }
            if end >= entries + left { break }
            rows += 1
        }
        return rows
    }

    private var rest: Int { metrics.lines.count - entries }

    /// The number of further lines that fit into a height. One more line contains the number of omitted events.
    private func room(in height: Double) -> Int {
        let lines = Int(((height - TableMetrics.headHeight) / TableMetrics.rowHeight).rounded(.down))
        let fitting = rest <= lines ? rest : lines - 1
        return metrics.wholeEntries(from: entries, atMost: min(fitting, Self.mostInOne, Self.most - entries))
    }

    private mutating func add(_ count: Int, at origin: Point, hasMore: Bool? = nil) {
        let range = entries..<entries + count
        let height = TableMetrics.height(of: count, hasMore: hasMore ?? (range.upperBound < metrics.lines.count))
        parts.append(
            TablePlace.Part(
                frame: Frame(x: origin.x, y: origin.y, width: metrics.width, height: height), entries: range))
    }
}
