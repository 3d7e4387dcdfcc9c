import CoordinatorModel

extension Dialect {
    /// Coordinators whose routes are properties, as in *Stinsen*.
    public static let stinsen = Dialect(
        "stinsen", "coordinators whose routes are properties, and routers in the environment",
        vocabulary: Vocabulary(
            libraries: LibraryNames(coordinators: StinsenRules.protocols), relevant: ["oordinatable"]),
        rules: { StinsenRules($0) })
}

/// `@Route(.push) var todo = makeTodo` is a route; `router.route(to: \.todo)` requests it.
struct StinsenRules: DialectRules {
    static let protocols: Names = ["NavigationCoordinatable", "TabCoordinatable"]
    private static let asking: Set<String> = ["route", "root"]
    private static let presentations = [
        "Root": "root", "Route.push": "push", "Route.modal": Presenting.sheet,
        "Route.fullScreen": Presenting.cover,
        "Route(tabItem:)": "select",
    ]

    /// A property that is a route.
    private struct Path {
        var name: String
        var presentation: String
        /// The function that makes the shown object.
        var maker: String
        var place: Place
    }

    private let paths: [TypeID: [Path]]

    init(_ index: ProgramIndex) {
        var paths: [TypeID: [Path]] = [:]
        for type in index.declared where type.isClass {
            let found = type.orderedProperties.compactMap(Self.path)
            guard !found.isEmpty,
                index.ancestors(of: type.id).contains(where: { Self.protocols.contains(index[$0.type].lastName) })
            else { continue }
            paths[type.id] = found
        }
        self.paths = paths
    }

    private static func path(_ property: Property) -> Path? {
        guard case .name(let maker, _)? = property.initializer,
            let presentation = property.attributes.compactMap({ presentations[$0] }).first
        else { return nil }
        return Path(name: property.name, presentation: presentation, maker: maker, place: property.place)
    }

    var calledNames: Set<String> { paths.isEmpty ? [] : Self.asking }

    func answer(_ call: MeaningfulCall, in run: Run) -> Value? {
        guard case .string(let text)? = call.arguments.first?.value, text.hasPrefix(KeyPathText.prefix),
            let owner = owner(of: call, in: run),
            let path = paths[owner]?.first(where: { KeyPathText.of($0.name) == text })
        else { return nil }
        for argument in call.arguments.dropFirst() { run.evaluate(argument.value, in: call.frame) }
        guard run.trial == nil, let emitter = run.asker(in: call.frame), emitter != owner else { return .open }
        let event = EventName(domain: owner, member: path.name)
        run.see { $0.emissions.insert(Facts.Emission(emitter: emitter, event: event, place: call.place)) }
        return .open
    }

    /// The coordinator whose router is called, or that is itself called.
    private func owner(of call: MeaningfulCall, in run: Run) -> TypeID? {
        let frame = call.frame
        guard let base = call.base else { return frame.own?.type }
        if case .name(let name, _) = base, let own = frame.own?.type,
            let found = run.declarations.property(name, of: own), let written = found.property.type?.unwrapped
        {
            let scope = Scope(type: found.home.type, file: found.property.place.file)
            switch written {
            case .member(let coordinator, "Router", _): return nominal(coordinator, scope, run.index)
            case .named(_, let arguments) where arguments.count == 1: return nominal(arguments[0], scope, run.index)
            default: break
            }
        }
        return run.objects(in: run.evaluate(base, in: frame)).compactMap { run.type(of: $0) }.first { paths[$0] != nil }
    }

    private func nominal(_ name: TypeName, _ scope: Scope, _ index: ProgramIndex) -> TypeID? {
        index.shape(of: name, in: scope).nominals.first?.type
    }

    /// The routes present the objects that their functions make.
    func finish(_ engine: Engine) {
        let index = engine.index
        for (type, own) in paths {
            let scope = Scope(type: type, file: index[type].declaration?.place.file ?? 0)
            for path in own {
                for function in index[type].functions[path.maker] ?? [] {
                    for child in wrapped(in: function, scope, engine) {
                        let fact = Facts.Presentation(
                            actor: type, child: child, name: path.presentation, route: path.name)
                        engine.facts.presentations[fact] = path.place
                        let mention = Facts.Mention(actor: type, type: child)
                        engine.facts.made[mention] = min(engine.facts.made[mention] ?? path.place, path.place)
                    }
                    function.body?.visit { expression in
                        guard case .named(let name, _)? = expression.constructed,
                            let child = index.shape(named: name, in: scope).nominals.first?.type,
                            engine.roles.isCoordinator(child), !index[child].isExternal
                        else { return }
                        let fact = Facts.Presentation(
                            actor: type, child: child, name: path.presentation, route: path.name)
                        engine.facts.presentations[fact] = path.place
                    }
                }
            }
        }
    }

    /// The coordinators inside of what a function says it returns: `func makeHelp() -> NavigationViewCoordinator<Help>`.
    private func wrapped(in function: Function, _ scope: Scope, _ engine: Engine) -> [TypeID] {
        guard function.body != nil, let result = function.result else { return [] }
        let shape = engine.index.shape(of: result, in: scope)
        return shape.nominals.flatMap(\.arguments).flatMap(\.nominals).map(\.type).filter {
            engine.roles.isCoordinator($0) && !engine.index[$0].isExternal
        }
    }

    func claims(of type: TypeID, isPlaced: Bool, events: EventDomains, in engine: Engine) -> [Catching.Claim] {
        let asked = Set(engine.facts.emissions.map(\.event))
        let own = (paths[type] ?? []).compactMap { path in
            let event = EventName(domain: type, member: path.name)
            return asked.contains(event) ? Catching.Claim(event: event, consumes: .always, place: path.place) : nil
        }
        return own + wrapperClaims(of: type, asked, engine)
    }

    /// What coordinators answer that are put around others: of `PlayerCoordinator { SearchCoordinator().view() }` the outer one
    /// hears what is asked for inside. It does so for certain if all routes of the coordinator are in it.
    private func wrapperClaims(of type: TypeID, _ asked: Set<EventName>, _ engine: Engine) -> [Catching.Claim] {
        let own = paths[type] ?? []
        let wrappers = own.map { path in
            Set((engine.index[type].functions[path.maker] ?? []).flatMap { self.wrappers(in: $0, of: type, engine) })
        }
        return Set(wrappers.joined()).subtracting([type]).sorted().flatMap { wrapper in
            let isCertain = wrappers.allSatisfy { $0.contains(wrapper) }
            return (paths[wrapper] ?? []).compactMap { path -> Catching.Claim? in
                let event = EventName(domain: wrapper, member: path.name)
                guard asked.contains(event) else { return nil }
                return Catching.Claim(
                    event: event, consumes: isCertain ? .always : .sometimes, by: wrapper, place: path.place)
            }
        }
    }

    /// The coordinators that a function makes with a closure of views.
    private func wrappers(in function: Function, of type: TypeID, _ engine: Engine) -> [TypeID] {
        let scope = Scope(type: type, file: function.place.file)
        var found: [TypeID] = []
        function.body?.visit { expression in
            guard case .call(.name(let name, _), let arguments, _) = expression,
                arguments.contains(where: \.value.isClosure),
                let wrapper = engine.index.shape(named: name, in: scope).nominals.first?.type, paths[wrapper] != nil
            else { return }
            found.append(wrapper)
        }
        return found
    }

    func complete(_ coordinator: inout Coordinator, of type: TypeID, in engine: Engine) {
        guard coordinator.routes.isEmpty else { return }
        coordinator.routes = (paths[type] ?? []).map { path in
            var route = Route(name: path.name)
            route.location = engine.location(of: path.place)
            return engine.transition(route)
        }
    }
}
