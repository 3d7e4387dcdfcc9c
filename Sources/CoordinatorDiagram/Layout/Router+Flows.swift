extension Router {
    /// The whole path of each single flow, in pieces, for a page to highlight. Empty for flows inside one box.
    ///
    /// In a chain in which all coordinators emit, the total length of these paths grows with the square of its length.
    /// If that is too long for a page, only the ends of long paths are drawn.
    func flows() -> [[Curve]] {
        var strokeOfFlow = [Int?](repeating: nil, count: diagram.flows.count)
        for (number, stroke) in diagram.strokes.enumerated() {
            for flow in stroke.flows where strokeOfFlow[flow] == nil { strokeOfFlow[flow] = number }
        }
        let whole = diagram.flows.reduce(0) { $0 + hops(of: $1) }
        let longest = whole > Self.mostHops ? max(Self.mostHops / diagram.flows.count, Self.fewestHops) : Int.max
        return diagram.flows.indices.map { index in
            strokeOfFlow[index].map { way(of: diagram.flows[index], along: $0, longest: longest) } ?? []
        }
    }

    /// The number of levels from the emitter, or from a reference, up to the interceptor.
    private func hops(of flow: Flow) -> Int { max(levels.levels[flow.source.box] - levels.levels[flow.target.box], 0) }

    private func way(of flow: Flow, along stroke: Int, longest: Int) -> [Curve] {
        var box = flow.source.box
        guard let visit = levels.ways.visit(of: stroke, at: box) else { return [] }
        var height = visit.exits(in: diagram.boxes[box]).last ?? 0
        var start = BoxMetrics.signMiddle - 4
        if let row = flow.source.row, visit.rows.contains(row) {
            height = BoxMetrics.middle(ofRow: row, in: diagram.boxes[box])
            start = BoxMetrics.signMiddle(of: diagram.boxes[box].rows[row]) - 4
        }
        var pieces = [[Point(x: frames[box].x + start, y: frames[box].y + height)]]
        let hops = hops(of: flow)
        let gap = hops > longest ? longest / 2..<hops - longest / 2 : 0..<0
        var hop = 0
        while box != flow.target.box {
            defer { hop += 1 }
            let isLeaving = diagram.boxes[box].parent == nil
            guard let parent = isLeaving ? (flow.fate == .lost ? flow.target.box : nil) : diagram.boxes[box].parent
            else {
                return []
            }
            if gap.contains(hop) {
                if hop == gap.lowerBound { pieces.append([]) }
                height = self.height(of: stroke, at: parent)
                box = parent
                continue
            }
            let depth = rail(Gutters.Line(box: parent, stroke: stroke))
            let far = levels.ports.far(frames[box], box, at: height)
            height = self.height(of: stroke, at: parent)
            let near = levels.ports.near(frames[parent], parent, at: height)
            var corners = far + [axes.point(depth: depth, breadth: axes.breadth(far[far.count - 1]))]
            corners += [axes.point(depth: depth, breadth: axes.breadth(near[near.count - 1]))] + near.reversed()
            pieces[pieces.count - 1] += corners
            box = parent
            guard let row = levels.ways.visit(of: stroke, at: parent)?.row,
                diagram.boxes[parent].rows[row].meaning != .interceptor(.always)
            else { continue }
            // The words of an observer are in the way.
            let (frame, y) = (frames[parent], frames[parent].y + height)
            let observer = diagram.boxes[parent].rows[row]
            let blank = BoxMetrics.blank(in: observer, width: frame.width)
            if blank.upperBound < frame.width {
                pieces[pieces.count - 1].append(Point(x: frame.maxX - BoxMetrics.padding + 2, y: y))
                pieces.append([])
                if !blank.isEmpty { pieces[pieces.count - 1].append(Point(x: frame.x + blank.upperBound, y: y)) }
            }
            if !blank.isEmpty { pieces[pieces.count - 1].append(Point(x: frame.x + blank.lowerBound, y: y)) }
            let sign = BoxMetrics.signMiddle(of: observer)
            if box != flow.target.box { pieces.append([Point(x: frame.x + sign - 3.5, y: y)]) }
        }
        // Ways of lost events are dashed, and share their last part: they begin there, so that their dashes coincide.
        return pieces.filter { $0.count > 1 }
            .map { CurveBuilder.rounded(flow.fate == .lost ? $0.reversed() : $0, radius: turning, arrow: 0) }
    }

    /// The largest total length of all flows, in boxes: as a drawing, about 6 MB.
    private static var mostHops: Int { 20_000 }
    /// A path of so few boxes is always drawn completely.
    private static var fewestHops: Int { 6 }
}
