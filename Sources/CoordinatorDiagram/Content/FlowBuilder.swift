import CoordinatorAnalysis
import CoordinatorModel

/// Turns journeys into lines between boxes, and adds the markers at which lost events end.
struct FlowBuilder {
    let tree: CoordinatorTree
    let options: DiagramOptions
    let scope: Scope
    let names: ShortNames
    private(set) var boxes: [Box]
    let places: BoxPlaces
    private(set) var flows: [Flow] = []

    /// The root above each coordinator.
    private let roots: [Int]
    private var seen: Set<Flow> = []
    private var markers: [Marker: Int] = [:]
    private var markersOfRoot: [Int: Int] = [:]
    private var slugs = Slugs()

    private struct Marker: Hashable {
        var root: Int
        /// Empty for the marker that stands for all events beyond `mostMarkers`.
        var event: String
    }

    init(
        tree: CoordinatorTree, options: DiagramOptions, scope: Scope, names: ShortNames, boxes: [Box],
        places: BoxPlaces
    ) {
        self.tree = tree
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

    mutating func add(_ propagation: Propagation) {
        if options.events == .none { return }
        for journey in propagation.journeys where isSelected(journey) {
            if journey.outcome == .unhandled, !options.showsFindings { continue }
            let legs = Legs(journey, tree: tree, source: source(of: journey)) { hop in
                places.boxOfReference[BoxPlaces.Reference(owner: hop.parent, branch: hop.branch)]
            }
            if journey.outcome == .unhandled {
                addLost(journey, from: legs.last)
            } else {
                for stop in journey.stops { add(stop, event: journey.event, from: legs.port(before: stop)) }
            }
        }
    }

    private func isSelected(_ journey: Journey) -> Bool {
        switch options.events {
        case .all: true
        case .none: false
        case .lost: journey.outcome == .unhandled
        case .matching(let pattern): pattern.matches(journey.event)
        }
    }

    /// Where the emission is drawn: its row, or the box that stands for its hidden coordinator.
    private func source(of journey: Journey) -> Flow.Port? {
        let place = journey.emitter
        if let box = places.boxOfCoordinator[place.coordinator] {
            let key = RowList.EventKey(screen: place.screens, event: journey.event)
            return Flow.Port(box: box, row: places.rows[box]?.rowOfEvent[key])
        }
        guard let standIn = scope.standIn[place.coordinator], scope.visibility[standIn] == .shown,
            let box = places.boxOfCoordinator[standIn]
        else { return nil }
        return Flow.Port(box: box)
    }

    private mutating func add(_ stop: Stop, event: String, from source: Flow.Port?) {
        guard let source, let box = places.boxOfCoordinator[stop.place.coordinator] else { return }
        let claim = stop.interceptor
        let key = RowList.EventKey(screen: stop.place.screens, event: claim.event, consumption: claim.consumes)
        let target = Flow.Port(box: box, row: places.rows[box]?.rowOfEvent[key])
        if source.box == target.box, source.row == nil || target.row == nil { return }
        let fate: Flow.Fate =
            switch claim.consumes {
            case .always: .consumed
            case .sometimes: .maybeConsumed
            case .never: .observed
            }
        let isDetailed = options.detail == .full
        append(Flow(source: source, target: target, event: isDetailed ? event : "", fate: fate))
    }

    private mutating func append(_ flow: Flow) {
        if seen.insert(flow).inserted { flows.append(flow) }
    }

    private mutating func addLost(_ journey: Journey, from source: Flow.Port?) {
        // A path through references is the journey's own; one without is the tree's, known without walking it.
        let root = journey.hops.isEmpty ? roots[journey.emitter.coordinator] : journey.path.last
        guard let source, let root, let rootBox = places.boxOfCoordinator[root] else { return }
        let marker = marker(for: journey.event, at: rootBox)
        append(Flow(source: source, target: Flow.Port(box: marker), event: journey.event, fate: .lost))
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
        box.detail = "Lost: nobody from its emitter up to \(boxes[root].title) claims it.\n\(event)"
        boxes.append(box)
        markers[key] = boxes.count - 1
        markers[own] = boxes.count - 1
        markersOfRoot[root] = used + 1
        return boxes.count - 1
    }

    /// How many lost events of one root have a marker of their own; one more stands for all others.
    private static let mostMarkers = 12
}

/// A journey cut where it passes through a reference: from there on it is drawn from the reference's box.
private struct Legs {
    private let start: Flow.Port?
    /// For each reference on the way, how far from the emitter it is and where the next leg starts.
    private var changes: [(position: Int, port: Flow.Port?)] = []
    private var positions: [Int: Int] = [:]

    init(_ journey: Journey, tree: CoordinatorTree, source: Flow.Port?, box: (ReferenceHop) -> Int?) {
        start = source
        let hops = journey.hops
        guard !hops.isEmpty else { return }
        for (position, coordinator) in journey.path.enumerated() { positions[coordinator] = position }
        changes = hops.map { hop in
            (positions[hop.child] ?? 0, box(hop).map { Flow.Port(box: $0) })
        }
    }

    /// Where the leg that arrives at a stop has started.
    func port(before stop: Stop) -> Flow.Port? {
        guard !changes.isEmpty, let position = positions[stop.place.coordinator] else { return start }
        return changes.last { $0.position < position }.map(\.port) ?? start
    }

    /// Where the last leg starts.
    var last: Flow.Port? { changes.isEmpty ? start : changes[changes.count - 1].port }
}
