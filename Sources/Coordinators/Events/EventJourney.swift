/// One emission: the objects that the event was offered to, their answers, and the end of the journey.
///
/// A journey keeps the event and the responders alive. An observer that stores many journeys should store names
/// (`eventName`, `String(describing: type(of:))`) instead.
@MainActor public struct EventJourney {
    /// A responder to which the event was offered, and its answer.
    public struct Stop {
        /// The responder.
        public let responder: any EventResponder
        /// What `interceptEvent(_:)` returned: `true` ended the journey.
        public let consumed: Bool
    }

    /// The event.
    public let event: any CoordinatorEvent

    /// All responders from the emitter to the root at the time of the emission, also those that the event did not
    /// reach.
    public let path: [any EventResponder]

    /// Whether a responder consumed the event.
    public let isConsumed: Bool

    private let answers: Int

    init(event: any CoordinatorEvent, path: [any EventResponder], answers: Int, isConsumed: Bool) {
        self.event = event
        self.path = path
        self.answers = answers
        self.isConsumed = isConsumed
    }

    /// The screen, view or coordinator that emitted the event.
    public var emitter: any EventResponder { path[0] }

    /// The full name of the event, such as `AppEvents.Teams.didSelect`.
    public var eventName: String { event.eventName }

    /// The responders to which the event was offered, in that order.
    public var stops: [Stop] {
        (0..<answers).map { Stop(responder: path[$0], consumed: isConsumed && $0 == answers - 1) }
    }

    /// The responder that consumed the event; `nil` if no responder did, and the event left at the root.
    public var consumer: (any EventResponder)? { isConsumed ? path[answers - 1] : nil }

    /// The last coordinator on the path, which is the root for this emitter; `nil` if no screen on the path has a
    /// coordinator.
    public var root: (any Coordinated)? { path.last { $0 is any Coordinated } as? any Coordinated }

    /// Passes an event that was not consumed to the root, or reports it if there is no root.
    func reportAsLeft() {
        guard let root else { return CoordinatorIssues.report(.eventLeft(self)) }
        root.eventLeft(self)
    }
}
