import TreeComparison

/// Passes a diagram to Graphviz, or to any other `DotSink`.
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

    /// Hands over every element: boxes first, then the lines, which run through them.
    public func write(to sink: inout some DotSink) {
        writeDefaults(to: &sink)
        var number = 0
        for (index, lane) in arrangement.lanes.enumerated() {
            sink.node(number, ground(index, lane))
            number += 1
        }
        var nodes: [Int] = []
        for index in diagram.boxes.indices {
            nodes.append(number)
            write(box: index, to: &sink, &number)
        }
        var furniture = Furniture(self)
        furniture.write(to: &sink, &number)
        for index in diagram.branches.indices {
            let branch = diagram.branches[index]
            sink.edge(from: nodes[branch.parent], to: nodes[branch.child], attributes(ofBranch: index))
        }
        if diagram.options.keepsTraces {
            for index in diagram.flows.indices where !arrangement.flowCurves[index].isEmpty {
                let flow = diagram.flows[index]
                sink.edge(from: nodes[flow.source.box], to: nodes[flow.target.box], attributes(ofFlow: index))
            }
        } else {
            for index in diagram.strokes.indices {
                let stroke = diagram.strokes[index]
                sink.edge(from: nodes[stroke.sources[0].box], to: nodes[stroke.target.box], attributes(ofStroke: index))
            }
        }
    }

    func writeDefaults(to sink: inout some DotSink) {
        var graph: [DotAttribute] = [
            .init(.rankdir, .constant(diagram.options.direction == .right ? "LR" : "TB")),
            .init(.bgcolor, .constant(palette[.canvas])),
            .init(.pad, .constant("0.14")),
            .init(.newrank, .constant("true")),
            .init(.outputorder, .constant("nodesfirst")),
            .init(.fontname, .constant(TextMetrics.fontName)),
        ]
        if let resolution { graph.append(.init(.dpi, .constant(Self.number(resolution)))) }
        sink.graph(graph)
        sink.nodeDefaults([
            .init(.fontname, .constant(TextMetrics.fontName)), .init(.margin, .constant("0")),
            .init(.fixedsize, .constant("true")), .init(.penwidth, .constant("1.3")),
            .init(.label, .constant("")),
        ])
        sink.edgeDefaults([
            .init(.fontname, .constant(TextMetrics.fontName)), .init(.color, .constant(palette[.branch])),
            .init(.penwidth, .constant("1.2")), .init(.arrowsize, .constant("0.6")),
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

    func position(_ curve: Curve, hasArrow: Bool) -> String {
        var text = hasArrow ? "e,\(position(curve.tip)) " : ""
        for (index, point) in curve.points.enumerated() { text += (index > 0 ? " " : "") + position(point) }
        return text
    }

    /// Several pieces of one line.
    func position(_ pieces: [Curve]) -> String {
        pieces.map { position($0, hasArrow: false) }.joined(separator: ";")
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

    /// The ground of a tab or feature.
    private func ground(_ index: Int, _ frame: Frame) -> [DotAttribute] {
        place(frame) + [
            .init(.id, .text("lane-\(index + 1)")), .init(.class, .constant("lane")), .init(.shape, .constant("box")),
            .init(.style, .constant("rounded,filled")), .init(.color, .constant(palette[.lane])),
            .init(.fillcolor, .constant(palette[.lane])),
        ]
    }

    // MARK: - Boxes

    /// Passes on a box with its contents. The parts after the first belong to the same group of an SVG.
    func write(box index: Int, to sink: inout some DotSink, _ number: inout Int) {
        for attributes in [attributes(ofBox: index)] + parts(ofBox: index) {
            sink.node(number, attributes)
            number += 1
        }
    }

    private func attributes(ofBox index: Int) -> [DotAttribute] {
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
                .init(.style, .constant(box.change == .removed ? "rounded,filled,dotted" : "rounded,filled,dashed")),
                .init(.color, .constant(palette[box.change?.ink ?? .leafFrame])),
                .init(.fillcolor, .constant(palette[.card])),
                .init(.label, .html(label.alone(text, in: frame))),
            ]
        case .lostEvent:
            // Of two versions, only events that are lost now and were not before are marked as loudly.
            let isLoud = box.change == nil || box.change == .added
            let ink: Palette.Ink = isLoud ? .lostText : box.change?.ink ?? .lost
            let words = BoxMetrics.title(ofMarker: box, in: frame.width)
            let text = label.text(words, ink, size: BoxMetrics.tailSize, isBold: true)
            return name + place(frame) + [
                .init(.shape, .constant("box")),
                .init(.style, .constant(box.change == .removed ? "rounded,filled,dotted" : "rounded,filled")),
                .init(.color, .constant(palette[isLoud ? .lostFill : ink])),
                .init(.fillcolor, .constant(palette[isLoud ? .lostFill : .canvas])),
                .init(.label, .html(text)),
            ]
        case .corridor: return name + place(frame) + [.init(.style, .constant("invis"))]
        case .unattachedHeading:
            let text = label.text(
                BoxMetrics.title(of: box), .muted, size: BoxMetrics.titleSize, isBold: true)
            return name + place(frame) + [
                .init(.shape, .constant("none")), .init(.label, .html(text)),
            ]
        }
    }

    private func coordinator(_ box: Box, _ frame: Frame) -> [DotAttribute] {
        let look = BoxLook(box, isCoarse: diagram.isCoarse)
        var attributes = place(frame)
        attributes += [
            .init(.shape, .constant("box")),
            .init(.style, .constant(look.style)),
            .init(.color, .constant(palette[look.frame])),
            .init(.fillcolor, .constant(palette[look.head])),
            .init(
                .label,
                .html(
                    label.head(
                        box, width: frame.width, height: frame.height, ink: look.title, suffix: look.suffix))),
        ]
        if look.isDouble { attributes.append(.init(.peripheries, .constant("2"))) }
        if look.width != BoxLook.usualWidth {
            attributes.append(.init(.penwidth, .constant(Self.number(look.width))))
        }
        return attributes
    }

    /// The sheet with the rows, the icon, the signs.
    private func parts(ofBox index: Int) -> [[DotAttribute]] {
        let box = diagram.boxes[index]
        let frame = arrangement.frames[index]
        let laneSigns = arrangement.laneSigns[index].map { sign($0, in: box) }
        guard case .coordinator = box.subject else {
            return rows(of: box, in: frame) + laneSigns.map(part)
                + arrangement.laneSigns[index].compactMap { name(of: $0, in: frame) }
        }
        let look = BoxLook(box, isCoarse: diagram.isCoarse)
        var parts: [[DotAttribute]] = []
        if frame.height > BoxMetrics.titleHeight {
            let sheet = Frame(
                x: frame.x + 1, y: frame.y + BoxMetrics.titleHeight, width: frame.width - 2,
                height: frame.height - BoxMetrics.titleHeight - 1)
            var attributes =
                place(sheet) + [
                    .init(.class, .constant(Self.part)), .init(.shape, .constant("box")),
                    .init(.style, .constant(look.isRound ? "rounded,filled" : "filled")),
                    .init(.color, .constant(palette[look.sheet])), .init(.fillcolor, .constant(palette[look.sheet])),
                    .init(.penwidth, .constant("0.5")),
                ]
            if !box.rows.isEmpty {
                attributes.append(.init(.label, .html(label.rows(box, width: sheet.width, height: sheet.height))))
            }
            parts.append(attributes)
        }
        var signs: [Sign] = []
        if !diagram.isCoarse {
            signs += KindStyle(box.kind).icon(
                at: Point(x: frame.x + BoxMetrics.signMiddle, y: frame.y + BoxMetrics.titleHeight / 2), look.suffix)
        }
        let isFaint = box.change == .removed || box.emphasis == .context
        for (row, line) in box.rows.enumerated() {
            signs += line.signs(in: frame, at: BoxMetrics.middle(ofRow: row, in: box), isFaint: isFaint)
        }
        return parts + (signs + laneSigns).map(part)
    }

    private func sign(_ sign: LaneSign, in box: Box) -> Sign {
        let ink = Self.ink(of: diagram.strokes[sign.stroke])
        switch sign.meaning {
        case .emitter: return .emitter(at: sign.middle, ink)
        case .bead: return .seen(at: sign.middle, ink)
        case .end:
            switch diagram.strokes[sign.stroke].fate {
            case .observed: return .seen(at: sign.middle, ink)
            case .maybeConsumed: return .maybe(at: sign.middle, ink)
            case .consumed, .lost: return .intercepted(at: sign.middle, ink)
            }
        }
    }

    /// The rows of a reference, below its title.
    private func rows(of box: Box, in frame: Frame) -> [[DotAttribute]] {
        guard !box.rows.isEmpty else { return [] }
        let sheet = Frame(
            x: frame.x + 1, y: frame.y + BoxMetrics.titleHeight, width: frame.width - 2,
            height: frame.height - BoxMetrics.titleHeight - 1)
        return [
            place(sheet) + [
                .init(.class, .constant(Self.part)), .init(.shape, .constant("none")),
                .init(.label, .html(label.rows(box, width: sheet.width, height: sheet.height))),
            ]
        ]
    }

    /// The name beside the sign of a lane.
    private func name(of sign: LaneSign, in frame: Frame) -> [DotAttribute]? {
        guard let name = sign.name else { return nil }
        let ink: Palette.Ink = diagram.strokes[sign.stroke].fate == .lost ? .lostWord : .muted
        let width = Int(frame.width - BoxMetrics.textStart)
        let height = Int(BoxMetrics.rowHeight)
        let place = Frame(
            x: frame.x + BoxMetrics.textStart, y: sign.middle.y - BoxMetrics.rowHeight / 2, width: Double(width),
            height: BoxMetrics.rowHeight)
        let text = label.text(name, ink, size: BoxMetrics.rowSize)
        let table = HTMLLabel.table(width: width, height: height) + "<TR><TD ALIGN=\"LEFT\">\(text)</TD></TR></TABLE>"
        return self.place(place) + [
            .init(.class, .constant(Self.part)), .init(.shape, .constant("none")), .init(.label, .html(table)),
        ]
    }

    func part(_ sign: Sign) -> [DotAttribute] {
        let frame = Frame(
            x: sign.middle.x - sign.width / 2, y: sign.middle.y - sign.height / 2, width: sign.width,
            height: sign.height)
        var style = sign.fill == nil ? "" : "filled"
        if sign.shape == .phone { style += style.isEmpty ? "rounded" : ",rounded" }
        var attributes =
            place(frame) + [
                .init(.class, .constant(Self.part)),
                .init(.shape, .constant(sign.shape == .phone ? "box" : sign.shape.rawValue)),
                .init(.color, .constant(palette[sign.line])), .init(.penwidth, .constant(Self.number(sign.lineWidth))),
            ]
        if !style.isEmpty { attributes.append(.init(.style, .constant(style))) }
        if let fill = sign.fill { attributes.append(.init(.fillcolor, .constant(palette[fill]))) }
        return attributes
    }

    /// The class of what belongs to the element before it.
    static let part = "part"

    private static func classes(of box: Box) -> String {
        var classes: [String]
        switch box.subject {
        case .coordinator:
            classes = ["coordinator", "kind-\(box.kind.managesChildren == nil ? "custom" : box.kind.rawValue)"]
        case .reference: classes = ["reference"]
        case .lostEvent: classes = ["lost-event"]
        case .unattachedHeading: classes = ["heading"]
        case .corridor: classes = ["corridor"]
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
            .init(.pos, .constant(position(arrangement.branchCurves[index], hasArrow: child.subject != .corridor))),
        ]
        if child.subject == .corridor { attributes.append(.init(.dir, .constant("none"))) }
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

    /// A flow of its own: a page lights up one journey.
    func attributes(ofFlow index: Int) -> [DotAttribute] {
        let flow = diagram.flows[index]
        let family = diagram.family(of: flow.event)
        let ink = Self.ink(flow.fate, flow.change, family: family)
        return line("flow", id: diagram.flowIDs[index], flow.fate, flow.change, ink, arrangement.flowCurves[index])
    }

    func attributes(ofStroke index: Int) -> [DotAttribute] {
        let stroke = diagram.strokes[index]
        return line(
            "stroke", id: diagram.strokeIDs[index], stroke.fate, stroke.change, Self.ink(of: stroke),
            arrangement.strokes[index])
    }

    private func line(
        _ name: String, id: String, _ fate: Flow.Fate, _ change: Change?, _ ink: Palette.Ink, _ pieces: [Curve]
    ) -> [DotAttribute] {
        let classes = [name, fate.rawValue] + (change.map { [$0.rawValue] } ?? [])
        let isLoud = fate == .lost || change == .added
        var attributes: [DotAttribute] = [
            .init(.id, .text(id)), .init(.class, .constant(classes.joined(separator: " "))),
            .init(.pos, .constant(position(pieces))), .init(.constraint, .constant("false")),
            .init(.color, .constant(palette[ink])), .init(.penwidth, .constant(isLoud ? "2.4" : "1.7")),
            .init(.dir, .constant("none")),
        ]
        if change == .removed { attributes.append(.init(.style, .constant("dotted"))) }
        return attributes
    }

    private static func ink(of stroke: Stroke) -> Palette.Ink { ink(stroke.fate, stroke.change, family: stroke.family) }

    private static func ink(_ fate: Flow.Fate, _ change: Change?, family: Int?) -> Palette.Ink {
        if change == .removed { return .removed }
        if fate == .lost { return .lost }
        switch change {
        case .added: return .added
        case .unchanged: return .faint
        default: return .family(family)
        }
    }
}
