import TreeComparison

/// Hands a diagram to Graphviz, or to whoever else takes a graph in its terms.
public struct DotDrawing {
    let diagram: Diagram
    let arrangement: Arrangement
    let palette: Palette
    let fontScale: Double
    let resolution: Double?
    private let label: HTMLLabel

    /// Prepares a drawing.
    ///
    /// - Parameters:
    ///   - diagram: what is drawn.
    ///   - arrangement: where it lies.
    ///   - palette: in which colours.
    ///   - fontScale: by how much text is drawn smaller than it was measured, where the fonts at hand run wider than
    ///     Helvetica. 1 for SVG.
    ///   - resolution: in dots per inch, for PNG.
    public init(
        _ diagram: Diagram, _ arrangement: Arrangement, palette: Palette, fontScale: Double = 1,
        resolution: Double? = nil
    ) {
        self.diagram = diagram
        self.arrangement = arrangement
        self.palette = palette
        self.fontScale = fontScale
        self.resolution = resolution
        label = HTMLLabel(palette: palette, fontScale: fontScale)
    }

    /// Hands over every element: nodes first, then edges.
    public func write(to sink: inout some DotSink) {
        writeDefaults(to: &sink)
        for index in diagram.boxes.indices { sink.node(index, attributes(ofBox: index)) }
        var furniture = Furniture(self)
        furniture.write(to: &sink, from: diagram.boxes.count)
        for index in diagram.branches.indices {
            let branch = diagram.branches[index]
            sink.edge(from: branch.parent, to: branch.child, attributes(ofBranch: index))
        }
        for index in diagram.flows.indices {
            let flow = diagram.flows[index]
            sink.edge(from: flow.source.box, to: flow.target.box, attributes(ofFlow: index))
        }
    }

    func writeDefaults(to sink: inout some DotSink) {
        var graph: [DotAttribute] = [
            .init(.rankdir, .constant(diagram.options.direction == .right ? "LR" : "TB")),
            .init(.bgcolor, .constant(palette[.canvas])),
            .init(.pad, .constant("0.22")),
            .init(.newrank, .constant("true")),
            .init(.outputorder, .constant("edgesfirst")),
            .init(.fontname, .constant(TextMetrics.fontName)),
        ]
        if let resolution { graph.append(.init(.dpi, .constant(Self.number(resolution)))) }
        sink.graph(graph)
        sink.nodeDefaults([
            .init(.fontname, .constant(TextMetrics.fontName)), .init(.margin, .constant("0")),
            .init(.fixedsize, .constant("true")), .init(.penwidth, .constant("1.3")),
        ])
        sink.edgeDefaults([
            .init(.fontname, .constant(TextMetrics.fontName)), .init(.color, .constant(palette[.branch])),
            .init(.penwidth, .constant("1.3")), .init(.arrowsize, .constant("0.7")),
        ])
    }

    /// A length or coordinate, to a hundredth of a point.
    static func number(_ value: Double) -> String {
        let hundredths = Int((value * 100).rounded())
        let (whole, rest) = (abs(hundredths) / 100, abs(hundredths) % 100)
        let sign = hundredths < 0 ? "-" : ""
        if rest == 0 { return "\(sign)\(whole)" }
        return rest % 10 == 0 ? "\(sign)\(whole).\(rest / 10)" : "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
    }

    /// A point in Graphviz's terms: its y axis points up.
    func position(_ point: Point) -> String {
        "\(Self.number(point.x)),\(Self.number(arrangement.size.y - point.y))"
    }

    func position(_ curve: Curve) -> String {
        var text = curve.isJoined ? "" : "e,\(position(curve.tip)) "
        for (index, point) in curve.points.enumerated() { text += (index > 0 ? " " : "") + position(point) }
        return text
    }

    /// A node's place and size.
    func place(_ frame: Frame, inset: Double = 0) -> [DotAttribute] {
        [
            .init(.pos, .constant(position(frame.middle))),
            .init(.width, .constant(Self.inches(frame.width - 2 * inset))),
            .init(.height, .constant(Self.inches(frame.height - 2 * inset))),
        ]
    }

    /// Inches to four digits: finer than a hundredth of a point.
    private static func inches(_ points: Double) -> String {
        let parts = Int((points / 72 * 10000).rounded())
        let rest = String(parts % 10000)
        return "\(parts / 10000).\(String(repeating: "0", count: 4 - rest.count))\(rest)"
    }

    // MARK: - Boxes

    func attributes(ofBox index: Int) -> [DotAttribute] {
        let box = diagram.boxes[index]
        let frame = arrangement.frames[index]
        let name: [DotAttribute] = [
            .init(.id, .text(box.id)), .init(.class, .constant(Self.classes(of: box))),
        ]
        switch box.subject {
        case .coordinator: return name + coordinator(box, frame)
        case .reference:
            let ink = box.change?.ink ?? .muted
            let text = label.text(BoxMetrics.title(of: box), ink, size: BoxMetrics.rowSize)
            return name + place(frame) + [
                .init(.shape, .constant("box")),
                .init(.style, .constant(box.change == .removed ? "rounded,dotted" : "rounded,dashed")),
                .init(.color, .constant(palette[ink])), .init(.label, .html(text)),
            ]
        case .lostEvent:
            // Of two versions only what is lost now and wasn't before is as loud as that.
            let isLoud = box.change == nil || box.change == .added
            let ink: Palette.Ink = isLoud ? .lostText : box.change?.ink ?? .lost
            let text = label.text(BoxMetrics.title(of: box), ink, size: BoxMetrics.rowSize, isBold: true)
            return name + place(frame) + [
                .init(.shape, .constant("octagon")),
                .init(.style, .constant(box.change == .removed ? "filled,dotted" : "filled")),
                .init(.color, .constant(palette[isLoud ? .lost : ink])),
                .init(.fillcolor, .constant(palette[isLoud ? .lost : .canvas])),
                .init(.label, .html(text)),
            ]
        case .unattachedHeading:
            let text = label.text(
                BoxMetrics.title(of: box), .muted, size: BoxMetrics.titleSize, isBold: true)
            return name + place(frame) + [
                .init(.shape, .constant("none")), .init(.label, .html(text)),
            ]
        }
    }

    private func coordinator(_ box: Box, _ frame: Frame) -> [DotAttribute] {
        let kind = KindStyle(box.kind)
        let isContext = box.emphasis == .context
        let line = box.change?.ink ?? (isContext ? .faint : kind.ink)
        let dash = box.change == .removed ? ",dotted" : box.isUnattached ? ",dashed" : ""
        let inset = kind.peripheries > 1 ? KindStyle.peripheryGap : 0
        var attributes = place(frame, inset: inset)
        attributes += [
            .init(.shape, .constant(kind.shape)),
            .init(.style, .constant(kind.style + dash)),
            .init(.color, .constant(palette[line])),
            .init(.fillcolor, .constant(palette[box.change?.fill ?? fill(of: box, kind)])),
            .init(.label, .html(label.coordinator(box, width: frame.width, height: frame.height))),
        ]
        if kind.peripheries > 1 { attributes.append(.init(.peripheries, .constant("2"))) }
        if box.emphasis == .highlighted {
            attributes.append(.init(.penwidth, .constant("3")))
        } else if box.change == .added || box.change == .changed {
            attributes.append(.init(.penwidth, .constant("2.4")))
        }
        return attributes
    }

    private func fill(of box: Box, _ kind: KindStyle) -> Palette.Ink {
        switch box.emphasis {
        case .highlighted: .highlightFill
        case .context: .canvas
        case .normal: box.isUnattached ? .canvas : kind.fill
        }
    }

    private static func classes(of box: Box) -> String {
        var classes: [String]
        switch box.subject {
        case .coordinator:
            classes = ["coordinator", "kind-\(box.kind.managesChildren == nil ? "custom" : box.kind.rawValue)"]
        case .reference: classes = ["reference"]
        case .lostEvent: classes = ["lost-event"]
        case .unattachedHeading: classes = ["heading"]
        }
        if box.isUnattached { classes.append("unattached") }
        if box.emphasis == .context { classes.append("context") }
        if box.emphasis == .highlighted { classes.append("highlighted") }
        if let change = box.change { classes.append(change.rawValue) }
        return classes.joined(separator: " ")
    }

    // MARK: - Lines

    func attributes(ofBranch index: Int) -> [DotAttribute] {
        let branch = diagram.branches[index]
        let child = diagram.boxes[branch.child]
        var attributes: [DotAttribute] = [
            .init(.id, .text(EdgeIdentities.branch(to: child))),
            .init(.class, .constant("branch" + (branch.change.map { " \($0.rawValue)" } ?? ""))),
            .init(.pos, .constant(position(arrangement.branchCurves[index]))),
        ]
        if branch.change == .removed {
            attributes.append(.init(.style, .constant("dotted")))
        } else if case .reference = child.subject {
            attributes.append(.init(.style, .constant("dashed")))
        }
        if let ink = branch.change?.ink {
            attributes += [.init(.color, .constant(palette[ink])), .init(.penwidth, .constant("2"))]
        } else if child.isUnattached || child.emphasis == .context || branch.change == .unchanged {
            attributes.append(.init(.color, .constant(palette[.faint])))
        }
        if let text = arrangement.branchLabels[index] {
            let html = label.text(text.text, branch.change?.ink ?? .muted, size: BoxMetrics.labelSize)
            attributes += [.init(.label, .html(html)), .init(.lp, .constant(position(text.middle)))]
        }
        return attributes
    }

    func attributes(ofFlow index: Int) -> [DotAttribute] {
        let flow = diagram.flows[index]
        let classes = ["flow", flow.fate.rawValue] + (flow.change.map { [$0.rawValue] } ?? [])
        let isLoud = flow.fate == .lost || flow.change == .added
        var attributes: [DotAttribute] = [
            .init(.id, .text(diagram.flowIDs[index])), .init(.class, .constant(classes.joined(separator: " "))),
            .init(.pos, .constant(position(arrangement.flowCurves[index]))), .init(.constraint, .constant("false")),
            .init(.color, .constant(palette[Self.ink(of: flow)])),
            .init(.penwidth, .constant(isLoud ? "2" : "1")), .init(.arrowsize, .constant("0.6")),
        ]
        var style = flow.fate == .maybeConsumed || flow.fate == .observed ? "dashed" : nil
        if flow.change == .removed { style = "dotted" }
        if let style { attributes.append(.init(.style, .constant(style))) }
        switch flow.fate {
        case .consumed, .lost: break
        case .maybeConsumed: attributes.append(.init(.arrowhead, .constant("odiamond")))
        case .observed: attributes.append(.init(.arrowhead, .constant("odot")))
        }
        return attributes
    }

    private static func ink(of flow: Flow) -> Palette.Ink {
        if flow.change == .removed { return .removed }
        if flow.fate == .lost { return .lost }
        switch flow.change {
        case .added: return .added
        case .unchanged: return .faint
        default: return .flow
        }
    }
}
