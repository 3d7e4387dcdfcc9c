import CoordinatorModel

/// The meaning of what a flow answers: whose steps it has from now on, and which step it sends to its parent.
struct StepRules: DialectRules {
    static let answering = "navigate"
    static let adapting = "adapt"
    /// The property of a stepper that sends steps.
    static let steps = "steps"
    /// It, and its name in older versions of the library.
    static let senders = [steps, "step"]
    /// What a flow calls to end.
    static let ending = "end"
    private static let contributing: Set<String> = ["contribute", "NextFlowItem", "coordinate"]
    private static let sending: [String: StepFacts.Sent.Receiver] = [
        ending: .parent, "forwardToParentFlow": .parent, "triggerParentFlow": .parent, "forwardToCurrentFlow": .itself,
    ]
    private static let accepting: Set<String> = ["accept", "onNext"]
    private static let stepLabels: Set<String> = [
        "forwardToParentFlowWithStep", "withStepForParentFlow", "withStep",
    ]

    private let answers: FlowAnswers
    private let isUsed: Bool

    init(_ index: ProgramIndex) {
        answers = FlowAnswers(index)
        isUsed = index.topLevelType("Stepper", from: 0).map { index[$0].isModel } == true
    }

    var calledNames: Set<String> {
        isUsed ? Self.contributing.union(Self.sending.keys).union(Self.accepting) : []
    }

    func answer(_ call: MeaningfulCall, in run: Run) -> Value? {
        if Self.accepting.contains(call.name) {
            run.noteUnread(call)
            return nil
        }
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
    func answer(_ call: MeaningfulCall, on base: Value, in run: Run) -> Value? {
        Self.accepting.contains(call.name) ? nil : answer(call, in: run)
    }

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
        if engine.facts.steps.idle.contains(sent[sent.startIndex]) {
            emission.extensions[ExtensionKeys.handedOn] = .string(HandedOnStep.idle.rawValue)
        } else if sent.allSatisfy(\.isEnding) {
            emission.extensions[ExtensionKeys.handedOn] = .string(HandedOnStep.ending.rawValue)
        }
    }

    func claims(of type: TypeID, isPlaced: Bool, events: EventDomains, in engine: Engine) -> [Catching.Claim] {
        isUsed ? answers.claims(of: type, in: engine) : []
    }
}
