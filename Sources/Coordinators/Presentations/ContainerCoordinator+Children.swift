extension ContainerCoordinator {
    /// Prepares `child` for a presentation: makes it a child, gives it its dependencies, starts it (or activates it if
    /// it runs already), and stores the presentation as a branch.
    ///
    /// Call it first in every presentation of your own, and show the child's screen only if it returns `true`.
    ///
    /// - Returns: whether to show the child: `false` if it can't be a child (which is reported) or has stopped again.
    public func bringUp(_ child: any Coordinated, by presentation: Presentation) -> Bool {
        guard adopt(child) else { return false }
        store.remember(presentation, route: routeUnderway, to: child)
        Injection.inject(from: self, into: child)
        if child.isStarted {
            child.activate()
        } else {
            child.start()
        }
        return store.contains(child)
    }

    /// Prepares a child that is to be the only one in its place.
    ///
    /// - Returns: `false` also if the child made this node present another child while it started. That later child
    ///   stays.
    func bringUpAlone(_ child: any Coordinated, by presentation: Presentation) -> Bool {
        turns += 1
        let turn = turns
        return bringUp(child, by: presentation) && turns == turn
    }

    /// Makes `child` a child, without starting it.
    ///
    /// - Returns: `false` if that would form a circle, which is reported.
    func adopt(_ child: any Coordinated) -> Bool {
        if store.contains(child) {
            child.parentCoordinator = self
            return true
        }
        if hasAncestor(child) {
            CoordinatorIssues.report(.circle(parent: self, child: child))
            return false
        }
        let identifier = child.identifier
        store.child(named: identifier)?.stop()
        child.parentCoordinator?.release(child)
        child.parentCoordinator = self
        store.add(child, named: identifier)
        return true
    }

    /// Stores a branch that can be used and has not been used yet.
    func prepareBranch(_ presentation: Presentation, to child: any Coordinated) {
        store.prepare(presentation, to: child)
    }

    /// The child that wraps a screen.
    func child(of screen: (any CoordinatedScreen)?) -> (any Coordinated)? {
        guard let child = screen?.coordinator, store.contains(child) else { return nil }
        return child
    }

    private func hasAncestor(_ child: any Coordinated) -> Bool {
        if child === self { return true }
        // A coordinator without children can't be an ancestor, so building a chain takes linear time.
        guard let node = child as? any Coordinating, !node.children.isEmpty else { return false }
        var ancestor = parentCoordinator
        while let candidate = ancestor {
            if candidate === child { return true }
            ancestor = candidate.parentCoordinator
        }
        return false
    }
}
