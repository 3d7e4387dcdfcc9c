import CoordinatorDiagram

extension Frame {
    private var maxX: Double { x + width }
    private var maxY: Double { y + height }

    /// The bounds of a piece of a curve, a little wider so that a straight piece has an area.
    init(around piece: [Point]) {
        let (xs, ys) = (piece.map(\.x), piece.map(\.y))
        let (left, top) = ((xs.min() ?? 0) - 1, (ys.min() ?? 0) - 1)
        self.init(x: left, y: top, width: (xs.max() ?? 0) + 1 - left, height: (ys.max() ?? 0) + 1 - top)
    }

    func overlaps(_ other: Frame) -> Bool {
        x + tolerance < other.maxX && other.x + tolerance < maxX && y + tolerance < other.maxY
            && other.y + tolerance < maxY
    }

    func contains(_ point: Point) -> Bool {
        point.x > x + tolerance && point.x < maxX - tolerance && point.y > y + tolerance && point.y < maxY - tolerance
    }

    func isTouched(by point: Point) -> Bool {
        point.x > x - tolerance && point.x < maxX + tolerance && point.y > y - tolerance
            && point.y < maxY + tolerance && !contains(point)
    }

    /// Whether a point is inside or at the side.
    func covers(_ point: Point) -> Bool {
        point.x > x - 1 && point.x < maxX + 1 && point.y > y - 1 && point.y < maxY + 1
    }

    func encloses(_ other: Frame) -> Bool {
        other.x > x - tolerance && other.maxX < maxX + tolerance && other.y > y - tolerance
            && other.maxY < maxY + tolerance
    }

    /// Whether a point is on the side at which branches arrive.
    func hasOnEdge(_ point: Point, isRight: Bool) -> Bool {
        guard isTouched(by: point) else { return false }
        return abs(isRight ? point.x - x : point.y - y) < tolerance
    }
}

/// A straight piece of a line.
struct Segment {
    var from: Point
    var to: Point

    var left: Double { min(from.x, to.x) }
    var right: Double { max(from.x, to.x) }
    var top: Double { min(from.y, to.y) }
    var bottom: Double { max(from.y, to.y) }
    var isLevel: Bool { bottom - top < 0.5 }
    var isUpright: Bool { right - left < 0.5 }

    func distance(to point: Point) -> Double {
        let dx = max(left - point.x, 0, point.x - right)
        let dy = max(top - point.y, 0, point.y - bottom)
        return max(dx, dy)
    }

    /// The length for which they overlap, less than a line's width apart.
    func overlap(with other: Segment) -> Double {
        if isLevel, other.isLevel, abs(top - other.top) < 1.5 { return min(right, other.right) - max(left, other.left) }
        if isUpright, other.isUpright, abs(left - other.left) < 1.5 {
            return min(bottom, other.bottom) - max(top, other.top)
        }
        return 0
    }
}

/// The straight pieces of a line, without its corners.
func segments(of curve: Curve) -> [Segment] {
    stride(from: 0, to: curve.points.count - 1, by: 3).compactMap { index in
        let (start, end) = (curve.points[index], curve.points[index + 3])
        let segment = Segment(from: start, to: end)
        return segment.isLevel || segment.isUpright ? segment : nil
    }
}

/// Points along a cubic piece, so close together that no box fits between them.
func samples(of piece: [Point]) -> [Point] {
    let (a, b, c, d) = (piece[0], piece[1], piece[2], piece[3])
    let length = [(a, b), (b, c), (c, d)].reduce(0) { $0 + max(abs($1.0.x - $1.1.x), abs($1.0.y - $1.1.y)) }
    let steps = max(Int(length / 4), 4)
    return (0...steps).map { step in
        let t = Double(step) / Double(steps)
        let u = 1 - t
        let (p, q, r, s) = (u * u * u, 3 * t * u * u, 3 * t * t * u, t * t * t)
        return Point(x: p * a.x + q * b.x + r * c.x + s * d.x, y: p * a.y + q * b.y + r * c.y + s * d.y)
    }
}
