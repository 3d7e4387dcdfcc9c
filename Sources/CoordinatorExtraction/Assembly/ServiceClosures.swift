/// Closures in structs that are not events: services pass them to coordinators and screens, to be called by these,
/// `Environment(fetchSite: client.fetchSite)`, and no coordinator, screen or helper ever sets one.
struct ServiceClosures {
    private let events: Set<EventName>

    init(_ facts: Facts, _ roles: Roles) {
        var setters: [EventName: Set<TypeID>] = [:]
        for wiring in facts.wirings.keys
        where wiring.slot.sort == .output && !wiring.isDefault && roles.isCarrier(wiring.slot.holder) {
            let event = EventName(domain: wiring.slot.owner, member: wiring.slot.name)
            setters[event, default: []].insert(wiring.owner)
        }
        events = Set(
            setters.filter { _, owners in
                owners.allSatisfy { owner in
                    !roles.acts(owner) && !roles.isSpokesman(owner) && !roles.begins(owner) && !roles.isMaker(owner)
                }
            }.keys)
    }

    func contains(_ event: EventName) -> Bool { events.contains(event) }
}
