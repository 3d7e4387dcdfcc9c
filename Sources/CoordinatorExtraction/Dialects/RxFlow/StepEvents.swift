/// Turns the steps that steppers send into events, after the run. A step is offered only to the flow that has its
/// stepper.
struct StepEvents {
    private let engine: Engine
    private var index: ProgramIndex { engine.index }
    private var roles: Roles { engine.roles }
    /// The streams of steps of each stepper.
    private var steppers: [ObjectID: [ObjectID]] = [:]
    private let unused: UnusedSteppers
    private var contributions: [ObjectID: [StepFacts.Contribution]] = [:]
    /// Those that are never made.
    private let never: Set<StepFacts.Contribution>

    init(_ engine: Engine) {
        self.engine = engine
        unused = UnusedSteppers(engine)
        never = UnsentSteps(engine).contributions()
        contributions = Dictionary(grouping: engine.facts.steps.contributions.keys, by: \.stepper)
        let conforming = Self.conforming(engine.index)
        for key in engine.heap.keys where StepRules.senders.contains(key.property) {
            guard let type = engine.atoms[key.object].type,
                conforming.contains(type) || contributions[key.object] != nil,
                let cell = engine.heap.known(key.object, key.property)
            else { continue }
            for stream in engine.atoms.objects(in: cell.value) {
                steppers[stream, default: []].append(key.object)
            }
        }
    }

    /// The app's types that are steppers.
    private static func conforming(_ index: ProgramIndex) -> Set<TypeID> {
        guard let stepper = index.topLevelType("Stepper", from: 0) else { return [] }
        return Set(index.declared.map(\.id).filter { !index[$0].isModel && index.isKind($0, of: stepper) })
    }

    func report() {
        engine.facts.steps.idle = IdleSteps(engine).found()
        for (sending, sent) in engine.facts.streams.sendings {
            for stepper in steppers[sending.stream] ?? [] { report(sending, sent.value, from: stepper) }
        }
        let followed = Set(engine.facts.streams.sendings.keys.map(\.place))
        for place in engine.facts.steps.places.unread.subtracting(followed) {
            engine.facts.unresolved[place] =
                "no flow was found that has this stepper, and its `steps` are not in the source"
        }
        for place in engine.facts.steps.places.unknown.subtracting(engine.facts.steps.places.known) {
            engine.facts.unresolved[place] = "which stepper is contributed here is not known, so its steps are missing"
        }
        for (contribution, steps) in engine.facts.steps.initial where !never.contains(contribution) {
            for (event, place) in steps { report(event, through: contribution, at: place) }
        }
        for sent in engine.facts.steps.sent {
            let emission = Facts.Emission(emitter: sent.flow, event: sent.event, place: sent.place)
            engine.facts.emissions.insert(emission)
            engine.facts.steps.emissions.insert(emission)
        }
    }

    private func report(_ sending: StreamFacts.Sending, _ value: Value, from stepper: ObjectID) {
        let steps = Run(engine, nil).steps(in: value)
        guard let own = contributions[stepper] else {
            for event in steps { report(event, fromUnheard: stepper, at: sending) }
            return
        }
        if own.allSatisfy({ isUncontributed($0.flow) }) {
            let screen = own.compactMap(\.presentable).min { $0.index < $1.index }
            for event in steps { report(event, fromUnheard: stepper, of: screen, at: sending) }
            return
        }
        if steps.isEmpty, value.isOpen {
            engine.facts.unresolved[sending.place] = "which step this is depends on run-time values"
        }
        for event in steps {
            for contribution in own where !never.contains(contribution) {
                report(event, through: contribution, at: sending.place, by: sending.sender)
            }
        }
    }

    /// Whether another flow shows a flow that no code contributes.
    private func isUncontributed(_ flow: TypeID) -> Bool {
        let flows = engine.facts.steps.flows
        return !flows.isOpen && !flows.contributed.contains(flow)
            && engine.facts.presentations.keys.contains { one in
                one.child == flow && one.actor != flow && roles.isCoordinator(one.actor)
            }
    }

    private func report(
        _ event: EventName, through contribution: StepFacts.Contribution, at place: Place, by sender: ObjectID? = nil
    ) {
        let object = contribution.presentable ?? speaker(for: contribution.stepper, sender)
        guard let emitter = engine.atoms[object].type, !index[emitter].isExternal else { return }
        let emission = Facts.Emission(emitter: emitter, event: event, place: place)
        engine.facts.emissions.insert(emission)
        engine.facts.steps.emissions.insert(emission)
        guard !roles.isCoordinator(emitter) else { return }
        let channel = Facts.ObjectSlot(object: object, name: "\(event.member) as a step")
        engine.facts.channels[emission, default: []].insert(channel)
    }

    /// The object that sends a stepper's step, if the stepper was contributed alone: a screen or its view model that uses
    /// one which it shares with others.
    private func speaker(for stepper: ObjectID, _ sender: ObjectID?) -> ObjectID {
        guard let sender, let type = engine.atoms[sender].type, roles.acts(type) || roles.isSpokesman(type),
            !roles.isCoordinator(type),
            engine.atoms[stepper].type.map({ roles.acts($0) || roles.isSpokesman($0) }) != true
        else { return stepper }
        return sender
    }

    /// Reports a stepper that was contributed to no flow, or only to one that is not contributed itself, with a screen: its
    /// steps are lost, unless other code subscribes to it.
    private func report(
        _ event: EventName, fromUnheard stepper: ObjectID, of screen: ObjectID? = nil, at sending: StreamFacts.Sending
    ) {
        let object = screen ?? stepper
        guard !engine.facts.steps.isOpen, engine.atoms[stepper].isMade,
            !engine.isHeard(sending.stream), !unused.contains(stepper),
            let type = engine.atoms[object].type, roles.acts(type) || roles.isSpokesman(type)
        else { return }
        let emission = Facts.Emission(emitter: type, event: event, place: sending.place)
        let channel = Facts.ObjectSlot(object: object, name: "\(event.member) as a step")
        engine.facts.emissions.insert(emission)
        engine.facts.steps.emissions.insert(emission)
        engine.facts.steps.unheard.insert(channel)
        engine.facts.channels[emission, default: []].insert(channel)
    }
}
