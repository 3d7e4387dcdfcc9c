/// Events that only code emits which nothing in the app calls: `finish()`, which a protocol requires of all coordinators, of one
/// that code only starts. A parent may leave its method for such an event empty.
struct UnsentEvents {
    private let events: Set<EventName>

    init(_ engine: Engine) {
        var places: Set<Place> = []
        for function in engine.uncallable.assumed {
            function.body?.visit { if case .call(_, _, let place) = $0 { places.insert(place) } }
        }
        guard !places.isEmpty else {
            events = []
            return
        }
        let made = Set(engine.facts.made.keys.filter { engine.roles.isCoordinator($0.actor) }.map(\.type))
        var sent: Set<EventName> = []
        var unsent: Set<EventName> = []
        for emission in engine.facts.emissions {
            let isUnsent = places.contains(emission.place) && made.contains(emission.emitter)
            if isUnsent { unsent.insert(emission.event) } else { sent.insert(emission.event) }
        }
        events = unsent.subtracting(sent)
    }

    func contains(_ event: EventName) -> Bool { events.contains(event) }
}
