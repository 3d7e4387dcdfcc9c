/// The records of the tracer. They consist of numbers: indices of coordinators, of entries in the place table, and of
/// other records.
extension JourneyTracer {
    /// One path from a root to a coordinator.
    struct Visit {
        let coordinator: Int32
        /// The visit from which the walk came; -1 at a root.
        let parent: Int32
        /// The position of the branch that leads here.
        let branch: Int32
        /// The nearest visit on the path, including this one, that was entered through a reference; -1 if there is
        /// none.
        let hop: Int32
        /// The farthest such visit, nearest to the root; -1 if there is none.
        let lastHop: Int32
    }

    /// An interceptor on one path.
    struct StackedInterceptor {
        let interceptor: Int32
        let visit: Int32
        /// The next interceptor of the same name further up; -1 for none.
        let above: Int32
        /// The distance of its place from the root: of two interceptors on a path, the deeper one receives the event
        /// first.
        let depth: Int32
        /// For an interceptor of an event's own name, the next interceptor of its domain's wildcard, strictly above; -1
        /// for none.
        let wildcard: Int32
        /// The interceptor, this one or one above, that ends the journey of an event that arrives here; -1 for none.
        let consumer: Int32
    }

    /// An emission on one path, and the end of its journey.
    struct Trace {
        let emission: Int32
        let visit: Int32
        /// The first interceptor of the event's full name, even if the event does not reach it; -1 for none.
        let exact: Int32
        /// The first interceptor of its domain's wildcard, even if the event does not reach it; -1 for none.
        let wildcard: Int32
        let consumer: Int32
        /// The smallest depth at which the event is offered: interceptors at a smaller depth do not apply. 0 for an
        /// event that bubbles.
        let end: Int32
    }
}
