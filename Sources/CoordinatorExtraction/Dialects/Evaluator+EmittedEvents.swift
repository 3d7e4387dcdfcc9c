extension Evaluator {
    /// Calls that mean something by themselves.
    func special(
        _ callee: Expression, _ arguments: [Expression.Argument], in frame: Frame, at place: Place
    ) -> Value? {
        let name: String
        switch callee {
        case .name(let own, _): name = own
        case .member(_?, let own, _): name = own
        default: return nil
        }
        if register(name, arguments, in: frame) { return .unknown }
        if name == "setDependencies" { attributed += 1 }
        if name == "setDependencies", trial == nil, let actor, facts.provided[actor] == nil {
            facts.provided[actor] = place
        }
        guard dialects.contains(.coordinate), name == "emitEvent", arguments.count == 1, arguments[0].label == nil
        else { return nil }
        let value = evaluate(arguments[0].value, in: frame)
        guard trial == nil else { return .unknown }
        var emitters: [TypeID] = frame.receiver.map { [$0.type] } ?? actor.map { [$0] } ?? []
        if case .member(let base?, _, _) = callee {
            let instances = evaluate(base, in: frame).instances.map(\.type).filter { !index[$0].isExternal }
            if !instances.isEmpty { emitters = instances }
        }
        var isKnown = false
        for case .enumCase(let domain, let member, _) in value.atoms {
            isKnown = true
            for emitter in emitters {
                let event = EventName(domain: domain, member: member)
                facts.emissions.insert(Facts.Emission(emitter: emitter, event: event, place: place))
            }
        }
        if isKnown {
            facts.followed.insert(place)
        } else {
            facts.unresolved[place] = "emitEvent: which event this is depends on run-time values"
        }
        return .unknown
    }
}
