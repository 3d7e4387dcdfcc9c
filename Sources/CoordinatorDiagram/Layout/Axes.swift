/// Layout in terms of depth, away from the roots, and breadth, across it, so that one piece of code draws to the right
/// and down.
struct Axes {
    var direction: DiagramOptions.Direction

    func point(depth: Double, breadth: Double) -> Point {
        direction == .right ? Point(x: depth, y: breadth) : Point(x: breadth, y: depth)
    }

    func frame(_ span: Span) -> Frame {
        let origin = point(depth: span.depth, breadth: span.breadth)
        return direction == .right
            ? Frame(x: origin.x, y: origin.y, width: span.depthExtent, height: span.breadthExtent)
            : Frame(x: origin.x, y: origin.y, width: span.breadthExtent, height: span.depthExtent)
    }

    /// A box of a given size.
    func span(_ size: (width: Double, height: Double)) -> Span {
        direction == .right
            ? Span(depthExtent: size.width, breadthExtent: size.height)
            : Span(depthExtent: size.height, breadthExtent: size.width)
    }
}

/// Where a box lies, in terms of depth and breadth.
struct Span {
    var depth = 0.0
    var breadth = 0.0
    var depthExtent: Double
    var breadthExtent: Double

    var depthEnd: Double { depth + depthExtent }
    var breadthEnd: Double { breadth + breadthExtent }
}
