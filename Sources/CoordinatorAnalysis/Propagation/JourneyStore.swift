import CoordinatorModel

/// The results of one run of the tracer, shared by all its journeys.
final class JourneyStore: Sendable {
    let tree: CoordinatorTree
    let places: PlaceTable
    let visits: [JourneyTracer.Visit]
    let interceptors: [JourneyTracer.StackedInterceptor]
    let traces: [JourneyTracer.Trace]
    /// The number of traces, from the first on, that arrive at a root. The others stay inside an unattached subtree.
    let attachedTraces: Int
    /// The number of visits, from the first on, that begin at a root.
    let attachedVisits: Int
    /// The visits at which a walk began, in order.
    let rootVisits: [Int32]
    let truncation: Propagation.Truncation?

    init(_ tree: CoordinatorTree, referenceLimit: Int) {
        var tracer = JourneyTracer(
            places: PlaceTable(tree), descents: Descents(tree), referenceLimit: referenceLimit)
        for root in tree.roots { tracer.walk(from: root) }
        let attachedTraces = tracer.traces.count
        let attachedVisits = tracer.visits.count
        for root in tree.unattached where !tracer.hasVisited(root) { tracer.walk(from: root) }
        self.tree = tree
        self.attachedTraces = attachedTraces
        self.attachedVisits = attachedVisits
        places = tracer.places
        visits = tracer.visits
        interceptors = tracer.interceptors
        traces = tracer.traces
        let visits = tracer.visits
        rootVisits = visits.indices.lazy.filter { visits[$0].parent < 0 }.map(Int32.init)
        let descents = tracer.descents.descents
        truncation = tracer.firstUntaken.map { untaken in
            let descent = descents[Int(untaken.descent)]
            let parent = Int(visits[Int(untaken.visit)].coordinator)
            let branch = Int(descent.branch)
            return Propagation.Truncation(
                limit: referenceLimit,
                firstUntaken: ReferenceHop(child: Int(descent.child), parent: parent, branch: branch))
        }
    }

    /// The coordinator at the upper end of a visit's path. Found without walking the path, which may be long.
    func root(of visit: Int32) -> Int {
        var (low, high) = (0, rootVisits.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if rootVisits[middle] <= visit { low = middle } else { high = middle }
        }
        return Int(visits[Int(rootVisits[low])].coordinator)
    }

    /// The coordinators from a visit's own up to the root.
    func path(from visit: Int32) -> [Int] {
        var path: [Int] = []
        var visit = visit
        while visit >= 0 {
            path.append(Int(visits[Int(visit)].coordinator))
            visit = visits[Int(visit)].parent
        }
        return path
    }

    /// The references on a path, from the emitter up.
    func hops(from visit: Int32) -> [ReferenceHop] {
        var hops: [ReferenceHop] = []
        var hop = visits[Int(visit)].hop
        while hop >= 0 {
            hops.append(self.hop(at: hop))
            hop = visits[Int(visits[Int(hop)].parent)].hop
        }
        return hops
    }

    func presenter(of visit: Int32) -> Int? { presenters(of: visit, atMost: 1).first }

    /// The coordinators above a visit's own, the nearest first.
    func presenters(of visit: Int32, atMost count: Int) -> [Int] {
        var found: [Int] = []
        var next = visits[Int(visit)].parent
        while next >= 0, found.count < count {
            found.append(Int(visits[Int(next)].coordinator))
            next = visits[Int(next)].parent
        }
        return found
    }

    /// The reference nearest to the root on a path.
    func lastHop(from visit: Int32) -> ReferenceHop? {
        let visit = visits[Int(visit)].lastHop
        return visit < 0 ? nil : hop(at: visit)
    }

    private func hop(at visit: Int32) -> ReferenceHop {
        let entered = visits[Int(visit)]
        return ReferenceHop(
            child: Int(entered.coordinator), parent: Int(visits[Int(entered.parent)].coordinator),
            branch: Int(entered.branch))
    }
}
