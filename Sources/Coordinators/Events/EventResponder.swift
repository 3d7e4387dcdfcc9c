/// An object that takes part in the journeys of events: a coordinator, a screen, or a view of a screen.
///
/// Seed 000, Events: an event is emitted by any responder or coordinator, and bubbles up the chain of both.
/// A view joins by adopting this protocol and naming its screen, or the view around it, as the next responder.
@MainActor public protocol EventResponder: AnyObject {
    /// The responder to which an event is offered after this one; `nil` at the end of the chain.
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
    /// The first that answers `true` ends it. An event that is not consumed is passed to `eventLeft(_:)` of the last
    /// coordinator on its path. The path is the one at this moment: an interceptor that rebuilds the
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
