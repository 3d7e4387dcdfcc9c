import CoordinatorDiagram

/// Looks for what must not happen in a picture: boxes, labels and lines that run over each other.
package struct LayoutCheck {
    let diagram: Diagram
    let arrangement: Arrangement

    package init(_ diagram: Diagram, placement: Arrangement.Placement) throws {
        self.diagram = diagram
        arrangement = try Arrangement(diagram, placement: placement)
    }

    /// A layout as it was tampered with.
    package init(_ diagram: Diagram, _ arrangement: Arrangement) {
        (self.diagram, self.arrangement) = (diagram, arrangement)
    }

    /// Everything that is wrong, one sentence each.
    package var complaints: [String] {
        overlappingBoxes + misplacedLabels + wrongBranchEnds + wrongFlowEnds + linesThroughBoxes + outside
    }

    private var titles: [String] { diagram.boxes.map(\.id) }

    private var overlappingBoxes: [String] {
        pairs(arrangement.frames.count)
            .filter { arrangement.frames[$0].overlaps(arrangement.frames[$1]) }
            .map { "boxes \(titles[$0]) and \(titles[$1]) overlap" }
    }

    private var labels: [(text: String, frame: Frame)] {
        arrangement.branchLabels.compactMap { $0 }.map { label in
            let width = TextMetrics.width(label.text, size: labelSize)
            return (
                label.text,
                Frame(x: label.middle.x - width / 2, y: label.middle.y - 5, width: width, height: 10)
            )
        }
    }

    private var misplacedLabels: [String] {
        let labels = labels
        return pairs(labels.count).filter { labels[$0].frame.overlaps(labels[$1].frame) }
            .map { "labels \(labels[$0].text) and \(labels[$1].text) overlap" }
            + labels.flatMap { label in
                arrangement.frames.indices.filter { arrangement.frames[$0].overlaps(label.frame) }
                    .map { "label \(label.text) lies on box \(titles[$0])" }
            }
    }

    private var wrongBranchEnds: [String] {
        zip(diagram.branches, arrangement.branchCurves).compactMap { branch, curve in
            let (parent, child) = (arrangement.frames[branch.parent], arrangement.frames[branch.child])
            let isRight = diagram.options.direction == .right
            guard let start = curve.points.first, parent.hasOnEdge(start, farSide: true, isRight: isRight),
                child.hasOnEdge(curve.tip, farSide: false, isRight: isRight)
            else { return "branch \(titles[branch.parent]) to \(titles[branch.child]) hangs in the air" }
            return nil
        }
    }

    private var wrongFlowEnds: [String] {
        zip(diagram.flows, arrangement.flowCurves).compactMap { flow, curve in
            guard let start = curve.points.first, arrangement.frames[flow.source.box].isTouched(by: start),
                arrangement.frames[flow.target.box].isTouched(by: curve.tip)
            else { return "flow \(titles[flow.source.box]) to \(titles[flow.target.box]) hangs in the air" }
            return nil
        }
    }

    private var linesThroughBoxes: [String] {
        zip(diagram.flows, arrangement.flowCurves).flatMap { flow, curve in
            hit(by: curve, except: [flow.source.box, flow.target.box])
                .map { "flow of \(flow.event) from \(titles[flow.source.box]) runs through \(titles[$0])" }
        }
            + zip(diagram.branches, arrangement.branchCurves).flatMap { branch, curve in
                hit(by: curve, except: [branch.parent, branch.child])
                    .map { "branch to \(titles[branch.child]) runs through \(titles[$0])" }
            }
    }

    private func hit(by curve: Curve, except own: [Int]) -> [Int] {
        let pieces = stride(from: 0, to: curve.points.count - 1, by: 3).map { Array(curve.points[$0...$0 + 3]) }
        var hit: Set<Int> = []
        for piece in pieces + [[Point](repeating: curve.tip, count: 4)] {
            let hull = Frame(around: piece)
            for box in arrangement.frames.indices where !own.contains(box) && arrangement.frames[box].overlaps(hull) {
                if samples(of: piece).contains(where: arrangement.frames[box].contains) { hit.insert(box) }
            }
        }
        return hit.sorted()
    }

    private var outside: [String] {
        let whole = Frame(x: 0, y: 0, width: arrangement.size.x, height: arrangement.size.y)
        return arrangement.frames.indices.filter { !whole.encloses(arrangement.frames[$0]) }
            .map { "box \(titles[$0]) lies outside of the picture" }
            + labels.filter { !whole.encloses($0.frame) }.map { "label \($0.text) lies outside of the picture" }
    }

    private func pairs(_ count: Int) -> [(Int, Int)] {
        (0..<count).flatMap { first in (first + 1..<max(count, first + 1)).map { (first, $0) } }
    }
}

/// What lies nearer than this counts as touching: positions are written in hundredths of a point.
private let tolerance = 0.02

/// The font size of labels.
private let labelSize = 10.0

extension Frame {
    private var maxX: Double { x + width }
    private var maxY: Double { y + height }

    /// What a piece of a curve cannot leave, a little wider so that a straight one has an area.
    fileprivate init(around piece: [Point]) {
        let (xs, ys) = (piece.map(\.x), piece.map(\.y))
        let (left, top) = ((xs.min() ?? 0) - 1, (ys.min() ?? 0) - 1)
        self.init(x: left, y: top, width: (xs.max() ?? 0) + 1 - left, height: (ys.max() ?? 0) + 1 - top)
    }

    fileprivate func overlaps(_ other: Frame) -> Bool {
        x + tolerance < other.maxX && other.x + tolerance < maxX && y + tolerance < other.maxY
            && other.y + tolerance < maxY
    }

    fileprivate func contains(_ point: Point) -> Bool {
        point.x > x + tolerance && point.x < maxX - tolerance && point.y > y + tolerance && point.y < maxY - tolerance
    }

    fileprivate func isTouched(by point: Point) -> Bool {
        point.x > x - tolerance && point.x < maxX + tolerance && point.y > y - tolerance
            && point.y < maxY + tolerance && !contains(point)
    }

    fileprivate func encloses(_ other: Frame) -> Bool {
        other.x > x - tolerance && other.maxX < maxX + tolerance && other.y > y - tolerance
            && other.maxY < maxY + tolerance
    }

    /// Whether a point lies on the side from which branches leave, or at which they arrive.
    fileprivate func hasOnEdge(_ point: Point, farSide: Bool, isRight: Bool) -> Bool {
        guard isTouched(by: point) else { return false }
        return isRight
            ? abs(point.x - (farSide ? maxX : x)) < tolerance : abs(point.y - (farSide ? maxY : y)) < tolerance
    }
}

/// Points along a cubic piece, close enough that no box fits in between.
private func samples(of piece: [Point]) -> [Point] {
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
