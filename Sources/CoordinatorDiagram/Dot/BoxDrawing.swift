import TreeComparison

/// The boxes of a drawing: the frame and the head of each. `BoxParts` draws their contents.
struct BoxDrawing {
    private let scene: DotScene
    private let parts: BoxParts

    init(scene: DotScene) {
        self.scene = scene
        parts = BoxParts(scene: scene)
    }

    /// Passes on a box with its contents. The parts after the first belong to the same group of an SVG.
    func write(box index: Int, to sink: inout some DotSink, _ number: inout Int) {
        for attributes in [attributes(ofBox: index)] + parts.parts(ofBox: index) {
            sink.node(number, attributes)
            number += 1
        }
    }

    private func attributes(ofBox index: Int) -> [DotAttribute] {
        let box = scene.diagram.boxes[index]
        let frame = scene.arrangement.frames[index]
        let name: [DotAttribute] = [
            .init(.id, .text(box.id)), .init(.class, .constant(Self.classes(of: box))),
        ]
        switch box.subject {
        case .coordinator: return name + coordinator(box, frame)
        case .reference:
            let ink = box.change?.ink ?? .muted
            let text = scene.label.text(BoxMetrics.title(of: box), ink, size: BoxMetrics.rowSize) + HTMLLabel.level
            return name + scene.place(frame) + [
                .init(.shape, .constant("box")),
                .init(.style, .constant(box.change == .removed ? "rounded,filled,dotted" : "rounded,filled,dashed")),
                .init(.color, .constant(scene.palette[box.change?.ink ?? .leafFrame])),
                .init(.fillcolor, .constant(scene.palette[.card])),
                .init(.label, .html(scene.label.alone(text, in: frame))),
            ]
        case .lostEvent:
            // In a picture of two versions, only events that are lost now and were not before are marked as
            // prominently.
            let isLoud = box.change == nil || box.change == .added
            let ink: Palette.Ink = isLoud ? .lostText : box.change?.ink ?? .lost
            let words = BoxMetrics.title(ofMarker: box, in: frame.width)
            let text = scene.label.text(words, ink, size: BoxMetrics.tailSize, isBold: true)
            return name + scene.place(frame) + [
                .init(.shape, .constant("box")),
                .init(.style, .constant(box.change == .removed ? "rounded,filled,dotted" : "rounded,filled")),
                .init(.color, .constant(scene.palette[isLoud ? .lostFill : ink])),
                .init(.fillcolor, .constant(scene.palette[isLoud ? .lostFill : .canvas])),
                .init(.label, .html(scene.label.sign(text, width: frame.width, height: frame.height))),
            ]
        case .corridor, .turn: return name + scene.place(frame) + [.init(.style, .constant("invis"))]
        case .unattachedHeading:
            let text = scene.label.text(
                BoxMetrics.title(of: box), .muted, size: BoxMetrics.titleSize, isBold: true)
            return name + scene.place(frame) + [
                .init(.shape, .constant("none")), .init(.label, .html(text)),
            ]
        }
    }

    private func coordinator(_ box: Box, _ frame: Frame) -> [DotAttribute] {
        let look = BoxLook(box, isCoarse: scene.diagram.isCoarse)
        var attributes = scene.place(frame)
        attributes += [
            .init(.shape, .constant("box")),
            .init(.style, .constant(look.style)),
            .init(.color, .constant(scene.palette[look.frame])),
            .init(.fillcolor, .constant(scene.palette[look.head])),
            .init(
                .label,
                .html(
                    scene.label.head(
                        box, width: frame.width, height: frame.height, ink: look.title, suffix: look.suffix))),
        ]
        if look.isDouble { attributes.append(.init(.peripheries, .constant("2"))) }
        if look.width != BoxLook.usualWidth {
            attributes.append(.init(.penwidth, .constant(DotLength.number(look.width))))
        }
        return attributes
    }

    private static func classes(of box: Box) -> String {
        var classes: [String]
        switch box.subject {
        case .coordinator:
            classes = ["coordinator", "kind-\(box.kind.managesChildren == nil ? "custom" : box.kind.rawValue)"]
        case .reference: classes = ["reference"]
        case .lostEvent: classes = ["lost-event"]
        case .unattachedHeading: classes = ["heading"]
        case .corridor, .turn: classes = ["corridor"]
        }
        if box.isUnattached { classes.append("unattached") }
        if box.emphasis == .context { classes.append("context") }
        if box.emphasis == .highlighted { classes.append("highlighted") }
        if let change = box.change { classes.append(change.rawValue) }
        return classes.joined(separator: " ")
    }
}
