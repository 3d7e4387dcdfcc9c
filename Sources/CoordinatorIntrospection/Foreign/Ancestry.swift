/// Answers in constant time whether a coordinator is an ancestor of another one.
///
/// Every coordinator gets one number on the way down and one on the way up; the numbers of its descendants are between
/// them.
struct Ancestry {
    private var entries: [Int]
    private var exits: [Int]

    init(_ coordinators: [FoundCoordinator]) {
        entries = Array(repeating: 0, count: coordinators.count)
        exits = entries
        var number = 0
        for root in coordinators.indices where coordinators[root].parent == nil {
            var open = [(index: root, next: 0)]
            entries[root] = number
            while let (index, next) = open.last {
                let links = coordinators[index].links
                guard next < links.count else {
                    exits[index] = number
                    open.removeLast()
                    continue
                }
                open[open.count - 1].next += 1
                guard links[next].isContained else { continue }
                number += 1
                entries[links[next].target] = number
                open.append((links[next].target, 0))
            }
            number += 1
        }
    }

    /// Whether one coordinator is the other or its ancestor.
    func isOnPath(_ above: Int, from below: Int) -> Bool {
        entries[above] <= entries[below] && entries[below] <= exits[above]
    }
}
