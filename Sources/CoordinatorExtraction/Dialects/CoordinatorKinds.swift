import CoordinatorModel

/// What sort of coordinator a type is, by what it inherits from and what it holds.
enum CoordinatorKinds {
    static func kind(of type: TypeID, _ index: ProgramIndex, _ placement: Placement) -> Coordinator.Kind {
        let line = index.ancestors(of: type)
        let isNode = placement.edges[type]?.isEmpty == false
        // In *XCoordinator* the superclass says which transitions there are, and not that there are children.
        let leads = isNode || !placement.roles.triggersRoutes(type)
        for ancestor in line.dropFirst() where leads {
            switch index[ancestor.type].lastName {
            case "TabBarCoordinator": return .tabBar
            case "NavigationCoordinator": return .navigation
            case "ContainerCoordinator": return .container
            default: continue
            }
        }
        let written = line.flatMap { ancestor in
            index[ancestor.type].isExternal ? [] : index[ancestor.type].properties.values.compactMap(\.type)
        }
        let screens = (placement.screens[type] ?? []).flatMap { index.ancestors(of: $0).map { index[$0.type].name } }
        if written.contains(where: { $0.mentions("UITabBarController") }) || screens.contains("UITabBarController") {
            return isNode ? .tabBar : .coordinator
        }
        guard isNode else { return .coordinator }
        return written.contains { $0.mentions("UINavigationController") } ? .navigation : .container
    }
}
