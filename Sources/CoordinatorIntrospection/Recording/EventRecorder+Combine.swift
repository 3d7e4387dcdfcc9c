#if canImport(Combine)
    import Combine
    import Foundation

    extension Publisher {
        /// The same values. While the recorder is on, it records each of them as an event before it is passed on.
        ///
        /// ```swift
        /// let way = StreamWay("actions", path: [.screen(CartViewModel.self), .coordinator(CartCoordinator.self)])
        /// model.actions.recorded(by: recorder, along: way).sink { … }.store(in: &subscriptions)
        /// ```
        /// Values that are sent on other threads are recorded on the main thread, later and in their order.
        ///
        /// - Parameters:
        ///   - recorder: the recorder, which the subscription keeps alive.
        ///   - way: the object that sends the values, and the object that receives them.
        /// - Returns: the publisher to subscribe to instead of this one.
        public func recorded(by recorder: EventRecorder, along way: StreamWay) -> Publishers.HandleEvents<Self> {
            handleEvents(receiveOutput: { value in
                // The value itself must not leave its thread, so only its name is passed on.
                let event = way.event(of: value)
                if Thread.isMainThread {
                    MainActor.assumeIsolated { recorder.record(event, along: way) }
                } else {
                    DispatchQueue.main.async { MainActor.assumeIsolated { recorder.record(event, along: way) } }
                }
            })
        }
    }
#endif
