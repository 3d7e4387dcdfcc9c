/// The places where lines leave and reach boxes.
///
/// Lines end at the sides of a box, whichever way the tree grows: lines to children leave at the right, and lines to
/// the parent at the left. If the tree grows downwards, lines run beside their box to its end.
struct Ports {
    private let direction: DiagramOptions.Direction
    /// The level of each box; that of a lost event's marker is -1.
    private let levels: [Int]
    /// The boxes that are passages for lines, and for each whether it leads back.
    private var passages: [Int: Bool] = [:]
    /// The heights at which lines leave each box's right and left sides, from the top; only if the tree grows
    /// downwards.
    private var outs: [[Double]] = []
    private var ins: [[Double]] = []

    init(_ diagram: Diagram, _ ways: StrokeWays, levels: [Int]) {
        direction = diagram.options.direction
        self.levels = levels
        for (index, box) in diagram.boxes.enumerated() where box.isPassage { passages[index] = box.subject == .turn }
        guard direction == .down else { return }
        outs = [[Double]](repeating: [], count: diagram.boxes.count)
        ins = outs
        for branch in diagram.branches where passages[branch.parent] == nil {
            outs[branch.parent].append(Self.start(of: branch, diagram, isEven: levels[branch.parent] % 2 == 0))
        }
        for (index, box) in diagram.boxes.enumerated() where passages[index] == nil {
            for visit in ways.visits[index] {
                if let middle = visit.middle(in: box), visit.isEnd || visit.passes { outs[index].append(middle) }
                ins[index] += visit.exits(in: box)
            }
            outs[index] = Self.distinct(outs[index])
            ins[index] = Self.distinct(ins[index])
        }
    }

    private static func distinct(_ heights: [Double]) -> [Double] {
        heights.sorted().reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    }

    /// The height at which a branch leaves its parent: at its route's row if there is one, otherwise at the head,
    /// slightly off its middle, so that the line to the first child is straight.
    static func start(of branch: BranchLine, _ diagram: Diagram, isEven: Bool) -> Double {
        let box = diagram.boxes[branch.parent]
        if let row = branch.routeRow { return BoxMetrics.middle(ofRow: row, in: box) }
        let middle = BoxMetrics.titleHeight / 2
        guard diagram.options.direction == .right, !box.isPassage else { return middle }
        return middle + (isEven ? Spacing.stagger : -Spacing.stagger)
    }

    /// The space that lines need at a box's left and right sides.
    func room(beside box: Int) -> (left: Double, right: Double) {
        guard direction == .down else { return (0, 0) }
        func room(_ count: Int) -> Double {
            count == 0 ? 0 : Spacing.beforeRails + Double(count - 1) * Spacing.rail + 4
        }
        return (room(ins[box].count), room(outs[box].count))
    }

    /// The way from a box's right side to the channel before its children. If the tree grows to the right, the marker
    /// of a lost event is below its root, and lines reach it from the left.
    func near(_ frame: Frame, _ box: Int, at height: Double) -> [Point] {
        if let isBack = passages[box] { return [end(of: frame, at: height, isFirst: isBack)] }
        if direction == .right, levels[box] < 0 { return [Point(x: frame.x, y: frame.y + height)] }
        let start = Point(x: frame.maxX, y: frame.y + height)
        guard direction == .down else { return [start] }
        let place = outs[box].firstIndex(of: height) ?? 0
        // Upper lines run further out, so that no line crosses another.
        let x = frame.maxX + Spacing.beforeRails + Double(outs[box].count - 1 - place) * Spacing.rail
        return [start, Point(x: x, y: start.y)]
    }

    /// The way from a box's left side to the channel before it.
    func far(_ frame: Frame, _ box: Int, at height: Double) -> [Point] {
        if let isBack = passages[box] { return [end(of: frame, at: height, isFirst: !isBack)] }
        let start = Point(x: frame.x, y: frame.y + height)
        guard direction == .down else { return [start] }
        let place = ins[box].firstIndex(of: height) ?? 0
        return [start, Point(x: frame.x - Spacing.beforeRails - Double(place) * Spacing.rail, y: start.y)]
    }

    /// An end of a passage for lines; the first end is nearer to the start of the tree. Lines are beside each other in
    /// it, in the order of `height`.
    private func end(of frame: Frame, at height: Double, isFirst: Bool) -> Point {
        direction == .right
            ? Point(x: isFirst ? frame.x : frame.maxX, y: frame.y + height)
            : Point(x: frame.x + height, y: isFirst ? frame.y : frame.maxY)
    }

    /// The place where a branch reaches its child.
    func arrival(_ frame: Frame, _ subject: Box.Subject) -> Point {
        if subject == .corridor || subject == .turn {
            return end(of: frame, at: BoxMetrics.titleHeight / 2, isFirst: subject == .corridor)
        }
        guard direction == .down else {
            if case .lostEvent = subject { return Point(x: frame.x, y: frame.y + frame.height / 2) }
            return Point(x: frame.x, y: frame.y + BoxMetrics.titleHeight / 2)
        }
        return Point(x: frame.x + min(frame.width / 2, 60), y: frame.y)
    }
}
