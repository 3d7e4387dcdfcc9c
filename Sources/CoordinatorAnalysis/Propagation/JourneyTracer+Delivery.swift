extension JourneyTracer {
    /// The journey of an event that does not bubble: it ends before the root.
    ///
    /// An event that no object is wired to is lost. A direct event ends at the nearest interceptor. A stepped event
    /// ends at the coordinator that owns the emitter, and goes one level further for each coordinator that observes it.
    func shortened(_ trace: Trace, travel: PlaceTable.Travel, coordinatorDepth: Int32) -> Trace {
        switch travel {
        case .bubbling: trace
        case .unwired: trace.ending(at: .max, interceptors)
        case .direct: trace.ending(at: max(depth(trace.exact), depth(trace.wildcard)), interceptors)
        case .stepped: trace.ending(at: lastStep(trace, from: coordinatorDepth), interceptors)
        }
    }

    private func depth(_ interceptor: Int32) -> Int32 { interceptor < 0 ? 0 : interceptors[Int(interceptor)].depth }

    /// The depth of the last coordinator to which the event is offered: each coordinator that observes the event passes
    /// it on by one level.
    private func lastStep(_ trace: Trace, from coordinatorDepth: Int32) -> Int32 {
        var last = coordinatorDepth
        var (exact, wildcard) = (trace.exact, trace.wildcard)
        while last > 0, exact >= 0 || wildcard >= 0 {
            let isExact = wildcard < 0 || exact >= 0 && depth(exact) >= depth(wildcard)
            let interceptor = interceptors[Int(isExact ? exact : wildcard)]
            if interceptor.depth < last { break }
            if interceptor.depth == last { last -= 1 }
            if isExact { exact = interceptor.above } else { wildcard = interceptor.above }
        }
        return last
    }
}

extension JourneyTracer.Trace {
    /// The same journey, limited to places of at least this depth.
    fileprivate func ending(at end: Int32, _ interceptors: [JourneyTracer.StackedInterceptor]) -> Self {
        let isIntercepted = consumer >= 0 && interceptors[Int(consumer)].depth >= end
        return Self(
            emission: emission, visit: visit, exact: exact, wildcard: wildcard, consumer: isIntercepted ? consumer : -1,
            end: end)
    }
}
