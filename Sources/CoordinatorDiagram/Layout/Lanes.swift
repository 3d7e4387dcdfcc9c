/// Which events run beside which boxes, and in which lane: the ways that are kept free for event flows.
///
/// On its way from a box to an ancestor an event runs through the gutter before each of the ancestors, and past those
/// in between. One event has one lane in each gutter and past each box, whoever emits it, so flows of the same event
/// run together.
struct Lanes {
    /// How many lanes are given out at one place; more events than that share them.
    static let most = 12

    private(set) var gutterLanes: [Int]
    private(set) var passingLanes: [Int]
    /// How many flows of a box come back to the box itself.
    private(set) var loopLanes: [Int]
    private var gutter: [Key: Int] = [:]
    private var passing: [Key: Int] = [:]
    /// The highest depth that an event has been followed to from a place: nobody needs to follow it there again.
    private var followed: [Key: Int] = [:]

    private struct Key: Hashable {
        var box: Int
        var event: String
    }

    init(_ diagram: Diagram, depths: [Int]) {
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
            follow(flow.event, from: flow.source.box, to: end, depths: depths, boxes: diagram.boxes)
            if isLost { pass(flow.event, end) }
        }
    }

    func gutterLane(of event: String, at box: Int) -> Int { (gutter[Key(box: box, event: event)] ?? 0) % Self.most }
    func passingLane(of event: String, at box: Int) -> Int { (passing[Key(box: box, event: event)] ?? 0) % Self.most }

    private mutating func follow(_ event: String, from source: Int, to end: Int, depths: [Int], boxes: [Box]) {
        var box = source
        while box != end, let parent = boxes[box].parent {
            if box != source { pass(event, box) }
            let key = Key(box: parent, event: event)
            if gutter[key] == nil {
                gutter[key] = gutterLanes[parent]
                gutterLanes[parent] += 1
            }
            if let known = followed[key], known <= depths[end] { return }
            followed[key] = depths[end]
            box = parent
        }
    }

    private mutating func pass(_ event: String, _ box: Int) {
        let key = Key(box: box, event: event)
        guard passing[key] == nil else { return }
        passing[key] = passingLanes[box]
        passingLanes[box] += 1
    }
}
