/// The children of a node, and the branches to them.
///
/// It is separate from the coordinator because a coordinator can be freed on any thread, where the main actor's state
/// can't be used. It is unchecked because it is used on the main actor, and once more when no other code can use it.
final class BranchStore: @unchecked Sendable {
    private struct Key: Hashable {
        let presentation: Presentation
        let route: String?
        let child: ObjectIdentifier

        @MainActor init(_ branch: Branch) {
            presentation = branch.presentation
            route = branch.route
            child = ObjectIdentifier(branch.child)
        }
    }

    private(set) var children: [any Coordinated] = []
    private(set) var branches: [Branch] = []
    private var identifiers: [ObjectIdentifier: String] = [:]
    private var namesakes: [String: any Coordinated] = [:]
    private var positions: [Key: Int] = [:]
    /// The positions of branches that were prepared and are not used yet, by child.
    private var prepared: [ObjectIdentifier: (presentation: Presentation, position: Int)] = [:]

    func contains(_ child: any Coordinated) -> Bool { identifiers[ObjectIdentifier(child)] != nil }

    /// The child that was added under a name.
    func child(named identifier: String) -> (any Coordinated)? { namesakes[identifier] }

    func add(_ child: any Coordinated, named identifier: String) {
        children.append(child)
        identifiers[ObjectIdentifier(child)] = identifier
        namesakes[identifier] = child
    }

    /// Counts one use of a branch, and adds the branch if it is new.
    @MainActor func remember(_ presentation: Presentation, route: String?, to child: any Coordinated) {
        let branch = Branch(presentation: presentation, route: route, child: child, uses: 1)
        let key = Key(branch)
        if let position = positions[key] {
            branches[position].uses += 1
        } else if let position = takePrepared(presentation, to: child) {
            // The first use of a prepared branch sets its route.
            positions[key] = position
            branches[position] = branch
        } else {
            positions[key] = branches.count
            branches.append(branch)
        }
    }

    /// Adds a branch that can be used and has not been used yet, unless the child has a branch with that presentation.
    @MainActor func prepare(_ presentation: Presentation, to child: any Coordinated) {
        if branches.contains(where: { $0.child === child && $0.presentation == presentation }) { return }
        prepared[ObjectIdentifier(child)] = (presentation, branches.count)
        branches.append(Branch(presentation: presentation, route: nil, child: child, uses: 0))
    }

    @MainActor func remove(_ child: any Coordinated) {
        guard let identifier = identifiers.removeValue(forKey: ObjectIdentifier(child)) else { return }
        namesakes[identifier] = nil
        children.removeAll { $0 === child }
        branches.removeAll { $0.child === child }
        positions = [:]
        prepared = [:]
        for (position, branch) in branches.enumerated() {
            if branch.uses > 0 {
                positions[Key(branch)] = position
            } else {
                prepared[ObjectIdentifier(branch.child)] = (branch.presentation, position)
            }
        }
    }

    private func takePrepared(_ presentation: Presentation, to child: any Coordinated) -> Int? {
        guard let found = prepared[ObjectIdentifier(child)], found.presentation == presentation else { return nil }
        prepared[ObjectIdentifier(child)] = nil
        return found.position
    }

    func removeAll() {
        branches = []
        namesakes = [:]
        identifiers = [:]
        positions = [:]
        prepared = [:]
        children = []
    }

    func surrender(into pending: inout [AnyObject]) {
        for child in children { pending.append(child) }
        removeAll()
    }

    deinit { Dismantling.free(from: surrender) }
}
