/// Draws the lines of an arrangement: branches, and strokes along the tree.
struct Router {
    let diagram: Diagram
    let levels: Levels
    var axes: Axes { levels.axes }
    /// The radius of the corners of lines.
    var turning: Double { diagram.isCoarse ? 0 : Spacing.corner }
    let gutters: Gutters
    /// The position of each gutter's first rail, in depth.
    private var railStarts: [Double] = []
    private(set) var frames: [Frame]

    init(_ diagram: Diagram, _ levels: Levels, starts: [Double]) {
        self.diagram = diagram
        self.levels = levels
        // Breadths come first, because the depth of the gutters depends on the lines in them.
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

    /// If the tree grows to the right, boxes are on a grid, so that rows of neighbouring columns never meet: see
    /// `Spacing.stagger`.
    private static func settled(_ start: Double, _ levels: Levels, _ box: Int) -> Double {
        let breadth = start + levels.leads[box]
        guard levels.axes.direction == .right else { return breadth }
        let row = BoxMetrics.rowHeight
        return ((breadth + 0.5) / row).rounded(.down) * row + (levels.levels[box] % 2 == 0 ? 0 : Spacing.stagger)
    }

    private static func place(_ markers: [Int], beside root: Frame, _ axes: Axes, _ frames: inout [Frame]) {
        if axes.direction == .right {
            // The first line leaves the root above the others, and comes back below them, so that no line crosses
            // another.
            var breadth = root.maxY + Spacing.beforeMarker
            for marker in markers.reversed() {
                axes.place(&frames[marker], breadth: breadth)
                breadth += Spacing.markerHeight + Spacing.betweenMarkers
            }
            return
        }
        var breadth = root.x
        for marker in markers {
            axes.place(&frames[marker], breadth: breadth)
            breadth += frames[marker].width + 8
        }
    }

    private mutating func placeColumns() {
        var depths = [Double](repeating: 0, count: levels.count + 1)
        var labels = depths
        let isRight = axes.direction == .right
        let hasTurns = diagram.boxes.contains { $0.subject == .turn }
        for (index, level) in levels.levels.enumerated()
        where level >= 0 || !isRight && !diagram.boxes[index].isPassage {
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
            let (before, after) = column == 0 && isRight && !hasTurns ? (0, Spacing.afterOuterRails) : beside
            railStarts.append(depth + before)
            guard column > 0 || hasTurns || !levels.markers.isEmpty else { continue }
            let label = labels.indices.contains(column + 1) ? labels[column + 1] : 0
            depth += before + Double(max(rails - 1, 0)) * Spacing.rail + after + label
        }
        for index in frames.indices {
            let level = levels.levels[index]
            // Markers are below their root if the tree grows to the right, and above it if it grows downwards.
            var start = starts[isRight ? max(level, 0) + 1 : level + 1]
            if diagram.boxes[index].isPassage {
                // A corridor is as long as its column, and a turn as long as its row.
                let last = diagram.boxes[index].subject == .turn ? diagram.boxes[index].parent ?? 0 : index
                start = starts[max(level, 0) + 1]
                let end = starts[levels.levels[last] + 1] + depths[levels.levels[last] + 1]
                axes.stretch(&frames[index], toDepth: end - start)
            } else if level < 0, !isRight {
                start += depths[0] - axes.depthExtent(of: frames[index])
            }
            axes.place(&frames[index], depth: start)
        }
    }

    /// The space between rails and the boxes on both sides of them.
    private var beside: (before: Double, after: Double) {
        let isTight = diagram.options.isNarrow && axes.direction == .right
        return isTight
            ? (Spacing.beforeRailsTightly, Spacing.afterRailsTightly) : (Spacing.beforeRails, Spacing.afterRails)
    }

    func rail(_ line: Gutters.Line) -> Double {
        railStarts[levels.levels[line.box] + 1] + Double(gutters.rail(of: line)) * Spacing.rail
    }

    // MARK: - Branches

    /// The lines of the branches. Those that leave from one place share a part of their way, which the nearest branch
    /// draws, unless each branch is drawn `whole`.
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
                // It leaves the way of the branches before it, before the last of these turns away.
                let reached = to > from ? known.high - from : known.low - from
                let turn = min(abs(reached) / 2, turning + 1)
                corners = [axes.point(depth: depth, breadth: from + reached - (to > from ? turn : -turn))]
            }
            reached[line] = (min(reached[line]?.low ?? from, to, from), max(reached[line]?.high ?? from, to, from))
            corners += [axes.point(depth: depth, breadth: to), tip]
            let isPassed = diagram.boxes[branch.child].isPassage
            if isPassed {
                corners += levels.ports.near(frames[branch.child], branch.child, at: BoxMetrics.titleHeight / 2)
            }
            return CurveBuilder.rounded(corners, radius: turning, arrow: isPassed ? 0 : Spacing.branchArrow)
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
}
