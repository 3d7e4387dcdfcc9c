/// Layout in terms of depth, away from the roots, and breadth, across it, so that the same code draws to the right and
/// downwards.
struct Axes {
    var direction: DiagramOptions.Direction

    func point(depth: Double, breadth: Double) -> Point {
        direction == .right ? Point(x: depth, y: breadth) : Point(x: breadth, y: depth)
    }

    func breadth(_ point: Point) -> Double { direction == .right ? point.y : point.x }

    func depthExtent(of frame: Frame) -> Double { direction == .right ? frame.width : frame.height }

    func stretch(_ frame: inout Frame, toDepth extent: Double) {
        if direction == .right { frame.width = extent } else { frame.height = extent }
    }

    func place(_ frame: inout Frame, breadth: Double) {
        if direction == .right { frame.y = breadth } else { frame.x = breadth }
    }

    func place(_ frame: inout Frame, depth: Double) {
        if direction == .right { frame.x = depth } else { frame.y = depth }
    }
}
