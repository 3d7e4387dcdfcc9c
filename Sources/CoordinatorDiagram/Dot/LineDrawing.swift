import TreeComparison

/// The lines of a drawing: branches, strokes, and on a page the flows.
struct LineDrawing {
    let scene: DotScene

    func attributes(ofBranch index: Int) -> [DotAttribute] {
        let branch = scene.diagram.branches[index]
        let child = scene.diagram.boxes[branch.child]
        var attributes: [DotAttribute] = [
            .init(.id, .text(EdgeIdentities.branch(to: child))),
            .init(.class, .constant("branch" + (branch.change.map { " \($0.rawValue)" } ?? ""))),
            .init(
                .pos,
                .constant(scene.position(scene.arrangement.branchCurves[index], hasArrow: child.subject != .corridor))),
        ]
        if child.subject == .corridor { attributes.append(.init(.dir, .constant("none"))) }
        if branch.change == .removed {
            attributes.append(.init(.style, .constant("dotted")))
        } else if case .reference = child.subject {
            attributes.append(.init(.style, .constant("dashed")))
        }
        if let ink = branch.change?.ink {
            attributes += [.init(.color, .constant(scene.palette[ink])), .init(.penwidth, .constant("2"))]
        } else if child.isUnattached || child.emphasis == .context || branch.change == .unchanged {
            attributes.append(.init(.color, .constant(scene.palette[.faint])))
        }
        if let text = scene.arrangement.branchLabels[index] {
            let html = scene.label.text(text.text, branch.change?.ink ?? .muted, size: BoxMetrics.labelSize)
            attributes += [.init(.label, .html(html)), .init(.lp, .constant(scene.position(text.middle)))]
        }
        return attributes
    }

    /// A flow of its own: a page lights up one journey.
    func attributes(ofFlow index: Int) -> [DotAttribute] {
        let flow = scene.diagram.flows[index]
        let family = scene.diagram.family(of: flow.event)
        let ink = Palette.Ink.ofLine(flow.fate, flow.change, family: family)
        return line(
            "flow", id: scene.diagram.flowIDs[index], flow.fate, flow.change, ink, scene.arrangement.flowCurves[index])
    }

    func attributes(ofStroke index: Int) -> [DotAttribute] {
        let stroke = scene.diagram.strokes[index]
        return line(
            "stroke", id: scene.diagram.strokeIDs[index], stroke.fate, stroke.change, stroke.ink,
            scene.arrangement.strokes[index])
    }

    private func line(
        _ name: String, id: String, _ fate: Flow.Fate, _ change: Change?, _ ink: Palette.Ink, _ pieces: [Curve]
    ) -> [DotAttribute] {
        let classes = [name, fate.rawValue] + (change.map { [$0.rawValue] } ?? [])
        let isLoud = fate == .lost || change == .added
        var attributes: [DotAttribute] = [
            .init(.id, .text(id)), .init(.class, .constant(classes.joined(separator: " "))),
            .init(.pos, .constant(scene.position(pieces))), .init(.constraint, .constant("false")),
            .init(.color, .constant(scene.palette[ink])), .init(.penwidth, .constant(isLoud ? "2.4" : "1.7")),
            .init(.dir, .constant("none")),
        ]
        if change == .removed { attributes.append(.init(.style, .constant("dotted"))) }
        return attributes
    }
}
