import CoordinatorModel

/// The steps down from each coordinator, one for each child.
///
/// Several branches from one parent to one child (`push` here, `present` there) are one step for an event, so the first
/// of them represents all; containment comes before references.
struct Descents: Sendable {
    /// A step down to a child.
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
            for position in tree.coordinators[parent].branches.indices {
                if case .contained(let child) = tree.coordinators[parent].branches[position].child {
                    lastParent[child] = parent
                }
            }
            for position in tree.coordinators[parent].branches.indices {
                let child = tree.coordinators[parent].branches[position].child
                if case .reference(let child) = child {
                    guard lastParent[child] != parent else { continue }
                    lastParent[child] = parent
                }
                descents.append(
                    Descent(child: Int32(child.index), branch: Int32(position), isReference: child.isReference))
            }
        }
        starts.append(Int32(descents.count))
    }
}

extension Branch.Child {
    /// Whether the child is elsewhere in the tree.
    var isReference: Bool {
        switch self {
        case .contained: false
        case .reference: true
        }
    }
}
