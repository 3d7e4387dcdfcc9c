/// The rooms between the columns, and which lines run in each: the branches of a parent from one place, and every stroke
/// on its way to a parent.
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
    /// Each gutter's nets, from the one before the roots on.
    private(set) var channels: [Channel] = []

    /// - Parameters:
    ///   - diagram: the diagram.
    ///   - levels: the boxes of each column.
    ///   - near: the place along the gutter where a line leaves the right side of a box, by the height in it.
    ///   - far: the place where a line leaves its left side.
    ///   - arrival: the place where a branch reaches a box.
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
        for branch in diagram.branches {
            let (slot, isNew) = slot(Line(box: branch.parent, row: branch.routeRow))
            if isNew {
                let start = Ports.start(of: branch, diagram, isEven: levels.levels[branch.parent] % 2 == 0)
                nets[slot.gutter][slot.net].near.append(near(branch.parent, start))
            }
            nets[slot.gutter][slot.net].far.append(arrival(branch.child))
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
                    if isLeaving, levels.axes.direction == .right {
                        // It comes back: both of its ends are at the same side of the gutter.
                        nets[slot.gutter][slot.net].far.append(near(parent, height))
                    } else {
                        nets[slot.gutter][slot.net].near.append(near(parent, height))
                    }
                }
                nets[slot.gutter][slot.net].far += visit.exits(in: box).map { far(index, $0) }
            }
        }
        channels = nets.map(Channel.init)
    }

    /// The rail of a line, from the near side of its gutter.
    func rail(of line: Line) -> Int {
        guard let slot = slots[line] else { return 0 }
        return channels[slot.gutter].rails[slot.net]
    }

    /// Whether a line crosses its gutter without a turn, and so needs no rail.
    func isStraight(_ line: Line) -> Bool {
        guard let slot = slots[line] else { return true }
        let net = channels[slot.gutter].nets[slot.net]
        return net.high <= net.low
    }
}
