import CoordinatorModel

/// A coordinator's content as a few hashes, for finding equal ones.
struct Shape {
    /// The names of its branches, its own properties except its type, and the types of its children.
    let structure: Int
    /// All properties of the coordinator and its descendants, types and screens included, without ids and places in
    /// source.
    var subtree: Int
    /// Whether it has any property by which it could be recognised under another name.
    let isDistinctive: Bool

    /// The shapes of all coordinators of a tree. Takes linear time: in `order`, children come after their parents.
    static func all(in tree: CoordinatorTree, order: [Int]) -> [Shape] {
        var shapes = tree.coordinators.map { Shape($0, in: tree) }
        for index in order.reversed() {
            var hasher = Hasher()
            hasher.combine(shapes[index].subtree)
            for branch in tree.coordinators[index].branches {
                if case .contained(let child) = branch.child { hasher.combine(shapes[child].subtree) }
            }
            shapes[index].subtree = hasher.finalize()
        }
        return shapes
    }

    private init(_ coordinator: Coordinator, in tree: CoordinatorTree) {
        var hasher = Hasher()
        hasher.combine(coordinator.kind)
        for route in coordinator.routes {
            hasher.combine(route.name)
            hasher.combine(route.payload)
        }
        hasher.combine(coordinator.dependencies.needs)
        for emission in coordinator.emits { hasher.combine(emission.event) }
        for interceptor in coordinator.intercepts {
            hasher.combine(interceptor.event)
            hasher.combine(interceptor.consumes)
            hasher.combine(interceptor.by)
        }
        for branch in coordinator.branches {
            hasher.combine(branch.presentation)
            hasher.combine(branch.route)
            hasher.combine(tree.coordinators[branch.child.index].type)
        }
        var screens = hasher
        var hasEvents = !coordinator.emits.isEmpty || !coordinator.intercepts.isEmpty
        screens.combine(coordinator.type)
        coordinator.forEachScreen { screen, way in
            screens.combine(screen.type)
            screens.combine(way.count - 1)
            for emission in screen.emits {
                hasher.combine(emission.event)
                screens.combine(emission.event)
            }
            for interceptor in screen.intercepts {
                hasher.combine(interceptor.event)
                screens.combine(interceptor.event)
            }
            if !screen.emits.isEmpty || !screen.intercepts.isEmpty { hasEvents = true }
        }
        structure = hasher.finalize()
        subtree = screens.finalize()
        isDistinctive = hasEvents || !coordinator.branches.isEmpty || !coordinator.routes.isEmpty
    }
}
