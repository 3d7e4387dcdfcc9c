/// Draws the lines of an arrangement: branches as curves, event flows along their lanes.
struct Router {
    private let diagram: Diagram
    private let columns: Columns
    private var lanes: Lanes { columns.lanes }
    private var axes: Axes { columns.axes }

    private(set) var spans: [Span]
    private(set) var branchCurves: [Curve] = []
    private(set) var branchLabels: [Arrangement.Label?] = []
    private(set) var flowCurves: [Curve] = []
    private var loopsDrawn: [Int: Int] = [:]
    private var confluence: Confluence

    init(_ diagram: Diagram, _ columns: Columns, middles: [Double]) {
        self.diagram = diagram
        self.columns = columns
        confluence = Confluence(diagram, levels: columns.levels)
        spans = columns.spans
        for (index, middle) in middles.enumerated() {
            spans[index].depth = columns.starts[columns.levels[index]]
            spans[index].breadth = middle - columns.forest.extents[index] / 2 + columns.leads[index]
            if axes.direction == .down {
                // The room beyond the lanes belongs to the label as much as to the box: the box stands in its middle.
                let room = columns.forest.extents[index] - columns.leads[index] - spans[index].breadthExtent
                if columns.markers[index] == nil { spans[index].breadth += room / 2 }
            }
        }
        placeMarkers()
    }

    private mutating func placeMarkers() {
        for (root, markers) in columns.markers {
            let lanes = Double(min(lanes.passingLanes[root], Lanes.most)) * Spacing.lane
            var breadth = spans[root].breadth
            for marker in markers {
                let reach = columns.loopReach(root) + lanes + Spacing.beforeMarkers
                spans[marker].depth = spans[root].depth - reach - spans[marker].depthExtent
                spans[marker].breadth = breadth
                breadth += spans[marker].breadthExtent + Spacing.markers
            }
        }
    }

    mutating func route() {
        for branch in diagram.branches { add(branch) }
        for flow in diagram.flows { flowCurves.append(curve(of: flow)) }
    }

    // MARK: - Branches

    private mutating func add(_ branch: BranchLine) {
        let parent = spans[branch.parent]
        let child = spans[branch.child]
        let isRight = axes.direction == .right
        let out =
            isRight
            ? parent.breadth + BoxMetrics.middle(ofRow: branch.routeRow, in: diagram.boxes[branch.parent])
            : parent.breadth + parent.breadthExtent / 2
        let arrival =
            isRight
            ? child.breadth + BoxMetrics.middle(ofRow: nil, in: diagram.boxes[branch.child])
            : child.breadth + child.breadthExtent / 2
        let swingStart = columns.ends[columns.levels[branch.parent]]
        let width = TextMetrics.width(columns.labels[branch.child], size: BoxMetrics.labelSize)
        let labelLength = columns.labels[branch.child].isEmpty ? 0 : isRight ? width : Spacing.labelHeight / 2
        let swingEnd = max(child.depth - Spacing.afterLabel - labelLength, swingStart)
        var line = CurveBuilder(from: axes.point(depth: parent.depthEnd, breadth: out))
        line.line(to: axes.point(depth: swingStart, breadth: out))
        let half = (swingStart + swingEnd) / 2
        line.curve(
            axes.point(depth: half, breadth: out), axes.point(depth: half, breadth: arrival),
            to: axes.point(depth: swingEnd, breadth: arrival))
        let tip = axes.point(depth: child.depth, breadth: arrival)
        line.line(to: tip)
        branchCurves.append(line.finished(tip: tip, length: Spacing.branchArrow))

        guard !columns.labels[branch.child].isEmpty else {
            branchLabels.append(nil)
            return
        }
        let middle =
            isRight
            ? Point(x: child.depth - Spacing.afterLabel + 3 - width / 2, y: arrival - 8)
            : Point(x: arrival + 6 + width / 2, y: child.depth - 18)
        branchLabels.append(Arrangement.Label(text: columns.labels[branch.child], middle: middle))
    }

    // MARK: - Flows

    private mutating func curve(of flow: Flow) -> Curve {
        if flow.source.box == flow.target.box {
            return CurveBuilder.rounded(loop(flow), radius: Spacing.corner, arrow: Spacing.flowArrow)
        }
        let (corners, isJoined) = way(flow)
        var curve = CurveBuilder.rounded(corners, radius: Spacing.corner, arrow: isJoined ? 0 : Spacing.flowArrow)
        curve.isJoined = isJoined
        return curve
    }

    /// From a box's left side back to it, for an event that is claimed where it is emitted.
    private mutating func loop(_ flow: Flow) -> [Point] {
        let box = flow.source.box
        let lane = loopsDrawn[box, default: 0]
        loopsDrawn[box] = lane + 1
        let frame = axes.frame(spans[box])
        let from = frame.y + BoxMetrics.middle(ofRow: flow.source.row, in: diagram.boxes[box])
        let to = frame.y + BoxMetrics.middle(ofRow: flow.target.row, in: diagram.boxes[box])
        let reach = frame.x - Spacing.beforeLanes - Double(lane % Lanes.most) * Spacing.loop
        return [
            Point(x: frame.x, y: from), Point(x: reach, y: from), Point(x: reach, y: to), Point(x: frame.x, y: to),
        ]
    }

    /// From a box through the gutters and past its ancestors to one of them, or past the root to a marker; in a large
    /// picture only as far as it has a way of its own.
    private mutating func way(_ flow: Flow) -> (corners: [Point], isJoined: Bool) {
        let isLost = flow.fate == .lost
        let end = isLost ? diagram.boxes[flow.target.box].parent ?? 0 : flow.target.box
        var box = flow.source.box
        var breadth = exit(box, row: flow.source.row)
        var corners = [axes.point(depth: spans[box].depth, breadth: breadth)]
        while box != end, let parent = diagram.boxes[box].parent {
            let lane = Double(lanes.gutterLane(to: flow.target, at: parent))
            let depth = columns.ends[columns.levels[parent]] + Spacing.beforeLanes + lane * Spacing.lane
            corners.append(axes.point(depth: depth, breadth: breadth))
            box = parent
            if box == end, !isLost { breadth = entry(box, row: flow.target.row) } else { breadth = pass(flow, box) }
            corners.append(axes.point(depth: depth, breadth: breadth))
            if confluence.hasComeBy(flow, at: box) {
                // Far enough to turn the corner with the line that it joins.
                corners.append(axes.point(depth: depth - Spacing.corner, breadth: breadth))
                return (corners, true)
            }
        }
        guard isLost else {
            corners.append(axes.point(depth: spans[end].depthEnd, breadth: breadth))
            return (corners, false)
        }
        let marker = spans[flow.target.box]
        let lane = Double(lanes.passingLane(to: flow.target, at: end))
        let depth = spans[end].depth - columns.loopReach(end) - Spacing.beforeLanes - lane * Spacing.lane
        let middle = marker.breadth + marker.breadthExtent / 2
        corners.append(axes.point(depth: depth, breadth: breadth))
        corners.append(axes.point(depth: depth, breadth: middle))
        corners.append(axes.point(depth: marker.depthEnd, breadth: middle))
        return (corners, false)
    }

    private func pass(_ flow: Flow, _ box: Int) -> Double {
        let loops = axes.direction == .down ? columns.loopReach(box) : 0
        let lane = Double(lanes.passingLane(to: flow.target, at: box))
        return spans[box].breadth - loops - Spacing.beforeLanes - lane * Spacing.lane
    }

    /// Where an emission leaves its box.
    private func exit(_ box: Int, row: Int?) -> Double {
        let span = spans[box]
        guard axes.direction == .right else {
            return span.breadth + min(12 + Double(row ?? 0) * 5, span.breadthExtent / 2 - 8)
        }
        return span.breadth
            + (row.map { BoxMetrics.middle(ofRow: $0, in: diagram.boxes[box]) } ?? span.breadthExtent * 0.75)
    }

    /// Where an event arrives at the box that claims it.
    private func entry(_ box: Int, row: Int?) -> Double {
        let span = spans[box]
        guard axes.direction == .right else {
            return span.breadthEnd - min(12 + Double(row ?? 0) * 5, span.breadthExtent / 2 - 8)
        }
        return span.breadth
            + (row.map { BoxMetrics.middle(ofRow: $0, in: diagram.boxes[box]) } ?? span.breadthExtent * 0.75)
    }
}
