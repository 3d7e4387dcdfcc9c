import CoordinatorAnalysis

/// The places in a diagram of the ends of journeys' parts.
struct FlowPorts {
    private let scope: Scope
    private let places: BoxPlaces
    /// The number of rows of each box.
    private let rowCounts: [Int]
    /// For each branch of the traced tree, its index in the drawn tree; `nil` if both are the same tree.
    var branchPlaces: [[Int]]?

    init(_ scope: Scope, _ places: BoxPlaces, _ boxes: [Box]) {
        self.scope = scope
        self.places = places
        rowCounts = boxes.map(\.rows.count)
    }

    /// The place of the emission: its row, or the box that represents its hidden coordinator.
    func source(of journey: Journey) -> Flow.Port? {
        let place = journey.emitter
        if let box = places.boxOfCoordinator[place.coordinator] {
            let key = RowList.EventKey(screen: place.screens, event: journey.event)
            return Flow.Port(box: box, row: places.rows[box]?.rowOfEvent[key])
        }
        if let port = places.rowOfChild[place.coordinator] {
            // The last row stands for rows that the list has folded.
            return Flow.Port(box: port.box, row: min(port.row ?? 0, rowCounts[port.box] - 1))
        }
        guard let standIn = scope.standIn[place.coordinator], scope.visibility[standIn] == .shown,
            let box = places.boxOfCoordinator[standIn]
        else { return nil }
        return Flow.Port(box: box)
    }

    /// The row of an interceptor, or its box if it has no row; `nil` if it isn't shown.
    func target(of stop: Stop) -> Flow.Port? {
        guard let box = box(of: stop) else { return nil }
        let key = RowList.EventKey(
            screen: stop.place.screens, event: stop.interceptor.event, consumption: stop.interceptor.consumes)
        return Flow.Port(box: box, row: places.rows[box]?.rowOfEvent[key])
    }

    /// The box of the coordinator that intercepts.
    func box(of stop: Stop) -> Int? { places.boxOfCoordinator[stop.place.coordinator] }

    /// The box of a coordinator.
    func box(ofCoordinator index: Int) -> Int? { places.boxOfCoordinator[index] }

    /// The box of a reference on a journey's path.
    func box(of hop: ReferenceHop) -> Int? {
        let branch = branchPlaces?[hop.parent][hop.branch] ?? hop.branch
        return places.boxOfReference[BoxPlaces.Reference(owner: hop.parent, branch: branch)]
    }
}
