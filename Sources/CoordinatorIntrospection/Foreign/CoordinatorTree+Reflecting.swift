import CoordinatorModel

extension CoordinatorTree {
    /// Takes a snapshot of coordinators of any class, by reflection. The app conforms to no protocol for it.
    ///
    /// ```swift
    /// let tree = CoordinatorTree(reflecting: appCoordinator)
    /// print(tree.coordinators.map(\.type))  // ["AppCoordinator", "LoginCoordinator"]
    /// ```
    ///
    /// Stored properties are read in memory. No code of the app runs: no lazy initialiser, no computed property, no
    /// description, no comparison. Weak references are read with the functions of the runtime. `unowned` references are
    /// never read, because they may dangle. Values that can't be inspected are listed in `unresolved`.
    ///
    /// An optional closure that returns nothing is a flow output (seed 003). An optional reference of a protocol type,
    /// with a name like `delegate`, is a delegate (seed 004). Both are read as they are at this moment.
    ///
    /// The objects must not change during the call. Call it where they are used: in an app, on the main actor.
    ///
    /// - Parameters:
    ///   - root: the coordinator with which the app starts.
    ///   - conventions: the naming conventions of the app.
    public init(reflecting root: AnyObject, by conventions: ForeignConventions = ForeignConventions()) {
        self.init(reflecting: [root], by: conventions)
    }

    /// Takes a snapshot of coordinators of any class, from several roots, as an app with several windows has.
    ///
    /// - Parameters:
    ///   - roots: the coordinators with which the app starts. If one root holds another, the held one is its child only
    ///     if the holder comes first.
    ///   - conventions: the naming conventions of the app.
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
                // A reference to an ancestor is a cycle of the navigation only if its property holds children.
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

    /// Builds screens from the innermost out, because embedded screens were always found later. The screens that a
    /// transparent screen embeds take its place.
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

    /// Each note once, however many objects it applies to.
    private static func notes(_ texts: [String]) -> [Unresolved] {
        var seen: Set<String> = []
        return texts.filter { seen.insert($0).inserted }.map { Unresolved(what: $0) }
    }
}

extension FoundCoordinator {
    /// A coordinator without children at this moment counts as a leaf, because it is not known whether its class can
    /// have children.
    fileprivate func kind(hasBranches: Bool) -> Coordinator.Kind {
        guard hasBranches else { return .coordinator }
        return holdsTabs ? .tabBar : holdsStack ? .navigation : .container
    }
}
