extension Dialect {
    /// Events that go up the responder chain, from method to method of one name.
    public static let responderChain = Dialect(
        "responder-chain",
        "methods of every responder that hand on to the next one, and coordinators that override them",
        vocabulary: Vocabulary(relevant: ["esponder"]), models: [.coordinatorOnResponders],
        rules: { ResponderChainRules($0) })
}

extension LibraryModel {
    /// *Coordinator* by Radiant Tap: its coordinators are responders, and call the completions that they receive.
    fileprivate static let coordinatorOnResponders = LibraryModel(
        "Coordinator", modules: ["Coordinator"],
        """
        public protocol Coordinating: AnyObject {
            func start(with completion: @escaping () -> Void)
        }
        open class Coordinator<T>: UIResponder, Coordinating {
            open func start(with completion: @escaping () -> Void = {}) { completion() }
            open func stop(with completion: @escaping () -> Void = {}) { completion() }
            open func startChild(coordinator: Coordinating, completion: @escaping () -> Void = {}) {
                coordinator.start(with: completion)
            }
        }
        """)
}

/// An event is a method that an extension gives to every responder, and that calls itself on the next responder. Its
/// callers emit the event, its overrides intercept it, and an override that calls the method again lets the event go
/// on.
struct ResponderChainRules: DialectRules {
    private static let responders: Set<String> = ["UIResponder", "NSResponder"]

    /// The events, by the names of their methods.
    private let events: [String: EventName]
    let meaningfulFunctions: Set<ObjectIdentifier>

    init(_ index: ProgramIndex) {
        var events: [String: EventName] = [:]
        // If both have a method of one name, the first type by name counts.
        let responders = index.types.filter { $0.isExternal && Self.responders.contains($0.name) }
        for type in responders.sorted(by: { $0.name > $1.name }) {
            for method in type.orderedFunctions where method.isTold && method.calls(method.name) {
                events[method.name] = EventName(domain: type.id, member: method.name)
            }
        }
        self.events = events
        meaningfulFunctions =
            events.isEmpty
            ? []
            : index.types.reduce(into: []) { found, type in
                for name in events.keys { found.formUnion((type.functions[name] ?? []).map { ObjectIdentifier($0) }) }
            }
    }

    func answer(_ call: MeaningfulCall, of function: Function, receiver: ObjectID?, in run: Run) -> Value? {
        for argument in call.arguments { run.evaluate(argument.value, in: call.frame) }
        // A call inside a method of the same name passes the event on.
        if case .function(let around)? = run.activation?.code, around.name == function.name { return .open }
        guard let event = events[function.name], let emitter = emitter(call, receiver, in: run) else {
            return nil
        }
        let emission = Facts.Emission(emitter: emitter, event: event, place: call.place)
        run.see { $0.emissions.insert(emission) }
        return .open
    }

    /// The emitter: the object whose method is called, if it is a coordinator, screen or view; otherwise the object
    /// whose code calls the method.
    private func emitter(_ call: MeaningfulCall, _ receiver: ObjectID?, in run: Run) -> TypeID? {
        let own = call.frame.isStatic ? nil : call.frame.own?.type
        let acts = { (type: TypeID) in run.roles.acts(type) && !run.index[type].isExternal }
        let known = [receiver.flatMap { run.type(of: $0) }, own].compactMap { $0 }.first(where: acts)
        return known ?? run.demandActorType().flatMap { acts($0) ? $0 : nil }
    }

    func claims(of type: TypeID, isPlaced: Bool, events: EventDomains, in engine: Engine) -> [Catching.Claim] {
        guard !self.events.isEmpty else { return [] }
        let line = engine.index.ancestors(of: type).filter { !engine.index[$0.type].isExternal }
        return self.events.values.sorted().compactMap { event in
            let override = line.firstAnswer { ancestor in
                engine.index[ancestor.type].functions[event.member]?.first { $0.isOverride }
            }
            guard let override else { return nil }
            return Catching.Claim(event: event, consumes: override.consumption, place: override.place)
        }
    }
}

extension Function {
    /// Whether its body calls a function of a name on another object.
    fileprivate func calls(_ name: String) -> Bool {
        var isFound = false
        body?.visit { if $0.isCall(of: name) { isFound = true } }
        return isFound
    }

    /// The effect of an override on the event: if it always passes the event on, it only observes.
    fileprivate var consumption: Catching.Consumption {
        guard calls(name) else { return .always }
        let alwaysPasses = (body ?? []).contains { statement in
            if case .expression(let expression) = statement { expression.isCall(of: name) } else { false }
        }
        return alwaysPasses ? .never : .sometimes
    }
}

extension Expression {
    fileprivate func isCall(of name: String) -> Bool {
        if case .call(.member(_?, name, _), _, _) = self { true } else { false }
    }
}
