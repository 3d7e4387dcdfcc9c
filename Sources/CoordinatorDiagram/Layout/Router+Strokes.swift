extension Router {
    /// The lines of each stroke, and the symbols in the lanes of each box.
    func strokes() -> (lines: [[Curve]], signs: [[LaneSign]]) {
        var lines = diagram.strokes.map { _ in [Curve]() }
        var signs = diagram.boxes.map { _ in [LaneSign]() }
        // The ends of each stroke in each gutter.
        var ends: [Gutters.Line: [FarEnd]] = [:]
        var order: [Gutters.Line] = []
        for (index, box) in diagram.boxes.enumerated() {
            let trunks = trunks(in: index)
            for visit in levels.ways.visits[index] {
                addWithin(index, visit, trunks, to: &lines[visit.stroke], &signs[index])
                guard let line = line(of: visit, from: index) else { continue }
                if ends[line] == nil { order.append(line) }
                ends[line, default: []] += visit.exits(in: box).map { height in
                    FarEnd(
                        way: levels.ports.far(frames[index], index, at: height),
                        trunk: trunks[height].flatMap { $0.stroke == visit.stroke ? nil : $0.depth })
                }
            }
        }
        for line in order {
            guard let stroke = line.stroke, let ends = ends[line] else { continue }
            lines[stroke] += joined(nearEnd(line, stroke), ends, depth: rail(line))
        }
        return (lines, signs)
    }

    /// The place where a stroke leaves a box upwards.
    private struct FarEnd {
        var way: [Point]
        /// How far another stroke draws the part of the way that both share; `nil` if this stroke draws it.
        var trunk: Double?
    }

    /// The line of a visit in the gutter before its box; `nil` if the stroke ends in the box.
    func line(of visit: StrokeWays.Visit, from box: Int) -> Gutters.Line? {
        let stroke = diagram.strokes[visit.stroke]
        let isLeaving = diagram.boxes[box].parent == nil && stroke.fate == .lost
        guard !visit.isEnd, let parent = isLeaving ? stroke.target.box : diagram.boxes[box].parent else { return nil }
        return Gutters.Line(box: parent, stroke: visit.stroke)
    }

    /// The way from a parent's box to the gutter before its children.
    func near(_ line: Gutters.Line, _ stroke: Int) -> [Point] {
        levels.ports.near(frames[line.box], line.box, at: height(of: stroke, at: line.box))
    }

    /// The height at which a stroke ends in a box or passes through it.
    func height(of stroke: Int, at box: Int) -> Double {
        if case .lostEvent = diagram.boxes[box].subject {
            return BoxMetrics.middle(ofRow: nil, in: diagram.boxes[box])
        }
        return levels.ways.visit(of: stroke, at: box)?.middle(in: diagram.boxes[box]) ?? 0
    }

    /// A rail with all its ends: those at both extremes are drawn up to the near end, the others join them.
    private func joined(_ near: [Point], _ ends: [FarEnd], depth: Double) -> [Curve] {
        let level = axes.breadth(near[near.count - 1])
        let corner = axes.point(depth: depth, breadth: level)
        let sorted = ends.sorted { axes.breadth($0.way[$0.way.count - 1]) < axes.breadth($1.way[$1.way.count - 1]) }
        return sorted.indices.map { index in
            let way = sorted[index].way
            let breadth = axes.breadth(way[way.count - 1])
            // The line leaves another stroke's line at its own rail, or where that stroke's line ends its shared part.
            let start =
                sorted[index].trunk.map { [axes.point(depth: max(depth + turning, $0), breadth: breadth)] } ?? way
            var corners = start + [axes.point(depth: depth, breadth: breadth)]
            let isFirst = index == 0 && breadth <= level
            let isLast = index == sorted.count - 1 && breadth > level
            if isFirst || isLast || abs(breadth - level) < 1 {
                corners += [corner] + near.reversed()
            } else {
                // The line turns towards the near end, and joins the line that exists there already.
                let turn = min(abs(level - breadth) / 2, turning)
                corners.append(axes.point(depth: depth, breadth: breadth + (breadth < level ? turn : -turn)))
            }
            return CurveBuilder.rounded(corners, radius: turning, arrow: 0)
        }
    }

    /// The part of a stroke inside a box: from its emitters to the box's side, and through it.
    private func addWithin(
        _ index: Int, _ visit: StrokeWays.Visit, _ trunks: [Double: Trunk], to lines: inout [Curve],
        _ signs: inout [LaneSign]
    ) {
        let (box, frame) = (diagram.boxes[index], frames[index])
        func line(_ from: Double, _ to: Double, at height: Double) {
            guard to > from else { return }
            lines.append(
                CurveBuilder.rounded(
                    [Point(x: from, y: frame.y + height), Point(x: to, y: frame.y + height)], radius: 0, arrow: 0))
        }
        if box.isPassage {
            for height in visit.exits(in: box) {
                let way = levels.ports.far(frame, index, at: height) + levels.ports.near(frame, index, at: height)
                lines.append(CurveBuilder.rounded(way, radius: 0, arrow: 0))
            }
            return
        }
        for row in visit.rows {
            let height = BoxMetrics.middle(ofRow: row, in: box)
            guard (trunks[height]?.stroke ?? visit.stroke) == visit.stroke else { continue }
            line(frame.x, frame.x + BoxMetrics.signMiddle(of: box.rows[row]) - 4, at: height)
        }
        if visit.passes || visit.isEnd, let row = visit.row {
            let height = BoxMetrics.middle(ofRow: row, in: box)
            let sign = BoxMetrics.signMiddle(of: box.rows[row])
            if visit.passes { line(frame.x, frame.x + sign - 3.5, at: height) }
            if box.rows[row].meaning != .interceptor(.always) {
                // It goes on behind the name, up to the word at the row's end, so that it does not seem to end there.
                let blank = BoxMetrics.blank(in: box.rows[row], width: frame.width)
                line(frame.x + blank.lowerBound, frame.x + blank.upperBound, at: height)
                if blank.upperBound < frame.width { line(frame.maxX - BoxMetrics.padding + 2, frame.maxX, at: height) }
            }
        }
        guard let lane = visit.lane else { return }
        let height = BoxMetrics.middle(ofLane: lane, in: box)
        let place = Point(x: frame.x + BoxMetrics.signMiddle, y: frame.y + height)
        func sign(_ meaning: LaneSign.Meaning, _ middle: Point) {
            let name = meaning == .emitter ? levels.events.name(of: visit.stroke, at: index) : nil
            signs.append(LaneSign(meaning: meaning, middle: middle, stroke: visit.stroke, name: name))
        }
        if visit.emitsWithoutRow {
            sign(.emitter, place)
            line(frame.x, place.x - 4, at: height)
        }
        if visit.isEnd {
            sign(.end, Point(x: frame.maxX, y: place.y))
        } else if visit.passes {
            if let fate = visit.bead { sign(.bead(fate), place) }
            let start = visit.emitsWithoutRow || visit.bead != nil ? place.x + 4 : frame.x
            line(start, frame.maxX, at: height)
            if visit.bead != nil, !visit.emitsWithoutRow { line(frame.x, place.x - 4, at: height) }
        }
    }
}
