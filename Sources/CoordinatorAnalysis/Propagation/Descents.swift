import CoordinatorModel

/// The ways down from each coordinator, each child once.
///
/// Two branches that lead from one parent to one child (`push` here, `present` there) are one way for an event, so
/// the first of them stands for both, and containment stands before references.
struct Descents: Sendable {
    /// One way down.
    struct Descent: Sendable {
        let child: Int32
        /// The position of the branch in `Coordinator.branches`.
        let branch: Int32
        let isReference: Bool
    }

    private(set) var descents: [Descent] = []
    private(set) var starts: [Int32] = []

    init(_ tree: CoordinatorTree) {
        var lastParent = [Int](repeating: -1, count: tree.coordinators.count)
        starts.reserveCapacity(tree.coordinators.count + 1)
        descents.reserveCapacity(tree.coordinators.count)
        for parent in tree.coordinators.indices {
            starts.append(Int32(descents.count))
            let branches = tree.coordinators[parent].branches
            for case .contained(let child) in branches.lazy.map(\.child) { lastParent[child] = parent }
            for (position, branch) in branches.enumerated() {
                switch branch.child {
                case .contained(let child):
                    descents.append(Descent(child: Int32(child), branch: Int32(position), isReference: false))
                case .reference(let child) where lastParent[child] != parent:
                    lastParent[child] = parent
                    descents.append(Descent(child: Int32(child), branch: Int32(position), isReference: true))
                case .reference:
                    break
                }
            }
        }
        starts.append(Int32(descents.count))
    }
}
