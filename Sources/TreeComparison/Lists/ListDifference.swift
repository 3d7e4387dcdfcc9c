/// The differences between two lists.
enum ListDifference {
    /// The changes from `old` to `new`.
    ///
    /// - Parameters:
    ///   - old: the old list.
    ///   - new: the new list.
    ///   - pairs: for each element of `new`, its position in `old`.
    ///   - keepsOrder: whether the order has a meaning; if not, no element counts as moved.
    /// - Returns: the removed elements first, then the other changes in the order of `new`.
    static func changes<Element: Exact & Sendable>(
        from old: [Element], to new: [Element], pairs: [Int?], keepsOrder: Bool
    ) -> [ListChange<Element>] {
        var changes: [ListChange<Element>] = []
        var survives = [Bool](repeating: false, count: old.count)
        for case let position? in pairs { survives[position] = true }
        for (position, element) in old.enumerated() where !survives[position] {
            changes.append(.removed(element, from: position))
        }
        let moves = keepsOrder ? moved(pairs) : []
        for (position, element) in new.enumerated() {
            guard let before = pairs[position] else {
                changes.append(.added(element, at: position))
                continue
            }
            if !element.isExactly(old[before]) {
                changes.append(.changed(from: old[before], to: element, at: before))
            }
            if moves.contains(position) { changes.append(.moved(element, from: before, to: position)) }
        }
        return changes
    }

    /// The positions in the new list of the elements that have moved among their siblings.
    static func moved(_ pairs: [Int?]) -> Set<Int> {
        let kept = pairs.indices.filter { pairs[$0] != nil }
        let stays = IncreasingRun.members(of: kept.compactMap { pairs[$0] })
        return Set(zip(kept, stays).filter { !$1 }.map(\.0))
    }
}
