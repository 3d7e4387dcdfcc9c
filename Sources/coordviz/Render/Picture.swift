import CoordinatorAnalysis
import CoordinatorDiagram
import CoordinatorModel
import DiagramPage
import Graphviz
import TreeComparison

/// The steps from a tree to a picture: diagram, arrangement, drawing.
struct Picture {
    let tree: CoordinatorTree
    /// The input of the tree: a page shows places in it.
    let input: (name: String, bytes: [UInt8]?)
    let content: ContentOptions
    let appearance: AppearanceOptions
    let isQuiet: Bool
    /// The identity of this state of a page that is served.
    var revision: String?
    /// Whether the library frees its memory: a process that ends at once needn't wait for that.
    var afterwards = Afterwards.leaveToExit
    /// The two versions that are drawn in one picture; `nil` for the tree alone.
    var comparison: Comparison?
    /// The features with sheets of their own, if this is the overview.
    var sheets: [Int] = []
    /// The feature of this sheet.
    var feature: Int?
    /// Whether only the changes between two versions are drawn.
    var showsOnlyChanges = false

    /// Passes on the picture's bytes, all at once or piece by piece.
    ///
    /// - Throws: `CommandFailure` if a pattern matches nothing, or if the picture can't be drawn; the errors of `take`.
    func write(as format: OutputFormat, to take: ([UInt8]) throws -> Void) throws {
        if format == .json { return try take(tree.json()) }
        if appearance.graphvizEnvironment { GraphvizLibrary.trustEnvironment() }
        do {
            let (diagram, analysis) = try analysedDiagram(for: format)
            if format == .mermaid { return try take(try MermaidText.text(of: diagram, theme: appearance.theme)) }
            let arrangement = try arrangement(of: diagram)
            switch format {
            case .dot:
                var text = DotText()
                DotDrawing(diagram, arrangement, palette: appearance.theme.palette).write(to: &text)
                try take(text.finished())
            case .png: try take(try raster(.png, diagram, arrangement))
            case .pdf: try take(try raster(.pdf, diagram, arrangement))
            case .html: if let analysis { try writePage(of: diagram, arrangement, analysis, to: take) }
            default:
                try SVGPicture(
                    diagram, arrangement, theme: appearance.theme, idPrefix: appearance.idPrefix, afterwards
                ).write(to: take)
            }
        } catch let error as PatternError {
            throw CommandFailure(error.description, hint: error.nearNames.isEmpty ? names(for: error) : nil)
        } catch let error as GraphvizError {
            throw CommandFailure(error.message, hint: error.hint)
        } catch let error as SVGError {
            throw CommandFailure(error.description)
        } catch let error as MermaidError {
            throw CommandFailure(error.message, hint: error.hint)
        }
    }

    /// What a pattern without a match could have matched; `nil` if there is nothing.
    private func names(for error: PatternError) -> String? {
        if error.noun == "event" {
            return "\(ShellWords.command("coordviz", "explain", "*", input.name)) lists the events"
        }
        let types = Set(tree.coordinators.map(\.type)).sorted().prefix(8)
        return types.isEmpty ? nil : "there are \(types.joined(separator: ", "))"
    }

    /// The diagram, and for a page the findings. For other formats, the journeys and findings are freed here: for a
    /// large tree, they take as much memory as the arrangement that follows.
    private func analysedDiagram(for format: OutputFormat) throws -> (Diagram, Analysis?) {
        let propagation = comparison?.after ?? Propagation(tree.visiblyNamed)
        let analysis = content.findings || format == .html ? analysis(of: propagation, for: format) : nil
        let diagram = try diagram(propagation, analysis, for: format)
        return (diagram, format == .html ? analysis : nil)
    }

    /// The analysis: with all rules for a page, with the rules that are marked for a picture.
    private func analysis(of propagation: Propagation, for format: OutputFormat) -> Analysis {
        var rules = RuleConfiguration()
        let marked = Diagram.markedRules(content.diagramOptions)
        for manual in RuleCatalog.manuals
        where !content.findings || format != .html && !marked.contains(manual.id) {
            rules.severities[manual.id] = .off
        }
        return Analysis(propagation, configuration: rules)
    }

    private func writePage(
        of diagram: Diagram, _ arrangement: Arrangement, _ analysis: Analysis, to take: ([UInt8]) throws -> Void
    ) throws {
        var options = try appearance.pageOptions
        options.revision = revision
        let page = ExplorerPage(
            diagram, analysis, file: input.name, source: input.bytes, comparison: comparison, options: options)
        try page.writeBeforePicture(to: take)
        try SVGPicture(diagram, arrangement, theme: .light, afterwards).write(to: take)
        try page.writeAfterPicture(to: take)
    }

    private func diagram(_ propagation: Propagation, _ analysis: Analysis?, for format: OutputFormat) throws -> Diagram
    {
        var options = content.diagramOptions
        options.keepsTraces = format == .html
        options.showsOnlyChanges = showsOnlyChanges
        options.direction = appearance.direction
        options.showsLegend = appearance.legend
        options.title = appearance.title
        options.sheets = Set(sheets)
        options.feature = feature
        if let feature {
            options.title = [appearance.title ?? tree.name, tree.visiblyNamed.coordinators[feature].type]
                .compactMap { $0 }.joined(separator: " · ")
        }
        let count = tree.coordinators.count
        if let chosen = content.detail.detail { options.detail = chosen }
        if content.detail == .auto, count > Size.mostInFull { options.detail = .titles }
        let findings = analysis?.findings ?? []
        func make(_ options: DiagramOptions) throws -> Diagram {
            if let comparison { return try Diagram(comparison, findings: findings, options: options) }
            return try Diagram(propagation.tree, propagation, findings: findings, options: options)
        }
        var diagram = try folded(options, format, make)
        if content.detail == .auto, options.detail == .titles {
            // Much less may be shown than there is in the tree.
            if diagram.boxes.count <= Size.mostInFull {
                options.detail = .full
                diagram = try folded(options, format, make)
            } else {
                note("\(diagram.boxes.count) boxes: titles only; --detail full lists routes, screens and events")
            }
        }
        if diagram.leavesOutPassing {
            note(
                "too many lines to objects that only observe events: they are left out; --events or --focus shows fewer"
            )
        }
        return diagram
    }

    /// Folds the diagram, except for a page, which folds itself, and for Mermaid, which has no size.
    private func folded(
        _ options: DiagramOptions, _ format: OutputFormat, _ make: (DiagramOptions) throws -> Diagram
    ) throws -> Diagram {
        guard format != .html, format != .mermaid else { return try make(options) }
        let folding = Folding(appearance.fit, mayFold: content.detail == .auto && comparison == nil)
        return try folding.diagram(options, make)
    }

    private func arrangement(of diagram: Diagram) throws -> Arrangement {
        switch appearance.layout {
        case .dot: return try Arrangement(diagram, placement: DotPlacement.starts)
        case .tidy: return Arrangement(diagram, placement: TidyTree.starts)
        case .auto:
            let boxes = diagram.drawnBoxes
            guard boxes > Size.mostForDot else {
                return try Arrangement(diagram, placement: DotPlacement.starts)
            }
            note("\(boxes) boxes: placed by the tidy layout; --layout dot uses Graphviz instead")
            return Arrangement(diagram, placement: TidyTree.starts)
        }
    }

    private func raster(_ format: PictureFormat, _ diagram: Diagram, _ arrangement: Arrangement) throws -> [UInt8] {
        let scale = try InstalledFonts.scale()
        let resolution = format == .png ? try Size.resolution(of: arrangement) : nil
        let drawing = DotDrawing(
            diagram, arrangement, palette: appearance.theme.palette, fontScale: scale, isPainted: true,
            resolution: resolution)
        return try GraphvizLibrary.render(format, engine: .fixedPositions) { drawing.write(to: &$0) }
    }

    private func note(_ text: String) { Status.note(text, isQuiet: isQuiet) }
}
