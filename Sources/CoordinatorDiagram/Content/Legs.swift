import CoordinatorAnalysis

/// A journey cut where it passes through a reference: from there on it is drawn from the reference's box.
struct Legs {
    /// Where the leg starts that the walk is in.
    private var start: Flow.Port?
    private let journey: Journey
    /// The references that the journey passes, found when a stop is asked for: there may be thousands.
    private var hops: [ReferenceHop] = []
    private let port: (ReferenceHop) -> Flow.Port?
    /// The walk up the path, as far as it has come: it goes once for all stops, because a tree with many references has
    /// many long paths.
    private var path: [Int] = []
    private var position = 0
    private var nextHop = 0

    /// - Parameters:
    ///   - journey: the journey.
    ///   - source: where the emission is drawn.
    ///   - port: where a reference is drawn.
    init(_ journey: Journey, source: Flow.Port?, port: @escaping (ReferenceHop) -> Flow.Port?) {
        self.journey = journey
        self.port = port
        start = source
    }

    /// The last reference that the journey passes through.
    var lastHop: ReferenceHop? { journey.lastHop }

    /// Where the last leg starts.
    var last: Flow.Port? { lastHop.map(port) ?? start }

    /// Where the leg that arrives at a stop has started. Stops are asked for in their order.
    mutating func port(before stop: Stop) -> Flow.Port? {
        guard lastHop != nil else { return start }
        if path.isEmpty { (path, hops) = (journey.path, journey.hops) }
        while position < path.count, path[position] != stop.place.coordinator {
            if nextHop < hops.count, path[position] == hops[nextHop].child {
                start = port(hops[nextHop])
                nextHop += 1
            }
            position += 1
        }
        return start
    }
}
