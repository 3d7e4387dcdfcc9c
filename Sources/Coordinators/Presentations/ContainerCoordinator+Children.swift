extension ContainerCoordinator {
    /// Makes `child` ready for a presentation: it becomes a child, gets its dependencies, is started or, if it runs
    /// already, activated; and the presentation is remembered as a branch.
    ///
    /// Call it first in every presentation of your own, and show the child's screen only where it returns `true`.
    ///
    /// - Returns: whether the child is to be shown: `false` where it can't be a child (reported), or has stopped again.
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

    /// Brings up a child that is to be the only one in its place.
    ///
    /// - Returns: also `false` where the child, while it started, made this node present another: the later one stays.
    func bringUpAlone(_ child: any Coordinated, by presentation: Presentation) -> Bool {
        turns += 1
        let turn = turns
        return bringUp(child, by: presentation) && turns == turn
    }

    /// Makes `child` a child, without starting it.
    ///
    /// - Returns: `false` where that would make a circle, which is reported.
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

    /// Remembers a branch that can be used, and hasn't been yet.
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
        // A coordinator without children is no ancestor: so a chain is built in linear time.
        guard let node = child as? any Coordinating, !node.children.isEmpty else { return false }
        var ancestor = parentCoordinator
        while let candidate = ancestor {
            if candidate === child { return true }
            ancestor = candidate.parentCoordinator
        }
        return false
    }
}
