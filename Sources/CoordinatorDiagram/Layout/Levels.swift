/// The levels of a diagram, one for each level of the tree: the boxes of each level, their sizes, and the input for a
/// placement.
struct Levels {
    let axes: Axes
    let ways: StrokeWays
    let ports: Ports
    /// The events that come out of references.
    let events: ReferenceEvents
    /// The level of each box; that of a root is 0. Markers of lost events are at -1, before their root: above it in a
    /// picture that grows downwards, else below it, where they need no width. Turns, after which a row starts, are at
    /// -1 too.
    let levels: [Int]
    let count: Int
    /// Each box with its size, not yet placed.
    private(set) var sizes: [(width: Double, height: Double)]
    /// The label of each branch, by its child's box.
    private(set) var labels: [String]
    /// The boxes to place. Markers of lost events are not part of them.
    private(set) var forest: SlotForest
    /// The distance of each box from the start of its slot: lines run in it.
    private(set) var leads: [Double]
    /// The markers of each root that loses events.
    private(set) var markers: [Int: [Int]] = [:]

    init(_ diagram: Diagram) {
        let boxes = diagram.boxes
        axes = Axes(direction: diagram.options.direction)
        var levels = [Int](repeating: 0, count: boxes.count)
        for (index, box) in boxes.enumerated() {
            guard let parent = box.parent else { continue }
            if case .lostEvent = box.subject {
                markers[parent, default: []].append(index)
                levels[index] = -1
            } else if box.subject == .turn {
                levels[index] = -1
            } else {
                levels[index] = levels[parent] + 1
            }
        }
        self.levels = levels
        count = (levels.max() ?? -1) + 1
        ways = StrokeWays(diagram)
        ports = Ports(diagram, ways, levels: levels)
        let events = ReferenceEvents(diagram)
        self.events = events
        let ways = ways
        sizes = boxes.enumerated().map { index, box in
            BoxMetrics.size(
                of: box, lanes: ways.laneCounts[index],
                names: ways.visits[index].compactMap { events.name(of: $0.stroke, at: index) })
        }
        if axes.direction == .down {
            // Lines run through these downwards, beside each other.
            for (index, box) in boxes.enumerated() where box.isPassage { sizes[index] = (sizes[index].height, 0) }
        }
        labels = [String](repeating: "", count: boxes.count)
        leads = [Double](repeating: 0, count: boxes.count)
        forest = SlotForest(
            parents: [], extents: [], separation: Spacing.siblings, treeSeparation: Spacing.trees)
        for branch in diagram.branches where !branch.isNamedByRow && !diagram.options.isNarrow {
            labels[branch.child] = Self.label(of: branch)
        }
        if axes.direction == .right { alignWidths(boxes) }
        measureSlots(boxes)
    }

    /// The text of a branch.
    static func label(of branch: BranchLine) -> String {
        let presentation = TextMetrics.fitted(branch.presentation, to: 110, size: BoxMetrics.labelSize)
        // The row contains the route.
        let isSaid = branch.routeRow != nil && branch.before == nil
        let route = isSaid ? "" : TextMetrics.fitted(branch.route, to: 110, size: BoxMetrics.labelSize)
        let words = branch.change.prefix + BranchLine.words(presentation, route)
        guard let before = branch.before else { return words }
        return
            "\(words) (was \(TextMetrics.fitted(before.isEmpty ? "without a name" : before, to: 140, size: BoxMetrics.labelSize)))"
    }

    func labelWidth(_ box: Int) -> Double {
        labels[box].isEmpty ? 0 : TextMetrics.width(labels[box], size: BoxMetrics.labelSize) * BoxMetrics.slack
    }

    /// Makes the boxes of a column as wide as the widest, so that lines leave them at the same position.
    private mutating func alignWidths(_ boxes: [Box]) {
        var widest = [Double](repeating: 0, count: count)
        for (index, box) in boxes.enumerated() where box.isStretched {
            widest[levels[index]] = max(widest[levels[index]], sizes[index].width)
        }
        for marker in markers.values.joined() {
            widest[0] = max(widest[0], min(sizes[marker].width, Spacing.widestMarker))
        }
        for (index, box) in boxes.enumerated() where box.isStretched { sizes[index].width = widest[levels[index]] }
        for marker in markers.values.joined() { sizes[marker].width = min(sizes[marker].width, widest[0]) }
    }

    private mutating func measureSlots(_ boxes: [Box]) {
        for (index, box) in boxes.enumerated() {
            if case .lostEvent = box.subject { break }
            var extent: Double
            if axes.direction == .down {
                let room = ports.room(beside: index)
                let label = labels[index].isEmpty ? 0 : 60 + labelWidth(index)
                leads[index] = room.left
                extent = room.left + max(sizes[index].width + room.right, label)
            } else {
                let height = sizes[index].height + Spacing.height(ofMarkers: markers[index]?.count ?? 0)
                extent = (height / BoxMetrics.rowHeight).rounded(.up) * BoxMetrics.rowHeight
            }
            if case .unattachedHeading = box.subject {
                leads[index] += Spacing.beforeUnattached
                extent += Spacing.beforeUnattached
            }
            if axes.direction == .down, let own = markers[index] {
                let needed = own.reduce(0) { $0 + sizes[$1].width + 8 }
                extent = max(extent, leads[index] + needed)
            }
            // They are below their heading.
            if box.isUnattached, box.parent == nil, !box.isHeading { forest.closeRoots.insert(forest.parents.count) }
            // Rows follow one another as trees do, with the way to the next row between them.
            let isRow = box.subject == .turn || box.parent.map { boxes[$0].subject == .turn } ?? false
            if isRow { forest.closeRoots.insert(forest.parents.count) }
            forest.parents.append(isRow ? nil : box.parent)
            forest.extents.append(extent.rounded(.up))
        }
    }
}

extension Box {
    fileprivate var isHeading: Bool { subject == .unattachedHeading }

    /// Whether it is as wide as the boxes above and below it.
    fileprivate var isStretched: Bool {
        switch subject {
        case .coordinator, .reference, .corridor: true
        case .lostEvent, .unattachedHeading, .turn: false
        }
    }
}
