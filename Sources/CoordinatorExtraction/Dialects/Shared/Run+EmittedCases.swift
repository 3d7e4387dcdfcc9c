extension Run {
    /// Records every possible case of a value as an emission, and returns whether there is one.
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

    /// The object that calls a coordinator: the one whose code it is, or the one for which that code runs.
    func asker(in frame: Frame) -> TypeID? {
        if let own = frame.own?.type, roles.acts(own) || roles.mayHelp(own), !frame.isStatic { return own }
        return demandActorType() ?? frame.own?.type
    }
}
