/// Continues a long chain in a new row: after the largest number of levels of a row, the next coordinators start at the
/// root's side again.
///
/// A *turn* leads from the end of one row to the start of the next: lines run through it as through a corridor.
struct RowEnds {
    /// The largest number of levels of a row; `nil` if all levels are in one row.
    let longest: Int?
    /// For each box, its level in its row.
    private var levels: [Int] = []

    init(longest: Int?) { self.longest = longest }

    mutating func add(_ box: Box) {
        levels.append(box.subject == .turn ? -1 : box.parent.map { levels[$0] + 1 } ?? 0)
    }

    /// The boxes that follow a box: those below it or, at the end of a row, its leaves and a turn to the others.
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
