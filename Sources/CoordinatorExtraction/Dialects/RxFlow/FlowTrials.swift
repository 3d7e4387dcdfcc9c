/// Runs the code of flows for one step.
struct FlowTrials {
    let engine: Engine

    init(_ engine: Engine) { self.engine = engine }

    /// A flow's `navigate(to:)`.
    func answer(of type: TypeID) -> (function: Function, home: Ancestor)? { function(StepRules.answering, of: type) }

    private func function(_ name: String, of type: TypeID) -> (function: Function, home: Ancestor)? {
        engine.declarations.functions(name, of: type).first { found in
            found.function.body != nil && found.function.parameters.count == 1
                && !engine.index.isModel(found.function.place.file)
        }
    }

    /// The steps that a flow makes from a step before `navigate(to:)` receives it.
    func adapted(_ event: EventName, by type: TypeID) -> [EventName] {
        guard let found = function(StepRules.adapting, of: type) else { return [event] }
        let (answer, trial) = self.run(event, by: found, of: type)
        let streams = engine.atoms.objects(in: answer)
        var steps: Set<EventName> = []
        for stream in streams {
            steps.formUnion(Run(engine, nil).steps(in: trial.given.begun[stream] ?? .never))
        }
        return steps.isEmpty ? [event] : steps.sorted()
    }

    func run(
        _ event: EventName, by found: (function: Function, home: Ancestor), of type: TypeID
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
}
