/// What the tracer writes down, in numbers: the indices of coordinators, of the place table, and of one another.
extension JourneyTracer {
    /// One path from a root to a coordinator.
    struct Visit {
        let coordinator: Int32
        /// The visit from which this one came; -1 at a root.
        let parent: Int32
        /// The position of the branch that leads here.
        let branch: Int32
        /// The nearest visit, this one or above it, that was entered through a reference; -1 for containment all along.
        let hop: Int32
        /// The farthest of them, nearest to the root; -1 for containment all along.
        let lastHop: Int32
    }

    /// An interceptor on one path.
    struct StackedInterceptor {
        let interceptor: Int32
        let visit: Int32
        /// The next interceptor of the same name on the way up; -1 for none.
        let above: Int32
        /// How far its place is from the root: of two interceptors on a path the deeper one comes first.
        let depth: Int32
        /// For an interceptor on an event's own name the next interceptor of its domain's wildcard, strictly above; -1
        /// for none.
        let wildcard: Int32
        /// The interceptor, this one or one above it, that ends the journey of an event that arrives here; -1 for none.
        let consumer: Int32
    }

    /// An emission on one path, and what becomes of it.
    struct Trace {
        let emission: Int32
        let visit: Int32
        /// The first interceptor of the event's full name, whether the event gets there or not; -1 for none.
        let exact: Int32
        /// The first interceptor of its domain's wildcard, whether the event gets there or not; -1 for none.
        let wildcard: Int32
        let consumer: Int32
        /// How far up it is offered: interceptors of a smaller depth do not apply. 0 for an event that bubbles.
        let end: Int32
    }
}
