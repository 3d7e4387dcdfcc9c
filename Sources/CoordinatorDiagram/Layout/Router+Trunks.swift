import TreeComparison

/// Several strokes may leave one row, or end at one. Where they run together, they have one line, which one of them
/// draws.
extension Router {
    /// The stroke that draws the shared way out of a row.
    struct Trunk {
        var stroke: Int
        /// The depth at which it leaves that way.
        var depth: Double
        var rank: Int
    }

    /// The shared ways out of the rows of a box, by the height of the row. Several strokes may leave one row, because
    /// its event ends in several places. They have one line up to the point where they part; it belongs to the stroke
    /// that leaves it last or, with two versions, to a stroke that still exists.
    func trunks(in box: Int) -> [Double: Trunk] {
        let visits = levels.ways.visits[box]
        guard visits.count > 1 else { return [:] }
        var trunks: [Double: Trunk] = [:]
        for visit in visits where !visit.rows.isEmpty {
            guard let line = line(of: visit, from: box), let end = near(line, visit.stroke).last else { continue }
            for row in visit.rows {
                let height = BoxMetrics.middle(ofRow: row, in: diagram.boxes[box])
                let start = levels.ports.far(frames[box], box, at: height)
                let isStraight = abs(axes.breadth(start[start.count - 1]) - axes.breadth(end)) < 1
                let trunk = Trunk(
                    stroke: visit.stroke, depth: isStraight ? -.infinity : rail(line),
                    rank: Self.rank(diagram.strokes[visit.stroke].change))
                if let known = trunks[height], (known.rank, known.depth) <= (trunk.rank, trunk.depth) { continue }
                trunks[height] = trunk
            }
        }
        return trunks
    }

    private static func rank(_ change: Change?) -> Int {
        switch change {
        case nil, .added, .changed: 0
        case .unchanged: 1
        case .removed: 2
        }
    }

    /// The end of a stroke at an interceptor, or the point where it meets the line of another stroke that ends at the
    /// same row: in a picture of two versions, an interceptor receives old and new events.
    func nearEnd(_ line: Gutters.Line, _ stroke: Int) -> [Point] {
        let way = near(line, stroke)
        guard let visit = levels.ways.visit(of: stroke, at: line.box), visit.isEnd, let row = visit.row else {
            return way
        }
        let ending = levels.ways.visits[line.box].filter { $0.isEnd && $0.row == row }.map(\.stroke)
        func turn(_ stroke: Int) -> Double {
            let line = Gutters.Line(box: line.box, stroke: stroke)
            return gutters.isStraight(line) ? .infinity : rail(line)
        }
        func order(_ stroke: Int) -> (Int, Double) { (Self.rank(diagram.strokes[stroke].change), -turn(stroke)) }
        guard let trunk = ending.min(by: { order($0) < order($1) }), trunk != stroke else { return way }
        let meeting = min(turn(stroke) - turning, turn(trunk))
        guard meeting.isFinite else { return way }
        return [axes.point(depth: meeting, breadth: axes.breadth(way[way.count - 1]))]
    }
}
