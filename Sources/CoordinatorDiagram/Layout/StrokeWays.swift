/// The paths of strokes through boxes: the places where a stroke enters and leaves each box on its path.
///
/// From the emitter to the interceptor, a stroke runs through every object to which the event is offered: at the row of
/// an interceptor that only observes, otherwise in a lane below the rows.
struct StrokeWays {
    /// The way of a stroke through a box.
    struct Visit {
        var stroke: Int
        /// The rows of the emissions.
        var rows: [Int] = []
        /// Whether there is an emission without a row.
        var emitsWithoutRow = false
        /// Whether it passes through.
        var passes = false
        /// Whether it ends here.
        var isEnd = false
        /// The row at which it passes or ends; `nil` for a lane.
        var row: Int?
        /// What an interceptor without a row of its own on the path does.
        var bead: Flow.Fate?
        var lane: Int?
    }

    /// The largest number of lanes of a box; further strokes share them.
    static let mostLanes = 24

    /// The visits of each box.
    private(set) var visits: [[Visit]]
    private(set) var laneCounts: [Int]
    private var positions: [Key: Int] = [:]

    private struct Key: Hashable {
        var box: Int
        var stroke: Int
    }

    init(_ diagram: Diagram) {
        visits = [[Visit]](repeating: [], count: diagram.boxes.count)
        laneCounts = [Int](repeating: 0, count: diagram.boxes.count)
        for (number, stroke) in diagram.strokes.enumerated() { follow(stroke, number, diagram.boxes) }
        for (number, stroke) in diagram.strokes.enumerated() { addBeads(of: stroke, number, diagram.boxes) }
        for box in visits.indices { giveLanes(in: box) }
    }

    /// The way of a stroke through a box; `nil` if it does not pass through it.
    func visit(of stroke: Int, at box: Int) -> Visit? {
        positions[Key(box: box, stroke: stroke)].map { visits[box][$0] }
    }

    private mutating func follow(_ stroke: Stroke, _ number: Int, _ boxes: [Box]) {
        for source in stroke.sources {
            let (start, _) = visit(number, source.box)
            if let row = source.row, boxes[source.box].rows[row].hasSign {
                if !visits[source.box][start].rows.contains(row) { visits[source.box][start].rows.append(row) }
            } else {
                visits[source.box][start].emitsWithoutRow = true
            }
            var box = source.box
            while box != stroke.target.box {
                guard let parent = boxes[box].parent else {
                    // A lost event leaves at the root.
                    let (position, _) = visit(number, box)
                    if box != source.box { visits[box][position].passes = true }
                    break
                }
                box = parent
                let (position, isNew) = visit(number, box)
                let wasPassed = visits[box][position].passes || visits[box][position].isEnd
                if box == stroke.target.box {
                    visits[box][position].isEnd = true
                    if let row = stroke.target.row, boxes[box].rows[row].hasSign { visits[box][position].row = row }
                } else {
                    visits[box][position].passes = true
                }
                // An earlier path through this box continued to the same end.
                if !isNew, wasPassed { break }
            }
        }
    }

    /// Lets a stroke pass at the row of an interceptor that lets the event go on, unless another stroke passes there.
    private mutating func addBeads(of stroke: Stroke, _ number: Int, _ boxes: [Box]) {
        for bead in stroke.beads {
            let box = bead.place.box
            guard let position = positions[Key(box: box, stroke: number)], visits[box][position].row == nil else {
                continue
            }
            let taken = Set(visits[box].compactMap(\.row))
            if let row = bead.place.row, boxes[box].rows[row].hasSign, !taken.contains(row) {
                visits[box][position].row = row
            } else if visits[box][position].bead != .maybeConsumed {
                visits[box][position].bead = bead.fate
            }
        }
    }

    private mutating func giveLanes(in box: Int) {
        for position in visits[box].indices {
            let visit = visits[box][position]
            let needsLane = visit.emitsWithoutRow || (visit.passes || visit.isEnd) && visit.row == nil
            guard needsLane else { continue }
            visits[box][position].lane = laneCounts[box] % Self.mostLanes
            laneCounts[box] += 1
        }
        laneCounts[box] = min(laneCounts[box], Self.mostLanes)
    }

    private mutating func visit(_ stroke: Int, _ box: Int) -> (position: Int, isNew: Bool) {
        let key = Key(box: box, stroke: stroke)
        if let known = positions[key] { return (known, false) }
        positions[key] = visits[box].count
        visits[box].append(Visit(stroke: stroke))
        return (visits[box].count - 1, true)
    }
}

extension StrokeWays.Visit {
    /// The height at which the stroke ends or passes through, from the top of the box.
    func middle(in box: Box) -> Double? {
        guard passes || isEnd else { return nil }
        if let row { return BoxMetrics.middle(ofRow: row, in: box) }
        return lane.map { BoxMetrics.middle(ofLane: $0, in: box) }
    }

    /// The heights at which the stroke leaves upwards, from the top of the box.
    func exits(in box: Box) -> [Double] {
        var exits = rows.map { BoxMetrics.middle(ofRow: $0, in: box) }
        if passes, let middle = middle(in: box) { exits.append(middle) }
        if emitsWithoutRow, let lane, !(passes && row == nil) {
            exits.append(BoxMetrics.middle(ofLane: lane, in: box))
        }
        return exits
    }
}
