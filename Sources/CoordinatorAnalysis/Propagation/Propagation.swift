import CoordinatorModel

/// Every journey of every emission in a tree.
///
/// ```swift
/// var tree = CoordinatorTree()
/// let app = tree.addRoot(Coordinator(type: "App", kind: .container, intercepts: [Interceptor(event: "Auth.didLogOut")]))
/// tree.addChild(Coordinator(type: "Profile", emits: [Emission(event: "Auth.didLogOut")]), to: app, presentation: "push")
/// for journey in Propagation(tree).journeys { print(journey.event, journey.outcome) }  // Auth.didLogOut consumed
/// ```
///
/// An event that a screen emits is offered to that screen, to the screens that embed it, to the coordinator that owns
/// them, to that coordinator's parent, and so on to the root. An event that a coordinator emits is offered to that
/// coordinator first. An interceptor that consumes `always` ends the journey; after `sometimes` and `never` the event
/// goes on.
///
/// A coordinator that is presented in several places (`to` in `tree.json`) has several paths, and an emission has one
/// journey for each of them: for every path from the emitter to a root on which no coordinator occurs twice. On a path
/// with a circle, the event would be offered to the same coordinators as on the path without the circle, and to more;
/// so an event that is lost on a path with a circle is also lost on a path without one. A root that is also presented
/// ends one path and continues others. An emission in an unattached subtree has no path to a root, so it has no
/// journeys.
public struct Propagation: Sendable {
    let store: JourneyStore

    /// Traces a tree. Takes time linear in its coordinators, screens, emissions and interceptors, and in the paths that
    /// references add.
    ///
    /// - Parameters:
    ///   - tree: the tree.
    ///   - referenceLimit: the largest number of visits of coordinators along paths with references, which can grow
    ///     exponentially with the references. Paths by containment are not limited. The default is the number of
    ///     coordinators in the tree, but at least 100,000.
    public init(_ tree: CoordinatorTree, referenceLimit: Int? = nil) {
        store = JourneyStore(tree, referenceLimit: referenceLimit ?? max(100_000, tree.coordinators.count))
    }

    /// The tree that was traced.
    public var tree: CoordinatorTree { store.tree }

    /// All journeys: roots in order, parents before children, the emissions of a coordinator before those of its
    /// screens.
    public var journeys: Journeys { Journeys(store: store, traces: 0..<store.attachedTraces) }

    /// Where paths were left out because of the limit; `nil` if no path was left out.
    public var truncation: Truncation? { store.truncation }

    /// Whether paths through references were left out because of the limit.
    public var isTruncated: Bool { store.truncation != nil }

    /// The place at which paths were left out.
    public struct Truncation: Hashable, Sendable {
        /// The limit.
        public var limit: Int
        /// The first step down that was not followed: a reference, or a branch below one.
        public var firstUntaken: ReferenceHop
    }
}

/// The journeys of a tree, created on access.
public struct Journeys: RandomAccessCollection, Sendable {
    let store: JourneyStore
    let traces: Range<Int>

    /// The position of the first journey.
    public var startIndex: Int { traces.lowerBound }
    /// The position after the last journey.
    public var endIndex: Int { traces.upperBound }
    /// The journey at a position.
    public subscript(position: Int) -> Journey { Journey(store: store, trace: store.traces[position]) }
}
