import CoordinatorModel

/// One emission on one path to a root: the interceptors on the path, and the outcome.
///
/// A journey is a small handle; its stops and its path are computed on demand.
public struct Journey: Sendable {
    /// The end of a journey.
    public enum Outcome: String, Hashable, Sendable, CaseIterable {
        /// The last stop consumed the event.
        case consumed
        /// The event was observed, no stop consumes it `always`, and it left at the root. A stop that consumes it
        /// `sometimes` may have ended the journey.
        case observed
        /// No object on the path intercepts it: it is lost.
        case unhandled
    }

    let store: JourneyStore
    let trace: JourneyTracer.Trace

    private var entry: PlaceTable.EmissionEntry { store.places.emissions[Int(trace.emission)] }

    /// Identifies a journey within its propagation.
    public struct ID: Hashable, Sendable {
        let emission: Int32
        let visit: Int32
    }

    /// The identity of the journey within its propagation: the emission and the path.
    public var id: ID { ID(emission: trace.emission, visit: trace.visit) }

    /// The coordinator or screen that emits.
    public var emitter: Place { store.places.place(entry.place) }

    /// The position of the emission in the `emits` of the emitter.
    public var position: Int { Int(entry.position) }

    /// The emission.
    public var emission: Emission {
        let emitter = emitter
        let emits = store.tree.screen(at: emitter)?.emits ?? store.tree.coordinators[emitter.coordinator].emits
        return emits[position]
    }

    /// The full name of the event.
    public var event: String { store.places.names.names[Int(entry.name)] }

    /// The interceptors on the path that receive the event, in their order, including the one that consumes it.
    public var stops: Stops { Stops(store: store, trace: trace) }

    /// The stop that consumes the event; `nil` if none does.
    public var consumer: Stop? { trace.consumer < 0 ? nil : store.stop(at: trace.consumer) }

    /// The outcome of the journey.
    public var outcome: Outcome {
        if trace.consumer >= 0 { return .consumed }
        return stops.isEmpty ? .unhandled : .observed
    }

    /// The coordinators from the emitter up to the root, as indices into `CoordinatorTree.coordinators`: the whole
    /// path, even if the event is consumed before the root. Takes time linear in the length of the path.
    public var path: [Int] { store.path(from: trace.visit) }

    /// The coordinator that presents the emitter's coordinator on this path; `nil` if that is the root. Found without
    /// walking the path.
    public var presenter: Int? { store.presenter(of: trace.visit) }

    /// The next coordinators on the path above the emitter's, at most this many, the nearest first.
    public func presenters(atMost count: Int) -> [Int] { store.presenters(of: trace.visit, atMost: count) }

    /// The coordinator at which the path ends. Found without walking the path.
    public var root: Int { store.root(of: trace.visit) }

    /// The references (`to` in `tree.json`) on the path, from the emitter up; empty for a path by containment.
    public var hops: [ReferenceHop] { store.hops(from: trace.visit) }

    /// The last of `hops`, nearest to the root. Found without walking the path.
    public var lastHop: ReferenceHop? { store.lastHop(from: trace.visit) }
}

/// A step from a coordinator up to a coordinator that presents it by reference.
public struct ReferenceHop: Hashable, Sendable {
    /// The coordinator that the branch refers to, as an index into `CoordinatorTree.coordinators`.
    public var child: Int
    /// The coordinator that has the branch.
    public var parent: Int
    /// The index of that branch in the parent's `branches`. If several branches lead to the child, it is the first.
    public var branch: Int

    /// Creates a step.
    public init(child: Int, parent: Int, branch: Int) {
        self.child = child
        self.parent = parent
        self.branch = branch
    }
}
