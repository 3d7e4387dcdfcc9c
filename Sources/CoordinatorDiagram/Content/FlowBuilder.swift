import CoordinatorAnalysis
import CoordinatorModel

/// Turns journeys into lines between boxes, and adds the markers at which lost events end.
struct FlowBuilder {
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
            var legs = Legs(journey, source: source(of: journey)) { [places] hop in
                let reference = BoxPlaces.Reference(owner: hop.parent, branch: hop.branch)
                return places.boxOfReference[reference].map { Flow.Port(box: $0) }
            }
            if journey.outcome == .unhandled {
                addLost(journey, legs)
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

    private mutating func addLost(_ journey: Journey, _ legs: Legs) {
        // Beyond its last reference a path is the tree's own: it need not be walked to know where it ends.
        let root = roots[legs.lastHop?.parent ?? journey.emitter.coordinator]
        guard let source = legs.last, let rootBox = places.boxOfCoordinator[root] else { return }
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
