/// Continues a long chain in a new row: what is further from the root than a row is long begins again where the root is.
///
/// A *turn* leads from the end of one row to the beginning of the next: lines run through it as they do through a corridor.
struct RowEnds {
    /// The most levels of a row; `nil` where all levels are in one.
    let longest: Int?
    /// The level in its row of each box.
    private var levels: [Int] = []

    init(longest: Int?) { self.longest = longest }

    mutating func add(_ box: Box) {
        levels.append(box.subject == .turn ? -1 : box.parent.map { levels[$0] + 1 } ?? 0)
    }

    /// What stands after a box: what is below it, or at the end of a row its leaves and the way to the others.
    func continued(_ below: [PendingBox], after box: Int, isLeaf: (PendingBox) -> Bool) -> [PendingBox] {
        guard let longest, levels[box] >= longest - 1, let first = below.firstIndex(where: { !isLeaf($0) }) else {
            return below
        }
        var turn = below[first]
        turn.content = .turn(below.filter { !isLeaf($0) })
        turn.branch = nil
        return below[..<first] + [turn] + below[first...].filter(isLeaf)
    }
}
