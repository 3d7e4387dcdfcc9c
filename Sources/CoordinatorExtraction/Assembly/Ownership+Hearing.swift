/// Whether the events of an object's outputs and delegates are intercepted.
extension Ownership {
    /// Whether an object intercepts an event of this object's channel; `nil` if that is unknown.
    func isHeard(_ slot: Facts.ObjectSlot, _ event: EventName) -> Bool? {
        guard let interceptors = interceptors(of: slot, event) else { return nil }
        if !interceptors.isEmpty { return true }
        return engine.index.isExposed(event) ? nil : false
    }

    /// Whether the program makes an object, and assigns an unknown value to its channel.
    func isOpen(_ slot: Facts.ObjectSlot, _ event: EventName) -> Bool {
        engine.atoms[slot.object].isMade && interceptors(of: slot, event) == nil
    }

    /// The objects that intercept an event of this object's channel; `nil` if some of them are unknown.
    func interceptors(of slot: Facts.ObjectSlot, _ event: EventName) -> Set<ObjectID>? {
        let facts = engine.facts
        guard engine.atoms[slot.object].isMade, let type = engine.atoms[slot.object].type else { return nil }
        if facts.openChannels.contains(slot) { return nil }
        var hearers = facts.hearers[slot] ?? []
        for (declared, others) in wired.declared[slot.name] ?? [] where engine.index.isKind(type, of: declared) {
            if others.isEmpty { return nil }
            hearers.formUnion(others)
        }
        if hearers.isEmpty { hearers = facts.defaults[slot] ?? [] }
        return hearers.filter { hears($0, event) }
    }

    /// Whether an event goes through a screen's helper, such as one that observes the keyboard, and screens with such a
    /// helper only ever listen to their own: then screens that don't listen lose nothing.
    func isHeardAtHome(_ emission: Facts.Emission) -> Bool {
        guard let channels = engine.facts.channels[emission], !channels.isEmpty else { return false }
        return channels.allSatisfy { channel in
            guard let type = engine.atoms[channel.object].type, !roles.acts(type) else { return false }
            let all = wired[Facts.SlotName(holder: type, name: channel.name)]
            return !all.isEmpty
                && all.allSatisfy { acting(behind: $0.object).isSuperset(of: engine.facts.hearers[$0] ?? []) }
        }
    }

    /// Whether only code of no coordinator and no screen made an object, and none of these holds it.
    func isOfService(_ id: ObjectID) -> Bool {
        let makers = (engine.facts.makers[id] ?? []).map { $0.flatMap { engine.atoms[$0].type } }
        return !makers.isEmpty && acting(behind: id).isEmpty && coordinators(of: id).isEmpty
            && makers.allSatisfy { maker in maker.map { !roles.acts($0) && !roles.begins($0) } ?? false }
    }

    /// Whether a type listens to objects under a coordinator, and not only to its own objects elsewhere.
    func listens(_ wiring: Facts.Wiring, under coordinator: TypeID) -> Bool {
        let own = madeChannels(of: wiring)
        return own.isEmpty
            || own.contains { channel in
                let those = coordinators(of: channel.object)
                return those.isEmpty || those.contains(coordinator)
            }
    }

    /// The coordinators that have the objects to which an object of the wiring's owner is assigned; none if the program
    /// does not say so of each of them.
    func coordinators(of wiring: Facts.Wiring) -> Set<TypeID> {
        coordinators(of: WiredChannels.Hearing(wiring))
    }

    /// The channels of made objects to which an object of the wiring's owner is assigned.
    func madeChannels(of wiring: Facts.Wiring) -> [Facts.ObjectSlot] {
        wired[WiredChannels.Hearing(wiring)].filter { engine.atoms[$0.object].isMade }
    }

    /// Whether the object that is assigned to a delegate handles the event.
    private func hears(_ hearer: ObjectID, _ event: EventName) -> Bool {
        guard let type = engine.atoms[hearer].type else { return false }
        guard engine.index[event.domain].isProtocol, !engine.index[event.domain].functions.isEmpty,
            engine.index[event.domain].functions[event.member] != nil
        else { return true }
        return engine.index.isKind(type, of: event.domain)
    }
}
