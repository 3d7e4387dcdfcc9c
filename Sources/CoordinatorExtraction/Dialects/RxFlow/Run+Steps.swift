extension Run {
    /// The cases of the app's enums in a value.
    func steps(in value: Value) -> [EventName] {
        value.atoms.compactMap { atom in
            guard case .enumCase(_, let type, let name) = atoms.meaning(atom), !index[type].isExternal else {
                return nil
            }
            return EventName(domain: type, member: name)
        }
    }

    /// A step that is sent to the `steps` of an object whose class inherits them from one that is not read.
    func noteUnread(_ call: MeaningfulCall) {
        let steppers: [ObjectID]
        switch call.base {
        case .name(StepRules.steps, _): steppers = [call.frame.receiver].compactMap { $0 }
        case .member(let base?, StepRules.steps, _): steppers = objects(in: evaluate(base, in: call.frame))
        default: return
        }
        guard trial == nil, call.arguments.count == 1, steppers.contains(where: inheritsSteps),
            let step = index.topLevelType("Step", from: 0)
        else { return }
        let sent = steps(in: evaluate(call.arguments[0].value, in: call.frame))
        guard sent.contains(where: { index.isKind($0.domain, of: step) }) else { return }
        see { $0.steps.places.unread.insert(call.place) }
    }

    /// Records that a flow returns a step for its parent, or for itself.
    func send(_ call: MeaningfulCall, to receiver: StepFacts.Sent.Receiver) {
        let value = evaluate(call.arguments[0].value, in: call.frame)
        if let watch = trial?.watch {
            watch.act()
            if receiver == .parent {
                trial?.given.forwarded += steps(in: value)
                trial?.given.forwarding.insert(call.place)
            }
            return
        }
        guard trial == nil, !value.isNever, let flow = asking(in: call.frame), roles.isCoordinator(flow) else { return }
        for event in steps(in: value) {
            let sent = StepFacts.Sent(
                flow: flow, receiver: receiver, isEnding: call.name == StepRules.ending, event: event, place: call.place
            )
            see { $0.steps.sent.insert(sent) }
        }
    }
}
