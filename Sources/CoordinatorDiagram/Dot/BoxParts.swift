/// The contents of a box: the sheet with its rows, the icon, and the symbols.
struct BoxParts {
    let scene: DotScene

    /// The sheet with the rows, the icon, and the symbols.
    func parts(ofBox index: Int) -> [[DotAttribute]] {
        let box = scene.diagram.boxes[index]
        let frame = scene.arrangement.frames[index]
        let laneSigns = scene.arrangement.laneSigns[index].map { sign($0, in: box) }
        guard case .coordinator = box.subject else {
            return rows(of: box, in: frame) + laneSigns.map(scene.part)
                + scene.arrangement.laneSigns[index].compactMap { name(of: $0, in: frame) }
        }
        let look = BoxLook(box, isCoarse: scene.diagram.isCoarse)
        var parts: [[DotAttribute]] = []
        if frame.height > BoxMetrics.titleHeight {
            let sheet = Frame(
                x: frame.x + 1, y: frame.y + BoxMetrics.titleHeight, width: frame.width - 2,
                height: frame.height - BoxMetrics.titleHeight - 1)
            var attributes =
                scene.place(sheet) + [
                    .init(.class, .constant(DotDrawing.part)), .init(.shape, .constant("box")),
                    .init(.style, .constant(look.isRound ? "rounded,filled" : "filled")),
                    .init(.color, .constant(scene.palette[look.sheet])),
                    .init(.fillcolor, .constant(scene.palette[look.sheet])),
                    .init(.penwidth, .constant("0.5")),
                ]
            if !box.rows.isEmpty {
                attributes.append(.init(.label, .html(scene.label.rows(box, width: sheet.width, height: sheet.height))))
            }
            parts.append(attributes)
        }
        var signs: [Sign] = []
        if !scene.diagram.isCoarse {
            signs += KindStyle(box.kind).icon(
                at: Point(x: frame.x + BoxMetrics.signMiddle, y: frame.y + BoxMetrics.titleHeight / 2), look.suffix)
        }
        let isFaint = box.change == .removed || box.emphasis == .context
        for (row, line) in box.rows.enumerated() {
            signs += line.signs(in: frame, at: BoxMetrics.middle(ofRow: row, in: box), isFaint: isFaint)
        }
        return parts + (signs + laneSigns).map(scene.part)
    }

    private func sign(_ sign: LaneSign, in box: Box) -> Sign {
        let ink = scene.diagram.strokes[sign.stroke].ink
        switch sign.meaning {
        case .emitter: return .emitter(at: sign.middle, ink)
        case .bead(let fate): return .end(fate, at: sign.middle, ink)
        case .end: return .end(scene.diagram.strokes[sign.stroke].fate, at: sign.middle, ink)
        }
    }

    /// The rows of a reference, below its title.
    private func rows(of box: Box, in frame: Frame) -> [[DotAttribute]] {
        guard !box.rows.isEmpty else { return [] }
        let sheet = Frame(
            x: frame.x + 1, y: frame.y + BoxMetrics.titleHeight, width: frame.width - 2,
            height: frame.height - BoxMetrics.titleHeight - 1)
        return [
            scene.place(sheet) + [
                .init(.class, .constant(DotDrawing.part)), .init(.shape, .constant("none")),
                .init(.label, .html(scene.label.rows(box, width: sheet.width, height: sheet.height))),
            ]
        ]
    }

    /// The name beside the symbol of a lane.
    private func name(of sign: LaneSign, in frame: Frame) -> [DotAttribute]? {
        guard let name = sign.name else { return nil }
        let ink: Palette.Ink = scene.diagram.strokes[sign.stroke].fate == .lost ? .lostWord : .muted
        let width = Int(frame.width - BoxMetrics.textStart)
        let height = Int(BoxMetrics.rowHeight)
        let lowering = scene.label.isPainted ? 1.0 : 0
        let frameOfName = Frame(
            x: frame.x + BoxMetrics.textStart, y: sign.middle.y - BoxMetrics.rowHeight / 2 + lowering,
            width: Double(width), height: BoxMetrics.rowHeight)
        let text = scene.label.text(name, ink, size: BoxMetrics.rowSize) + HTMLLabel.level
        let table =
            HTMLLabel.table(width: width, height: height)
            + "<TR><TD ALIGN=\"LEFT\" WIDTH=\"\(width)\" HEIGHT=\"\(height)\">\(text)</TD></TR></TABLE>"
        return scene.place(frameOfName) + [
            .init(.class, .constant(DotDrawing.part)), .init(.shape, .constant("none")), .init(.label, .html(table)),
        ]
    }
}
