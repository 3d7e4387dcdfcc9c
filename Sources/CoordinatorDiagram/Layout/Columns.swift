/// The columns of a diagram, one for each level of the tree: who stands in which, and how wide each is.
struct Columns {
    let axes: Axes
    /// The level of each box; a root's is 0. Markers of lost events have their root's.
    let levels: [Int]
    let lanes: Lanes
    /// Each box with its size, not yet placed.
    private(set) var spans: [Span]
    /// What each branch says, by its child's box.
    private(set) var labels: [String]
    /// Where each column begins and ends, in depth.
    private(set) var starts: [Double] = []
    private(set) var ends: [Double] = []
    /// What a placement has to place. Markers of lost events are not part of it.
    private(set) var forest: SlotForest
    /// How far each box lies from its slot's beginning: the lanes that pass it run in between.
    private(set) var leads: [Double]
    /// The markers of each root that loses events.
    private(set) var markers: [Int: [Int]] = [:]

    init(_ diagram: Diagram) {
        let boxes = diagram.boxes
        let axes = Axes(direction: diagram.options.direction)
        self.axes = axes
        var levels = [Int](repeating: 0, count: boxes.count)
        for (index, box) in boxes.enumerated() {
            guard let parent = box.parent else { continue }
            if case .lostEvent = box.subject {
                markers[parent, default: []].append(index)
            } else {
                levels[index] = levels[parent] + 1
            }
        }
        self.levels = levels
        lanes = Lanes(diagram)
        spans = boxes.map { axes.span(BoxMetrics.size(of: $0)) }
        labels = [String](repeating: "", count: boxes.count)
        leads = [Double](repeating: 0, count: boxes.count)
        forest = SlotForest(
            parents: [], extents: [], separation: Spacing.siblings, treeSeparation: Spacing.trees)
        for branch in diagram.branches { labels[branch.child] = Self.label(of: branch) }
        measureSlots(boxes)
        measureColumns(boxes)
    }

    /// What a branch says.
    static func label(of branch: BranchLine) -> String {
        let presentation = TextMetrics.fitted(branch.presentation, to: 110, size: BoxMetrics.labelSize)
        let route = TextMetrics.fitted(branch.route, to: 110, size: BoxMetrics.labelSize)
        let words = branch.change.prefix + BranchLine.words(presentation, route)
        guard let before = branch.before else { return words }
        return
            "\(words) (was \(TextMetrics.fitted(before.isEmpty ? "without a name" : before, to: 140, size: BoxMetrics.labelSize)))"
    }

    /// How far the loops of a box reach out from its side.
    func loopReach(_ box: Int) -> Double {
        let count = min(lanes.loopLanes[box], Lanes.most)
        return count == 0 ? 0 : Spacing.beforeLanes + Double(count) * Spacing.loop
    }

    private mutating func measureSlots(_ boxes: [Box]) {
        for (index, box) in boxes.enumerated() {
            if case .lostEvent = box.subject { break }
            let passing = min(lanes.passingLanes[index], Lanes.most)
            leads[index] = passing == 0 ? 0 : Spacing.beforeLanes + Double(passing) * Spacing.lane
            var extent = spans[index].breadthExtent
            if axes.direction == .down {
                leads[index] += loopReach(index)
                extent = max(extent, 2 * (labelWidth(index) + 10))
            }
            if case .unattachedHeading = box.subject { leads[index] += Spacing.beforeUnattached }
            extent += leads[index]
            if let own = markers[index] {
                let needed = own.reduce(0) { $0 + spans[$1].breadthExtent + Spacing.markers }
                extent = max(extent, leads[index] + needed)
            }
            forest.parents.append(box.parent)
            forest.extents.append(extent)
        }
    }

    private mutating func measureColumns(_ boxes: [Box]) {
        let count = (levels.max() ?? -1) + 1
        var widths = [Double](repeating: 0, count: count)
        var gutters = widths
        var labelZones = [Double](repeating: 0, count: count + 1)
        for (index, box) in boxes.enumerated() {
            if case .lostEvent = box.subject { break }
            let level = levels[index]
            widths[level] = max(widths[level], spans[index].depthExtent)
            let lanes = min(lanes.gutterLanes[index], Lanes.most)
            gutters[level] = max(gutters[level], Double(lanes) * Spacing.lane)
            let zone = axes.direction == .right ? labelWidth(index) : labels[index].isEmpty ? 0 : Spacing.labelHeight
            let loops = axes.direction == .right ? loopReach(index) : 0
            labelZones[level] = max(labelZones[level], max(zone + Spacing.afterLabel, loops + Spacing.afterLabel))
        }
        var start = 0.0
        for column in 0..<count {
            starts.append(start)
            ends.append(start + widths[column])
            start += widths[column] + Spacing.beforeLanes + gutters[column] + Spacing.swing + labelZones[column + 1]
        }
    }

    private func labelWidth(_ box: Int) -> Double {
        labels[box].isEmpty ? 0 : TextMetrics.width(labels[box], size: BoxMetrics.labelSize) * BoxMetrics.slack
    }
}
