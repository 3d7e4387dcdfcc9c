import CoordinatorModel

/// Two versions of a tree in one, with one set of indices for both.
///
/// The old version's coordinators have the first indices; the new coordinators have the indices after them.
public struct Overlay: Sendable {
    /// A branch in both versions.
    public struct BranchChange: Hashable, Sendable {
        /// The change of the branch.
        public var change: Change
        /// The branch before, if it has other content now.
        public var before: Branch?
    }

    /// All parts of both versions: new parts at their new place, removed parts at their old place. A coordinator that
    /// has moved leaves a reference at its old place.
    public private(set) var tree: CoordinatorTree
    /// The old version. It contains new coordinators without any facts, and nothing leads to them.
    public private(set) var before: CoordinatorTree
    /// The new version. It contains removed coordinators without any facts, and nothing leads to them.
    public private(set) var after: CoordinatorTree
    /// The change of each coordinator.
    public private(set) var changes: [Change]
    /// The differences of each coordinator, in a few words each: `moved from TeamsCoordinator`.
    public private(set) var remarks: [[String]]
    /// The change of each branch in `tree`, by its coordinator.
    public private(set) var branches: [[BranchChange]]
    /// For each branch in `before`, its index in `tree`, by its coordinator.
    public private(set) var branchesBefore: [[Int]]
    /// For each branch in `after`, its index in `tree`, by its coordinator.
    public private(set) var branchesAfter: [[Int]]

    init(
        _ old: CoordinatorTree, _ new: CoordinatorTree, _ matching: Matching, unionOfNew: [Int], edits: [Edit]
    ) {
        let count = old.coordinators.count + matching.oldOfNew.count { $0 == nil }
        (before, after) = (old, new)
        let absent = Coordinator(type: "")
        before.coordinators += Array(repeating: absent, count: count - old.coordinators.count)
        after.coordinators = Array(repeating: absent, count: count)
        after.roots = new.roots.map { unionOfNew[$0] }
        after.unattached = new.unattached.map { unionOfNew[$0] }
        for (index, union) in unionOfNew.enumerated() {
            after.coordinators[union] = new.coordinators[index]
            for position in new.coordinators[index].branches.indices {
                after.coordinators[union].branches[position].child.rename(unionOfNew)
            }
        }
        tree = after
        changes = (0..<count).map { index in
            index >= old.coordinators.count ? .added : matching.newOfOld[index] == nil ? .removed : .unchanged
        }
        remarks = [[String]](repeating: [], count: count)
        branches = [[BranchChange]](repeating: [], count: count)
        (branchesBefore, branchesAfter) = ([[Int]](repeating: [], count: count), [[Int]](repeating: [], count: count))
        let changes = changes
        let areGone = { (index: Int) in changes[index] == .removed }
        tree.roots = Interleaving.merged(old.roots, after.roots, keeping: areGone)
        tree.unattached = Interleaving.merged(old.unattached, after.unattached, keeping: areGone)
        tree.events += old.events.filter { event in !Set(new.events.map(\.name)).contains(event.name) }
        for index in 0..<count { merge(index) }
        mark(edits)
        giveUniqueIDs(new)
    }

    /// The coordinators that have changed, and those that have lost or gained a branch.
    public var changed: [Int] {
        changes.indices.filter { changes[$0] != .unchanged }
    }

    private mutating func merge(_ index: Int) {
        switch changes[index] {
        case .removed: tree.coordinators[index] = before.coordinators[index]
        case .added: break
        case .changed, .unchanged:
            let merged = MergedContent(before.coordinators[index], after.coordinators[index])
            tree.coordinators[index] = merged.merged
            before.coordinators[index] = merged.before
            after.coordinators[index] = merged.after
        }
        let changes = changes
        let merged = MergedBranches(
            before.coordinators[index].branches, after.coordinators[index].branches,
            isGone: { changes[$0] == .removed })
        tree.coordinators[index].branches = merged.branches
        branches[index] = merged.changes
        branchesBefore[index] = merged.placesBefore
        branchesAfter[index] = merged.placesAfter
    }

    private mutating func mark(_ edits: [Edit]) {
        for edit in edits where !edit.isQuiet {
            guard let index = edit.coordinator, changes[index] == .unchanged || changes[index] == .changed else {
                continue
            }
            changes[index] = .changed
            if let remark = edit.remark(in: self) { remarks[index].append(remark) }
        }
    }

    /// A removed coordinator may have an id that another coordinator has now.
    private mutating func giveUniqueIDs(_ new: CoordinatorTree) {
        let taken = Set(new.coordinators.map(\.id))
        for index in tree.coordinators.indices
        where changes[index] == .removed && taken.contains(tree.coordinators[index].id) {
            tree.coordinators[index].id = ""
        }
        tree.assignIDs()
    }
}

extension Branch.Child {
    /// Replaces the index of the child.
    fileprivate mutating func rename(_ indices: [Int]) {
        switch self {
        case .contained(let child): self = .contained(indices[child])
        case .reference(let child): self = .reference(indices[child])
        }
    }
}
