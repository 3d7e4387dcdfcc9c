import CoordinatorModel

/// The position of a coordinator in a tree.
///
/// Coordinators have the indices of the overlay: those of the old tree's coordinators come first, those of the added
/// ones after them.
public struct Position: Hashable, Sendable {
    /// The parent of a coordinator.
    public enum Parent: Hashable, Sendable {
        /// None: it is a root.
        case roots
        /// None: it is unattached.
        case unattached
        /// A coordinator that presents it.
        case coordinator(Int)
    }

    /// The parent.
    public var parent: Parent
    /// Its index in the list of roots, of unattached coordinators or of the parent's branches.
    public var index: Int
    /// The branch that leads to it; `nil` for a root and for an unattached coordinator.
    public var branch: Branch?

    /// Creates a position.
    public init(parent: Parent, index: Int, branch: Branch? = nil) {
        self.parent = parent
        self.index = index
        self.branch = branch
    }
}

extension CoordinatorTree {
    /// The position of each coordinator; `nil` if nothing leads to it. Takes linear time.
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
