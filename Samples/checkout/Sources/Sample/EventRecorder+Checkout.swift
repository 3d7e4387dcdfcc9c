import CoordinatorIntrospection

extension EventRecorder {
    /// The app's recorder. It is off until the tour begins.
    @MainActor static let shared = EventRecorder()

    /// Records a result that was awaited.
    func record(_ result: some Any, along way: StreamWay) {
        record(way.event(of: result), along: way)
    }
}

#if !canImport(Combine)
    import HeadlessCombine

    extension Publisher {
        /// The same values. While the recorder is on, it records each of them as an event before it is passed on.
        func recorded(by recorder: EventRecorder, along way: StreamWay) -> AnyPublisher<Output, Failure> {
            handleEvents(receiveOutput: { value in
                let event = way.event(of: value)
                MainActor.assumeIsolated { recorder.record(event, along: way) }
            })
        }
    }
#endif
