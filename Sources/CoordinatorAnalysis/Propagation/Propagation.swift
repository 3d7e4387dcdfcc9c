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
/// An emission by a screen is offered to that screen, to the screens that embed it, to the coordinator that owns
/// them, to that coordinator's parent, and so on to the root; an emission by a coordinator is offered to that
/// coordinator first. An interceptor that consumes `always` ends the journey; after `sometimes` and `never` it goes on.
///
/// A coordinator that is presented in several places (`to` in `tree.json`) has several paths, and an emission has one
/// journey for each of them: every path from the emitter to a root on which no coordinator occurs twice. A path that
/// runs in a circle would ask the same coordinators as the one without the circle, and more; an event that is lost on
/// it is therefore lost on a path without circles as well. A root that is also presented ends a path and continues
/// others. An emission in an unattached subtree has no path to a root, hence no journeys.
public struct Propagation: Sendable {
    let store: JourneyStore

    /// Traces a tree, in time linear in its coordinators, screens, emissions and interceptors, and in the paths that
    /// references add.
    ///
    /// - Parameters:
    ///   - tree: the tree.
    ///   - referenceLimit: how many visits of coordinators along paths with references are made at most. Their
    ///     number can grow exponentially with the references. Paths by containment always count in full. By default
    ///     as many as the tree has coordinators, and 100,000 at least.
    public init(_ tree: CoordinatorTree, referenceLimit: Int? = nil) {
        store = JourneyStore(tree, referenceLimit: referenceLimit ?? max(100_000, tree.coordinators.count))
    }

    /// The tree that was traced.
    public var tree: CoordinatorTree { store.tree }

    /// All journeys: roots in order, parents before children, a coordinator's own emissions before its screens'.
    public var journeys: Journeys { Journeys(store: store, traces: 0..<store.attachedTraces) }

    /// Where paths were left out because of the limit; `nil` when every journey is there.
    public var truncation: Truncation? { store.truncation }

    /// Whether paths through references were left out because of the limit.
    public var isTruncated: Bool { store.truncation != nil }

    /// What the limit cut off.
    public struct Truncation: Hashable, Sendable {
        /// The limit.
        public var limit: Int
        /// The first way down that was not followed any more: a reference, or a branch below one.
        public var firstUntaken: ReferenceHop
    }
}

/// The journeys of a tree, made while they are looked at.
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
