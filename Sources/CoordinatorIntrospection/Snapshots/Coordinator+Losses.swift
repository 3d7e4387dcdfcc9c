import CoordinatorModel

/// Events that are lost in one snapshot and not in another.
extension Coordinator {
    /// The events that it or one of its screens emits.
    var emittedEvents: Set<String> {
        var events = Set(emits.map(\.event))
        var open = screens
        while let screen = open.popLast() {
            events.formUnion(screen.emits.map(\.event))
            open += screen.screens
        }
        return events
    }

    /// Adds the receiver of an event to every emitter of this coordinator and its screens.
    mutating func name(_ receiver: String, asReceiverOf event: String) {
        if emits.contains(where: { $0.event == event }) { intercepts.name(receiver, asReceiverOf: event) }
        screens.name(receiver, asReceiverOf: event)
    }

    /// Removes an interceptor that would cover an emitter whose event is lost.
    ///
    /// - Parameters:
    ///   - event: The event's full name.
    ///   - isLostHere: Whether this coordinator or one of its screens is the emitter. Then the event has no receiver
    ///     here either.
    mutating func dropInterceptor(on event: String, isLostHere: Bool) {
        intercepts.removeAll { $0.event == event && $0.consumes != .never && ($0.by == nil || isLostHere) }
        if isLostHere { screens.dropInterceptor(on: event) }
    }
}

extension [Interceptor] {
    fileprivate mutating func name(_ receiver: String, asReceiverOf event: String) {
        if contains(where: { $0.event == event && $0.by != nil }) { return }
        append(Interceptor(event: event, by: receiver))
    }
}

extension [Screen] {
    fileprivate mutating func name(_ receiver: String, asReceiverOf event: String) {
        for index in indices {
            if self[index].emits.contains(where: { $0.event == event }) {
                self[index].intercepts.name(receiver, asReceiverOf: event)
            }
            self[index].screens.name(receiver, asReceiverOf: event)
        }
    }

    fileprivate mutating func dropInterceptor(on event: String) {
        for index in indices {
            self[index].intercepts.removeAll { $0.event == event && $0.consumes != .never }
            self[index].screens.dropInterceptor(on: event)
        }
    }
}
