import CoordinatorModel

extension Dialect {
    /// Coordinators of SwiftUI: they own a path, a sheet or a tab, and views show the contents of these.
    public static let swiftUI = Dialect(
        "swiftui", "observable coordinators that own a path, a sheet or a tab, and the views around them",
        vocabulary: Vocabulary(
            libraries: LibraryNames(viewProtocols: parts, viewParts: parts),
            types: TypeNames(
                observables: ["ObservableObject", "Observable", "ObservableObjectProtocol"],
                observableCoordinators: [
                    "*Coordinator", "*Router", "*Navigator", "*NavigationManager", "*NavigationModel",
                    "*NavigationStore", "*FlowManager",
                ],
                observableFlows: ["*CoordinatorViewModel", "*CoordinatorModel", "*CoordinatorStore"]),
            members: MemberNames(itself: ["wrappedValue"]),
            relevant: ["@Obs", "ObservableO", "nvironment", "some View", "Sheet", "sheet"]),
        coordinators: { $0.survey(DecidingCoordinators.init).found }, rules: { SwiftUIRules($0) })

    private static let parts: Names = ["ToolbarContent", "CustomizableToolbarContent", "ViewModifier"]
}

/// The meaning of SwiftUI's modifiers and property wrappers.
struct SwiftUIRules: DialectRules {
    static let injecting: Set<String> = ["environmentObject", "environment"]
    static let environmentWrappers: Set<String> = ["EnvironmentObject", "Environment"]
    /// The wrappers of properties that a container of dependencies fills in.
    private static let containerWrappers: Set<String> = [
        "Injected", "InjectedObject", "InjectedObservable", "LazyInjected", "WeakLazyInjected", "Inject", "LazyInject",
    ]
    /// The wrappers of properties whose values SwiftUI keeps for a view.
    static let keepingWrappers: Set<String> = ["State", "StateObject"]
    private static let bindingWrappers: Set<String> = [
        "State", "StateObject", "ObservedObject", "EnvironmentObject", "Environment", "Bindable", "Binding",
    ]

    /// Functions and types of the program that have the name of one of SwiftUI's: they are followed as well.
    private let ownNames: Set<String>
    /// The names of paths onto which any values are pushed.
    private let paths: Set<String>
    private static let repeating = "ForEach"
    private static let pushing = CommonWords.append
    /// The views that only choose between others, for a coordinator that they keep.
    private let choosers: [TypeID: Set<TypeID>]
    /// The views that give a router its name.
    private let namers: [TypeID: TypeID]

    init(_ index: ProgramIndex) {
        paths = index.untypedPaths
        choosers = index.survey(DecidingCoordinators.init).choosers
        namers = index.declared.reduce(into: [:]) { namers, view in
            guard let router = index.router(keptBy: view), namers[router] == nil else { return }
            namers[router] = view.id
        }
        ownNames = Presenting.names.filter { name in
            index.declared.contains { $0.lastName == name }
                || index.types.contains { !$0.isModel && $0.functions[name] != nil }
        }
    }

    var calledNames: Set<String> {
        Self.injecting.union(Presenting.names).union([Self.repeating]).union(paths.isEmpty ? [] : [Self.pushing])
    }
    var readAttributes: Set<String> { Self.environmentWrappers.union(Self.containerWrappers) }

    func answer(_ call: MeaningfulCall, in run: Run) -> Value? {
        guard run.trial == nil else { return nil }
        if call.name == Self.repeating { return run.rows(call) }
        if Self.injecting.contains(call.name) {
            run.inject(call)
            return nil
        }
        guard run.roles.hasObservableCoordinators else { return nil }
        if call.name == Self.pushing {
            run.notePush(call, onto: paths)
            return nil
        }
        run.noteLink(call)
        let views = Presenting(call, in: run.declarations).flatMap {
            run.show($0, call, isOwn: ownNames.contains(call.name))
        }
        return ownNames.contains(call.name) ? nil : views
    }

    /// `$coordinator` stands for the coordinator: a value behind a binding belongs to the object.
    func projection(of property: Property, of id: ObjectID, in run: Run) -> Value? {
        guard property.attributes.contains(where: Self.bindingWrappers.contains),
            let home = run.type(of: id).flatMap({ run.declarations.property(property.name, of: $0) })?.home
        else { return nil }
        return run.read(property, of: id, home)
    }

    func read(_ property: Property, of id: ObjectID, in run: Run) {
        if property.attributes.contains(where: Self.containerWrappers.contains) {
            return run.takeFromContainer(property, of: id)
        }
        run.takeFromEnvironment(property, of: id)
    }

    func events(
        _ call: MeaningfulCall, told method: Function, of home: TypeID, through delegate: TypeReference, in run: Run
    ) -> [EventName]? {
        run.routesAskedFor(call, method, of: home, through: delegate)
    }

    func name(of type: TypeID, in index: ProgramIndex) -> String? { namers[type].map { index[$0].name } }

    func finish(_ engine: Engine) {
        defer { engine.noteUnreadRoutes() }
        engine.findContainers(besides: choosers)
        engine.findEmptyRoutes()
        engine.findSwitchedStates()
        engine.findTabs()
        engine.dropAnswersOfContainers()
        engine.findLinks()
        engine.findMissingEnvironment()
        guard engine.roles.hasObservableCoordinators else { return }
        engine.facts.views.shown = RouteSearch(engine).found
        engine.facts.views.makings = MadeInBody(engine.index, engine.roles).makings
        engine.findHeldRoutes()
        engine.findWrittenRoutes()
    }

    func claims(of type: TypeID, isPlaced: Bool, events: EventDomains, in engine: Engine) -> [Catching.Claim] {
        var answered = engine.routeClaims(of: type)
        answered += engine.linkClaims(of: type, besides: answered)
        return answered + engine.writtenClaims(of: type, besides: answered)
    }

    func complete(_ coordinator: inout Coordinator, of type: TypeID, in engine: Engine) {
        let containers = engine.facts.views.containers.filter { $0.value.contains(type) }.keys
        coordinator.extensions[ExtensionKeys.missingEnvironment] = engine.missingEnvironment(
            of: containers, lacking: type)
        coordinator.extensions[ExtensionKeys.missingDestination] = engine.lostRoutes(of: [type] + containers)
        coordinator.extensions[ExtensionKeys.unreachableRoutes] = engine.unaskedRoutes(of: type)
        coordinator.extensions[ExtensionKeys.madeInBody] = engine.madeInBody(of: containers)
        let shown = engine.shownRoutes(of: type)
        // The view of a case may be a screen.
        let names = Set(coordinator.routes.map(\.name))
        coordinator.routes = coordinator.routes.map { own in shown.first { $0.name == own.name } ?? own }
        coordinator.routes += shown.filter { !names.contains($0.name) }
    }

    func complete(_ screen: inout Screen, of types: Set<TypeID>, in engine: Engine) {
        screen.extensions[ExtensionKeys.missingEnvironment] = engine.missingEnvironment(of: types)
        screen.extensions[ExtensionKeys.missingDestination] = engine.lostRoutes(of: types)
        screen.extensions[ExtensionKeys.madeInBody] = engine.madeInBody(of: types)
    }

    /// What views lack that no coordinator was found to show: they stop the app as well.
    func complete(_ root: inout Coordinator, with unplaced: (TypeID) -> Bool, in engine: Engine) {
        let views = engine.facts.views.missing.filter { view, missing in
            unplaced(view) && !missing.contains { engine.roles.isCoordinator($0.type) }
        }
        root.add(engine.missingEnvironment(of: views.keys), under: ExtensionKeys.missingEnvironment)
        // Such views may be dead code; a coordinator in one is still made anew.
        let drawing = Set(engine.facts.views.makings.filter { engine.roles.isCoordinator($0.type) }.map(\.view))
        root.add(engine.madeInBody(of: drawing.filter(unplaced)), under: ExtensionKeys.madeInBody)
    }

    /// Marks a closure of a view that is set on other views of its type.
    func complete(_ emission: inout Emission, as fact: Facts.Emission, in engine: Engine) {
        guard emission.heard == .never, emission.extensions[ExtensionKeys.wiring] == nil,
            let slots = engine.facts.channels[fact], !slots.isEmpty,
            slots.allSatisfy({ slot in
                engine.atoms[slot.object].type.map { engine.roles.isDrawnView($0) } == true
                    && slot.name == fact.event.member
            })
        else { return }
        emission.extensions[ExtensionKeys.unsetClosure] = .bool(true)
    }
}

extension Coordinator {
    /// Adds entries to those that it has under a key.
    fileprivate mutating func add(_ entries: JSONValue?, under key: String) {
        guard case .array(let found)? = entries else { return }
        var all: [JSONValue] = []
        if case .array(let own)? = extensions[key] { all = own }
        extensions[key] = .array(all + found.filter { !all.contains($0) })
    }
}
