import CoordinatorModel

/// The journey of one emission as it really was. It contains names only, so it keeps no object alive.
public struct RecordedJourney: Hashable, Sendable {
    /// A responder on the path of an event.
    public struct Responder: Hashable, Sendable {
        /// The name of its type.
        public var type: String
        /// The sort of coordinator; `nil` for a screen or view.
        public var kind: Coordinator.Kind?

        /// Creates a responder.
        public init(type: String, kind: Coordinator.Kind? = nil) {
            self.type = type
            self.kind = kind
        }

        /// A screen, or another object that emits for one, such as its view model.
        public static func screen(_ type: Any.Type) -> Responder { Responder(type: TypeName.of(type)) }

        /// A coordinator.
        public static func coordinator(
            _ type: Any.Type, kind: CoordinatorModel.Coordinator.Kind = .coordinator
        ) -> Responder {
            Responder(type: TypeName.of(type), kind: kind)
        }
    }

    /// The full name of the event.
    public var event: String
    /// All responders from the emitter to the root, whether the event got there or not.
    public var path: [Responder]
    /// The number of responders to which the event was offered, from the emitter up.
    public var offered: Int
    /// Whether the last of them consumed the event. If not, the event left at the root.
    public var isConsumed: Bool

    /// Creates a journey.
    public init(event: String, path: [Responder], offered: Int, isConsumed: Bool) {
        self.event = event
        self.path = path
        self.offered = offered
        self.isConsumed = isConsumed
    }

    /// The responder that consumed the event; `nil` if it left at the root.
    public var consumer: Responder? { isConsumed && offered >= 1 && offered <= path.count ? path[offered - 1] : nil }
}

/// Journeys in the order in which they ended.
public struct Journal: Hashable, Sendable {
    /// The journeys, the oldest first.
    public var journeys: [RecordedJourney]
    /// The number of older journeys that were dropped to limit the memory.
    public var forgotten: Int

    /// Creates a journal.
    public init(_ journeys: [RecordedJourney] = [], forgotten: Int = 0) {
        self.journeys = journeys
        self.forgotten = forgotten
    }
}
