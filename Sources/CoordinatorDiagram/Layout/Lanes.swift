/// Which events run beside which boxes, and in which lane: the ways that are kept free for event flows.
///
/// On its way from a box to an ancestor an event runs through the gutter before each of the ancestors, and past those
/// in between. All that is on its way to one claim has one lane in each gutter and past each box: flows join like
/// the branches of a river, and a picture has no more lanes than there are claims.
struct Lanes {
    /// How many lanes are given out at one place; more events than that share them.
    static let most = 12

    private(set) var gutterLanes: [Int]
    private(set) var passingLanes: [Int]
    /// How many flows of a box come back to the box itself.
    private(set) var loopLanes: [Int]
    private var gutter: [Key: Int] = [:]
    private var passing: [Key: Int] = [:]

    private struct Key: Hashable {
        var box: Int
        var end: Flow.Port
    }

    init(_ diagram: Diagram) {
        gutterLanes = [Int](repeating: 0, count: diagram.boxes.count)
        passingLanes = gutterLanes
        loopLanes = gutterLanes
        for flow in diagram.flows {
            if flow.source.box == flow.target.box {
                loopLanes[flow.source.box] += 1
                continue
            }
            let isLost = flow.fate == .lost
            let end = isLost ? diagram.boxes[flow.target.box].parent ?? 0 : flow.target.box
            follow(flow.target, from: flow.source.box, to: end, boxes: diagram.boxes)
            if isLost { pass(flow.target, end) }
        }
    }

    func gutterLane(to end: Flow.Port, at box: Int) -> Int { (gutter[Key(box: box, end: end)] ?? 0) % Self.most }
    func passingLane(to end: Flow.Port, at box: Int) -> Int { (passing[Key(box: box, end: end)] ?? 0) % Self.most }

    private mutating func follow(
        _ target: Flow.Port, from source: Int, to end: Int, boxes: [Box]
    ) {
        var box = source
        while box != end, let parent = boxes[box].parent {
            if box != source { pass(target, box) }
            let key = Key(box: parent, end: target)
            // Whoever came through here before has gone on to the same end.
            guard gutter[key] == nil else { return }
            gutter[key] = gutterLanes[parent]
            gutterLanes[parent] += 1
            box = parent
        }
    }

    private mutating func pass(_ target: Flow.Port, _ box: Int) {
        let key = Key(box: box, end: target)
        guard passing[key] == nil else { return }
        passing[key] = passingLanes[box]
        passingLanes[box] += 1
    }
}
