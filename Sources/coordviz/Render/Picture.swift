import CoordinatorAnalysis
import CoordinatorDiagram
import CoordinatorModel
import Graphviz

/// A tree on its way to a picture: diagram, arrangement, drawing.
struct Picture {
    let tree: CoordinatorTree
    let content: ContentOptions
    let appearance: AppearanceOptions
    let isQuiet: Bool

    /// Hands over the picture's bytes, all at once or piece by piece.
    ///
    /// - Throws: `CommandFailure` when a pattern matches nothing, or the picture can't be drawn; what `take` throws.
    func write(as format: OutputFormat, to take: ([UInt8]) throws -> Void) throws {
        if format == .json { return try take(tree.json()) }
        do {
            let diagram = try diagram()
            if format == .mermaid { return try take(try MermaidText.text(of: diagram, theme: appearance.theme)) }
            let arrangement = try arrangement(of: diagram)
            switch format {
            case .dot:
                var text = DotText()
                DotDrawing(diagram, arrangement, palette: appearance.theme.palette).write(to: &text)
                try take(text.finished())
            case .png: try take(try raster(.png, diagram, arrangement))
            case .pdf: try take(try raster(.pdf, diagram, arrangement))
            default: try SVGPicture(diagram, arrangement, appearance).write(to: take)
            }
        } catch let error as PatternError {
            throw CommandFailure(error.description)
        } catch let error as GraphvizError {
            throw CommandFailure(error.message, hint: error.hint)
        } catch let error as SVGError {
            throw CommandFailure(error.description)
        } catch let error as MermaidError {
            throw CommandFailure(error.message, hint: error.hint)
        }
    }

    private func diagram() throws -> Diagram {
        var options = content.diagramOptions
        options.direction = appearance.direction
        options.showsLegend = appearance.legend
        options.title = appearance.title
        let count = tree.coordinators.count
        if content.detail == .titles || (content.detail == .auto && count > Size.mostInFull) {
            options.detail = .titles
        }
        let propagation = Propagation(tree)
        let findings = content.findings ? Analysis(propagation).findings : []
        let diagram = try Diagram(tree, propagation, findings: findings, options: options)
        guard content.detail == .auto, options.detail == .titles else { return diagram }
        // What is shown may be much less than what there is.
        if diagram.boxes.count <= Size.mostInFull {
            options.detail = .full
            return try Diagram(tree, propagation, findings: findings, options: options)
        }
        note("\(diagram.boxes.count) boxes: titles only; --detail full lists routes, screens and events")
        return diagram
    }

    private func arrangement(of diagram: Diagram) throws -> Arrangement {
        switch appearance.layout {
        case .dot: return try Arrangement(diagram, placement: DotPlacement.middles)
        case .tidy: return Arrangement(diagram, placement: TidyTree.middles)
        case .auto:
            guard diagram.boxes.count > Size.mostForDot else {
                return try Arrangement(diagram, placement: DotPlacement.middles)
            }
            note("\(diagram.boxes.count) boxes: placed by the tidy tree; --layout dot lets Graphviz do it")
            return Arrangement(diagram, placement: TidyTree.middles)
        }
    }

    private func raster(_ format: PictureFormat, _ diagram: Diagram, _ arrangement: Arrangement) throws -> [UInt8] {
        let scale = try InstalledFonts.scale()
        let resolution = format == .png ? try Size.resolution(of: arrangement) : nil
        let drawing = DotDrawing(
            diagram, arrangement, palette: appearance.theme.palette, fontScale: scale, resolution: resolution)
        return try GraphvizLibrary.render(format, engine: .fixedPositions) { drawing.write(to: &$0) }
    }

    private func note(_ text: String) { Status.note(text, isQuiet: isQuiet) }
}
