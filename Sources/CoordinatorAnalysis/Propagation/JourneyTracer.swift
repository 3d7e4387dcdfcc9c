import CoordinatorModel

/// A walk down the tree that finds the outcome of every emission.
///
/// While a coordinator is open, its interceptors are on a stack for each event name. So the interceptors of an event
/// are known without walking its path: the tops of the stacks of its own name and of its domain's wildcard are the
/// first ones, and each interceptor records which interceptor consumes the event from there on. The walk takes time
/// linear in places, interceptors and emissions, however deep the tree is, and uses its own stack instead of recursion.
///
/// A reference is followed down like a branch, unless it leads to a coordinator that is already open. So the walk
/// visits each simple path from a root to a coordinator exactly once, and each visit is one path for the events below.
struct JourneyTracer {
    private struct Frame {
        let visit: Int32
        let firstInterceptor: Int
        var nextDescent: Int32
    }

    let places: PlaceTable
    let descents: Descents
    let referenceLimit: Int

    private(set) var visits: [Visit] = []
    private(set) var interceptors: [StackedInterceptor] = []
    private(set) var traces: [Trace] = []
    /// The first step down that was not taken because of the limit: the visit, and the index in `descents`.
    private(set) var firstUntaken: (visit: Int32, descent: Int32)?

    private var tops: [Int32]
    private var isOpen: [Bool]
    private var wasVisited: [Bool]
    private var frames: [Frame] = []
    private var visitsByReference = 0

    init(places: PlaceTable, descents: Descents, referenceLimit: Int) {
        self.places = places
        self.descents = descents
        self.referenceLimit = referenceLimit
        let count = descents.starts.count - 1
        tops = [Int32](repeating: -1, count: places.names.names.count)
        isOpen = [Bool](repeating: false, count: count)
        wasVisited = isOpen
        visits.reserveCapacity(count)
        interceptors.reserveCapacity(places.interceptors.count)
        traces.reserveCapacity(places.emissions.count)
    }

    /// Whether a walk so far has visited a coordinator.
    func hasVisited(_ coordinator: Int) -> Bool { wasVisited[coordinator] }

    /// Walks down from a root.
    mutating func walk(from root: Int) {
        enter(Int32(root), from: -1, by: -1, isReference: false)
        while let frame = frames.last {
            let coordinator = Int(visits[Int(frame.visit)].coordinator)
            guard frame.nextDescent < descents.starts[coordinator + 1] else {
                leave()
                continue
            }
            frames[frames.count - 1].nextDescent += 1
            let descent = descents.descents[Int(frame.nextDescent)]
            guard !isOpen[Int(descent.child)] else { continue }
            if descent.isReference || visits[Int(frame.visit)].hop >= 0 {
                guard visitsByReference < referenceLimit else {
                    if firstUntaken == nil { firstUntaken = (frame.visit, frame.nextDescent) }
                    continue
                }
                visitsByReference += 1
            }
            enter(descent.child, from: frame.visit, by: descent.branch, isReference: descent.isReference)
        }
    }

    private mutating func enter(_ coordinator: Int32, from parent: Int32, by branch: Int32, isReference: Bool) {
        let visit = Int32(visits.count)
        let hop = isReference ? visit : parent >= 0 ? visits[Int(parent)].hop : -1
        let above = parent >= 0 ? visits[Int(parent)].lastHop : -1
        visits.append(
            Visit(
                coordinator: coordinator, parent: parent, branch: branch, hop: hop,
                lastHop: above < 0 && isReference ? visit : above))
        isOpen[Int(coordinator)] = true
        wasVisited[Int(coordinator)] = true

        let depth = Int32(frames.count)
        let own = places.places(of: Int(coordinator))
        let firstInterceptor = interceptors.count
        stack(places.entries[own.lowerBound], visit: visit, depth: depth)
        frames.append(
            Frame(visit: visit, firstInterceptor: firstInterceptor, nextDescent: descents.starts[Int(coordinator)]))
        traceScreens(own.dropFirst(), visit: visit, depth: depth)
    }

    private mutating func leave() {
        let frame = frames.removeLast()
        isOpen[Int(visits[Int(frame.visit)].coordinator)] = false
        let coordinator = Int(visits[Int(frame.visit)].coordinator)
        let count = places.entries[Int(places.starts[coordinator])].interceptors.count
        unstack(frame.firstInterceptor..<frame.firstInterceptor + count)
    }

    private mutating func traceScreens(_ screens: Range<Int>, visit: Int32, depth: Int32) {
        var open: [(level: Int32, interceptors: Range<Int>)] = []
        for index in screens {
            let screen = places.entries[index]
            while let last = open.last, last.level >= screen.level {
                unstack(last.interceptors)
                open.removeLast()
            }
            let firstInterceptor = interceptors.count
            stack(screen, visit: visit, depth: depth + screen.level)
            if !screen.interceptors.isEmpty { open.append((screen.level, firstInterceptor..<interceptors.count)) }
        }
        for last in open.reversed() { unstack(last.interceptors) }
    }

    /// Puts a place's interceptors on their stacks, then traces its emissions, which are offered to the place itself
    /// first, unless they are for its parent.
    private mutating func stack(_ place: PlaceTable.Entry, visit: Int32, depth: Int32) {
        let forParent = place.emissions.filter { places.emissions[Int($0)].isForParent }
        let first = forParent.map { trace($0, visit: visit, coordinatorDepth: depth - 1) }
        for interceptor in place.interceptors {
            let entry = places.interceptors[Int(interceptor)]
            let index = Int32(interceptors.count)
            let consumer = entry.consumes == .always ? index : self.consumer(of: entry.name)
            let above = tops[Int(entry.name)]
            let wildcard = places.wildcards[Int(entry.name)]
            interceptors.append(
                StackedInterceptor(
                    interceptor: interceptor, visit: visit, above: above, depth: depth,
                    wildcard: wildcard < 0 ? -1 : tops[Int(wildcard)], consumer: consumer))
            tops[Int(entry.name)] = index
        }
        for emission in place.emissions {
            let known = forParent.firstIndex(of: emission).map { first[$0] }
            traces.append(known ?? trace(emission, visit: visit, coordinatorDepth: depth - place.level))
        }
    }

    /// The journey of an event that is offered to the present stacks.
    private func trace(_ emission: Int32, visit: Int32, coordinatorDepth: Int32) -> Trace {
        let name = places.emissions[Int(emission)].name
        let wildcard = places.wildcards[Int(name)]
        let trace = Trace(
            emission: emission, visit: visit, exact: tops[Int(name)],
            wildcard: wildcard < 0 ? -1 : tops[Int(wildcard)], consumer: consumer(of: name), end: 0)
        let travel = places.emissions[Int(emission)].travel
        return travel == .bubbling
            ? trace : shortened(trace, travel: travel, coordinatorDepth: max(coordinatorDepth, 0))
    }

    private mutating func unstack(_ range: Range<Int>) {
        for index in range.reversed() {
            tops[Int(places.interceptors[Int(interceptors[index].interceptor)].name)] = interceptors[index].above
        }
    }

    /// The interceptor that ends the journey of an event, for the current stacks.
    private func consumer(of name: Int32) -> Int32 {
        let exact = tops[Int(name)]
        let wildcard = places.wildcards[Int(name)]
        var byWildcard: Int32 = -1
        if wildcard >= 0, tops[Int(wildcard)] >= 0 { byWildcard = interceptors[Int(tops[Int(wildcard)])].consumer }
        guard exact >= 0 else { return byWildcard }
        // The wildcard does not apply at the place of an exact interceptor, so it must be deeper, not equally deep.
        if byWildcard >= 0, interceptors[Int(byWildcard)].depth > interceptors[Int(exact)].depth { return byWildcard }
        return interceptors[Int(exact)].consumer
    }
}
