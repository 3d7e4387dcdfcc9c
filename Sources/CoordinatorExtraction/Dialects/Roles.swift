/// Which types are coordinators, screens, views and their helpers.
final class Roles {
    let index: ProgramIndex
    private(set) var coordinators: Set<TypeID> = []
    private(set) var screens: Set<TypeID> = []
    private(set) var views: Set<TypeID> = []
    private(set) var protocols: Set<TypeID> = []
    private var abstract: Set<TypeID> = []
    /// The same by the types' indices, for those who ask all the time.
    private var known: [Role] = []
    /// What is told from a type's name alone, as far as it was asked.
    private var named: [NameRole?] = []
    private var beginners: Set<TypeID> = []
    private var routeTypes: [TypeID: TypeID] = [:]
    /// The names of all cases of all coordinators' routes.
    private var routeCases: Set<String> = []

    init(_ index: ProgramIndex) {
        self.index = index
        for type in index.types where type.isProtocol && Self.isCoordinatorProtocol(type.name) {
            protocols.insert(type.id)
        }
        for type in index.declared where !type.isProtocol {
            let line = index.ancestors(of: type.id)
            let external = line.filter { index[$0.type].isExternal }.map { nameRole($0.type) }
            if external.contains(where: \.isController) { screens.insert(type.id) }
            if external.contains(where: \.isView) { views.insert(type.id) }
            if isCoordinator(type, line, external) { coordinators.insert(type.id) }
            if external.contains(where: \.isBeginning) || type.isMain { beginners.insert(type.id) }
        }
        coordinators = coordinators.filter { !isContainer($0) }
        let bases = coordinators.filter { id in index.conformers(of: id).contains { coordinators.contains($0) } }
        abstract = bases
        for id in coordinators { routeTypes[id] = findRoutes(id) }
        routeCases = Set(routeTypes.values.flatMap { index[$0].cases.keys })
        known = Array(repeating: [], count: index.types.count)
        for (role, types) in [(Role.coordinator, coordinators), (.screen, screens), (.view, views)] {
            for type in types { known[Int(type.index)].insert(role) }
        }
        for type in abstract { known[Int(type.index)].insert(.abstract) }
    }

    private struct Role: OptionSet {
        let rawValue: UInt8
        static let coordinator = Role(rawValue: 1)
        static let screen = Role(rawValue: 2)
        static let view = Role(rawValue: 4)
        static let abstract = Role(rawValue: 8)
        static let acting: Role = [.coordinator, .screen, .view]
    }

    private struct NameRole {
        var isController: Bool
        var isView: Bool
        /// Whether a library's type of this name is a coordinator.
        var isCoordinator: Bool
        var isSpokesman: Bool
        /// Whether an app begins with what conforms to it.
        var isBeginning: Bool
    }

    /// Types that the program only mentions have no role, and may come later.
    private func role(_ type: TypeID) -> Role { Int(type.index) < known.count ? known[Int(type.index)] : [] }

    private func nameRole(_ type: TypeID) -> NameRole {
        let position = Int(type.index)
        if position < named.count, let known = named[position] { return known }
        if position >= named.count {
            named += Array(repeating: nil, count: max(index.types.count, position + 1) - named.count)
        }
        let (name, last) = (index[type].name, index[type].lastName)
        let role = NameRole(
            isController: ExternalTypes.isController(name),
            isView: ExternalTypes.isView(name) || ["UIView", "View", "SwiftUI.View"].contains(name)
                || ExternalTypes.representables.contains(name),
            isCoordinator: index[type].isExternal && ExternalTypes.isCoordinator(name),
            isSpokesman: Self.spokesmen.contains(where: last.hasSuffix),
            isBeginning: ExternalTypes.beginnings.contains(name))
        named[position] = role
        return role
    }

    func isCoordinator(_ type: TypeID) -> Bool { role(type).contains(.coordinator) }
    func isScreen(_ type: TypeID) -> Bool { role(type).contains(.screen) || isController(type) }
    func isView(_ type: TypeID) -> Bool { role(type).contains(.view) }
    /// Whether the name is that of a view controller.
    private func isController(_ type: TypeID) -> Bool { nameRole(type).isController }
    func isCoordinatorProtocol(_ type: TypeID) -> Bool { protocols.contains(type) }
    /// Whether others inherit from this coordinator: then it is only one itself if somebody makes it.
    func isAbstract(_ type: TypeID) -> Bool { role(type).contains(.abstract) }
    /// Whether what a type's code does is its own doing, and not that of who calls it.
    func acts(_ type: TypeID) -> Bool { !role(type).isDisjoint(with: .acting) }
    /// Whether an app begins with a type: its delegate, a scene's, its `App`.
    func begins(_ type: TypeID) -> Bool { beginners.contains(type) }
    /// Whether a type may speak for a screen: a view model, a presenter.
    func mayHelp(_ type: TypeID) -> Bool { index[type].isClass || index[type].declaration?.kind == .struct }
    /// Whether a type's name says that it stands between a screen and the rest of the app.
    func isSpokesman(_ type: TypeID) -> Bool { nameRole(type).isSpokesman }

    private static let speakers = ["ViewModel", "ScreenModel", "VM", "Presenter", "Interactor", "Reactor"]

    private static let spokesmen = [
        "ViewModel", "ScreenModel", "Model", "VM", "Presenter", "Interactor", "Reactor", "Navigation", "Actions",
        "Store",
        "Controller", "Logic", "ViewModelType",
    ].flatMap { [$0, $0 + "Impl"] }

    /// Whether a type makes others' screens and coordinators, and has nothing to tell itself.
    func isMaker(_ type: TypeID) -> Bool {
        let name = index[type].lastName
        return [
            "Factory", "FactoryImp", "FactoryImpl", "Assembly", "Container", "Builder", "Provider", "Router",
            "RouterImp",
        ]
        .contains { name.hasSuffix($0) }
    }

    /// Whether a type only hands closures on: a struct of actions.
    func isCarrier(_ type: TypeID) -> Bool { index[type].declaration?.kind == .struct && !acts(type) }
    /// Whether some coordinator has a route of this name.
    func isRouteCase(_ name: String) -> Bool { routeCases.contains(name) }
    /// The enum of a coordinator's routes.
    func routes(of type: TypeID) -> TypeID? { routeTypes[type] }

    /// Types whose code can't bring anything about: they are evaluated where they are called.
    func isIdle(_ type: TypeID) -> Bool {
        let nominal = index[type]
        return nominal.functions.isEmpty && nominal.properties.isEmpty && !acts(type)
    }

    /// Whether the name says that a class is there to be inherited from.
    func isBase(_ type: TypeID) -> Bool { ["Coordinator", "BaseCoordinator"].contains(index[type].name) }

    // MARK: - Coordinators

    /// Protocols that say "coordinator", and not that something belongs to one.
    static func isCoordinatorProtocol(_ name: String) -> Bool {
        let last = String(name.split(separator: ".").last ?? Substring(name))
        return [
            "Coordinator", "Coordinatable", "Coordinating", "Coordinable", "Coordinatorable", "CoordinatorProtocol",
            "CoordinatorType", "CoordinatorInterface", "FlowController", "CoordinatorFlow", "FlowCoordinating",
        ].contains { last.hasSuffix($0) }
    }

    private func isCoordinator(_ type: NominalType, _ line: [Ancestor], _ external: [NameRole]) -> Bool {
        guard type.isClass || type.declaration?.kind == .struct else { return false }
        if let around = type.enclosing {
            let outer = index.ancestors(of: around).map { index[$0.type].name }
            if outer.contains(where: ExternalTypes.representables.contains) { return false }
        }
        if external.contains(where: \.isCoordinator) { return true }
        let isNamedSo = type.lastName.hasSuffix("Coordinator") || type.lastName.hasSuffix("FlowController")
        let isKind = line.dropFirst().contains { ancestor in
            let above = index[ancestor.type]
            guard !above.isExternal else { return false }
            return above.isProtocol ? protocols.contains(above.id) : Self.isCoordinatorClass(above.name)
        }
        if isKind {
            // A view model whose protocol happens to be called so speaks for its screen.
            if !isNamedSo, Self.speakers.contains(where: type.lastName.hasSuffix) { return false }
            let starts = line.contains { index[$0.type].functions["start"]?.contains { $0.body != nil } == true }
            return isNamedSo || starts || navigates(line)
        }
        return isNamedSo && navigates(line)
    }

    private static func isCoordinatorClass(_ name: String) -> Bool {
        name.hasSuffix("Coordinator") || name.hasSuffix("FlowController")
    }

    /// Whether a type only shows what it is given, as a stack does: it begins nothing, makes nothing, and is told what to
    /// push and to present. That is a presentation, and no coordinator.
    private func isContainer(_ id: TypeID) -> Bool {
        let type = index[id]
        guard type.functions["start"]?.contains(where: { $0.body != nil }) != true else { return false }
        let scope = Scope(type: id, file: type.declaration?.place.file ?? 0)
        let commands = type.functions.values.joined().filter { function in
            guard Presentations.named(function.name) != nil || function.name.hasPrefix("set") else { return false }
            return function.parameters.contains { parameter in
                index.shape(of: parameter.type, in: scope).elementNominals.contains { wanted, _ in
                    isController(wanted) && index[wanted].isExternal || protocols.contains(wanted)
                }
            }
        }
        guard commands.count >= 2 else { return false }
        let made = (screens.union(coordinators)).contains { type.constructed.contains(String(index[$0].lastName)) }
        return !made
    }

    /// Whether code holds, takes or makes what navigation is made of.
    private func navigates(_ line: [Ancestor]) -> Bool {
        line.contains { ancestor in
            let type = index[ancestor.type]
            guard !type.isExternal else { return ExternalTypes.isController(type.name) }
            let written =
                type.properties.values.compactMap(\.type)
                + type.functions.values.joined().flatMap { $0.parameters.map(\.type) + [$0.result].compactMap { $0 } }
            return written.contains(where: isNavigation) || type.properties.keys.contains("childCoordinators")
                || type.functions.values.joined().contains { Self.mentionsNavigation($0) }
        }
    }

    private func isNavigation(_ type: TypeName) -> Bool {
        switch type {
        case .named(let name, let arguments):
            ExternalTypes.isController(name) || name == "UIWindow" || name == "NavigationPath"
                || name.hasSuffix("Router")
                || name.hasSuffix("RouterProtocol") || name.hasSuffix("RouterType")
                || name.hasSuffix("Coordinator") && !name.hasPrefix("NS")
                || name.hasSuffix("Navigator") || name.hasSuffix("Presenter") && name.hasPrefix("UI")
                || arguments.contains(where: isNavigation)
        case .member(_, let name, _): isNavigation(.named(name, []))
        case .optional(let inner), .array(let inner): isNavigation(inner)
        case .composition(let parts): parts.contains(where: isNavigation)
        default: false
        }
    }

    private static func mentionsNavigation(_ function: Function) -> Bool {
        ["goTo", "navigate", "pushViewController", "prepareTransition"].contains(function.name)
    }

    // MARK: - Routes

    /// Whether an enum says that it is one of routes. What a flow ends with may be an enum as well.
    private func isRoute(_ type: TypeID) -> Bool {
        index.ancestors(of: type).contains {
            let name = index[$0.type].lastName
            return name.hasSuffix("Route") || name.hasSuffix("Routes") || name.hasSuffix("RouteType")
        }
    }

    private func findRoutes(_ id: TypeID) -> TypeID? {
        for ancestor in index.ancestors(of: id) {
            if let nested = index[ancestor.type].nested["Route"], index[nested].isEnum { return nested }
            if let alias = index[ancestor.type].aliases["Route"] ?? index[ancestor.type].aliases["RouteType"] {
                let scope = Scope(type: ancestor.type, file: alias.place.file)
                if let found = index.shape(of: alias.target, in: scope).nominals.first, index[found.type].isEnum {
                    return found.type
                }
            }
            // `NavigationCoordinator<AppRoute>` of *XCoordinator*.
            if index[ancestor.type].isExternal, index[ancestor.type].name.hasSuffix("Coordinator"),
                let found = ancestor.bindings["0"]?.nominals.first, index[found.type].isEnum, isRoute(found.type)
            {
                return found.type
            }
        }
        return nil
    }
}
