import CoordinatorModel

extension CoordinatorTree {
    /// A snapshot of coordinators of any class, by reflection: the app adopts nothing.
    ///
    /// ```swift
    /// let tree = CoordinatorTree(reflecting: appCoordinator)
    /// print(tree.coordinators.map(\.type))  // ["AppCoordinator", "LoginCoordinator"]
    /// ```
    ///
    /// Stored properties are read where they lie. No code of the app runs: no lazy initialiser, no computed property,
    /// no description, no comparison. Weak references are read as the runtime reads them, `unowned` ones never, for
    /// they may dangle. Values that can't be inspected are in `unresolved`.
    ///
    /// An optional closure that returns nothing is a flow output (seed 003), an optional protocol reference called
    /// `delegate` or the like a delegate (seed 004); both are read as they are at this moment.
    ///
    /// The objects must not change meanwhile. Call it where they are used: on the main actor, in an app.
    ///
    /// - Parameters:
    ///   - root: the coordinator that the app starts with.
    ///   - conventions: how the app names things.
    public init(reflecting root: AnyObject, by conventions: ForeignConventions = ForeignConventions()) {
        self.init(reflecting: [root], by: conventions)
    }

    /// A snapshot of coordinators of any class, from several roots, as one app has with several windows.
    ///
    /// - Parameters:
    ///   - roots: the coordinators that the app starts with; one that another holds is drawn there only if that one
    ///     comes first.
    ///   - conventions: how the app names things.
    public init(reflecting roots: [AnyObject], by conventions: ForeignConventions = ForeignConventions()) {
        self.init()
        var walk = ForeignWalk(conventions)
        walk.walk(from: roots)
        let ancestry = Ancestry(walk.coordinators)
        ScreenOwnership(ancestry: ancestry).settle(&walk)
        let wiring = EventWiring(walk, ancestry)
        let screens = Self.screens(of: walk, wiring, by: conventions)

        coordinators.reserveCapacity(walk.coordinators.count)
        for (index, found) in walk.coordinators.enumerated() {
            var coordinator = Coordinator(
                type: found.name, screens: found.screens.flatMap { screens[$0] }, emits: wiring.coordinatorEmits[index],
                intercepts: wiring.coordinatorIntercepts[index])
            coordinator.branches = found.links.compactMap { link in
                // A way to an ancestor is a cycle of the navigation only where children are kept.
                if !link.isContained, !link.isChild, ancestry.isOnPath(link.target, from: index) { return nil }
                let child: Branch.Child = link.isContained ? .contained(link.target) : .reference(link.target)
                return Branch(
                    presentation: link.isContained ? walk.coordinators[link.target].presentation : nil, child: child)
            }
            coordinator.kind = found.kind(hasBranches: !coordinator.branches.isEmpty)
            coordinators.append(coordinator)
            if found.parent == nil { self.roots.append(index) }
        }
        unresolved = Self.notes(walk.unresolved + wiring.unresolved)
    }

    /// Builds screens from the innermost out: what is embedded was always found later. In the place of a transparent
    /// one are the screens that it embeds.
    private static func screens(
        of walk: ForeignWalk, _ wiring: EventWiring, by conventions: ForeignConventions
    ) -> [[Screen]] {
        var screens = [[Screen]](repeating: [], count: walk.screens.count)
        for index in screens.indices.reversed() {
            let screen = Screen(
                type: walk.screens[index].name, screens: walk.screens[index].screens.flatMap { screens[$0] },
                emits: wiring.screenEmits[index], intercepts: wiring.screenIntercepts[index])
            let isSilent = screen.emits.isEmpty && screen.intercepts.isEmpty
            let isTransparent = isSilent && conventions.transparentScreens.matches(screen.type)
            screens[index] = isTransparent ? screen.screens : [screen]
        }
        return screens
    }

    /// Each note once, however many objects it is true of.
    private static func notes(_ texts: [String]) -> [Unresolved] {
        var seen: Set<String> = []
        return texts.filter { seen.insert($0).inserted }.map { Unresolved(what: $0) }
    }
}

extension FoundCoordinator {
    /// A coordinator that has no children at this moment is a leaf at this moment: whether its class could have any
    /// is not known.
    fileprivate func kind(hasBranches: Bool) -> Coordinator.Kind {
        guard hasBranches else { return .coordinator }
        return holdsTabs ? .tabBar : holdsStack ? .navigation : .container
    }
}
