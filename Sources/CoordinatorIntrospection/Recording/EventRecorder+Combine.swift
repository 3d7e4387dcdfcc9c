#if canImport(Combine)
    import Combine
    import Foundation

    extension Publisher {
        /// The same values; a recorder that is on notes each of them as an event before it is handed on.
        ///
        /// ```swift
        /// let way = StreamWay("actions", path: [.screen(CartViewModel.self), .coordinator(CartCoordinator.self)])
        /// model.actions.recorded(by: recorder, along: way).sink { … }.store(in: &subscriptions)
        /// ```
        /// Values that are sent on other threads are noted on the main one, later and in their order.
        ///
        /// - Parameters:
        ///   - recorder: the recorder, which is kept as long as the subscription.
        ///   - way: the object that sends the values, and the one that receives them.
        /// - Returns: the publisher to subscribe to instead of this one.
        public func recorded(by recorder: EventRecorder, along way: StreamWay) -> Publishers.HandleEvents<Self> {
            handleEvents(receiveOutput: { value in
                // The value itself may not leave its thread: only its name does.
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
