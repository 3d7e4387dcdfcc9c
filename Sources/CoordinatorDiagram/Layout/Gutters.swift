/// The spaces between the columns, and the lines in each: the branches of a parent from one place, and every stroke on
/// its way to a parent.
struct Gutters {
    /// A line in a gutter: the box at its near end, and its kind.
    struct Line: Hashable {
        var box: Int
        /// The stroke; `nil` for branches.
        var stroke: Int?
        /// The row from which branches leave; `nil` for the box as a whole.
        var row: Int?
    }

    private struct Slot {
        var gutter: Int
        var net: Int
    }

    private var slots: [Line: Slot] = [:]
    /// The nets of each gutter, from the gutter before the roots on.
    private(set) var channels: [Channel] = []

    /// - Parameters:
    ///   - diagram: the diagram.
    ///   - levels: the boxes of each column.
    ///   - near: the position along the gutter where a line leaves the right side of a box, by its height in the box.
    ///   - far: the position where a line leaves the left side of a box.
    ///   - arrival: the position where a branch reaches a box.
    init(
        _ diagram: Diagram, _ levels: Levels, near: (Int, Double) -> Double, far: (Int, Double) -> Double,
        arrival: (Int) -> Double
    ) {
        var nets = [[Channel.Net]](repeating: [], count: levels.count + 1)
        func slot(_ line: Line) -> (slot: Slot, isNew: Bool) {
            if let known = slots[line] { return (known, false) }
            let gutter = levels.levels[line.box] + 1
            let slot = Slot(gutter: gutter, net: nets[gutter].count)
            slots[line] = slot
            nets[gutter].append(Channel.Net())
            return (slot, true)
        }
        // Both ends of a line that turns are at the same side of a gutter.
        func isTurn(_ box: Int) -> Bool { diagram.boxes[box].subject == .turn }
        for branch in diagram.branches {
            let (slot, isNew) = slot(Line(box: branch.parent, row: branch.routeRow))
            if isNew {
                let start = Ports.start(of: branch, diagram, isEven: levels.levels[branch.parent] % 2 == 0)
                nets[slot.gutter][slot.net].add(near(branch.parent, start), isFar: isTurn(branch.parent))
            }
            nets[slot.gutter][slot.net].add(arrival(branch.child), isFar: !isTurn(branch.child))
        }
        for (index, box) in diagram.boxes.enumerated() {
            for visit in levels.ways.visits[index] where !visit.isEnd {
                let stroke = diagram.strokes[visit.stroke]
                let isLeaving = box.parent == nil && stroke.fate == .lost
                guard let parent = isLeaving ? stroke.target.box : box.parent else { continue }
                let (slot, isNew) = slot(Line(box: parent, stroke: visit.stroke))
                if isNew {
                    let height =
                        isLeaving
                        ? BoxMetrics.middle(ofRow: nil, in: diagram.boxes[parent])
                        : levels.ways.visit(of: visit.stroke, at: parent)?.middle(in: diagram.boxes[parent]) ?? 0
                    // If the tree grows to the right, a lost event's line comes back to the marker below its root.
                    let isBack = isTurn(parent) || isLeaving && levels.axes.direction == .right
                    nets[slot.gutter][slot.net].add(near(parent, height), isFar: isBack)
                }
                for exit in visit.exits(in: box) {
                    nets[slot.gutter][slot.net].add(far(index, exit), isFar: !isTurn(index))
                }
            }
        }
        channels = nets.map(Channel.init)
    }

    /// The rail of a line, from the near side of its gutter.
    func rail(of line: Line) -> Int {
        guard let slot = slots[line] else { return 0 }
        return channels[slot.gutter].rails[slot.net]
    }

    /// Whether a line crosses its gutter straight, so that it needs no rail.
    func isStraight(_ line: Line) -> Bool {
        guard let slot = slots[line] else { return true }
        let net = channels[slot.gutter].nets[slot.net]
        return net.high <= net.low
    }
}
