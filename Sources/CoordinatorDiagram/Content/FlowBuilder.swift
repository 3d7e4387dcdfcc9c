import CoordinatorAnalysis
import CoordinatorModel
import TreeComparison

/// Turns journeys into lines between boxes, and adds the markers at which lost events end.
struct FlowBuilder {
    let options: DiagramOptions
    let scope: Scope
    let names: ShortNames
    private(set) var boxes: [Box]
    let places: BoxPlaces
    private(set) var flows: [Flow] = []
    private(set) var traces: [JourneyTrace] = []
    /// Whether lines to interceptors that only observe, or may consume, are left out because there are too many.
    private(set) var leavesOutPassing = false
    /// The drawn journeys, each from one start: the flows to the objects that are offered the event, in order.
    private var legs: [[Int]] = []
    private var seenLegs: Set<[Int]> = []

    /// The flows, joined into one line for each interceptor.
    var strokes: [Stroke] { StrokeBuilder.strokes(of: legs, flows, names.families) }

    /// The root above each coordinator.
    private let roots: [Int]
    private var seen: [Flow: Int] = [:]
    private var drawsLost = true
    private var markers: [Marker: Int] = [:]
    private var markersOfRoot: [Int: Int] = [:]
    private var slugs = Slugs()
    /// Where in the tree that is drawn the branches of the traced one are; `nil` where both are the same tree.
    private(set) var branchPlaces: [[Int]]?

    private struct Marker: Hashable {
        var root: Int
        /// Empty for the marker that represents all events beyond `mostMarkers`.
        var event: String
    }

    init(
        tree: CoordinatorTree, options: DiagramOptions, scope: Scope, names: ShortNames, boxes: [Box],
        places: BoxPlaces
    ) {
        self.options = options
        self.scope = scope
        self.names = names
        self.boxes = boxes
        self.places = places
        let parents = tree.parents()
        var roots = Array(tree.coordinators.indices)
        for index in tree.depthFirst() { roots[index] = parents[index].map { roots[$0] } ?? index }
        self.roots = roots
    }

    /// Adds the journeys of both versions; those of the old one that are no more are added last.
    mutating func add(_ comparison: Comparison) {
        // Both versions leave out the same, or what only one of them draws would look like a change.
        drawsLost = Self.drawsLost([comparison.before, comparison.after], options)
        leavesOutPassing = hasTooManyPassing(comparison.before) || hasTooManyPassing(comparison.after)
        branchPlaces = comparison.overlay.branchesBefore
        var old = self
        old.draw(comparison.before)
        branchPlaces = comparison.overlay.branchesAfter
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

    /// A line, identified by the event if it ends at a marker.
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
            flow.target = Flow.Port(box: marker(for: flow.event, at: root))
        } else if !isAncestor(flow.target.box, of: flow.source.box) {
            // The emitter is no longer below this object: there is no path to draw.
            return nil
        }
        return append(flow)
    }

    private func isAncestor(_ box: Int, of other: Int) -> Bool {
        var next: Int? = other
        while let current = next, current != box { next = boxes[current].parent }
        return next != nil
    }

    /// A marker is as new as the newest line that ends there is old.
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
        drawsLost = Self.drawsLost([propagation], options)
        leavesOutPassing = hasTooManyPassing(propagation)
        draw(propagation)
    }

    private mutating func draw(_ propagation: Propagation) {
        if options.events == .none, !options.keepsTraces { return }
        for journey in propagation.journeys {
            let lines = isDrawn(journey) ? add(journey) : []
            if options.keepsTraces { traces.append(trace(of: journey, lines: lines)) }
        }
    }

    /// In a chain where all coordinators emit and observe, the lines to observers grow with the square of its length.
    private func hasTooManyPassing(_ propagation: Propagation) -> Bool {
        guard options.events != .none else { return false }
        var room = Self.mostPassing
        for journey in propagation.journeys where isDrawn(journey) && source(of: journey) != nil {
            for stop in journey.stops where stop.interceptor.consumes != .always {
                guard places.boxOfCoordinator[stop.place.coordinator] != nil else { continue }
                room -= 1
                if room < 0 { return true }
            }
        }
        return false
    }

    /// Adds a journey's lines: one for each stop, or the one to the place where it is lost; `nil` for lines that are
    /// not shown.
    private mutating func add(_ journey: Journey) -> [Int?] {
        var legs = Legs(journey, source: source(of: journey)) { [places, branchPlaces] hop in
            Self.box(of: hop, places, branchPlaces).map { Flow.Port(box: $0) }
        }
        guard journey.outcome != .unhandled else {
            let line = drawsLost ? addLost(journey, legs) : nil
            if let line { add(leg: [line]) }
            return [line]
        }
        var lines: [Int?] = []
        var leg: [Int] = []
        // There may be too many observers to visit when they are left out.
        let stops = leavesOutPassing ? journey.consumer.map { [$0] } ?? [] : Array(journey.stops)
        for stop in stops {
            let line = add(stop, event: journey.event, from: legs.port(before: stop))
            lines.append(line)
            // The rows of a box say what it does with its own events.
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

    private mutating func add(leg: [Int]) {
        if !leg.isEmpty, seenLegs.insert(leg).inserted { legs.append(leg) }
    }

    /// Whether lost events are drawn up to the root. Many of them would be a bundle of lines without information, and
    /// their rows already say that they are lost.
    private static func drawsLost(_ versions: [Propagation], _ options: DiagramOptions) -> Bool {
        // A page highlights one journey at a time, including lost ones.
        if options.events == .lost || options.keepsTraces { return true }
        // Where there is little room, their rows and the headline say it.
        if options.isNarrow { return false }
        var lost: Set<String> = []
        for journey in versions.lazy.flatMap(\.journeys) where journey.outcome == .unhandled {
            lost.insert(journey.event)
            if lost.count > mostLostLines { return false }
        }
        return true
    }

    private func trace(of journey: Journey, lines: [Int?]) -> JourneyTrace {
        JourneyTrace(
            source: source(of: journey), lines: lines)
    }

    /// The box of a reference that a journey passes.
    static func box(of hop: ReferenceHop, _ places: BoxPlaces, _ branchPlaces: [[Int]]?) -> Int? {
        let branch = branchPlaces?[hop.parent][hop.branch] ?? hop.branch
        return places.boxOfReference[BoxPlaces.Reference(owner: hop.parent, branch: branch)]
    }

    private func isDrawn(_ journey: Journey) -> Bool {
        // If events are counts, only the selected ones are drawn.
        if options.detail == .flows, options.events == .all { return false }
        return isSelected(journey) && (journey.outcome != .unhandled || options.showsFindings)
    }

    private func isSelected(_ journey: Journey) -> Bool {
        switch options.events {
        case .all: true
        case .none: false
        case .lost: journey.outcome == .unhandled
        case .matching(let pattern): pattern.matches(journey.event)
        }
    }

    /// Where the emission is drawn: its row, or the box that represents its hidden coordinator.
    private func source(of journey: Journey) -> Flow.Port? {
        let place = journey.emitter
        if let box = places.boxOfCoordinator[place.coordinator] {
            let key = RowList.EventKey(screen: place.screens, event: journey.event)
            return Flow.Port(box: box, row: places.rows[box]?.rowOfEvent[key])
        }
        if let port = places.rowOfChild[place.coordinator] {
            // A row that the list has folded away is said by the last one.
            return Flow.Port(box: port.box, row: min(port.row ?? 0, boxes[port.box].rows.count - 1))
        }
        guard let standIn = scope.standIn[place.coordinator], scope.visibility[standIn] == .shown,
            let box = places.boxOfCoordinator[standIn]
        else { return nil }
        return Flow.Port(box: box)
    }

    private mutating func add(_ stop: Stop, event: String, from source: Flow.Port?) -> Int? {
        guard let source, let box = places.boxOfCoordinator[stop.place.coordinator] else { return nil }
        let interceptor = stop.interceptor
        if leavesOutPassing, interceptor.consumes != .always { return nil }
        let key = RowList.EventKey(
            screen: stop.place.screens, event: interceptor.event, consumption: interceptor.consumes)
        let target = Flow.Port(box: box, row: places.rows[box]?.rowOfEvent[key])
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

    /// Adds a line, unless it is there already, and says which it is.
    private mutating func append(_ flow: Flow) -> Int {
        if let known = seen[flow] { return known }
        seen[flow] = flows.count
        flows.append(flow)
        return flows.count - 1
    }

    private mutating func addLost(_ journey: Journey, _ legs: Legs) -> Int? {
        // Beyond its last reference a path is the tree's own: it need not be walked to know where it ends.
        let root = roots[legs.lastHop?.parent ?? journey.emitter.coordinator]
        guard let source = legs.last, let rootBox = places.boxOfCoordinator[root] else { return nil }
        let marker = marker(for: journey.event, at: rootBox)
        return append(Flow(source: source, target: Flow.Port(box: marker), event: journey.event, fate: .lost))
    }

    private mutating func marker(for event: String, at root: Int) -> Int {
        let own = Marker(root: root, event: event)
        if let known = markers[own] { return known }
        let used = markersOfRoot[root, default: 0]
        let key = used < Self.mostMarkers ? own : Marker(root: root, event: "")
        if let known = markers[key] {
            boxes[known].detail += "\n\(event)"
            markers[own] = known
            return known
        }
        var box = Box(
            subject: .lostEvent(event), id: slugs.slug("lost-", "\(boxes[root].id)-\(key.event)"), kind: .coordinator,
            title: key.event.isEmpty ? "more lost events" : names.short(event))
        box.parent = root
        box.detail = "Lost: no object from its emitter up to \(boxes[root].title) intercepts it.\n\(event)"
        boxes.append(box)
        markers[key] = boxes.count - 1
        markers[own] = boxes.count - 1
        markersOfRoot[root] = used + 1
        return boxes.count - 1
    }

    /// How many lost events are drawn up to the root by default.
    private static let mostLostLines = 3
    /// How many lost events of one root have their own marker; one more marker represents all others.
    private static let mostMarkers = 12
    /// How many lines may lead to observers.
    private static let mostPassing = 20_000
}
