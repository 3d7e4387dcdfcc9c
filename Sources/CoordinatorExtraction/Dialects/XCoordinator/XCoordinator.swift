import CoordinatorModel

extension Dialect {
    /// Route enums and `prepareTransition(for:)`.
    public static let xcoordinator = Dialect(
        "xcoordinator", "enums of routes, and prepareTransition(for:)",
        vocabulary: Vocabulary(
            libraries: LibraryNames(carriers: ["Presentable"]),
            types: TypeNames(routes: ["*RouteType"], ownRoutes: ["RouteType"], genericRoutes: ["RouteType"]),
            members: MemberNames(coordinatorItself: ["strongRouter", "unownedRouter", "weakRouter", "router"]),
            functions: FunctionNames(navigating: [XCoordinatorRules.preparing]),
            relevant: ["rigger", "ransition"]),
        rules: { _ in XCoordinatorRules() })
}

/// Emissions by `trigger`, and interception by `prepareTransition`.
struct XCoordinatorRules: DialectRules {
    static let preparing = "prepareTransition"

    var calledNames: Set<String> { ["trigger", "contextTrigger"] }

    func answer(_ call: MeaningfulCall, on base: Value, in run: Run) -> Value? {
        run.trigger(on: base, call.arguments, in: call.frame, at: call.place) ? .open : nil
    }

    func made(_ object: ObjectID, _ call: MeaningfulCall, given values: [Value], in run: Run) {
        run.begin(object, with: call.arguments, values, in: call.frame, at: call.place)
    }

    /// A coordinator that prepares the transitions of its routes consumes all of them.
    func claims(of type: TypeID, isPlaced: Bool, events: EventDomains, in engine: Engine) -> [Catching.Claim] {
        guard isPlaced, let routes = engine.roles.routes(of: type), prepares(type, engine.index) else { return [] }
        return engine.index[routes].orderedCases.map { one in
            Catching.Claim(event: EventName(domain: routes, member: one.name), consumes: .always, place: one.place)
        }
    }

    func complete(_ coordinator: inout Coordinator, of type: TypeID, in engine: Engine) {
        guard prepares(type, engine.index) else { return }
        coordinator.routes = coordinator.routes.map(engine.transition)
    }

    private func prepares(_ type: TypeID, _ index: ProgramIndex) -> Bool {
        index.ancestors(of: type).contains {
            index[$0.type].functions[Self.preparing]?.contains { $0.body != nil } == true
        }
    }
}
