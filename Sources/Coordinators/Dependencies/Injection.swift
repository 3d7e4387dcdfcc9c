/// Passes dependencies from a parent to its children.
@MainActor enum Injection {
    /// Gives the parent's dependencies to a child that is being presented, and to the descendants that take theirs from
    /// it.
    static func inject(from parent: any Coordinating, into child: any Coordinated) {
        guard let receiver = child as? any HasDependencies else { return }
        guard let giver = parent as? any HasDependencies else {
            if dependencies(of: receiver) == nil {
                let needs = neededType(of: receiver)
                CoordinatorIssues.report(.dependenciesMissing(parent: parent, child: child, needs: needs))
            }
            return
        }
        // A parent without dependencies injects them downwards when they are set.
        guard let offered = dependencies(of: giver) else { return }
        if hand(offered, from: parent, to: child, receiver) { injectDownwards(from: child) }
    }

    /// Gives the dependencies of `coordinator` to its children, and so on down, without recursion.
    static func injectDownwards(from coordinator: any Coordinated) {
        var pending: [any Coordinated] = [coordinator]
        while let next = pending.popLast() {
            guard let parent = next as? any Coordinating, let giver = next as? any HasDependencies,
                let offered = dependencies(of: giver)
            else { continue }
            for child in parent.children {
                guard let receiver = child as? any HasDependencies else { continue }
                if hand(offered, from: parent, to: child, receiver) { pending.append(child) }
            }
        }
    }

    private static func hand(
        _ offered: any AppDependenciesProtocol, from parent: any Coordinating, to child: any Coordinated,
        _ receiver: any HasDependencies
    ) -> Bool {
        if take(offered, by: receiver) { return true }
        CoordinatorIssues.report(
            .dependenciesMismatch(
                parent: parent, child: child, needs: neededType(of: receiver), offered: type(of: offered)
            )
        )
        return false
    }

    private static func take(
        _ offered: any AppDependenciesProtocol, by receiver: some HasDependencies
    ) -> Bool {
        func assign<Receiver: HasDependencies>(to receiver: Receiver) -> Bool {
            guard let fitting = offered as? Receiver.DependenciesType else { return false }
            receiver.dependencies = fitting
            return true
        }
        return assign(to: receiver)
    }

    private static func dependencies(of giver: some HasDependencies) -> (any AppDependenciesProtocol)? {
        giver.dependencies
    }

    private static func neededType<Receiver: HasDependencies>(of receiver: Receiver) -> Any.Type {
        Receiver.DependenciesType.self
    }
}
