import CoordinatorModel

/// An interceptor on the path of an event, to which the event is offered.
public struct Stop: Hashable, Sendable {
    /// The coordinator or screen that intercepts the event.
    public var place: Place
    /// The index of the interceptor in the `intercepts` of the place.
    public var position: Int
    /// The interceptor itself. `sometimes` means that the journey may have ended here, depending on run-time values;
    /// `by` names a receiver off the path.
    public var interceptor: Interceptor

    /// Whether the journey always ends here, independent of run-time values.
    public var consumes: Bool { interceptor.consumes == .always }
}

/// The stops of a journey, in their order on the path, computed during the iteration.
///
/// If a place intercepts the event by its full name, its wildcard does not apply: the more specific interceptor has
/// precedence, like the case that names the event in `interceptEvent` (seed 000). Several interceptors of one name
/// apply in the order of their declaration.
public struct Stops: Sequence, Sendable {
    let store: JourneyStore
    let trace: JourneyTracer.Trace

    /// Iterates from the emitter up.
    public func makeIterator() -> Iterator {
        Iterator(store: store, exact: offered(trace.exact), wildcard: offered(trace.wildcard), end: trace.end)
    }

    /// Whether there are no stops.
    public var isEmpty: Bool { store.isLost(trace) }

    /// The interceptor, if the event reaches it; otherwise -1.
    private func offered(_ interceptor: Int32) -> Int32 { store.isOffered(interceptor, by: trace) ? interceptor : -1 }

    /// Iterates over the stops, including the one that consumes the event.
    public struct Iterator: IteratorProtocol {
        let store: JourneyStore
        var exact: Int32
        var wildcard: Int32
        /// Interceptors at a smaller depth do not apply.
        let end: Int32

        /// The next stop.
        public mutating func next() -> Stop? {
            guard let index = nextInterceptor() else { return nil }
            return store.stop(at: index)
        }

        /// The next stop, as an index into the store's interceptors.
        mutating func nextInterceptor() -> Int32? {
            let interceptors = store.interceptors
            guard exact >= 0 || wildcard >= 0 else { return nil }
            let exactDepth = exact < 0 ? -1 : interceptors[Int(exact)].depth
            let wildcardDepth = wildcard < 0 ? -1 : interceptors[Int(wildcard)].depth
            let index: Int32
            if exactDepth >= wildcardDepth {
                index = exact
                exact = interceptors[Int(exact)].above
                while wildcard >= 0, interceptors[Int(wildcard)].depth == exactDepth {
                    wildcard = interceptors[Int(wildcard)].above
                }
            } else {
                index = wildcard
                wildcard = interceptors[Int(wildcard)].above
            }
            if interceptors[Int(index)].consumer == index { (exact, wildcard) = (-1, -1) }
            if end > 0 {
                if exact >= 0, interceptors[Int(exact)].depth < end { exact = -1 }
                if wildcard >= 0, interceptors[Int(wildcard)].depth < end { wildcard = -1 }
            }
            return index
        }
    }
}

extension JourneyStore {
    /// Whether the event reaches an interceptor.
    func isOffered(_ interceptor: Int32, by trace: JourneyTracer.Trace) -> Bool {
        interceptor >= 0 && interceptors[Int(interceptor)].depth >= trace.end
    }

    /// Whether there are no stops.
    func isLost(_ trace: JourneyTracer.Trace) -> Bool {
        !isOffered(trace.exact, by: trace) && !isOffered(trace.wildcard, by: trace)
    }

    /// The public value for an interceptor on a stack.
    func stop(at index: Int32) -> Stop {
        let interceptor = places.interceptors[Int(interceptors[Int(index)].interceptor)]
        let place = places.place(interceptor.place)
        let intercepts = tree.screen(at: place)?.intercepts ?? tree.coordinators[place.coordinator].intercepts
        return Stop(
            place: place, position: Int(interceptor.position), interceptor: intercepts[Int(interceptor.position)])
    }
}
