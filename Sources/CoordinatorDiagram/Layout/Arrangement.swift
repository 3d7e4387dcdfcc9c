/// The positions of all parts of a diagram.
public struct Arrangement: Sendable {
    /// The text of a branch, and its position.
    public struct Label: Hashable, Sendable {
        /// The presentation and the route.
        public var text: String
        /// Its middle.
        public var middle: Point

        var frame: Frame {
            let width = TextMetrics.width(text, size: BoxMetrics.labelSize)
            return Frame(x: middle.x - width / 2, y: middle.y - 7, width: width, height: 14)
        }
    }

    /// The frame of each of the diagram's boxes.
    public internal(set) var frames: [Frame] = []
    /// The line of each of its branches.
    public internal(set) var branchCurves: [Curve] = []
    /// The label of each of its branches; `nil` for a branch without a name.
    public internal(set) var branchLabels: [Label?] = []
    /// The lines of each of its strokes.
    public internal(set) var strokes: [[Curve]] = []
    /// For each of its boxes, the symbols of strokes that have no row in it.
    public internal(set) var laneSigns: [[LaneSign]] = []
    /// The lines of each of its flows, if the diagram keeps traces; empty for flows inside a box.
    public internal(set) var flowCurves: [[Curve]] = []

    /// The backgrounds of its tabs or features.
    public internal(set) var lanes: [Frame] = []

    /// The place of the table of events; `nil` if there is no table, or no room for it.
    public private(set) var tablePlace: TablePlace?

    /// Finds the start of each slot, across the direction of growth.
    public typealias Placement = (SlotForest) throws -> [Double]

    /// Arranges a diagram.
    ///
    /// - Parameters:
    ///   - diagram: the diagram to arrange.
    ///   - placement: `TidyTree.starts`, or another function. It decides the positions of boxes across the direction of
    ///     growth; this initializer decides everything else: columns, lanes for the events, lines.
    /// - Throws: the errors of `placement`.
    public init(_ diagram: Diagram, placement: Placement) rethrows {
        let levels = Levels(diagram)
        let grounds = Lanes(diagram)
        let starts = grounds.separated(try placement(levels.forest), levels.forest, levels: levels.levels)
        let router = Router(diagram, levels, starts: starts)
        frames = router.frames
        branchCurves = router.branches(whole: diagram.options.keepsTraces)
        branchLabels = router.branchLabels()
        (strokes, laneSigns) = router.strokes()
        if diagram.options.keepsTraces { flowCurves = router.flows() }
        lanes = grounds.frames(frames)
        moveToOrigin()
        guard let table = diagram.table else { return }
        tablePlace = TablePlace(
            table, in: size, around: obstacles, mayStandBeneath: diagram.options.mayStandTableBeneath,
            isOnlyList: diagram.options.detail == .flows)
        size.y = max(size.y, tablePlace?.end ?? 0)
    }

    /// All drawn parts, as rectangles.
    private var obstacles: [Frame] {
        var obstacles = frames + lanes + branchLabels.compactMap { $0?.frame }
        for curve in branchCurves + strokes.lazy.joined() {
            for (from, to) in zip(curve.points, curve.points.dropFirst() + [curve.tip]) {
                var piece = Frame(x: from.x, y: from.y, width: 0, height: 0)
                piece.formUnion(Frame(x: to.x, y: to.y, width: 0, height: 0))
                obstacles.append(piece)
            }
        }
        return obstacles
    }

    /// The size of the whole picture.
    public private(set) var size = Point(x: 0, y: 0)

    private mutating func moveToOrigin() {
        guard var bounds = frames.first else { return }
        for frame in frames + lanes { bounds.formUnion(frame) }
        for point in strokes.lazy.joined().flatMap(\.points) {
            bounds.formUnion(Frame(x: point.x, y: point.y, width: 0, height: 0))
        }
        for point in branchCurves.lazy.flatMap(\.points) {
            bounds.formUnion(Frame(x: point.x, y: point.y, width: 0, height: 0))
        }
        for label in branchLabels.compactMap({ $0 }) { bounds.formUnion(label.frame) }
        let (dx, dy) = (-bounds.x, -bounds.y)
        guard dx != 0 || dy != 0 else {
            size = Point(x: bounds.width, y: bounds.height)
            return
        }
        for index in frames.indices {
            frames[index].x += dx
            frames[index].y += dy
        }
        for index in lanes.indices {
            lanes[index].x += dx
            lanes[index].y += dy
        }
        for index in branchCurves.indices { branchCurves[index].move(dx, dy) }
        for index in flowCurves.indices { flowCurves[index].move(dx, dy) }
        for index in strokes.indices { strokes[index].move(dx, dy) }
        for index in laneSigns.indices {
            for sign in laneSigns[index].indices {
                laneSigns[index][sign].middle.x += dx
                laneSigns[index][sign].middle.y += dy
            }
        }
        for index in branchLabels.indices {
            branchLabels[index]?.middle.x += dx
            branchLabels[index]?.middle.y += dy
        }
        size = Point(x: bounds.width, y: bounds.height)
    }
}

extension [Curve] {
    fileprivate mutating func move(_ dx: Double, _ dy: Double) {
        for index in indices { self[index].move(dx, dy) }
    }
}

extension Curve {
    fileprivate mutating func move(_ dx: Double, _ dy: Double) {
        for index in points.indices {
            points[index].x += dx
            points[index].y += dy
        }
        tip.x += dx
        tip.y += dy
    }
}
