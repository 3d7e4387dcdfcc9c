/// What was seen of streams.
struct StreamFacts {
    /// Somebody handed something to a stream.
    struct Sending: Hashable {
        var stream: ObjectID
        var sender: ObjectID?
        var place: Place
    }

    struct Sent {
        /// The function by which the stream was given it.
        var function: Function
        var value = Value.never
    }

    /// Who subscribed, and where.
    struct Listener: Hashable {
        var author: ObjectID?
        var place: Place
    }

    var sendings: [Sending: Sent] = [:]
    var listeners: [ObjectID: Set<Listener>] = [:]
    /// What somebody does with an event only at times.
    var uncertain: Set<Facts.Wiring> = []
    /// What somebody does with an event always, at some place.
    var certain: Set<Facts.Wiring> = []
    /// Emissions that go through streams.
    var emissions: Set<Facts.Emission> = []
    /// Who hears an event and does nothing, and where.
    var dropped: [EventName: Dropped] = [:]

    struct Dropped {
        var hearer: TypeID
        var place: Place
    }
}
