/// The positions of everything in a diagram.
public struct Arrangement: Sendable {
    /// The text of a branch, and its position.
    public struct Label: Hashable, Sendable {
        /// The presentation and the route.
        public var text: String
        /// Its middle.
        public var middle: Point
    }

    /// For each of the diagram's boxes.
    public internal(set) var frames: [Frame] = []
    /// For each of its branches.
    public internal(set) var branchCurves: [Curve] = []
    /// For each of its branches; `nil` where a branch has no name.
    public internal(set) var branchLabels: [Label?] = []
    /// For each of its strokes.
    public internal(set) var strokes: [[Curve]] = []
    /// For each of its boxes, the signs of strokes that have no row in it.
    public internal(set) var laneSigns: [[LaneSign]] = []
    /// For each of its flows, where the diagram keeps traces; empty for what stays in its box.
    public internal(set) var flowCurves: [[Curve]] = []

    /// Finds where each slot begins, across the direction of growth.
    public typealias Placement = (SlotForest) throws -> [Double]

    /// Arranges a diagram.
    ///
    /// - Parameters:
    ///   - diagram: what is drawn.
    ///   - placement: `TidyTree.starts`, or a way of one's own. It decides where boxes lie across the direction of
    ///     growth; all else is settled here: columns, lanes for the events, lines.
    /// - Throws: what `placement` throws.
    public init(_ diagram: Diagram, placement: Placement) rethrows {
        let levels = Levels(diagram)
        let router = Router(diagram, levels, starts: try placement(levels.forest))
        frames = router.frames
        branchCurves = router.branches(whole: diagram.options.keepsTraces)
        branchLabels = router.branchLabels()
        (strokes, laneSigns) = router.strokes()
        if diagram.options.keepsTraces { flowCurves = router.flows() }
        moveToOrigin()
    }

    /// The whole picture's size.
    public private(set) var size = Point(x: 0, y: 0)

    private mutating func moveToOrigin() {
        guard var bounds = frames.first else { return }
        for frame in frames { bounds.formUnion(frame) }
        for point in strokes.lazy.joined().flatMap(\.points) {
            bounds.formUnion(Frame(x: point.x, y: point.y, width: 0, height: 0))
        }
        for point in branchCurves.lazy.flatMap(\.points) {
            bounds.formUnion(Frame(x: point.x, y: point.y, width: 0, height: 0))
        }
        for label in branchLabels.compactMap({ $0 }) {
            let width = TextMetrics.width(label.text, size: BoxMetrics.labelSize)
            bounds.formUnion(
                Frame(x: label.middle.x - width / 2, y: label.middle.y - 7, width: width, height: 14))
        }
        let (dx, dy) = (-bounds.x, -bounds.y)
        guard dx != 0 || dy != 0 else {
            size = Point(x: bounds.width, y: bounds.height)
            return
        }
        for index in frames.indices {
            frames[index].x += dx
            frames[index].y += dy
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
