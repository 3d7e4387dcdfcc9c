/// Draws the lines of an arrangement: branches, and strokes along the tree.
struct Router {
    let diagram: Diagram
    let levels: Levels
    var axes: Axes { levels.axes }
    /// How round the corners of lines are.
    var turning: Double { diagram.isCoarse ? 0 : Spacing.corner }
    private let gutters: Gutters
    /// Where each gutter's first rail runs, in depth.
    private var railStarts: [Double] = []
    private(set) var frames: [Frame]

    init(_ diagram: Diagram, _ levels: Levels, starts: [Double]) {
        self.diagram = diagram
        self.levels = levels
        // Breadths come first: how deep the gutters are follows from what runs in them.
        var frames = levels.sizes.map { Frame(x: 0, y: 0, width: $0.width, height: $0.height) }
        let axes = levels.axes
        for (index, start) in starts.enumerated() {
            axes.place(&frames[index], breadth: Self.settled(start, levels, index))
        }
        for (root, markers) in levels.markers { Self.place(markers, beside: frames[root], axes, &frames) }
        gutters = Gutters(
            diagram, levels,
            near: { axes.breadth(levels.ports.near(frames[$0], $0, at: $1).last ?? Point(x: 0, y: 0)) },
            far: { axes.breadth(levels.ports.far(frames[$0], $0, at: $1).last ?? Point(x: 0, y: 0)) },
            arrival: { axes.breadth(levels.ports.arrival(frames[$0], diagram.boxes[$0].subject)) })
        self.frames = frames
        placeColumns()
    }

    /// To the right, boxes are on a grid, so that rows of neighbouring columns never meet: see `Spacing.stagger`.
    private static func settled(_ start: Double, _ levels: Levels, _ box: Int) -> Double {
        let breadth = start + levels.leads[box]
        guard levels.axes.direction == .right else { return breadth }
        let row = BoxMetrics.rowHeight
        return ((breadth + 0.5) / row).rounded(.down) * row + (levels.levels[box] % 2 == 0 ? 0 : Spacing.stagger)
    }

    private static func place(_ markers: [Int], beside root: Frame, _ axes: Axes, _ frames: inout [Frame]) {
        var breadth = axes.breadth(Point(x: root.x, y: root.y)) + (axes.direction == .right ? 5 : 0)
        for marker in markers {
            axes.place(&frames[marker], breadth: breadth)
            breadth += axes.direction == .right ? 16 : frames[marker].width + 8
        }
    }

    private mutating func placeColumns() {
        var depths = [Double](repeating: 0, count: levels.count + 1)
        var labels = depths
        for (index, level) in levels.levels.enumerated() {
            depths[level + 1] = max(depths[level + 1], axes.depthExtent(of: frames[index]))
            let width =
                axes.direction == .right
                ? levels.labelWidth(index) : levels.labels[index].isEmpty ? 0 : Spacing.labelHeight
            labels[level + 1] = max(labels[level + 1], width == 0 ? 0 : width + Spacing.afterLabel - 4)
        }
        var depth = 0.0
        var starts: [Double] = []
        for column in depths.indices {
            starts.append(depth)
            depth += depths[column]
            let rails = gutters.channels.indices.contains(column) ? gutters.channels[column].count : 0
            railStarts.append(depth + Spacing.beforeRails)
            guard column > 0 || !levels.markers.isEmpty else { continue }
            let label = labels.indices.contains(column + 1) ? labels[column + 1] : 0
            depth += Spacing.beforeRails + Double(max(rails - 1, 0)) * Spacing.rail + Spacing.afterRails + label
        }
        for index in frames.indices {
            let level = levels.levels[index]
            var start = starts[level + 1]
            // Markers are beside their root.
            if level < 0 { start += depths[0] - axes.depthExtent(of: frames[index]) }
            axes.place(&frames[index], depth: start)
        }
    }

    func rail(_ line: Gutters.Line) -> Double {
        railStarts[levels.levels[line.box] + 1] + Double(gutters.rail(of: line)) * Spacing.rail
    }

    // MARK: - Branches

    /// The lines of the branches. Those that leave from one place share the way that they have in common: it is drawn by
    /// the nearest of them, unless each is to be drawn `whole`.
    func branches(whole: Bool) -> [Curve] {
        var reached: [Gutters.Line: (low: Double, high: Double)] = [:]
        return diagram.branches.map { branch in
            let line = Gutters.Line(box: branch.parent, row: branch.routeRow)
            let start = Ports.start(of: branch, diagram, isEven: levels.levels[branch.parent] % 2 == 0)
            let out = levels.ports.near(frames[branch.parent], branch.parent, at: start)
            let tip = levels.ports.arrival(frames[branch.child], diagram.boxes[branch.child].subject)
            let depth = rail(line)
            let (from, to) = (axes.breadth(out[out.count - 1]), axes.breadth(tip))
            var corners = out + [axes.point(depth: depth, breadth: from)]
            if !whole, let known = reached[line], to > from ? known.high > from + 1 : known.low < from - 1 {
                // It leaves the way of those before it, before their last one turns away.
                let reached = to > from ? known.high - from : known.low - from
                let turn = min(abs(reached) / 2, turning + 1)
                corners = [axes.point(depth: depth, breadth: from + reached - (to > from ? turn : -turn))]
            }
            reached[line] = (min(reached[line]?.low ?? from, to, from), max(reached[line]?.high ?? from, to, from))
            corners += [axes.point(depth: depth, breadth: to), tip]
            return CurveBuilder.rounded(corners, radius: turning, arrow: Spacing.branchArrow)
        }
    }

    /// The texts beside the branches' lines.
    func branchLabels() -> [Arrangement.Label?] {
        diagram.branches.map { branch in
            let text = levels.labels[branch.child]
            guard !text.isEmpty else { return nil }
            let width = TextMetrics.width(text, size: BoxMetrics.labelSize)
            let tip = levels.ports.arrival(frames[branch.child], diagram.boxes[branch.child].subject)
            let middle =
                axes.direction == .right
                ? Point(x: tip.x - Spacing.afterLabel - width / 2, y: tip.y - 7)
                : Point(x: tip.x + 6 + width / 2, y: tip.y - 11)
            return Arrangement.Label(text: text, middle: middle)
        }
    }

    // MARK: - Strokes

    /// The lines of each stroke, and the signs in the lanes of each box.
    func strokes() -> (lines: [[Curve]], signs: [[LaneSign]]) {
        var lines = diagram.strokes.map { _ in [Curve]() }
        var signs = diagram.boxes.map { _ in [LaneSign]() }
        // The ends of each stroke in each gutter.
        var ends: [Gutters.Line: [[Point]]] = [:]
        var order: [Gutters.Line] = []
        for (index, box) in diagram.boxes.enumerated() {
            for visit in levels.ways.visits[index] {
                addWithin(index, visit, to: &lines[visit.stroke], &signs[index])
                let stroke = diagram.strokes[visit.stroke]
                let isLeaving = box.parent == nil && stroke.fate == .lost
                guard !visit.isEnd, let parent = isLeaving ? stroke.target.box : box.parent else { continue }
                let line = Gutters.Line(box: parent, stroke: visit.stroke)
                if ends[line] == nil { order.append(line) }
                ends[line, default: []] += visit.exits(in: box).map { levels.ports.far(frames[index], index, at: $0) }
            }
        }
        for line in order {
            guard let stroke = line.stroke, let ways = ends[line] else { continue }
            let height = self.height(of: stroke, at: line.box)
            let near = levels.ports.near(frames[line.box], line.box, at: height)
            lines[stroke] += joined(near, ways, depth: rail(line))
        }
        return (lines, signs)
    }

    /// The height at which a stroke ends in a box or passes through it.
    func height(of stroke: Int, at box: Int) -> Double {
        if case .lostEvent = diagram.boxes[box].subject {
            return BoxMetrics.middle(ofRow: nil, in: diagram.boxes[box])
        }
        return levels.ways.visit(of: stroke, at: box)?.middle(in: diagram.boxes[box]) ?? 0
    }

    /// A rail with all its ends: the furthest in both directions are drawn to the near end, the others join them.
    private func joined(_ near: [Point], _ ways: [[Point]], depth: Double) -> [Curve] {
        let level = axes.breadth(near[near.count - 1])
        let corner = axes.point(depth: depth, breadth: level)
        let sorted = ways.sorted { axes.breadth($0[$0.count - 1]) < axes.breadth($1[$1.count - 1]) }
        return sorted.indices.map { index in
            let way = sorted[index]
            let breadth = axes.breadth(way[way.count - 1])
            var corners = way + [axes.point(depth: depth, breadth: breadth)]
            let isFirst = index == 0 && breadth <= level
            let isLast = index == sorted.count - 1 && breadth > level
            if isFirst || isLast || abs(breadth - level) < 1 {
                corners += [corner] + near.reversed()
            } else {
                // It turns towards the near end, and ends in the line that is there already.
                let turn = min(abs(level - breadth) / 2, turning)
                corners.append(axes.point(depth: depth, breadth: breadth + (breadth < level ? turn : -turn)))
            }
            return CurveBuilder.rounded(corners, radius: turning, arrow: 0)
        }
    }

    /// The part of a stroke inside a box: from its emitters to the box's side, and through it.
    private func addWithin(
        _ index: Int, _ visit: StrokeWays.Visit, to lines: inout [Curve], _ signs: inout [LaneSign]
    ) {
        let (box, frame) = (diagram.boxes[index], frames[index])
        func line(_ from: Double, _ to: Double, at height: Double) {
            guard to > from else { return }
            lines.append(
                CurveBuilder.rounded(
                    [Point(x: from, y: frame.y + height), Point(x: to, y: frame.y + height)], radius: 0, arrow: 0))
        }
        for row in visit.rows {
            let sign = BoxMetrics.signMiddle(of: box.rows[row])
            line(frame.x, frame.x + sign - 4, at: BoxMetrics.middle(ofRow: row, in: box))
        }
        if visit.passes || visit.isEnd, let row = visit.row {
            let height = BoxMetrics.middle(ofRow: row, in: box)
            let sign = BoxMetrics.signMiddle(of: box.rows[row])
            if visit.passes { line(frame.x, frame.x + sign - 3.5, at: height) }
            if box.rows[row].meaning != .interceptor(.always) {
                line(frame.maxX - BoxMetrics.padding + 2, frame.maxX, at: height)
            }
        }
        guard let lane = visit.lane else { return }
        let height = BoxMetrics.middle(ofLane: lane, rows: box.rows.count)
        let place = Point(x: frame.x + BoxMetrics.signMiddle, y: frame.y + height)
        func sign(_ meaning: LaneSign.Meaning, _ middle: Point) {
            signs.append(LaneSign(meaning: meaning, middle: middle, stroke: visit.stroke))
        }
        if visit.emitsWithoutRow {
            sign(.emitter, place)
            line(frame.x, place.x - 4, at: height)
        }
        if visit.isEnd {
            sign(.end, Point(x: frame.maxX, y: place.y))
        } else if visit.passes {
            if visit.hasBead { sign(.bead, place) }
            let start = visit.emitsWithoutRow || visit.hasBead ? place.x + 4 : frame.x
            line(start, frame.maxX, at: height)
            if visit.hasBead, !visit.emitsWithoutRow { line(frame.x, place.x - 4, at: height) }
        }
    }
}

/// A sign of a stroke in a box where it has no row.
public struct LaneSign: Hashable, Sendable {
    /// What it shows.
    public enum Meaning: Hashable, Sendable {
        /// Something is emitted.
        case emitter
        /// An object observes the event.
        case bead
        /// The stroke ends at the box's side.
        case end
    }

    /// What it shows.
    public var meaning: Meaning
    /// Its position.
    public var middle: Point
    /// The stroke to which it belongs.
    public var stroke: Int
}
