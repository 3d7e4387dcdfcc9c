/// How far lanes and other boxes reach on each level, while boxes are moved apart.
struct LaneRoom {
    /// A box on its level, across the tree's direction of growth.
    struct Slot {
        let level: Int
        let start: Double
        let end: Double
    }

    private var lanes: [Double]
    private var boxes: [Double]
    private let gap: Double

    /// Nothing is taken yet; `gap` is the space beside a lane.
    init(levels: Int, gap: Double) {
        lanes = [Double](repeating: -.infinity, count: levels)
        boxes = lanes
        self.gap = gap
    }

    /// How far boxes must move to be after all that is taken; less than 0 if they are further away.
    func shift(of slots: [Slot], isLane: Bool) -> Double {
        guard isLane else { return slots.map { lanes[$0.level] + gap - $0.start }.max() ?? -.infinity }
        // Its ground covers all of its levels.
        let low = slots.map(\.start).min() ?? 0
        return levels(of: slots).map { max(lanes[$0], boxes[$0]) + gap - low }.max() ?? -.infinity
    }

    /// Takes the space of boxes, after they were moved.
    mutating func take(_ slots: [Slot], movedBy shift: Double, isLane: Bool) {
        guard isLane else {
            for slot in slots { boxes[slot.level] = max(boxes[slot.level], slot.end + shift) }
            return
        }
        let end = slots.map(\.end).max() ?? 0
        for level in levels(of: slots) { lanes[level] = max(lanes[level], end + shift) }
    }

    private func levels(of slots: [Slot]) -> Range<Int> {
        guard let low = slots.map(\.level).min(), let high = slots.map(\.level).max() else { return 0..<0 }
        return low..<high + 1
    }
}
