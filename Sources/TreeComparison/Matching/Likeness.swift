import CoordinatorModel

/// How similar two coordinators of different types are.
enum Likeness {
    /// Whether one may be the renamed other one: they have the same kind and share at least half of their routes,
    /// screens, events and children.
    static func isLikely(
        _ old: Coordinator, in oldTree: CoordinatorTree, _ new: Coordinator, in newTree: CoordinatorTree
    ) -> Bool {
        guard old.kind == new.kind else { return false }
        let (before, after) = (words(of: old, in: oldTree), words(of: new, in: newTree))
        let common = before.intersection(after).count
        return common > 0 && common * 2 >= before.union(after).count
    }

    private static func words(of coordinator: Coordinator, in tree: CoordinatorTree) -> Set<String> {
        var words = Set(coordinator.routes.map { "route \($0.name)" })
        for branch in coordinator.branches { words.insert("child \(tree.coordinators[branch.child.index].type)") }
        for emission in coordinator.emits { words.insert("emits \(emission.event)") }
        for interceptor in coordinator.intercepts { words.insert("intercepts \(interceptor.event)") }
        for screen in coordinator.allScreens {
            words.insert("screen \(screen.type)")
            for emission in screen.emits { words.insert("emits \(emission.event)") }
            for interceptor in screen.intercepts { words.insert("intercepts \(interceptor.event)") }
        }
        return words
    }
}
