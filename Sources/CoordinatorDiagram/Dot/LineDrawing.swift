import TreeComparison

/// The lines of a drawing: branches, strokes and, on a page, the flows.
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
                .constant(scene.position(scene.arrangement.branchCurves[index], hasArrow: !child.isPassage))),
        ]
        if child.isPassage { attributes.append(.init(.dir, .constant("none"))) }
        let look = Self.look(of: branch, to: child)
        if look.pattern != .solid { attributes.append(.init(.style, .constant(look.pattern.rawValue))) }
        if look.ink != .branch { attributes.append(.init(.color, .constant(scene.palette[look.ink]))) }
        if look.width != LineLook.branchWidth {
            attributes.append(.init(.penwidth, .constant(DotLength.number(look.width))))
        }
        if let text = scene.arrangement.branchLabels[index] {
            let html =
                scene.label.text(text.text, branch.change?.ink ?? .muted, size: BoxMetrics.labelSize)
                + HTMLLabel.level
            attributes += [.init(.label, .html(html)), .init(.lp, .constant(scene.position(text.middle)))]
        }
        return attributes
    }

    private static func look(of branch: BranchLine, to child: Box) -> LineLook {
        var isReference = false
        if case .reference = child.subject { isReference = true }
        return .branch(
            branch.change, isReference: isReference, isFaint: child.isUnattached || child.emphasis == .context)
    }

    /// The attributes of a single flow, which a page needs to highlight one journey.
    func attributes(ofFlow index: Int) -> [DotAttribute] {
        let flow = scene.diagram.flows[index]
        let family = scene.diagram.family(of: flow.event)
        return line(
            "flow", id: scene.diagram.flowIDs[index], flow.fate, flow.change, family: family,
            scene.arrangement.flowCurves[index])
    }

    func attributes(ofStroke index: Int) -> [DotAttribute] {
        let stroke = scene.diagram.strokes[index]
        return line(
            "stroke", id: scene.diagram.strokeIDs[index], stroke.fate, stroke.change, family: stroke.family,
            scene.arrangement.strokes[index])
    }

    private func line(
        _ name: String, id: String, _ fate: Flow.Fate, _ change: Change?, family: Int?, _ pieces: [Curve]
    ) -> [DotAttribute] {
        let classes = [name, fate.rawValue] + (change.map { [$0.rawValue] } ?? [])
        let look = LineLook.event(fate, change, family: family)
        var attributes: [DotAttribute] = [
            .init(.id, .text(id)), .init(.class, .constant(classes.joined(separator: " "))),
            .init(.pos, .constant(scene.position(pieces))), .init(.constraint, .constant("false")),
            .init(.color, .constant(scene.palette[look.ink])),
            .init(.penwidth, .constant(DotLength.number(look.width))), .init(.dir, .constant("none")),
        ]
        if look.pattern != .solid { attributes.append(.init(.style, .constant(look.pattern.rawValue))) }
        return attributes
    }
}
