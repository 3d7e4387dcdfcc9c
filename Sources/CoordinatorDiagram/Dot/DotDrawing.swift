/// Passes a diagram to Graphviz, or to any other `DotSink`.
public struct DotDrawing {
    /// The diagram, its arrangement and its colours.
    let scene: DotScene
    private let resolution: Double?

    /// Creates a drawing.
    ///
    /// - Parameters:
    ///   - diagram: the diagram to draw.
    ///   - arrangement: the positions of its parts.
    ///   - palette: the colours.
    ///   - fontScale: the factor for the size of text, if the installed fonts are wider than Helvetica, with which it
    ///     was measured. 1 for SVG.
    ///   - resolution: in dots per inch, for PNG.
    public init(
        _ diagram: Diagram, _ arrangement: Arrangement, palette: Palette, fontScale: Double = 1,
        resolution: Double? = nil
    ) {
        self.resolution = resolution
        scene = DotScene(
            diagram: diagram, arrangement: arrangement, palette: palette,
            label: HTMLLabel(palette: palette, fontScale: fontScale))
    }

    /// Passes on every element: boxes first, then the lines, which run through them.
    public func write(to sink: inout some DotSink) {
        writeDefaults(to: &sink)
        let (boxes, lines) = (BoxDrawing(scene: scene), LineDrawing(scene: scene))
        var number = 0
        for (index, lane) in scene.arrangement.lanes.enumerated() {
            sink.node(number, ground(index, lane))
            number += 1
        }
        var nodes: [Int] = []
        for index in scene.diagram.boxes.indices {
            nodes.append(number)
            boxes.write(box: index, to: &sink, &number)
        }
        var furniture = Furniture(scene)
        furniture.write(to: &sink, &number)
        for index in scene.diagram.branches.indices {
            let branch = scene.diagram.branches[index]
            sink.edge(from: nodes[branch.parent], to: nodes[branch.child], lines.attributes(ofBranch: index))
        }
        if scene.diagram.options.keepsTraces {
            for index in scene.diagram.flows.indices where !scene.arrangement.flowCurves[index].isEmpty {
                let flow = scene.diagram.flows[index]
                sink.edge(from: nodes[flow.source.box], to: nodes[flow.target.box], lines.attributes(ofFlow: index))
            }
        } else {
            for index in scene.diagram.strokes.indices {
                let stroke = scene.diagram.strokes[index]
                sink.edge(
                    from: nodes[stroke.sources[0].box], to: nodes[stroke.target.box], lines.attributes(ofStroke: index))
            }
        }
    }

    func writeDefaults(to sink: inout some DotSink) {
        var graph: [DotAttribute] = [
            .init(.rankdir, .constant(scene.diagram.options.direction == .right ? "LR" : "TB")),
            .init(.bgcolor, .constant(scene.palette[.canvas])),
            .init(.pad, .constant("0.14")),
            .init(.newrank, .constant("true")),
            .init(.outputorder, .constant("nodesfirst")),
            .init(.fontname, .constant(TextMetrics.fontName)),
        ]
        if let resolution { graph.append(.init(.dpi, .constant(DotLength.number(resolution)))) }
        sink.graph(graph)
        sink.nodeDefaults([
            .init(.fontname, .constant(TextMetrics.fontName)), .init(.margin, .constant("0")),
            .init(.fixedsize, .constant("true")), .init(.penwidth, .constant("1.3")),
            .init(.label, .constant("")),
        ])
        sink.edgeDefaults([
            .init(.fontname, .constant(TextMetrics.fontName)), .init(.color, .constant(scene.palette[.branch])),
            .init(.penwidth, .constant(DotLength.number(LineLook.branchWidth))), .init(.arrowsize, .constant("0.6")),
        ])
    }

    /// The background of a tab or feature.
    private func ground(_ index: Int, _ frame: Frame) -> [DotAttribute] {
        scene.place(frame) + [
            .init(.id, .text("lane-\(index + 1)")), .init(.class, .constant("lane")), .init(.shape, .constant("box")),
            .init(.style, .constant("rounded,filled")), .init(.color, .constant(scene.palette[.lane])),
            .init(.fillcolor, .constant(scene.palette[.lane])),
        ]
    }

    /// The class of a part that belongs to the element before it.
    static let part = "part"
}
