import CoordinatorModel

/// Types that are coordinators by name only, in a program that is not built with coordinators.
public struct NominalCoordinators: Hashable, Sendable {
    /// Their names, in order, with the places of their declarations.
    public var types: [Named]
    /// The number of types of screens that other code makes.
    public var screens: Int

    /// A type and its place.
    public struct Named: Hashable, Sendable {
        /// The type's name.
        public var name: String
        /// Its declaration.
        public var location: Location?
    }
}

extension TreeAssembly {
    /// With fewer screens, the program may be a small part of an app whose screens are made elsewhere.
    private static let leastScreens = 10

    /// The coordinators of a program that have only the name: none of them makes a screen or leads to another
    /// coordinator, and other code makes the screens. An app that is not built with coordinators may have services and
    /// animations of that name.
    ///
    /// `nil` if at least one coordinator takes part in the navigation, or if the project's configuration names one.
    func nominalCoordinators() -> NominalCoordinators? {
        let screens = Set(
            engine.facts.made.keys.filter { roles.isScreen($0.type) && !roles.isCoordinator($0.actor) }.map(\.type))
        guard screens.count >= Self.leastScreens, placement.edges.values.allSatisfy(\.isEmpty),
            !placement.coordinators.contains(where: { roles.isNamedByProject($0) || navigates($0) })
        else { return nil }
        let types = placement.coordinators.map { type in
            NominalCoordinators.Named(
                name: index[type].name, location: index[type].declaration.flatMap { location($0.place) })
        }
        return NominalCoordinators(types: types, screens: screens.count)
    }

    /// Whether a coordinator makes or requests a screen or a coordinator.
    private func navigates(_ coordinator: TypeID) -> Bool {
        let facts = placement.facts
        return [facts.made, facts.sought, facts.cast, facts.adoptions].lazy.flatMap(\.keys).contains { mention in
            mention.actor == coordinator && mention.type != coordinator
                && (roles.isScreen(mention.type) || roles.isView(mention.type) || roles.isCoordinator(mention.type))
        }
    }
}
