/// Emissions and interceptors of a method that coordinators pass up themselves: like `emitEvent`, under any name.
struct Bubbling {
    private let methods: HandingOn

    init(_ index: ProgramIndex, besides known: Set<String>) { methods = HandingOn(index, besides: known) }

    var calledNames: Set<String> { Set(methods.events.keys.map(\.name)) }
    var meaningfulFunctions: Set<ObjectIdentifier> { Set(methods.functions.keys) }

    /// A call on another object: a coordinator, or a protocol of coordinators.
    func answer(_ call: MeaningfulCall, on base: Value, in run: Run) -> Value? {
        let own = call.frame.receiver
        let channels = run.atoms.channels(in: base).flatMap { $0.channel.slot.delegates }
        let targets = run.objects(in: base).filter { $0 != own }.compactMap { run.type(of: $0) } + channels
        let method = targets.firstAnswer { type in
            self.method(of: type, call, in: run)
        }
        return method.flatMap { emit(call, $0, to: base, in: run) }
    }

    /// A call on the object itself. Calls of `super` are followed.
    func answer(_ call: MeaningfulCall, of function: Function, receiver: ObjectID?, in run: Run) -> Value? {
        guard let method = methods.functions[ObjectIdentifier(function)], let receiver,
            run.type(of: receiver).map(run.roles.isCoordinator) == true,
            parameter(around: call, of: method) == nil, !passesOnReceived(call, method)
        else { return nil }
        return emit(call, method, to: .never, in: run)
    }

    /// Whether the code around a call is another such method that passes on the event it received: `raise(_ event)`
    /// calls `handle(event)`.
    private func passesOnReceived(_ call: MeaningfulCall, _ method: HandingOn.Method) -> Bool {
        guard call.arguments.indices.contains(method.position),
            case .name(let name, _) = call.arguments[method.position].value
        else { return false }
        var isReceived = false
        call.frame.visitCodes { subject in
            if let around = methods.functions[subject.code], around != method {
                isReceived = isReceived || methods.parameters[subject.code] == name
            }
        }
        return isReceived
    }

    private func method(of type: TypeID, _ call: MeaningfulCall, in run: Run) -> HandingOn.Method? {
        let (index, roles) = (run.index, run.roles)
        let leads =
            roles.isCoordinator(type) || roles.isCoordinatorProtocol(type)
            || index[type].isProtocol && index.conformers(of: type).contains(where: roles.isCoordinator)
        guard leads else { return nil }
        let labels = call.arguments.map(\.label)
        return run.declarations.functions(call.name, of: type).firstAnswer { found in
            methods.functions[ObjectIdentifier(found.function)].flatMap { $0.labels == labels ? $0 : nil }
        }
    }

    /// The event that the code around a call received, if that code is such a method.
    private func parameter(around call: MeaningfulCall, of method: HandingOn.Method) -> Cell? {
        var found: Cell?
        call.frame.visitCodes { subject in
            let code = subject.code
            guard found == nil, methods.functions[code] == method, let name = methods.parameters[code] else { return }
            found = call.frame.lookup(name)
        }
        return found
    }

    private func emit(_ call: MeaningfulCall, _ method: HandingOn.Method, to called: Value, in run: Run) -> Value? {
        let frame = call.frame
        var value = Value.open
        for (position, argument) in call.arguments.enumerated() {
            let isEvent = position == method.position
            let shape = isEvent ? (methods.events[method] ?? []).map { Shape.nominal($0, []) } : []
            let given = run.evaluate(argument.value, in: frame, expecting: shape.count == 1 ? shape[0] : nil)
            if isEvent { value = given }
        }
        if run.isMadeHere(called, in: frame) {
            run.command(called, value)
            return .open
        }
        if let own = parameter(around: call, of: method), isSame(value, run.read(own)) || methods.namesReceived(call) {
            run.trial?.watch?.handOn()
            return .open
        }
        // Another such method passes on the event that it received.
        if run.trial == nil, passesOnReceived(call, method) { return .open }
        // No value was ever stored there, so nothing is emitted.
        guard run.trial == nil, !value.isNever else { return .open }
        guard let emitter = run.asker(in: frame) else { return .open }
        let isKnown = run.emitCases(of: value, in: nil, by: [emitter], at: call.place)
        run.see { facts in
            if isKnown {
                facts.followed.insert(call.place)
            } else {
                facts.unresolved[call.place] = "\(method.name): which event this is depends on run-time values"
            }
        }
        return .open
    }

    /// Whether a value is the received event, and not another one.
    private func isSame(_ value: Value, _ received: Value) -> Bool {
        value.atoms.allSatisfy { received.atoms.contains($0) }
    }

    // MARK: - Interceptors

    /// Runs a coordinator's method for every case that it may receive.
    func claims(of type: TypeID, in engine: Engine) -> [Catching.Claim] {
        guard !methods.events.isEmpty, engine.roles.isCoordinator(type) else { return [] }
        return methods.events.keys.filter { !methods.inner.contains($0) }.sorted {
            ($0.name, $0.position) < ($1.name, $1.position)
        }.flatMap { method in
            let found = engine.declarations.functions(method.name, of: type).first { found in
                found.function.body != nil && methods.functions[ObjectIdentifier(found.function)] == method
            }
            return found.map { claims(of: type, method, $0, in: engine) } ?? []
        }
    }

    private func claims(
        of type: TypeID, _ method: HandingOn.Method, _ found: (function: Function, home: Ancestor), in engine: Engine
    ) -> [Catching.Claim] {
        var claims: [Catching.Claim] = []
        lazy var emitted = Set(engine.facts.emissions.map(\.event))
        for domain in methods.events[method] ?? [] {
            for one in engine.index[domain].orderedCases {
                let event = EventName(domain: domain, member: one.name)
                if engine.isOnlyCommanded(event, of: type) { continue }
                let reception = Reception(of: event, at: method.position, by: found, of: type, in: engine)
                if let claim = reception.claim(
                    of: event, by: found.function, of: type, in: engine,
                    isAddressed: methods.translating.contains(method)),
                    // What code does for every case, whichever it is, says nothing about a case that no object emits.
                    claim.consumes != .always || claim.place != found.function.place || emitted.contains(event)
                {
                    claims.append(claim)
                }
                // The code has not tested for the case: all other cases have the same result.
                if !reception.mayDiffer(for: engine.index[domain]), reception.isOnlyHandedOn { break }
            }
        }
        return claims
    }
}
