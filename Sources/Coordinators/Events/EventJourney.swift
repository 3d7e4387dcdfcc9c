/// What became of one emission: who was asked, what they answered, where it ended.
///
/// A journey keeps the event and the responders alive. An observer that remembers many of them should keep names
/// (`eventName`, `String(describing: type(of:))`), not journeys.
@MainActor public struct EventJourney {
    /// A responder that was asked, and its answer.
    public struct Stop {
        /// Who was asked.
        public let responder: any EventResponder
        /// What `interceptEvent(_:)` returned: `true` ended the journey.
        public let consumed: Bool
    }

    /// The event.
    public let event: any CoordinatorEvent

    /// Everybody from the emitter to the root, at the moment of the emission, asked or not.
    public let path: [any EventResponder]

    /// Whether somebody ended the journey.
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

    /// Everybody who was asked, in that order.
    public var stops: [Stop] {
        (0..<answers).map { Stop(responder: path[$0], consumed: isConsumed && $0 == answers - 1) }
    }

    /// Who ended the journey; `nil` where the event left at the root.
    public var consumer: (any EventResponder)? { isConsumed ? path[answers - 1] : nil }

    /// The last coordinator on the path: the root, as seen from the emitter. `nil` where a screen has no coordinator.
    public var root: (any Coordinated)? { path.last { $0 is any Coordinated } as? any Coordinated }

    /// Hands an event that nobody consumed to the root, or reports it where there is none.
    func reportAsLeft() {
        guard let root else { return CoordinatorIssues.report(.eventLeft(self)) }
        root.eventLeft(self)
    }
}
