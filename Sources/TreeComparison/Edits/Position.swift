import CoordinatorModel

/// Where a coordinator hangs.
///
/// Coordinators are named by the indices of both versions laid over each other: below the number of the old tree's
/// coordinators they are those of the old tree, beyond come the added ones.
public struct Position: Hashable, Sendable {
    /// What it hangs from.
    public enum Parent: Hashable, Sendable {
        /// Nothing: the app starts with it.
        case roots
        /// No parent: it is unattached.
        case unattached
        /// A coordinator that presents it.
        case coordinator(Int)
    }

    /// What it hangs from.
    public var parent: Parent
    /// Its position in the list of roots, of unattached coordinators or of the parent's branches.
    public var index: Int
    /// The branch that leads to it; `nil` for a root and for an unattached coordinator.
    public var branch: Branch?

    /// Names a position.
    public init(parent: Parent, index: Int, branch: Branch? = nil) {
        self.parent = parent
        self.index = index
        self.branch = branch
    }
}

extension CoordinatorTree {
    /// Where each coordinator hangs; `nil` where nothing leads to it. Takes linear time.
    func positions() -> [Position?] {
        var positions = [Position?](repeating: nil, count: coordinators.count)
        for (index, root) in roots.enumerated() { positions[root] = Position(parent: .roots, index: index) }
        for (index, root) in unattached.enumerated() { positions[root] = Position(parent: .unattached, index: index) }
        for parent in coordinators.indices {
            for (index, branch) in coordinators[parent].branches.enumerated() {
                guard case .contained(let child) = branch.child else { continue }
                positions[child] = Position(parent: .coordinator(parent), index: index, branch: branch)
            }
        }
        return positions
    }
}
