extension JourneyTracer {
    /// The journey of an event that does not bubble: it ends before the root.
    ///
    /// An event whose object is not wired is lost. A direct one ends at the nearest interceptor. A stepped one ends at
    /// the coordinator that owns the emitter, and goes one level further from each coordinator that observes it.
    func shortened(_ trace: Trace, travel: PlaceTable.Travel, coordinatorDepth: Int32) -> Trace {
        switch travel {
        case .bubbling: trace
        case .unheard: trace.ending(at: .max, claims)
        case .direct: trace.ending(at: max(depth(trace.exact), depth(trace.wildcard)), claims)
        case .stepped: trace.ending(at: lastStep(trace, from: coordinatorDepth), claims)
        }
    }

    private func depth(_ claim: Int32) -> Int32 { claim < 0 ? 0 : claims[Int(claim)].depth }

    /// The depth of the last coordinator to which it is offered: each one that observes the event passes it on by one
    /// level.
    private func lastStep(_ trace: Trace, from coordinatorDepth: Int32) -> Int32 {
        var last = coordinatorDepth
        var (exact, wildcard) = (trace.exact, trace.wildcard)
        while last > 0, exact >= 0 || wildcard >= 0 {
            let isExact = wildcard < 0 || exact >= 0 && depth(exact) >= depth(wildcard)
            let claim = claims[Int(isExact ? exact : wildcard)]
            if claim.depth < last { break }
            if claim.depth == last { last -= 1 }
            if isExact { exact = claim.above } else { wildcard = claim.above }
        }
        return last
    }
}

extension JourneyTracer.Trace {
    /// The same journey, offered only to places of at least this depth.
    fileprivate func ending(at end: Int32, _ claims: [JourneyTracer.StackedClaim]) -> Self {
        let isHeard = consumer >= 0 && claims[Int(consumer)].depth >= end
        return Self(
            emission: emission, visit: visit, exact: exact, wildcard: wildcard, consumer: isHeard ? consumer : -1,
            end: end)
    }
}
