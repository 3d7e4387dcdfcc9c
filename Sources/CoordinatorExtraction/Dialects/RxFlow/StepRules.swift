import CoordinatorModel

/// The meaning of what a flow answers: whose steps it has from now on, and which step it sends to its parent.
struct StepRules: DialectRules {
    static let answering = "navigate"
    static let adapting = "adapt"
    /// The properties of a stepper that send steps, in the library's versions.
    static let senders = ["steps", "step"]
    private static let contributing: Set<String> = ["contribute", "NextFlowItem", "coordinate"]
    private static let sending: [String: StepFacts.Sent.Receiver] = [
        "end": .parent, "forwardToParentFlow": .parent, "triggerParentFlow": .parent, "forwardToCurrentFlow": .itself,
    ]
    private static let stepLabels: Set<String> = [
        "forwardToParentFlowWithStep", "withStepForParentFlow", "withStep",
    ]

    private let answers: FlowAnswers
    private let isUsed: Bool

    init(_ index: ProgramIndex) {
        answers = FlowAnswers(index)
        isUsed = index.topLevelType("Stepper", from: 0).map { index[$0].isModel } == true
    }

    var calledNames: Set<String> { isUsed ? Self.contributing.union(Self.sending.keys) : [] }

    func answer(_ call: MeaningfulCall, in run: Run) -> Value? {
        if let receiver = Self.sending[call.name] {
            guard call.arguments.count == 1, let label = call.arguments[0].label, Self.stepLabels.contains(label) else {
                return nil
            }
            run.send(call, to: receiver)
            return .open
        }
        var presentable: Expression?
        var stepper: Expression?
        for argument in call.arguments {
            switch argument.label {
            case "withNext": (presentable, stepper) = (argument.value, argument.value)
            case "withNextPresentable", "nextPresentable", "flow": presentable = argument.value
            case "withNextStepper", "nextStepper", "with", "withStepper": stepper = argument.value
            default: continue
            }
        }
        guard let presentable, let stepper else { return nil }
        run.contribute(presentable, stepper, in: call.frame, at: call.place)
        return .open
    }

    /// `.contribute(…)` without its type, which follows from the context.
    func answer(_ call: MeaningfulCall, on base: Value, in run: Run) -> Value? { answer(call, in: run) }

    /// The library listens to the steps of each stepper that a flow contributes.
    func reads(_ name: String, of type: TypeID, in index: ProgramIndex) -> Bool {
        guard Self.senders.contains(name), let stepper = index.topLevelType("Stepper", from: 0) else { return false }
        return index.isKind(type, of: stepper)
    }

    func finish(_ engine: Engine) { if isUsed { StepEvents(engine).report() } }

    /// A flow is shown by its root.
    func shown(by object: ObjectID, in run: Run) -> Value? {
        guard isUsed, let type = run.type(of: object), !run.index[type].isModel,
            let flow = run.index.topLevelType("Flow", from: 0), run.index.isKind(type, of: flow)
        else { return nil }
        return run.read("root", of: object)
    }

    /// A step that a flow forwards to its parent is not offered to the flow again. One of several that it may be, as it was
    /// told, may be meant for another parent than this.
    func complete(_ emission: inout Emission, as fact: Facts.Emission, in engine: Engine) {
        let sent = engine.facts.steps.sent.filter { $0.flow == fact.emitter && $0.place == fact.place }
        guard sent.count == 1, sent.allSatisfy({ $0.receiver == .parent && $0.event == fact.event }) else { return }
        emission.extensions[ExtensionKeys.toParent] = .bool(true)
    }

    func claims(of type: TypeID, isPlaced: Bool, events: EventDomains, in engine: Engine) -> [Catching.Claim] {
        isUsed ? answers.claims(of: type, in: engine) : []
    }
}

extension Run {
    /// From now on, a flow receives the steps of a stepper.
    fileprivate func contribute(_ presentable: Expression, _ stepper: Expression, in frame: Frame, at place: Place) {
        let shown = evaluate(presentable, in: frame)
        let steppers = evaluate(stepper, in: frame)
        trial?.watch?.act()
        guard trial == nil, let actor = asking(in: frame) else { return }
        let flow = objects(in: shown).first { type(of: $0).map(roles.isCoordinator) == true }
        let asked = flow.flatMap { type(of: $0) } ?? actor
        if let child = flow.flatMap({ type(of: $0) }), roles.isCoordinator(actor), child != actor {
            let mention = Facts.Mention(actor: actor, type: child)
            see { $0.adoptions[mention] = min($0.adoptions[mention] ?? place, place) }
        }
        guard roles.isCoordinator(asked) else { return }
        let screen = objects(in: shown).first { type(of: $0).map { roles.acts($0) && !index[$0].isExternal } == true }
        for one in self.steppers(in: steppers) {
            let contribution = StepFacts.Contribution(flow: asked, presentable: screen, stepper: one)
            see { $0.steps.contributions[contribution] = min($0.steps.contributions[contribution] ?? place, place) }
            begin(one)
        }
        if steppers.isUnknown, !steppers.isNever { see { $0.steps.isOpen = true } }
    }

    /// The flow whose code it is, or for which it runs.
    private func asking(in frame: Frame) -> TypeID? {
        if let own = frame.own?.type, roles.isCoordinator(own) { return own }
        return demandActorType() ?? frame.own?.type
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

    /// Records the initial step of a stepper.
    private func begin(_ stepper: ObjectID) {
        guard let type = type(of: stepper) else { return }
        let isModel = index[type].isModel
        let found = declarations.property("initialStep", of: type)?.property
        guard found != nil || isModel else { return }
        let step = read("initialStep", of: stepper)
        let place = isModel ? atoms[stepper].site : found?.place
        guard let place else { return }
        for event in steps(in: step) { see { $0.steps.initial[stepper, default: [:]][event] = place } }
    }

    /// The cases of the app's enums in a value.
    func steps(in value: Value) -> [EventName] {
        value.atoms.compactMap { atom in
            guard case .enumCase(_, let type, let name) = atoms.meaning(atom), !index[type].isExternal else {
                return nil
            }
            return EventName(domain: type, member: name)
        }
    }

    /// Records that a flow returns a step for its parent, or for itself.
    fileprivate func send(_ call: MeaningfulCall, to receiver: StepFacts.Sent.Receiver) {
        let value = evaluate(call.arguments[0].value, in: call.frame)
        if let watch = trial?.watch {
            watch.act()
            if receiver == .parent { trial?.given.forwarded += steps(in: value) }
            return
        }
        guard trial == nil, !value.isNever, let flow = asking(in: call.frame), roles.isCoordinator(flow) else { return }
        for event in steps(in: value) {
            let sent = StepFacts.Sent(flow: flow, receiver: receiver, event: event, place: call.place)
            see { $0.steps.sent.insert(sent) }
        }
    }
}
