import CoordinatorModel

/// One emission on one path to a root: the interceptors on the path, and the outcome.
///
/// A journey is a small handle: its stops and its path are computed on demand.
public struct Journey: Sendable {
    /// What became of an event.
    public enum Outcome: String, Hashable, Sendable, CaseIterable {
        /// The last stop ended its journey.
        case consumed
        /// It was observed, no object was sure to consume it, and it left at the root. A stop that consumes `sometimes`
        /// may have ended the journey.
        case observed
        /// No object on the path intercepts it: it is lost.
        case unhandled
    }

    let store: JourneyStore
    let trace: JourneyTracer.Trace

    private var entry: PlaceTable.EmissionEntry { store.places.emissions[Int(trace.emission)] }

    /// Identifies a journey among all of its propagation.
    public struct ID: Hashable, Sendable {
        let emission: Int32
        let visit: Int32
    }

    /// Identifies it among all journeys of its propagation: the emission and the path.
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

    /// The interceptors on the path that receive the event, in their order, up to and including the one that
    /// consumes.
    public var stops: Stops { Stops(store: store, trace: trace) }

    /// The stop that ends the journey.
    public var consumer: Stop? { trace.consumer < 0 ? nil : store.stop(at: trace.consumer) }

    /// What became of the event.
    public var outcome: Outcome {
        if trace.consumer >= 0 { return .consumed }
        return stops.isEmpty ? .unhandled : .observed
    }

    /// The coordinators from the emitter up to the root, as indices into `CoordinatorTree.coordinators`. The whole
    /// path to the root, also if the event is consumed before. Takes time linear in its length.
    public var path: [Int] { store.path(from: trace.visit) }

    /// The coordinator at which the path ends, without going there.
    public var root: Int { store.root(of: trace.visit) }

    /// The references (`to` in `tree.json`) that the path takes, from the emitter up; empty for a path by containment.
    public var hops: [ReferenceHop] { store.hops(from: trace.visit) }

    /// The last of `hops`, the one nearest to the root, without going there.
    public var lastHop: ReferenceHop? { store.lastHop(from: trace.visit) }
}

/// A step from a coordinator up to one that presents it by reference.
public struct ReferenceHop: Hashable, Sendable {
    /// The coordinator that is referred to, as an index into `CoordinatorTree.coordinators`.
    public var child: Int
    /// The coordinator whose branch refers to it.
    public var parent: Int
    /// The position of that branch in the parent's `branches`. Where several lead to the child, it is the first.
    public var branch: Int

    /// Names a step.
    public init(child: Int, parent: Int, branch: Int) {
        self.child = child
        self.parent = parent
        self.branch = branch
    }
}
