extension Run {
    /// From now on, a flow receives the steps of a stepper.
    func contribute(_ presentable: Expression, _ stepper: Expression, in frame: Frame, at place: Place) {
        let shown = evaluate(presentable, in: frame)
        let steppers = evaluate(stepper, in: frame)
        trial?.watch?.act(forCaller: true)
        trial?.given.contributed.insert(place)
        guard trial == nil, let actor = asking(in: frame) else { return }
        let flows = objects(in: shown).filter { type(of: $0).map(roles.isCoordinator) == true }
        let isOpen = shown.isUnknown && !shown.isNever
        see { facts in
            facts.steps.flows.contributed.formUnion(flows.compactMap { self.type(of: $0) })
            if isOpen { facts.steps.flows.isOpen = true }
        }
        let flow = flows.first
        let asked = flow.flatMap { type(of: $0) } ?? actor
        if let child = flow.flatMap({ type(of: $0) }), roles.isCoordinator(actor), child != actor {
            let mention = Facts.Mention(actor: actor, type: child)
            see { $0.adoptions[mention] = min($0.adoptions[mention] ?? place, place) }
        }
        guard roles.isCoordinator(asked) else { return }
        let screen = objects(in: shown).first { type(of: $0).map { roles.acts($0) && !index[$0].isExternal } == true }
        for one in self.steppers(in: steppers) {
            giveSteps(to: one)
            let contribution = StepFacts.Contribution(flow: asked, presentable: screen, stepper: one)
            see { facts in
                facts.steps.contributions[contribution, default: []].insert(place)
                facts.steps.places.known.insert(place)
            }
            let first = firstStep(of: one, madeBy: stepper, in: frame)
            for (event, place) in first { see { $0.steps.initial[contribution, default: [:]][event] = place } }
        }
        guard steppers.isUnknown else { return }
        see { $0.steps.places.unknown.insert(place) }
        if !steppers.isNever { see { $0.steps.isOpen = true } }
    }

    /// The flow whose code it is, or for which it runs.
    func asking(in frame: Frame) -> TypeID? {
        if let own = frame.own?.type, roles.isCoordinator(own) { return own }
        return demandActorType() ?? frame.own?.type
    }

    /// A stepper whose class inherits its steps from one that is not read: it is a stepper, because a flow contributes it.
    private func giveSteps(to stepper: ObjectID) {
        guard inheritsSteps(stepper),
            let subject = index.topLevelType("_Subject", from: 0), index[subject].isModel
        else { return }
        let steps = engine.object(Object(sort: .made, type: subject, arguments: [.unknown], owner: stepper))
        write(Value(steps), to: engine.heap.cell(stepper, StepRules.steps))
    }

    /// Whether it has its steps from a class that is not read, if it has any.
    func inheritsSteps(_ stepper: ObjectID) -> Bool {
        guard let type = type(of: stepper), index.inheritsFromLibrary(type) else { return false }
        return declarations.property(StepRules.steps, of: type) == nil
    }

    /// The steppers in a value, including those in composed steppers.
    private func steppers(in value: Value) -> [ObjectID] {
        var found: [ObjectID] = []
        var waiting = objects(in: value)
        while let next = waiting.popLast() {
            guard !found.contains(next) else { continue }
            found.append(next)
            guard let type = type(of: next), index[type].isModel else { continue }
            waiting += objects(in: elements(of: read("innerSteppers", of: next)))
        }
        return found
    }

    /// The initial step of a stepper, and its place. `OneStepper(withSingleStep: step)` in a helper is one object for
    /// all callers, each of which has its own step.
    private func firstStep(of stepper: ObjectID, madeBy expression: Expression, in frame: Frame) -> [EventName: Place] {
        guard let type = type(of: stepper) else { return [:] }
        let isModel = index[type].isModel
        let found = declarations.property("initialStep", of: type)?.property
        guard found != nil || isModel, let place = isModel ? atoms[stepper].site : found?.place else { return [:] }
        var step = read("initialStep", of: stepper)
        if isModel, case .call(_, let arguments, _) = expression, arguments.count == 1,
            arguments[0].label == "withSingleStep"
        {
            step = evaluate(arguments[0].value, in: frame)
        }
        return Dictionary(steps(in: step).map { ($0, place) }, uniquingKeysWith: min)
    }
}
