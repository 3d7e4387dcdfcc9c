import CoordinatorDiagram

/// Finds forbidden overlaps in a picture, of boxes, labels and lines.
package struct LayoutCheck {
    let diagram: Diagram
    let arrangement: Arrangement

    package init(_ diagram: Diagram, placement: Arrangement.Placement) throws {
        self.diagram = diagram
        arrangement = try Arrangement(diagram, placement: placement)
    }

    /// A layout that a test has changed.
    package init(_ diagram: Diagram, _ arrangement: Arrangement) {
        (self.diagram, self.arrangement) = (diagram, arrangement)
    }

    /// All errors, one sentence each.
    package var complaints: [String] {
        overlappingBoxes + misplacedLabels + wrongBranchEnds + looseStrokes + linesThroughBoxes + linesThroughText
            + linesOverLines + outside
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
                Frame(x: label.middle.x - width / 2, y: label.middle.y - 4, width: width, height: 8)
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
        let isRight = diagram.options.direction == .right
        return zip(diagram.branches, arrangement.branchCurves).enumerated().compactMap { index, line in
            let (branch, curve) = line
            let (parent, child) = (arrangement.frames[branch.parent], arrangement.frames[branch.child])
            let isPassed = diagram.boxes[branch.child].isPassage
            guard let start = curve.points.first,
                isPassed ? child.isTouched(by: curve.tip) : child.hasOnEdge(curve.tip, isRight: isRight)
            else {
                return "branch \(titles[branch.parent]) to \(titles[branch.child]) hangs in the air"
            }
            // It starts at the parent's side, or on the line of a branch that starts there.
            let siblings = diagram.branches.indices.filter {
                $0 < index && diagram.branches[$0].parent == branch.parent
            }
            let isJoined = siblings.contains { isOn(arrangement.branchCurves[$0], start) }
            let isAtSide = abs(start.x - parent.x - parent.width) < tolerance || diagram.boxes[branch.parent].isPassage
            guard isJoined || isAtSide && parent.isTouched(by: start) else {
                return "branch \(titles[branch.parent]) to \(titles[branch.child]) begins in the air"
            }
            return nil
        }
    }

    /// Every end of a piece of a stroke is in a box or at its side, or on another piece: of the same stroke, or of one
    /// that begins or ends at the same row.
    private var looseStrokes: [String] {
        zip(diagram.strokes, arrangement.strokes).flatMap { stroke, pieces -> [String] in
            let own = way(of: stroke)
            let companions = zip(diagram.strokes, arrangement.strokes).filter { other, _ in
                other != stroke
                    && (other.target == stroke.target || !Set(other.sources).isDisjoint(with: stroke.sources))
            }.flatMap(\.1)
            return pieces.indices.flatMap { index -> [String] in
                guard let first = pieces[index].points.first, let last = pieces[index].points.last else { return [] }
                return [first, last].filter { end in
                    !own.contains { arrangement.frames[$0].covers(end) }
                        && !pieces.indices.contains { $0 != index && isOn(pieces[$0], end) }
                        && !companions.contains { isOn($0, end) }
                }.map { "a stroke to \(titles[stroke.target.box]) hangs in the air at \($0.x), \($0.y)" }
            }
        }
    }

    /// The boxes that a stroke passes.
    private func way(of stroke: Stroke) -> Set<Int> {
        var way: Set<Int> = [stroke.target.box]
        for source in stroke.sources {
            var next: Int? = source.box
            while let box = next, way.insert(box).inserted { next = diagram.boxes[box].parent }
        }
        return way
    }

    private func isOn(_ curve: Curve, _ point: Point) -> Bool {
        segments(of: curve).contains { $0.distance(to: point) < 6.5 }
    }

    private var linesThroughBoxes: [String] {
        zip(diagram.strokes, arrangement.strokes).flatMap { stroke, pieces -> [String] in
            let own = way(of: stroke)
            return pieces.flatMap { hit(by: $0, except: own) }
                .map { "a stroke to \(titles[stroke.target.box]) runs through \(titles[$0])" }
        }
            + zip(diagram.branches, arrangement.branchCurves).flatMap { branch, curve in
                hit(by: curve, except: [branch.parent, branch.child])
                    .map { "branch to \(titles[branch.child]) runs through \(titles[$0])" }
            }
    }

    /// In a box with rows, lines touch the rows only at their ends, and where nothing stands in them.
    private var linesThroughText: [String] {
        zip(diagram.strokes, arrangement.strokes).flatMap { stroke, pieces -> [String] in
            let own = way(of: stroke)
            return pieces.flatMap(segments).flatMap { segment -> [String] in
                own.filter { box in
                    let (frame, rows) = (arrangement.frames[box], diagram.boxes[box].rows.count)
                    let inside = min(segment.right, frame.x + frame.width) - max(segment.left, frame.x)
                    let row = (segment.top - frame.y - 24) / 16
                    guard segment.isLevel, rows > 0, inside > 60, row > -1.4, row < Double(rows) - 0.01 else {
                        return false
                    }
                    guard row > 0 else { return true }
                    let blank = BoxMetrics.blank(in: diagram.boxes[box].rows[Int(row)], width: frame.width)
                    return segment.left < frame.x + blank.lowerBound - 0.1
                        || segment.right > frame.x + blank.upperBound + 0.1
                }.map { "a stroke to \(titles[stroke.target.box]) runs through text of \(titles[$0])" }
            }
        }
    }

    /// Lines of different strokes, or of branches from different places, that overlap for more than a corner.
    private var linesOverLines: [String] {
        var lines: [(name: String, net: String, segment: Segment)] = []
        for (index, pieces) in arrangement.strokes.enumerated() {
            lines += pieces.flatMap(segments).map { ("stroke \(index)", "s\(index)", $0) }
        }
        for (branch, curve) in zip(diagram.branches, arrangement.branchCurves) {
            let net = "b\(branch.parent) \(branch.routeRow ?? -1)"
            lines += segments(of: curve).map { ("branch to \(titles[branch.child])", net, $0) }
        }
        return pairs(lines.count).compactMap { first, second in
            let (one, other) = (lines[first], lines[second])
            guard one.net != other.net, one.segment.overlap(with: other.segment) > 3 else { return nil }
            return "\(one.name) and \(other.name) lie upon each other"
        }
    }

    private func hit(by curve: Curve, except own: Set<Int>) -> [Int] {
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

/// Smaller distances count as touching: positions are written in hundredths of a point.
let tolerance = 0.02

/// The font size of labels.
private let labelSize = 9.0
