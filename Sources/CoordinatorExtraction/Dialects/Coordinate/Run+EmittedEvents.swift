extension Run {
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
        if register(name, arguments, in: frame) { return .open }
        if name == "setDependencies", let actor = demandActorType() {
            see { if $0.provided[actor] == nil { $0.provided[actor] = place } }
        }
        guard engine.dialects.contains(.coordinate), name == "emitEvent", arguments.count == 1,
            arguments[0].label == nil
        else { return nil }
        let value = evaluate(arguments[0].value, in: frame)
        var emitters: [TypeID] = frame.own.map { [$0.type] } ?? demandActorType().map { [$0] } ?? []
        if case .member(let base?, _, _) = callee {
            let types = objects(in: evaluate(base, in: frame)).compactMap { type(of: $0) }
                .filter { !index[$0].isExternal }
            if !types.isEmpty { emitters = types }
        }
        // Nothing was ever put there: nothing is emitted.
        if value.isNever { return .open }
        let isKnown = emitCases(of: value, in: nil, by: emitters, at: place)
        see { facts in
            if isKnown {
                facts.followed.insert(place)
            } else {
                facts.unresolved[place] = "emitEvent: which event this is depends on run-time values"
            }
        }
        return .open
    }

    /// Reports every case that a value can be as an emission, and says whether there is one.
    func emitCases(of value: Value, in domain: TypeID?, by emitters: [TypeID], at place: Place) -> Bool {
        var isKnown = false
        for case .enumCase(_, let type, let member) in value.atoms.map(atoms.meaning)
        where domain == nil || type == domain {
            isKnown = true
            see { facts in
                for emitter in emitters {
                    let event = EventName(domain: type, member: member)
                    facts.emissions.insert(Facts.Emission(emitter: emitter, event: event, place: place))
                }
            }
        }
        return isKnown
    }
}
