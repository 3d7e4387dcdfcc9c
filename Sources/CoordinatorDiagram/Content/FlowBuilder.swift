import CoordinatorAnalysis
import CoordinatorModel
import TreeComparison

/// Turns journeys into lines between boxes, and adds the markers at which lost events end.
struct FlowBuilder {
    let options: DiagramOptions
    let names: ShortNames
    private(set) var boxes: [Box]
    /// The ends of lines.
    private(set) var ports: FlowPorts
    private(set) var flows: [Flow] = []
    private(set) var traces: [JourneyTrace] = []
    /// Whether lines to interceptors that only observe, or that may consume, are left out because there are too many.
    private(set) var leavesOutPassing = false
    /// The legs of journeys: for each, the flows from its start to the objects that are offered the event, in order.
    private var legs: [[Int]] = []
    private var seenLegs: Set<[Int]> = []

    /// The flows, combined into one line for each interceptor.
    var strokes: [Stroke] { StrokeBuilder.strokes(of: legs, flows, names.families) }

    /// The root above each coordinator.
    private let roots: [Int]
    private var seen: [Flow: Int] = [:]
    private var drawsLost = true
    private var markers: LostMarkers
    private var choice: JourneyChoice { JourneyChoice(options, ports) }

    init(
        tree: CoordinatorTree, options: DiagramOptions, scope: Scope, names: ShortNames, boxes: [Box],
        places: BoxPlaces
    ) {
        self.options = options
        self.names = names
        self.boxes = boxes
        ports = FlowPorts(scope, places, boxes)
        markers = LostMarkers(names)
        let parents = tree.parents()
        var roots = Array(tree.coordinators.indices)
        for index in tree.depthFirst() { roots[index] = parents[index].map { roots[$0] } ?? index }
        self.roots = roots
    }

    /// Adds the journeys of both versions; those that exist only in the old one are added last.
    mutating func add(_ comparison: Comparison) {
        // Both versions leave out the same lines, or a line that only one of them draws would look like a change.
        drawsLost = choice.drawsLost([comparison.before, comparison.after])
        leavesOutPassing = choice.hasTooManyPassing(comparison.before) || choice.hasTooManyPassing(comparison.after)
        ports.branchPlaces = comparison.overlay.branchesBefore
        var old = self
        old.draw(comparison.before)
        ports.branchPlaces = comparison.overlay.branchesAfter
        draw(comparison.after)
        // Markers are numbered in order of appearance, so lines to them are compared by the events of the markers.
        let was = Set(old.flows.map(old.identity))
        let now = Set(flows.map(identity))
        for index in flows.indices {
            flows[index].change = was.contains(identity(of: flows[index])) ? .unchanged : .added
        }
        var numbers = [Int?](repeating: nil, count: old.flows.count)
        for (index, flow) in old.flows.enumerated() {
            numbers[index] = now.contains(old.identity(of: flow)) ? nil : addRemoved(flow, from: old)
        }
        for leg in old.legs {
            guard let last = leg.last, let number = numbers[last] else { continue }
            add(leg: [number])
        }
        markChanges()
    }

    /// A line. If it ends at a marker, it is identified by the event.
    private struct Identity: Hashable {
        var flow: Flow
        var marker: String
    }

    private func identity(of flow: Flow) -> Identity {
        var flow = flow
        flow.change = nil
        guard flow.fate == .lost else { return Identity(flow: flow, marker: "") }
        let marker = boxes[flow.target.box]
        flow.target = Flow.Port(box: marker.parent ?? 0)
        return Identity(flow: flow, marker: flow.event)
    }

    private mutating func addRemoved(_ flow: Flow, from old: FlowBuilder) -> Int? {
        var flow = flow
        flow.change = .removed
        if flow.fate == .lost, let root = old.boxes[flow.target.box].parent {
            flow.target = Flow.Port(box: markers.marker(for: flow.event, at: root, in: &boxes))
        } else if !isAncestor(flow.target.box, of: flow.source.box) {
            // The emitter is no longer below this object, so there is no path to draw.
            return nil
        }
        return append(flow)
    }

    private func isAncestor(_ box: Int, of other: Int) -> Bool {
        var next: Int? = other
        while let current = next, current != box { next = boxes[current].parent }
        return next != nil
    }

    /// Sets the change of each marker: unchanged if any of its lines is, else added if any is, else removed.
    private mutating func markChanges() {
        var changes: [Int: Set<Change>] = [:]
        for flow in flows where flow.fate == .lost {
            if let change = flow.change { changes[flow.target.box, default: []].insert(change) }
        }
        for (box, changes) in changes {
            boxes[box].change = [.unchanged, .added].first(where: changes.contains) ?? .removed
        }
    }

    /// Adds the journeys of one version.
    mutating func add(_ propagation: Propagation) {
        drawsLost = choice.drawsLost([propagation])
        leavesOutPassing = choice.hasTooManyPassing(propagation)
        draw(propagation)
    }

    mutating func draw(_ propagation: Propagation) {
        if options.events == .none, !options.keepsTraces { return }
        let choice = choice
        for journey in propagation.journeys {
            let lines = choice.isDrawn(journey) ? add(journey) : []
            if options.keepsTraces { traces.append(trace(of: journey, lines: lines)) }
        }
    }

    /// Adds the lines of a journey: one for each stop, or one to the place where the event is lost; `nil` for lines
    /// that are not shown.
    private mutating func add(_ journey: Journey) -> [Int?] {
        var legs = Legs(journey, source: ports.source(of: journey)) { [ports] hop in
            ports.box(of: hop).map { Flow.Port(box: $0) }
        }
        guard journey.outcome != .unhandled else {
            let line = drawsLost ? addLost(journey, legs) : nil
            if let line { add(leg: [line]) }
            return [line]
        }
        var lines: [Int?] = []
        var leg: [Int] = []
        // If observers are left out, there may be too many of them to visit.
        let stops = leavesOutPassing ? journey.consumer.map { [$0] } ?? [] : Array(journey.stops)
        for stop in stops {
            let line = add(stop, event: journey.event, from: legs.port(before: stop))
            lines.append(line)
            // The rows of a box show what the coordinator does with its own events.
            guard let line, flows[line].source.box != flows[line].target.box else { continue }
            if let last = leg.last, flows[last].source != flows[line].source {
                add(leg: leg)
                leg = []
            }
            leg.append(line)
        }
        add(leg: leg)
        return lines
    }

    mutating func add(leg: [Int]) {
        if !leg.isEmpty, seenLegs.insert(leg).inserted { legs.append(leg) }
    }

    private func trace(of journey: Journey, lines: [Int?]) -> JourneyTrace {
        JourneyTrace(source: ports.source(of: journey), lines: lines)
    }

    private mutating func add(_ stop: Stop, event: String, from source: Flow.Port?) -> Int? {
        guard let source, let target = ports.target(of: stop) else { return nil }
        let interceptor = stop.interceptor
        if leavesOutPassing, interceptor.consumes != .always { return nil }
        if source.box == target.box, source.row == nil || target.row == nil { return nil }
        let fate: Flow.Fate =
            switch interceptor.consumes {
            case .always: .consumed
            case .sometimes: .maybeConsumed
            case .never: .observed
            }
        let isDetailed = options.detail == .full
        return append(Flow(source: source, target: target, event: isDetailed ? event : "", fate: fate))
    }

    /// Adds a line, unless it exists already, and returns its index.
    mutating func append(_ flow: Flow) -> Int {
        if let known = seen[flow] { return known }
        seen[flow] = flows.count
        flows.append(flow)
        return flows.count - 1
    }

    private mutating func addLost(_ journey: Journey, _ legs: Legs) -> Int? {
        // After its last reference, a path follows the tree, so its end is known without a walk.
        let root = roots[legs.lastHop?.parent ?? journey.emitter.coordinator]
        guard let source = legs.last, let rootBox = ports.box(ofCoordinator: root) else { return nil }
        let marker = markers.marker(for: journey.event, at: rootBox, in: &boxes)
        return append(Flow(source: source, target: Flow.Port(box: marker), event: journey.event, fate: .lost))
    }
}
