import TreeComparison

/// The lines of two versions in one picture: those of the new one, and those of the old one that are no more.
extension FlowBuilder {
    /// Adds the journeys of both versions; those of the old one that are no more are added last.
    mutating func add(_ comparison: Comparison) {
        // Both versions leave out the same, or what only one of them draws would look like a change.
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
            flow.target = Flow.Port(box: markers.marker(for: flow.event, at: root, in: &boxes))
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
}
