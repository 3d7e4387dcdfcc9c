/// Which claims are ever asked, and which have somebody below who emits their event.
///
/// For a claim in an unattached subtree that is judged by what happens inside that subtree, for one that a root leads
/// to by paths to roots alone.
struct ClaimReach {
    /// For each claim a trace of an event that it claims and that is emitted by its place or below; -1 for none.
    private(set) var traceBelow: [Int32]
    /// For each claim whether some event arrives.
    private(set) var isAsked: [Bool]

    /// Finds out in time linear in the claims and emissions on all paths.
    init(_ store: JourneyStore, isAttached: [Bool]) {
        traceBelow = [Int32](repeating: -1, count: store.places.claims.count)
        isAsked = [Bool](repeating: false, count: store.places.claims.count)
        var arrivals = Arrivals(store)
        var below = [Int32](repeating: -1, count: store.claims.count)
        for (index, trace) in store.traces.enumerated() {
            for claim in [trace.exact, trace.wildcard] where claim >= 0 { below[Int(claim)] = Int32(index) }
            if trace.end > 0 {
                arrivals.stop(along: Stops(store: store, trace: trace))
            } else {
                arrivals.arrive(exact: trace.exact, wildcard: trace.wildcard)
            }
        }
        // From the leaves to the roots: what stands above has a smaller index.
        for index in store.claims.indices.reversed() {
            let claim = store.claims[index]
            let coordinator = Int(store.visits[Int(claim.visit)].coordinator)
            let counts = Int(claim.visit) < store.attachedVisits || !isAttached[coordinator]
            if arrivals.isAsked(index) {
                if counts { isAsked[Int(claim.claim)] = true }
                arrivals.goOn(from: index)
            }
            guard below[index] >= 0 else { continue }
            if counts { traceBelow[Int(claim.claim)] = below[index] }
            if claim.above >= 0 { below[Int(claim.above)] = below[index] }
        }
    }
}

/// How far up events come, claim by claim.
private struct Arrivals {
    private let store: JourneyStore
    /// For each claim on a wildcard down to which depth (exclusive) events go on from here to other claims on it: at
    /// that depth the event's own name is claimed, and the way beyond belongs to that claim. Each event that arrives
    /// can only lower it. `notAsked` where none arrived.
    private var wildcardEnds: [Int32]
    private static let notAsked = Int32.max

    /// For each claim whether an event that does not bubble stops there.
    private var isStop: [Bool]

    init(_ store: JourneyStore) {
        self.store = store
        isStop = [Bool](repeating: false, count: store.claims.count)
        wildcardEnds = [Int32](repeating: Self.notAsked, count: store.claims.count)
    }

    func isAsked(_ claim: Int) -> Bool { isStop[claim] || wildcardEnds[claim] != Self.notAsked }

    /// An event arrives where these are the next claims on its name and on its domain's wildcard.
    mutating func arrive(exact: Int32, wildcard: Int32) {
        var end: Int32 = -1
        var consumer: Int32 = -1
        if exact >= 0 { end = store.claims[Int(exact)].depth }
        if wildcard >= 0, store.claims[Int(wildcard)].depth > end {
            wildcardEnds[Int(wildcard)] = min(wildcardEnds[Int(wildcard)], end)
            consumer = store.claims[Int(wildcard)].consumer
        }
        guard exact >= 0 else { return }
        if consumer < 0 || store.claims[Int(consumer)].depth <= end { wildcardEnds[Int(exact)] = -1 }
    }

    /// An event that does not bubble arrives at its stops and goes no further.
    mutating func stop(along stops: Stops) {
        var iterator = stops.makeIterator()
        while let claim = iterator.nextClaim() { isStop[Int(claim)] = true }
    }

    /// The events that arrived at a claim go on, if it lets them.
    mutating func goOn(from index: Int) {
        let claim = store.claims[index]
        guard wildcardEnds[index] != Self.notAsked, claim.consumer != Int32(index) else { return }
        let name = store.places.claims[Int(claim.claim)].name
        guard store.places.names.areWildcards[Int(name)] else {
            return arrive(exact: claim.above, wildcard: claim.wildcard)
        }
        if claim.above >= 0, store.claims[Int(claim.above)].depth > wildcardEnds[index] {
            wildcardEnds[Int(claim.above)] = min(wildcardEnds[Int(claim.above)], wildcardEnds[index])
        }
    }
}
