import CoordinatorModel

/// The journey of one emission, as it really was: by names, so that it keeps nobody alive.
public struct RecordedJourney: Hashable, Sendable {
    /// Somebody on the path of an event.
    public struct Responder: Hashable, Sendable {
        /// The name of its type.
        public var type: String
        /// What sort of coordinator it is; `nil` for a screen or view.
        public var kind: Coordinator.Kind?

        /// Names somebody.
        public init(type: String, kind: Coordinator.Kind? = nil) {
            self.type = type
            self.kind = kind
        }
    }

    /// The full name of the event.
    public var event: String
    /// Everybody from the emitter to the root, asked or not.
    public var path: [Responder]
    /// How many of them were asked, from the emitter up.
    public var asked: Int
    /// Whether the last who was asked ended the journey. Where nobody did the event left at the root.
    public var isConsumed: Bool

    /// Describes a journey.
    public init(event: String, path: [Responder], asked: Int, isConsumed: Bool) {
        self.event = event
        self.path = path
        self.asked = asked
        self.isConsumed = isConsumed
    }

    /// Who ended the journey; `nil` where the event left at the root.
    public var consumer: Responder? { isConsumed && asked >= 1 && asked <= path.count ? path[asked - 1] : nil }
}

/// Journeys in the order in which they ended.
public struct Journal: Hashable, Sendable {
    /// The journeys, the oldest first.
    public var journeys: [RecordedJourney]
    /// How many older ones were forgotten to bound the memory.
    public var forgotten: Int

    /// Makes a journal of journeys.
    public init(_ journeys: [RecordedJourney] = [], forgotten: Int = 0) {
        self.journeys = journeys
        self.forgotten = forgotten
    }
}
