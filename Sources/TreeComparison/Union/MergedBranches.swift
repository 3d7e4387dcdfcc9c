import CoordinatorModel

/// The branches of a coordinator in both versions as one list.
struct MergedBranches {
    private(set) var branches: [Branch] = []
    private(set) var changes: [Overlay.BranchChange] = []
    /// The indices in `branches` of the old version's branches.
    private(set) var placesBefore: [Int]
    /// The indices in `branches` of the new version's branches.
    private(set) var placesAfter: [Int]

    /// A branch by its index in one of the lists.
    private enum Entry: Hashable {
        case old(Int)
        case new(Int)
    }

    init(_ old: [Branch], _ new: [Branch], isGone: (Int) -> Bool) {
        var pairing = Pairing(old: old.count, new: new.count)
        pairing.pair(old: { old[$0] }, new: { new[$0] })
        pairing.pair(old: { old[$0].child }, new: { new[$0].child })
        var newOfOld = [Int?](repeating: nil, count: old.count)
        for (position, known) in pairing.oldOfNew.enumerated() {
            if let known { newOfOld[known] = position }
        }
        let entries = Interleaving.merged(
            old.indices.map { newOfOld[$0].map(Entry.new) ?? .old($0) }, new.indices.map(Entry.new)
        ) { _ in true }
        placesBefore = [Int](repeating: 0, count: old.count)
        placesAfter = [Int](repeating: 0, count: new.count)
        for entry in entries {
            switch entry {
            case .old(let position):
                placesBefore[position] = branches.count
                var branch = old[position]
                // A coordinator that still exists is elsewhere now.
                if case .contained(let child) = branch.child, !isGone(child) { branch.child = .reference(child) }
                branches.append(branch)
                changes.append(Overlay.BranchChange(change: .removed))
            case .new(let position):
                placesAfter[position] = branches.count
                branches.append(new[position])
                guard let known = pairing.oldOfNew[position] else {
                    changes.append(Overlay.BranchChange(change: .added))
                    continue
                }
                placesBefore[known] = placesAfter[position]
                let isSame =
                    old[known].presentation == new[position].presentation && old[known].route == new[position].route
                changes.append(
                    isSame
                        ? Overlay.BranchChange(change: .unchanged)
                        : Overlay.BranchChange(change: .changed, before: old[known]))
            }
        }
    }
}
