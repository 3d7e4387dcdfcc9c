extension AsyncSequence where Element: Sendable {
    /// The same elements; a recorder that is on notes each of them as an event before it is handed on.
    ///
    /// ```swift
    /// let way = StreamWay("actions", path: [.screen(CartViewModel.self), .coordinator(CartCoordinator.self)])
    /// for await action in model.actions.recorded(by: recorder, along: way) { handle(action) }
    /// ```
    ///
    /// - Parameters:
    ///   - recorder: the recorder, which is kept as long as the sequence.
    ///   - way: the object that sends the elements, and the one that receives them.
    /// - Returns: the sequence to iterate over instead of this one.
    public func recorded(by recorder: EventRecorder, along way: StreamWay) -> AsyncMapSequence<Self, Element> {
        map { element in
            await recorder.record(way.event(of: element), along: way)
            return element
        }
    }
}
