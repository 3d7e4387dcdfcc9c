extension AsyncSequence where Element: Sendable {
    /// The same elements. While the recorder is on, it records each of them as an event before it is passed on.
    ///
    /// ```swift
    /// let way = StreamWay("actions", path: [.screen(CartViewModel.self), .coordinator(CartCoordinator.self)])
    /// for await action in model.actions.recorded(by: recorder, along: way) { handle(action) }
    /// ```
    ///
    /// - Parameters:
    ///   - recorder: the recorder, which the sequence keeps alive.
    ///   - way: the object that sends the elements, and the object that receives them.
    /// - Returns: the sequence to iterate over instead of this one.
    public func recorded(by recorder: EventRecorder, along way: StreamWay) -> AsyncMapSequence<Self, Element> {
        map { element in
            await recorder.record(way.event(of: element), along: way)
            return element
        }
    }
}
