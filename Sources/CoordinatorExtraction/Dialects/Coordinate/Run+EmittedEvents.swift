extension Run {
    /// A coordinator passes dependencies to itself and so to its children.
    func provideDependencies(at place: Place) {
        guard let actor = demandActorType() else { return }
        see { if $0.downwards.provided[actor] == nil { $0.downwards.provided[actor] = place } }
    }

    /// `emitEvent(event)`: the emitter is the object before the dot, or otherwise the object whose code it is.
    func emitEvent(_ call: MeaningfulCall) -> Value {
        let (frame, place) = (call.frame, call.place)
        let value = evaluate(call.arguments[0].value, in: frame)
        var emitters: [TypeID] = frame.own.map { [$0.type] } ?? demandActorType().map { [$0] } ?? []
        if let base = call.base {
            let types = objects(in: evaluate(base, in: frame)).compactMap { type(of: $0) }
                .filter { !index[$0].isExternal }
            if !types.isEmpty { emitters = types }
        }
        // No value was ever stored there, so nothing is emitted.
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
}
