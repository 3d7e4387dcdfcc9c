/// Whatever takes part in the journeys of events: coordinators, screens, and the views of screens.
///
/// Seed 000, Events: an event is emitted by any responder or coordinator, and bubbles up the chain of both.
/// A view joins by adopting this protocol and naming its screen, or the view around it, as the next responder.
@MainActor public protocol EventResponder: AnyObject {
    /// Who is offered an event after this one; `nil` at the end of the chain.
    var nextEventResponder: (any EventResponder)? { get }

    /// Looks at an event on its way up.
    ///
    /// - Returns: `true` to end its journey here, `false` to let it bubble on (seed 000, Events).
    func interceptEvent(_ event: any CoordinatorEvent) -> Bool
}

extension EventResponder {
    /// Lets every event pass.
    public func interceptEvent(_ event: any CoordinatorEvent) -> Bool { false }

    /// Sends an event on its journey: to this responder itself first, then up the chain.
    ///
    /// The first that answers `true` ends it. An event that nobody consumes is handed to `eventLeft(_:)` of the last
    /// coordinator on its path. The path is the one that stands at this moment: an interceptor that rebuilds the
    /// hierarchy doesn't reroute the event that made it do so.
    ///
    /// - Returns: what became of it.
    @discardableResult
    public func emitEvent(_ event: any CoordinatorEvent) -> EventJourney {
        let path = EventPath.from(self)
        var answers = 0
        var isConsumed = false
        for responder in path {
            isConsumed = responder.interceptEvent(event)
            answers += 1
            if isConsumed { break }
        }
        let journey = EventJourney(event: event, path: path, answers: answers, isConsumed: isConsumed)
        JourneyObservers.tell(of: journey)
        if !isConsumed { journey.reportAsLeft() }
        return journey
    }
}
