import CoordinatorModel

/// A child that its parent stores each time it is presented, and that no code removes.
struct Leak {
    var parent: Int
    /// Its index in the parent's `branches`.
    var position: Int
    var parentType: String
    var childType: String
    /// The collection.
    var member: String?

    /// Its identity, if it is a cause of its own.
    var detail: String { "\(parentType) \(childType)" }
    var subject: Finding.Subject { .branch(coordinator: parent, position: position) }
}

/// Leaks that one omission in the source causes.
struct LeakGroup {
    /// The omission, as far as the leaks show it.
    enum Cause: Hashable {
        /// The coordinators with collections of this name have no code of their own that removes a child, and code that
        /// they share does not remove one either.
        case collection(String)
        /// No code removes children of this type, wherever they are stored.
        case child(String)
        /// One child of one parent is not removed.
        case single(String)
    }

    let cause: Cause
    var leaks: [Leak]
}

/// Finds the children that no code removes, and groups them by cause. One function often removes the children of a
/// whole app; without it, all of them stay.
struct Leaks {
    /// A collection of a parent's type.
    private struct Store: Hashable {
        var parent: String
        var member: String
    }

    /// All leaks, each pair of types once, in the order of the tree.
    let all: [Leak]
    /// The lines that remove a child from a collection.
    private var removals: [Store: Set<Location?>] = [:]
    /// The types of coordinators from whose collections a line removes a child.
    private var users: [Location: Set<String>] = [:]
    /// The types that store children of a type.
    private var holders: [String: Set<String>] = [:]

    init(_ tree: CoordinatorTree) {
        var leaks: [Leak] = []
        var seen: Set<String> = []
        for (parent, coordinator) in tree.coordinators.enumerated() {
            for (position, branch) in coordinator.branches.enumerated() {
                guard let holding = branch.holding, holding.isCollection, !holding.isOnce else { continue }
                let child = tree.coordinators[branch.child.index].type
                holders[child, default: []].insert(coordinator.type)
                if let member = holding.member {
                    let store = Store(parent: coordinator.type, member: member)
                    for removal in branch.removals ?? [] {
                        removals[store, default: []].insert(removal.location)
                        if let line = removal.location { users[line, default: []].insert(coordinator.type) }
                    }
                }
                guard holding.strength == .strong, Self.stays(branch), parent != branch.child.index else { continue }
                let leak = Leak(
                    parent: parent, position: position, parentType: coordinator.type, childType: child,
                    member: holding.member)
                if seen.insert(leak.detail).inserted { leaks.append(leak) }
            }
        }
        all = leaks
    }

    /// Whether no code removes a child that ends while its parent continues: such a child covers what was shown before, or
    /// takes its place.
    private static func stays(_ branch: Branch) -> Bool {
        branch.removals?.isEmpty == true
            // Another rule reports the child that is removed instead.
            && !branch.keptEndings.contains { $0.removed != nil }
            && (branch.replaces
                || ["push", "present", "show", "sheet", "cover", "modal", "popover"].contains(branch.presentation))
    }

    /// Groups some of the leaks by cause.
    func groups(of leaks: [Leak]) -> [LeakGroup] {
        var childrenOf: [String: Set<String>] = [:]
        var parentsOf: [String: Set<String>] = [:]
        for leak in leaks {
            childrenOf[leak.parentType, default: []].insert(leak.childType)
            parentsOf[leak.childType, default: []].insert(leak.parentType)
        }
        var groups: [LeakGroup] = []
        var groupOf: [LeakGroup.Cause: Int] = [:]
        for leak in leaks {
            let parents = parentsOf[leak.childType] ?? []
            let isOfTheChild =
                parents.count > 1 && parents == holders[leak.childType]
                && parents.allSatisfy { childrenOf[$0]?.count == 1 }
            let cause = cause(of: leak, isOfTheChild: isOfTheChild)
            if let group = groupOf[cause] {
                groups[group].leaks.append(leak)
            } else {
                groupOf[cause] = groups.count
                groups.append(LeakGroup(cause: cause, leaks: [leak]))
            }
        }
        return groups
    }

    private func cause(of leak: Leak, isOfTheChild: Bool) -> LeakGroup.Cause {
        if isOfTheChild { return .child(leak.childType) }
        guard let member = leak.member else { return .single(leak.detail) }
        let lines = removals[Store(parent: leak.parentType, member: member)] ?? []
        let isShared = lines.allSatisfy { line in line.map { users[$0, default: []].count > 1 } ?? false }
        if isShared { return .collection(member) }
        return .single(leak.detail)
    }
}
