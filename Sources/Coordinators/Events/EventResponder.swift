/// An object that takes part in the journeys of events: a coordinator, a screen, or a view of a screen.
///
/// Seed 000, Events: any responder or coordinator can emit an event, and the event bubbles up the chain of both. A view
/// joins the chain by conforming to this protocol: its next responder is its screen, or the view around it.
@MainActor public protocol EventResponder: AnyObject {
    /// The responder to which an event is offered after this one; `nil` at the end of the chain.
    var nextEventResponder: (any EventResponder)? { get }

    /// Called when an event is offered to this responder.
    ///
    /// - Returns: `true` to consume the event, `false` to let it bubble on (seed 000, Events).
    func interceptEvent(_ event: any CoordinatorEvent) -> Bool
}

extension EventResponder {
    /// Lets every event bubble on.
    public func interceptEvent(_ event: any CoordinatorEvent) -> Bool { false }

    /// Emits an event: it is offered to this responder first, then up the chain.
    ///
    /// The first responder that returns `true` consumes it. An event that is not consumed is passed to `eventLeft(_:)`
    /// of the last coordinator on its path. The path is fixed at the moment of the emission: if an interceptor rebuilds
    /// the hierarchy, the event that made it do so still follows the old path.
    ///
    /// - Returns: the journey of the event.
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
