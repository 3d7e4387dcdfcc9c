/// A position in points, from the diagram's upper left corner.
public struct Point: Hashable, Sendable {
    /// The distance to the right.
    public var x: Double
    /// The distance downwards.
    public var y: Double

    /// Creates a point.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}

/// A rectangle in points.
public struct Frame: Hashable, Sendable {
    /// The left edge.
    public var x: Double
    /// The upper edge.
    public var y: Double
    /// The width.
    public var width: Double
    /// The height.
    public var height: Double

    /// Creates a rectangle.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    var maxX: Double { x + width }
    var maxY: Double { y + height }
    var middle: Point { Point(x: x + width / 2, y: y + height / 2) }

    mutating func formUnion(_ other: Frame) {
        let right = max(maxX, other.maxX)
        let bottom = max(maxY, other.maxY)
        x = min(x, other.x)
        y = min(y, other.y)
        width = right - x
        height = bottom - y
    }
}

/// A line of cubic Bézier pieces that ends with an arrow.
public struct Curve: Hashable, Sendable {
    /// The start, then two control points and an end for each piece.
    public var points: [Point]
    /// The arrow's tip; its base is the last point.
    public var tip: Point
}

/// Builds a curve piece by piece.
struct CurveBuilder {
    private(set) var points: [Point]

    /// A curve from a point, with room for a number of corners, both ends included; with `hasArcs`, the corners are
    /// rounded. Tens of thousands of lines should not take more memory than they need.
    init(from start: Point, corners: Int = 2, hasArcs: Bool = false) {
        points = []
        points.reserveCapacity(1 + 3 * (max(corners, 2) - 1 + (hasArcs ? max(corners - 2, 0) : 0)))
        points.append(start)
    }

    mutating func line(to end: Point) {
        guard let start = points.last, start != end else { return }
        points += [start, end, end]
    }

    mutating func curve(_ first: Point, _ second: Point, to end: Point) { points += [first, second, end] }

    /// Ends the line so that an arrow of `length` points has its tip at `tip`.
    func finished(tip: Point, length: Double) -> Curve {
        var points = points
        if points.count == 1 { points += [points[0], points[0], points[0]] }
        let last = points[points.count - 4]
        let (dx, dy) = (tip.x - last.x, tip.y - last.y)
        let distance = max((dx * dx + dy * dy).squareRoot(), 0.001)
        let base = Point(x: tip.x - dx / distance * length, y: tip.y - dy / distance * length)
        points[points.count - 2] = base
        points[points.count - 1] = base
        return Curve(points: points, tip: tip)
    }

    /// A line through `corners` with each corner rounded.
    static func rounded(_ corners: [Point], radius: Double, arrow: Double) -> Curve {
        var corners = corners
        corners = corners.enumerated().filter { $0 == 0 || $1 != corners[$0 - 1] }.map(\.element)
        corners = corners.enumerated().filter { index, corner in
            index == 0 || index == corners.count - 1
                || !corner.isOnWay(from: corners[index - 1], to: corners[index + 1])
        }.map(\.element)
        var builder = CurveBuilder(from: corners[0], corners: corners.count, hasArcs: radius > 0)
        for index in corners.indices.dropFirst().dropLast() {
            let (before, corner, after) = (corners[index - 1], corners[index], corners[index + 1])
            let cut = min(radius, corner.distance(to: before) / 2, corner.distance(to: after) / 2)
            guard cut > 0 else {
                builder.line(to: corner)
                continue
            }
            let from = corner.toward(before, by: cut)
            let to = corner.toward(after, by: cut)
            builder.line(to: from)
            // A control point at 0.45 of the way from the corner gives the best cubic approximation of a quarter
            // circle.
            builder.curve(from.toward(corner, by: cut * 0.55), to.toward(corner, by: cut * 0.55), to: to)
        }
        let tip = corners[corners.count - 1]
        builder.line(to: tip)
        return builder.finished(tip: tip, length: arrow)
    }
}

extension Point {
    /// Whether this point is on a straight line along an axis from one point to another.
    func isOnWay(from start: Point, to end: Point) -> Bool {
        if start.x == x, x == end.x { return (y - start.y) * (end.y - y) >= 0 }
        return start.y == y && y == end.y && (x - start.x) * (end.x - x) >= 0
    }

    func distance(to other: Point) -> Double {
        ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
    }

    func toward(_ other: Point, by length: Double) -> Point {
        let distance = max(distance(to: other), 0.001)
        return Point(x: x + (other.x - x) / distance * length, y: y + (other.y - y) / distance * length)
    }
}
