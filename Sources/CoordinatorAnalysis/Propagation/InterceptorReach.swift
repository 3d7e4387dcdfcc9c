/// Which interceptors receive an event on some path, and which have an emitter of their event below them.
///
/// For an interceptor in an unattached subtree, only that subtree counts; for an interceptor with a path to a root,
/// only paths to roots count.
struct InterceptorReach {
    /// For each interceptor, a trace of one of its events that its place, or a place below it, emits; -1 for none.
    private(set) var traceBelow: [Int32]
    /// For each interceptor, whether any event arrives.
    private(set) var isReached: [Bool]

    /// Computes the reach in time linear in the interceptors and emissions on all paths.
    init(_ store: JourneyStore, isAttached: [Bool]) {
        traceBelow = [Int32](repeating: -1, count: store.places.interceptors.count)
        isReached = [Bool](repeating: false, count: store.places.interceptors.count)
        var arrivals = Arrivals(store)
        var below = [Int32](repeating: -1, count: store.interceptors.count)
        for (index, trace) in store.traces.enumerated() {
            for interceptor in [trace.exact, trace.wildcard] where interceptor >= 0 {
                below[Int(interceptor)] = Int32(index)
            }
            if trace.end > 0 {
                arrivals.stop(along: Stops(store: store, trace: trace))
            } else {
                arrivals.arrive(exact: trace.exact, wildcard: trace.wildcard)
            }
        }
        // From the leaves to the roots, because parents have smaller indices.
        for index in store.interceptors.indices.reversed() {
            let interceptor = store.interceptors[index]
            let coordinator = Int(store.visits[Int(interceptor.visit)].coordinator)
            let counts = Int(interceptor.visit) < store.attachedVisits || !isAttached[coordinator]
            if arrivals.isReached(index) {
                if counts { isReached[Int(interceptor.interceptor)] = true }
                arrivals.goOn(from: index)
            }
            guard below[index] >= 0 else { continue }
            if counts { traceBelow[Int(interceptor.interceptor)] = below[index] }
            if interceptor.above >= 0 { below[Int(interceptor.above)] = below[index] }
        }
    }
}

/// How far up events get, for each interceptor.
private struct Arrivals {
    private let store: JourneyStore
    /// For each interceptor of a wildcard, the depth (exclusive) down to which events go on to other interceptors of
    /// that wildcard: at that depth, the full name of the event is intercepted, and that interceptor covers the rest of
    /// the path. Each event that arrives can only lower the depth. `notReached` if no event arrived.
    private var wildcardEnds: [Int32]
    private static let notReached = Int32.max

    /// For each interceptor, whether an event that does not bubble stops there.
    private var isStop: [Bool]

    init(_ store: JourneyStore) {
        self.store = store
        isStop = [Bool](repeating: false, count: store.interceptors.count)
        wildcardEnds = [Int32](repeating: Self.notReached, count: store.interceptors.count)
    }

    func isReached(_ interceptor: Int) -> Bool { isStop[interceptor] || wildcardEnds[interceptor] != Self.notReached }

    /// Records an event that arrives where these are the next interceptors of its name and of its domain's wildcard.
    mutating func arrive(exact: Int32, wildcard: Int32) {
        var end: Int32 = -1
        var consumer: Int32 = -1
        if exact >= 0 { end = store.interceptors[Int(exact)].depth }
        if wildcard >= 0, store.interceptors[Int(wildcard)].depth > end {
            wildcardEnds[Int(wildcard)] = min(wildcardEnds[Int(wildcard)], end)
            consumer = store.interceptors[Int(wildcard)].consumer
        }
        guard exact >= 0 else { return }
        if consumer < 0 || store.interceptors[Int(consumer)].depth <= end { wildcardEnds[Int(exact)] = -1 }
    }

    /// Records an event that does not bubble: it arrives at its stops and goes no further.
    mutating func stop(along stops: Stops) {
        var iterator = stops.makeIterator()
        while let interceptor = iterator.nextInterceptor() { isStop[Int(interceptor)] = true }
    }

    /// Passes on the events that arrived at an interceptor, if it does not consume them.
    mutating func goOn(from index: Int) {
        let interceptor = store.interceptors[index]
        guard wildcardEnds[index] != Self.notReached, interceptor.consumer != Int32(index) else { return }
        let name = store.places.interceptors[Int(interceptor.interceptor)].name
        guard store.places.names.areWildcards[Int(name)] else {
            return arrive(exact: interceptor.above, wildcard: interceptor.wildcard)
        }
        if interceptor.above >= 0, store.interceptors[Int(interceptor.above)].depth > wildcardEnds[index] {
            wildcardEnds[Int(interceptor.above)] = min(wildcardEnds[Int(interceptor.above)], wildcardEnds[index])
        }
    }
}
