import CoordinatorModel

extension Dialect {
    /// Stacks over an array of routes, as in *FlowStacks*.
    public static let flowStacks = Dialect(
        "flow-stacks", "objects and views that own an array of routes, and navigators in the environment",
        vocabulary: Vocabulary(relevant: ["FlowStack", "FlowNavigator", "flowDestination", "Routes<", "Route<"]),
        coordinators: { FlowOwners($0).all }, rules: { FlowStackRules($0) })
}

/// The classes that views observe, and the views, that own an array of routes: `@Published var routes: Routes<Screen>`.
struct FlowOwners {
    /// The enums of their routes.
    private(set) var routes: [TypeID: Set<TypeID>] = [:]
    var all: Set<TypeID> { Set(routes.keys) }

    static let modules: Set<String> = ["FlowStacks"]

    init(_ index: ProgramIndex) {
        guard index.files.contains(where: { !$0.imports.isDisjoint(with: Self.modules) }) else { return }
        let paths = FlowPaths(index)
        for type in index.declared {
            for property in type.orderedProperties where property.isStored && !property.isStatic {
                if let screens = paths.screens(of: property, in: type) {
                    routes[type.id, default: []].formUnion(screens)
                }
                // A view with a binding does not own the routes.
                guard type.isClass || property.initializer != nil, let screen = property.type.flatMap(Self.screen)
                else {
                    continue
                }
                let scope = Scope(type: type.id, file: property.place.file)
                guard let found = index.shape(of: screen, in: scope).nominals.first?.type, index[found].isEnum,
                    !index[found].isExternal
                else { continue }
                routes[type.id, default: []].insert(found)
            }
        }
    }

    /// The screen of `Routes<Screen>` and `[Route<Screen>]`.
    private static func screen(of type: TypeName) -> TypeName? {
        switch type {
        case .named("Routes", let arguments) where arguments.count == 1: arguments[0]
        case .array(.named("Route", let arguments)) where arguments.count == 1: arguments[0]
        default: nil
        }
    }
}

/// `navigator.push(.detail)` requests a route from the stack around a view.
struct FlowStackRules: DialectRules {
    private let owners: FlowOwners
    private let asked: [EventName: Set<Facts.Emission>]
    /// How the views of these routes appear.
    private let waysAsked: [EventName: Set<String>]

    private static let asking: Set<String> = [CommonWords.push, CommonWords.sheet, CommonWords.cover]
    private static let navigator = "FlowNavigator"
    private static let link = "FlowLink"
    private static let stacks: Set<String> = ["FlowStack", "Router"]

    init(_ index: ProgramIndex) {
        owners = FlowOwners(index)
        (asked, waysAsked) = owners.routes.isEmpty ? ([:], [:]) : Self.asked(in: index)
    }

    var calledNames: Set<String> { owners.routes.isEmpty ? [] : MadeRoutes.names.union(ShownScreens.names) }

    func answer(_ call: MeaningfulCall, in run: Run) -> Value? {
        MadeRoutes(owners).answer(call, in: run) ?? ShownScreens(owners).answer(call, in: run)
    }

    /// An implicit member, `.root(.list(model))`.
    func answer(_ call: MeaningfulCall, on base: Value, in run: Run) -> Value? {
        base.isOpen && base.isUnknown ? MadeRoutes(owners).answer(call, in: run) : nil
    }

    /// The routes that views request from their navigators.
    private static func asked(
        in index: ProgramIndex
    ) -> (emissions: [EventName: Set<Facts.Emission>], ways: [EventName: Set<String>]) {
        var asked: [EventName: Set<Facts.Emission>] = [:]
        var ways: [EventName: Set<String>] = [:]
        index.visitCode { piece in
            guard let view = piece.type else { return }
            let scope = Scope(type: view, file: piece.file)
            piece.statements.visit { expression in
                guard case .call(let callee, let arguments, let place) = expression,
                    let wanted = route(callee, arguments), let name = wanted.caseName,
                    let domain = wanted.enumOfCase(in: scope, index) ?? domain(of: callee, in: scope, index),
                    index[domain].cases[name] != nil
                else { return }
                let event = EventName(domain: domain, member: name)
                asked[event, default: []].insert(Facts.Emission(emitter: view, event: event, place: place))
                if let way = callee.calledName.flatMap({ MadeRoutes.ways[$0] }) { ways[event, default: []].insert(way) }
            }
        }
        return (asked, ways)
    }

    /// The route that a call requests, if it may be a call of a navigator, or is a link.
    private static func route(_ callee: Expression, _ arguments: [Expression.Argument]) -> Expression? {
        switch callee {
        case .name(link, _): arguments.first { $0.label == CommonWords.value }?.value
        case .member(.some, let name, _) where asking.contains(name): arguments.first?.value
        default: nil
        }
    }

    /// The enum of the called navigator's routes.
    private static func domain(of callee: Expression, in scope: Scope, _ index: ProgramIndex) -> TypeID? {
        guard case .member(let base?, let name, _) = callee, asking.contains(name), let holder = scope.type,
            let property = base.calledName.flatMap({ index[holder].properties[$0] }),
            case .named(navigator, let arguments)? = property.type, arguments.count == 1
        else { return nil }
        return index.shape(of: arguments[0], in: scope).nominals.first?.type
    }

    /// The owner of a stack is a coordinator, and the view with the stack is its container.
    func finish(_ engine: Engine) {
        guard !owners.routes.isEmpty else { return }
        for type in engine.index.declared where engine.roles.isDrawnView(type.id) && !owners.all.contains(type.id) {
            guard !type.mentioned.isDisjoint(with: Self.stacks) else { continue }
            let scope = Scope(type: type.id, file: type.declaration?.place.file ?? 0)
            for property in type.orderedProperties where property.isStored {
                guard let written = property.type ?? property.initializer?.constructed,
                    let owner = engine.index.shape(of: written, in: scope).nominals.first?.type,
                    owners.routes[owner] != nil
                else { continue }
                engine.facts.views.containers[type.id, default: []].insert(owner)
            }
        }
        engine.dropAnswersOfContainers()
        for (owner, domains) in owners.routes {
            for domain in domains.sorted() {
                engine.noteEmptyRoutes(engine.index[domain].orderedCases.map(\.name), of: owner)
            }
        }
        for (event, emissions) in asked where owners.routes.values.contains(where: { $0.contains(event.domain) }) {
            // A route that an owner requests from itself is not an event.
            engine.facts.emissions.formUnion(emissions.filter { owners.routes[$0.emitter] == nil })
        }
        for (event, ways) in waysAsked {
            for (owner, domains) in owners.routes where domains.contains(event.domain) {
                engine.facts.views.contents.drawn[owner, default: [:]][event, default: []].formUnion(ways)
            }
        }
    }

    func claims(of type: TypeID, isPlaced: Bool, events: EventDomains, in engine: Engine) -> [Catching.Claim] {
        guard let domains = owners.routes[type] else { return [] }
        return asked.keys.filter { domains.contains($0.domain) }.map { event in
            Catching.Claim(
                event: event, consumes: .always,
                place: engine.index[event.domain].cases[event.member]?.place ?? Place(file: -1, line: 0, column: 0))
        }
    }

    func complete(_ coordinator: inout Coordinator, of type: TypeID, in engine: Engine) {
        guard coordinator.routes.isEmpty, let domains = owners.routes[type] else { return }
        coordinator.routes = domains.sorted().flatMap { engine.index[$0].orderedCases }.map { one in
            var route = Route(name: one.name, payload: one.payload.map { $0.type.description })
            route.location = engine.location(of: one.place)
            route.extensions[ExtensionKeys.transition] = .bool(true)
            return engine.shown(route, of: domains.sorted(), by: type)
        }
    }
}
