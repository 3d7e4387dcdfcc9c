import CoordinatorModel

/// The kind of a coordinator, from its superclass and its properties.
enum CoordinatorKinds {
    static func kind(of type: TypeID, _ index: ProgramIndex, _ placement: Placement) -> Coordinator.Kind {
        let line = index.ancestors(of: type)
        let shows = index.vocabulary.shows
        let isNode = placement.edges[type]?.isEmpty == false
        // The name of a superclass that is generic over its screen shows that there are children; other names, such as
        // those of *XCoordinator*, only show which transitions are possible.
        for ancestor in line.dropFirst() where isNode || wrapsScreen(ancestor, index, placement.roles) {
            if let kind = shows.kinds[String(index[ancestor.type].lastName)] { return kind }
        }
        let written = line.flatMap { ancestor in
            index[ancestor.type].isExternal
                ? []
                : index[ancestor.type].properties.values.compactMap {
                    $0.type ?? $0.initializer?.constructed
                }
        }
        let screens = (placement.screens[type] ?? []).flatMap { index.ancestors(of: $0).map { index[$0.type].name } }
        if written.contains(where: { $0.mentions(shows.tabBars) }) || screens.contains(where: shows.tabBars.contains)
            || placement.facts.shown.makersOfTabBars.contains(type)
        {
            return isNode ? .tabBar : .coordinator
        }
        guard isNode else { return .coordinator }
        // The stack of a tab is the tab's own.
        if placement.facts.shown.inTabs.contains(type) { return .navigation }
        return written.contains { $0.mentions(shows.stacks) } ? .navigation : .container
    }

    private static func wrapsScreen(_ superclass: Ancestor, _ index: ProgramIndex, _ roles: Roles) -> Bool {
        index[superclass.type].isExternal
            && superclass.bindings["0"]?.nominals.contains { roles.isScreen($0.type) || roles.isView($0.type) } == true
    }
}
