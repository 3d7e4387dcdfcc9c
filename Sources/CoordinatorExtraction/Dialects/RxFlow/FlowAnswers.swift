/// The effects of flows on steps: `navigate(to:)` is run for each step that the program sends.
final class FlowAnswers {
    private let index: ProgramIndex

    init(_ index: ProgramIndex) { self.index = index }

    func claims(of type: TypeID, in engine: Engine) -> [Catching.Claim] {
        guard engine.roles.isCoordinator(type), let flow = index.topLevelType("Flow", from: 0),
            index.isKind(type, of: flow),
            let answer = function(StepRules.answering, of: type, engine)
        else { return [] }
        let steps = engine.facts.steps
        let events = Set(steps.emissions.map(\.event)).sorted()
        let forwarded = Set(steps.sent.filter { $0.flow == type && $0.receiver == .parent }.map(\.event))
        return events.compactMap { event in
            let own = adapted(event, by: type, in: engine).map {
                self.claim(on: event, as: $0, by: answer, of: type, engine)
            }
            let isForwarded = forwarded.contains(event)
            guard let first = own.compactMap({ $0 }).first else {
                // The flow only sends the step to its parent.
                guard isForwarded else { return nil }
                let place = steps.sent.filter { $0.flow == type && $0.event == event }.map(\.place).min()
                return place.map { Catching.Claim(event: event, consumes: .never, place: $0) }
            }
            var joined = first
            if own.contains(where: { $0?.consumes != first.consumes }) { joined.consumes = .sometimes }
            return joined
        }
    }

    private func function(
        _ name: String, of type: TypeID, _ engine: Engine
    ) -> (function: Function, home: Ancestor)? {
        engine.declarations.functions(name, of: type).first { found in
            found.function.body != nil && found.function.parameters.count == 1
                && !index.isModel(found.function.place.file)
        }
    }

    /// The steps that a flow makes from a step before `navigate(to:)` receives it.
    private func adapted(_ event: EventName, by type: TypeID, in engine: Engine) -> [EventName] {
        guard let found = function(StepRules.adapting, of: type, engine) else { return [event] }
        let (answer, trial) = self.run(event, by: found, of: type, in: engine)
        let streams = engine.atoms.objects(in: answer)
        var steps: Set<EventName> = []
        for stream in streams {
            steps.formUnion(Run(engine, nil).steps(in: trial.given.begun[stream] ?? .never))
        }
        return steps.isEmpty ? [event] : steps.sorted()
    }

    private func run(
        _ event: EventName, by found: (function: Function, home: Ancestor), of type: TypeID, in engine: Engine
    ) -> (value: Value, trial: InterceptionTrial) {
        engine.facts.trials += 1
        let receiver = engine.object(Object(sort: .declared, type: type))
        let watch = DeliveryWatch(.answer)
        let trial = InterceptionTrial(engine.facts.trials, of: found.function.name)
        trial.watch = watch
        let run = Run(engine, nil, on: Behalf(actor: receiver), trial: trial)
        let value = Value(run.enumCase(event.member, of: event.domain))
        watch.begin(receiver, value)
        watch.expectHandler()
        let answer = run.call(found.function, receiver: receiver, home: found.home, arguments: [value])
        watch.end(at: trial.place)
        if trial.isCutOff { engine.facts.unresolved[found.function.place] = Engine.beyond }
        return (answer, trial)
    }

    private func claim(
        on event: EventName, as step: EventName, by found: (function: Function, home: Ancestor), of type: TypeID,
        _ engine: Engine
    ) -> Catching.Claim? {
        let (_, trial) = run(step, by: found, of: type, in: engine)
        guard let delivery = trial.watch?.deliveries.first else { return nil }
        let place = delivery.place ?? found.function.place
        guard delivery.mayAct else {
            // A case that is named and dropped ends there.
            return delivery.place.map { Catching.Claim(event: event, consumes: .always, isEmpty: true, place: $0) }
        }
        let consumes: Catching.Consumption =
            trial.given.forwarded.contains(event)
            ? (Set(trial.given.forwarded) == [event] ? .never : .sometimes)
            : delivery.mayPass ? .sometimes : .always
        return Catching.Claim(event: event, consumes: consumes, place: place)
    }
}
