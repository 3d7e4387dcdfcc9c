import CoordinatorModel

/// The way of one emission up one path to a root: who was asked, and what became of it.
///
/// A journey is a small handle: what it says about stops and path is found when it is asked for.
public struct Journey: Sendable {
    /// What became of an event.
    public enum Outcome: String, Hashable, Sendable, CaseIterable {
        /// The last stop ended its journey.
        case consumed
        /// Somebody looked, nobody consumed for certain, and it left at the root. A stop that consumes `sometimes`
        /// may have ended the journey.
        case observed
        /// Nobody on the path claims it: it is lost.
        case unhandled
    }

    let store: JourneyStore
    let trace: JourneyTracer.Trace

    private var entry: PlaceTable.EmissionEntry { store.places.emissions[Int(trace.emission)] }

    /// What tells a journey from all others of its propagation.
    public struct ID: Hashable, Sendable {
        let emission: Int32
        let visit: Int32
    }

    /// What tells it from all others of its propagation: the emission, and the path.
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

    /// The claims that the event meets, in the order in which they are asked, up to and including the one that
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
    /// path to the root, also where somebody consumes on the way. Takes time linear in its length.
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
