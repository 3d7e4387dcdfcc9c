/// An interactor also contains a unit's logic: streams to which only interactors subscribe, and no coordinators, are
/// internal work and not events between units.
extension Engine {
    func leaveOutStreams(of units: Set<TypeID>) {
        var hearers: [EventName: Set<TypeID>] = [:]
        for wiring in facts.wirings.keys where wiring.slot.sort == .output {
            hearers[EventName(domain: wiring.slot.owner, member: wiring.slot.name), default: []].insert(wiring.owner)
        }
        let streams = Set(facts.streams.emissions.map(\.event))
        let inner = streams.filter { event in
            var all = hearers[event] ?? []
            if let dropped = facts.streams.dropped[event] { all.insert(dropped.hearer) }
            return all.contains(where: units.contains)
                && !all.contains { roles.isCoordinator($0) && !units.contains($0) }
        }
        facts.emissions = facts.emissions.filter {
            !inner.contains($0.event) || !facts.streams.emissions.contains($0)
        }
        facts.wirings = facts.wirings.filter { wiring, _ in
            wiring.slot.sort != .output
                || !inner.contains(EventName(domain: wiring.slot.owner, member: wiring.slot.name))
        }
    }
}
