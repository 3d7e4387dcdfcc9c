import CoordinatorAnalysis

/// The legs of a journey: a reference on the path ends one leg, and the next leg starts at the reference's box.
struct Legs {
    /// The start of the current leg.
    private var start: Flow.Port?
    private let journey: Journey
    /// The references on the journey's path, computed when a stop needs them: there may be thousands.
    private var hops: [ReferenceHop] = []
    private let port: (ReferenceHop) -> Flow.Port?
    /// The path, as far as it has been walked. One walk serves all stops, because a tree with many references has many
    /// long paths.
    private var path: [Int] = []
    private var position = 0
    private var nextHop = 0

    /// - Parameters:
    ///   - journey: the journey.
    ///   - source: the place of the emission.
    ///   - port: the place of a reference.
    init(_ journey: Journey, source: Flow.Port?, port: @escaping (ReferenceHop) -> Flow.Port?) {
        self.journey = journey
        self.port = port
        start = source
    }

    /// The last reference on the journey's path.
    var lastHop: ReferenceHop? { journey.lastHop }

    /// The start of the last leg.
    var last: Flow.Port? { lastHop.map(port) ?? start }

    /// The start of the leg that arrives at a stop. Call it for the stops in order.
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
