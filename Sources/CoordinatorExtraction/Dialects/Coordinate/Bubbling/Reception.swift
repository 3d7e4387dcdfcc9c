/// What a coordinator's method does with one event: whether it acts on the event, and whether it passes the event on.
struct Reception {
    private var acts = DeliveryWatch.Delivery?.none
    private var handsOn = DeliveryWatch.Delivery?.none
    private var questions = InterceptionQuestions()
    /// Whether the method is declared in a protocol.
    private let isStandard: Bool

    init(
        of event: EventName, at position: Int, by found: (function: Function, home: Ancestor), of type: TypeID,
        in engine: Engine
    ) {
        isStandard = engine.index[found.home.type].isProtocol
        acts = watch(.anything, of: event, at: position, by: found, of: type, in: engine)
        handsOn = watch(.handingOn, of: event, at: position, by: found, of: type, in: engine)
    }

    /// Whether the method only passes the event on.
    var isOnlyHandedOn: Bool { acts?.mayAct == false && handsOn?.mayAct == true }

    /// Whether the method may treat other cases of the enum differently.
    func mayDiffer(for domain: NominalType) -> Bool { questions.tellApart(casesOf: domain) }

    private mutating func watch(
        _ effect: DeliveryWatch.Effect, of event: EventName, at position: Int,
        by found: (function: Function, home: Ancestor), of type: TypeID, in engine: Engine
    ) -> DeliveryWatch.Delivery? {
        engine.facts.trials += 1
        let receiver = engine.object(Object(sort: .declared, type: type))
        let watch = DeliveryWatch(effect)
        let trial = InterceptionTrial(engine.facts.trials, of: found.function.name)
        trial.watch = watch
        let run = Run(engine, nil, on: Behalf(actor: receiver), trial: trial)
        let value = Value(run.enumCase(event.member, of: event.domain))
        var arguments = engine.promised(found.function, TypeReference(type: type, arguments: []), found.home)
        arguments[position] = value
        watch.begin(receiver, value)
        watch.expectHandler()
        _ = run.call(found.function, receiver: receiver, home: found.home, arguments: arguments)
        watch.end(at: trial.place)
        questions = trial.questions
        if trial.isCutOff { engine.facts.unresolved[found.function.place] = Engine.beyond }
        return watch.deliveries.first
    }

    /// How the function intercepts the event; `nil` if it only passes it on. An addressed event is for one parent, which names
    /// its case: others do not receive it.
    func claim(
        of event: EventName, by function: Function, of type: TypeID, in engine: Engine, isAddressed: Bool = false
    ) -> Catching.Claim? {
        guard let acts, let handsOn else { return nil }
        let place = acts.place ?? function.place
        if acts.mayAct {
            let consumes: Catching.Consumption =
                !handsOn.mayAct ? .always : handsOn.mayPass ? .sometimes : .never
            return Catching.Claim(event: event, consumes: consumes, place: place)
        }
        if handsOn.mayAct { return nil }
        // The event ends here, and nothing is done: at the beginning of the app, that is no handler at all.
        let isMeant = acts.place != nil || !isAddressed && isBelowAnother(type, in: engine)
        guard isMeant, function.body?.containsCrash == false else { return nil }
        return Catching.Claim(event: event, consumes: .always, isEmpty: true, isStandard: isStandard, place: place)
    }

    private func isBelowAnother(_ type: TypeID, in engine: Engine) -> Bool {
        engine.facts.made.keys.contains { $0.type == type && $0.actor != type && engine.roles.isCoordinator($0.actor) }
    }
}

extension [Statement] {
    /// Whether the statements contain code that stops the program.
    fileprivate var containsCrash: Bool {
        var isFound = false
        visit { if $0.neverReturns { isFound = true } }
        return isFound
    }
}
