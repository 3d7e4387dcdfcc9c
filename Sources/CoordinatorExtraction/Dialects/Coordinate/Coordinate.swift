import CoordinatorModel

extension Dialect {
    /// Events as enums that bubble up: `emitEvent`, `interceptEvent`.
    public static let coordinate = Dialect(
        "coordinate", "events as enums that bubble up: emitEvent, interceptEvent",
        vocabulary: Vocabulary(
            // This project's own screens, which run on every system.
            libraries: LibraryNames(controllers: [
                "HeadlessScreen", "HeadlessNavigationScreen", "HeadlessTabBarScreen",
            ]),
            types: TypeNames(
                events: [
                    "CoordinateEvents", "CoordinatorEvent", "CoordinateEvent", "Event", "*CoordinatorEvents",
                ],
                unreadEvents: ["*Event*"]),
            functions: FunctionNames(navigating: ["goTo"]),
            relevant: ["vent"]), models: [.factory],
        rules: { CoordinateRules($0) })
}

/// Emissions by `emitEvent`, and interceptors by `interceptEvent`.
struct CoordinateRules: DialectRules {
    static let interceptor = "interceptEvent"
    private static let emitting = "emitEvent"
    private static let providing = "setDependencies"

    private let bubbling: Bubbling

    init(_ index: ProgramIndex) {
        bubbling = Bubbling(index, besides: [Self.interceptor, Self.emitting, Self.providing])
    }

    var calledNames: Set<String> { bubbling.calledNames.union([Self.emitting, Self.providing]) }
    var meaningfulFunctions: Set<ObjectIdentifier> { bubbling.meaningfulFunctions }

    func answer(_ call: MeaningfulCall, in run: Run) -> Value? {
        if call.name == Self.providing {
            run.provideDependencies(at: call.place)
            return nil
        }
        guard call.name == Self.emitting, call.arguments.count == 1, call.arguments[0].label == nil else { return nil }
        return run.emitEvent(call)
    }

    func answer(_ call: MeaningfulCall, on base: Value, in run: Run) -> Value? {
        bubbling.answer(call, on: base, in: run)
    }

    func answer(_ call: MeaningfulCall, of function: Function, receiver: ObjectID?, in run: Run) -> Value? {
        bubbling.answer(call, of: function, receiver: receiver, in: run)
    }

    func claims(of type: TypeID, isPlaced: Bool, events: EventDomains, in engine: Engine) -> [Catching.Claim] {
        engine.claims(of: type, events: events).map { claim in
            let consumes: Catching.Consumption = !claim.mayConsume ? .never : claim.mayPass ? .sometimes : .always
            return Catching.Claim(event: claim.event, consumes: consumes, place: claim.place)
        } + bubbling.claims(of: type, in: engine)
    }

    func complete(_ coordinator: inout Coordinator, of type: TypeID, in engine: Engine) {
        coordinator.dependencies = DependencyFacts.dependencies(of: type, engine.index, engine)
    }
}
