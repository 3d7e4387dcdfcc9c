/// The backgrounds of a picture's tabs or features: one rectangle for each, which contains nothing of another lane.
struct Lanes {
    private let lanes: [Int]
    /// The lane of each box; `nil` for boxes outside all lanes.
    private let laneOfBox: [Int?]

    init(_ diagram: Diagram) {
        lanes = diagram.lanes
        var laneOfBox = [Int?](repeating: nil, count: diagram.boxes.count)
        for (number, box) in lanes.enumerated() { laneOfBox[box] = number }
        if !lanes.isEmpty {
            // Parents come before their children.
            for (index, box) in diagram.boxes.enumerated() where laneOfBox[index] == nil {
                laneOfBox[index] = box.parent.flatMap { laneOfBox[$0] }
            }
        }
        self.laneOfBox = laneOfBox
    }

    /// Moves boxes apart, so that only boxes of a lane are beside it. The boxes after a lane in the order of the tree
    /// move together, so that the picture keeps its shape. Only levels that a lane has count: its parent may be beside it.
    func separated(_ starts: [Double], _ forest: SlotForest, levels: [Int]) -> [Double] {
        guard !lanes.isEmpty else { return starts }
        var starts = starts
        var taken = LaneRoom(levels: (levels.max() ?? 0) + 1, gap: forest.separation + Self.between)
        var moved = 0.0
        // Boxes are in runs that belong to one lane, or to none.
        var run = 0..<0
        while run.upperBound < starts.count {
            var next = run.upperBound
            while next < starts.count, laneOfBox[next] == laneOfBox[run.upperBound] { next += 1 }
            run = run.upperBound..<next
            let boxes = run.filter { levels[$0] >= 0 }.map {
                LaneRoom.Slot(level: levels[$0], start: starts[$0], end: starts[$0] + forest.extents[$0])
            }
            let isLane = laneOfBox[run.lowerBound] != nil
            var shift = taken.shift(of: boxes, isLane: isLane)
            // A run that was moved further than necessary moves back, as far as other boxes allow.
            if shift < 0 {
                shift = moved > 0 ? max(shift, -min(moved, room(before: run.lowerBound, starts, forest, levels))) : 0
            }
            if shift != 0 { for index in run.lowerBound..<starts.count { starts[index] += shift } }
            moved += shift
            taken.take(boxes, movedBy: shift, isLane: isLane)
        }
        return starts
    }

    /// How far a box and all boxes after it can move towards those before them.
    private func room(before first: Int, _ starts: [Double], _ forest: SlotForest, _ levels: [Int]) -> Double {
        var ends: [Int: Double] = [:]
        for index in 0..<first {
            let end = starts[index] + forest.extents[index]
            ends[levels[index]] = max(ends[levels[index]] ?? end, end)
        }
        var room = Double.infinity
        for index in first..<starts.count {
            guard let end = ends[levels[index]] else { continue }
            let separation = forest.parents[index] == nil ? forest.treeSeparation : forest.separation
            room = min(room, starts[index] - end - separation)
        }
        return max(room, 0)
    }

    /// The background of each lane; empty if one would be behind a box or a background of another lane.
    func frames(_ frames: [Frame]) -> [Frame] {
        var grounds = lanes.map { frames[$0] }
        for (index, lane) in laneOfBox.enumerated() {
            if let lane, index < frames.count { grounds[lane].formUnion(frames[index]) }
        }
        grounds = grounds.map {
            Frame(
                x: $0.x - Self.margin, y: $0.y - Self.margin, width: $0.width + 2 * Self.margin,
                height: $0.height + 2 * Self.margin)
        }
        for (number, ground) in grounds.enumerated() {
            let isTaken =
                frames.indices.contains { laneOfBox[$0] != number && frames[$0].meets(ground) }
                || grounds.indices.contains { $0 != number && grounds[$0].meets(ground) }
            if isTaken { return [] }
        }
        return grounds
    }

    /// The margin around the boxes of a lane: arrows arrive in it, and their words end before it.
    private static let margin = 4.0
    /// The space between two lanes, in addition to that between siblings.
    private static let between = 16.0
}

extension Frame {
    fileprivate func meets(_ other: Frame) -> Bool {
        x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
    }
}
