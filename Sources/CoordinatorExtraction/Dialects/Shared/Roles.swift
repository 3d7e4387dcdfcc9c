/// Decides which types are coordinators, screens, views and their helpers.
final class Roles {
    let index: ProgramIndex
    var vocabulary: Vocabulary { index.vocabulary }
    private(set) var coordinators: Set<TypeID> = []
    private(set) var screens: Set<TypeID> = []
    private(set) var views: Set<TypeID> = []
    private(set) var protocols: Set<TypeID> = []
    /// The app's own bases of coordinators under another name.
    private(set) var otherBases: Set<TypeID> = []
    /// The roles by the types' indices, for frequent look-ups.
    private var known: [Role] = []
    /// The roles that follow from a type's name alone, as far as they were determined.
    private var named: [NameRole?] = []
    private var beginners: Set<TypeID> = []
    /// Whether views observe a coordinator: only then does it matter which views are shown.
    private(set) var hasObservableCoordinators = false
    private var routes = KnownRoutes()

    /// The roles of all types; `told` are coordinators that dialects recognise without a name.
    init(_ index: ProgramIndex, told: Set<TypeID> = []) {
        self.index = index
        for type in index.types where type.isProtocol && isCoordinatorProtocol(type.lastName) {
            protocols.insert(type.id)
        }
        otherBases = findOtherBases()
        protocols.formUnion(otherBases.filter { index[$0].isProtocol })
        for type in index.declared where !type.isProtocol {
            let line = index.ancestors(of: type.id)
            let external = line.filter { index[$0.type].isExternal }.map { nameRole($0.type) }
            if external.contains(where: \.isController) { screens.insert(type.id) }
            if external.contains(where: \.isView) { views.insert(type.id) }
            if told.contains(type.id) || isCoordinator(type, line, external) { coordinators.insert(type.id) }
            if external.contains(where: \.isBeginning) || type.isMain { beginners.insert(type.id) }
        }
        coordinators = coordinators.filter { isNamedByProject($0) || !isContainer($0) }
        let bases = coordinators.filter { id in index.conformers(of: id).contains { coordinators.contains($0) } }
        for id in coordinators { routes.types[id] = findRoutes(id) }
        hasObservableCoordinators = coordinators.contains(where: isObservable)
        routes.cases = Set(routes.types.values.flatMap { index[$0].cases.keys })
        known = Array(repeating: [], count: index.types.count)
        for (role, types) in [(Role.coordinator, coordinators), (.screen, screens), (.view, views)] {
            for type in types { known[Int(type.index)].insert(role) }
        }
        for type in bases { known[Int(type.index)].insert(.abstract) }
        let made = bases.isEmpty ? [] : index.madeNames
        for type in bases where !made.contains(String(index[type].lastName)) {
            known[Int(type.index)].insert(.unmade)
        }
    }

    private struct KnownRoutes {
        /// The enums of coordinators' routes.
        var types: [TypeID: TypeID] = [:]
        /// The names of all their cases.
        var cases: Set<String> = []
    }

    private struct Role: OptionSet {
        let rawValue: UInt8
        static let coordinator = Role(rawValue: 1)
        static let screen = Role(rawValue: 2)
        static let view = Role(rawValue: 4)
        static let abstract = Role(rawValue: 8)
        static let unmade = Role(rawValue: 16)
        static let acting: Role = [.coordinator, .screen, .view]
    }

    struct NameRole {
        var isController: Bool
        var isView: Bool
        /// Whether a library's type of this name is a coordinator.
        var isCoordinator: Bool
        var isSpokesman: Bool
        /// Whether a library's type of this name may hold relevant objects, though nothing is known about it.
        var mayCarry: Bool
        /// Whether an app begins with the types that conform to it.
        var isBeginning: Bool
    }

    /// Types that the program only mentions have no role, and may be added later.
    private func role(_ type: TypeID) -> Role { Int(type.index) < known.count ? known[Int(type.index)] : [] }

    private func nameRole(_ type: TypeID) -> NameRole {
        let position = Int(type.index)
        if position < named.count, let known = named[position] { return known }
        if position >= named.count {
            named += Array(repeating: nil, count: max(index.types.count, position + 1) - named.count)
        }
        let (name, last, libraries) = (index[type].name, index[type].lastName, vocabulary.libraries)
        let role = NameRole(
            isController: libraries.controllers.contains(name),
            isView: libraries.views.contains(name) || libraries.viewProtocols.contains(name),
            isCoordinator: index[type].isExternal && libraries.isCoordinator(name),
            isSpokesman: vocabulary.helpers.spokesmen.contains(last),
            mayCarry: libraries.carriers.contains(name) || libraries.isCoordinator(name),
            isBeginning: libraries.beginnings.contains(name))
        named[position] = role
        return role
    }

    func isCoordinator(_ type: TypeID) -> Bool { role(type).contains(.coordinator) }
    func isScreen(_ type: TypeID) -> Bool { role(type).contains(.screen) || isController(type) }
    func isView(_ type: TypeID) -> Bool { role(type).contains(.view) }
    /// Whether the name is that of a view controller.
    func isController(_ type: TypeID) -> Bool { nameRole(type).isController }
    func isCoordinatorProtocol(_ type: TypeID) -> Bool { protocols.contains(type) }
    /// Whether other types inherit from this coordinator: then it is only a coordinator itself if the program makes
    /// one.
    func isAbstract(_ type: TypeID) -> Bool { role(type).contains(.abstract) }
    /// Whether a type is a coordinators' base class of which no code makes an object: its code only runs for subclasses.
    func isUnmade(_ type: TypeID) -> Bool { role(type).contains(.unmade) }
    /// Whether a type is responsible for its code's effects, instead of its caller.
    func acts(_ type: TypeID) -> Bool { !role(type).isDisjoint(with: .acting) }
    /// Whether an app begins with a type: its delegate, a scene's delegate, its `App`.
    func begins(_ type: TypeID) -> Bool { beginners.contains(type) }
    /// Whether the program is an app, and not a library that others use.
    var hasBeginning: Bool { !beginners.isEmpty }
    /// Whether a type may be a helper of a screen: a view model, a presenter.
    func mayHelp(_ type: TypeID) -> Bool { index[type].isClass || index[type].declaration?.kind == .struct }
    /// Whether a library's type may hold relevant objects, though nothing is known about it.
    func mayCarry(_ type: TypeID) -> Bool { nameRole(type).mayCarry }
    /// Whether a type, by its name, is between a screen and the rest of the app.
    func isSpokesman(_ type: TypeID) -> Bool { nameRole(type).isSpokesman }

    /// Whether a type makes screens and coordinators for other objects, and emits nothing itself.
    func isMaker(_ type: TypeID) -> Bool { vocabulary.helpers.makers.contains(index[type].lastName) }

    /// Whether a type only passes closures on: a struct of actions, or a builder.
    func isCarrier(_ type: TypeID) -> Bool {
        !acts(type) && (index[type].declaration?.kind == .struct || isMaker(type) && !isSpokesman(type))
    }
    /// Whether some coordinator has a route of this name.
    func isRouteCase(_ name: String) -> Bool { routes.cases.contains(name) }
    /// The enum of a coordinator's routes.
    func routes(of type: TypeID) -> TypeID? { routes.types[type] }

    /// Types whose code has no effects: they are evaluated where they are called.
    func isIdle(_ type: TypeID) -> Bool {
        let nominal = index[type]
        return nominal.functions.isEmpty && nominal.properties.isEmpty && !acts(type)
    }

    /// Whether a class, by its name, is meant to be inherited from.
    func isBase(_ type: TypeID) -> Bool { vocabulary.types.bases.contains(index[type].name) }
}
