/// Facts about streams.
struct StreamFacts {
    /// A value that is sent to a stream.
    struct Sending: Hashable {
        var stream: ObjectID
        var sender: ObjectID?
        var place: Place
    }

    struct Sent {
        /// The function that sent the value to the stream.
        var function: Function
        var value = Value.never
    }

    /// A subscriber, and its place.
    struct Listener: Hashable {
        var author: ObjectID?
        var place: Place
    }

    var sendings: [Sending: Sent] = [:]
    var listeners: [ObjectID: Set<Listener>] = [:]
    /// The controls of screens that other objects listen to, by the streams of their values.
    var controls: [ObjectID: EventName] = [:]
    /// The streams that a library has for controls.
    var sources: Set<ObjectID> = []
    /// The properties with which screens expose the streams of their controls, by these streams.
    var outputs: [ObjectID: EventName] = [:]
    var interceptors = Interceptors()
    /// Emissions that go through streams.
    var emissions: Set<Facts.Emission> = []
    /// The subscriber that receives an event and does nothing, and its place.
    var dropped: [EventName: Dropped] = [:]
    /// The results of coordinators that another coordinator receives, and does nothing with any of them: `sink { _ in }`.
    var ignored: [Facts.ObjectSlot: Dropped] = [:]

    struct Interceptors {
        /// Those that act on an event only on some paths.
        var uncertain: Set<Facts.Wiring> = []
        /// Those that act on an event on every path, at some place.
        var certain: Set<Facts.Wiring> = []
    }

    enum Carrier: Hashable {
        /// A stream that other code reads through a property.
        case property(EventName)
        /// What a coordinator's start returns.
        case result(of: TypeID)
    }

    /// The objects of which members are read that may be streams.
    var reads: [Place: Value] = [:]
    var unheard = Unheard()

    /// Streams to which no code subscribes, and those of which the same may be true for single objects.
    struct Unheard {
        /// The streams through which cases go, by the channel of each case: all of them are lost where no object
        /// subscribes.
        var carriers: [Facts.ObjectSlot: Carrier] = [:]
        /// The channels through streams that no code reads.
        var channels: Set<Facts.ObjectSlot> = []
        /// Their names, by the events that go through them.
        var names: [EventName: EventName] = [:]
        /// The streams of which code calls a function that is not known: it may subscribe.
        var elsewhere: Set<ObjectID> = []
    }

    struct Dropped {
        var hearer: TypeID
        var place: Place

        /// The one that stands first in the source.
        func first(_ other: Dropped?) -> Dropped { other.map { $0.place <= place ? $0 : self } ?? self }
    }
}
