import CoordinatorModel

extension Dialect {
    /// Reducers that own routes, as in *TCACoordinators*.
    public static let tcaCoordinators = Dialect(
        "tca-coordinators", "reducers that own an array of routes, and the actions of their screens",
        vocabulary: Vocabulary(relevant: ["Reducer", "StoreOf", "TCARouter", "forEachRoute"]),
        coordinators: { Reducers($0).coordinators }, rules: { TCARules($0) })
}

/// A reducer that owns routes, or contains such a reducer, is a coordinator. Views with its store are its container.
struct TCARules: DialectRules {
    private let reducers: Reducers
    /// What each coordinator's reducer does with the actions of the reducers below it.
    private let claims: [TypeID: [Catching.Claim]]
    /// The events of these claims.
    private let claimed: Set<EventName>
    /// The actions that are lost, because no reducer does anything with them.
    private let unanswered: UnansweredActions?

    init(_ index: ProgramIndex) {
        let reducers = Reducers(index)
        self.reducers = reducers
        claims = reducers.coordinators.isEmpty ? [:] : ActionPatterns(reducers).claims
        claimed = Set(claims.values.joined().map(\.event))
        unanswered = reducers.coordinators.isEmpty ? nil : UnansweredActions(reducers)
    }

    func finish(_ engine: Engine) {
        guard !reducers.coordinators.isEmpty else { return }
        for (view, reducer) in reducers.reducersOfViews where reducers.coordinators.contains(reducer) {
            engine.facts.views.containers[view, default: []].insert(reducer)
        }
        for (mention, place) in reducers.shownByName() {
            engine.facts.made[mention] = min(engine.facts.made[mention] ?? place, place)
        }
        for emission in ActionEmissions(reducers).all
        where claimed.contains(emission.event) || unanswered?.contains(emission.event) == true {
            engine.facts.emissions.insert(emission)
        }
        for coordinator in reducers.coordinators where claims[coordinator] == nil {
            guard let place = reducers.unreadCode(of: coordinator) else { continue }
            engine.facts.unresolved[place] =
                "this reducer owns routes, and no action of their screens was found in its code"
        }
        for (fact, place) in reducers.presentations() { engine.facts.presentations[fact] = place }
        for coordinator in reducers.coordinators {
            guard let routes = reducers.routes(of: coordinator) else { continue }
            engine.noteEmptyRoutes(reducers.cases(of: routes).map(\.name), of: coordinator)
        }
    }

    func name(of type: TypeID, in index: ProgramIndex) -> String? { reducers.constants.name(of: type, in: index) }

    func claims(of type: TypeID, isPlaced: Bool, events: EventDomains, in engine: Engine) -> [Catching.Claim] {
        claims[type] ?? []
    }

    func complete(_ coordinator: inout Coordinator, of type: TypeID, in engine: Engine) {
        guard reducers.coordinators.contains(type) else { return }
        if coordinator.extensions[ExtensionKeys.missingDestination] == nil {
            coordinator.extensions[ExtensionKeys.missingDestination] = engine.lostRoutes(of: [type])
        }
        guard coordinator.routes.isEmpty, let routes = reducers.routes(of: type)
        else { return }
        coordinator.routes = reducers.cases(of: routes).map { one in
            var route = Route(name: one.name)
            route.location = engine.location(of: one.place)
            route.extensions[ExtensionKeys.transition] = .bool(true)
            return route
        }
    }

    /// Says why an action that no reducer handles is lost. No code shows that one should handle it, so it is no error.
    func complete(_ emission: inout Emission, as fact: Facts.Emission, in engine: Engine) {
        guard emission.extensions[ExtensionKeys.wiring] == nil, unanswered?.contains(fact.event) == true,
            !claimed.contains(fact.event)
        else { return }
        emission.extensions[ExtensionKeys.wiring] = .string("no reducer does anything with \(emission.event)")
    }
}
