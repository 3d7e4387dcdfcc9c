import ComparisonReports
import CoordinatorAnalysis
import CoordinatorDiagram
import CoordinatorModel
import DiagramPage
import FindingReports
import Foundation
import Graphviz
import NavigationDocs
import TreeComparison
import TreeFixtures

/// Runs a tree through all that `render`, `check` and `diff` do, in this process.
enum TreeTrial {
    static func run(_ json: [UInt8], _ random: inout SplitMix64) -> Trial {
        var trial = Trial()
        do throws(TreeReadingError) {
            let tree = try CoordinatorTree(json: json, file: "tree.json")
            trial.isAccepted = true
            checkRoundTrip(tree, &trial)
            do {
                try draw(tree, json, &random, &trial)
                report(tree, json, &random, &trial)
                if random.chance(20) { compare(tree, &random, &trial) }
            } catch {
                trial.violations.append("drawing failed: \(error)")
            }
        } catch {
            check(error, of: json, &trial)
        }
        return trial
    }

    private static func check(_ error: TreeReadingError, of json: [UInt8], _ trial: inout Trial) {
        let lines = json.count { $0 == 0x0A || $0 == 0x0D } + 1
        if error.diagnostics.isEmpty { trial.violations.append("an error that says nothing") }
        for diagnostic in error.diagnostics {
            let isPlace = (1...lines).contains(diagnostic.line) && diagnostic.column >= 1
            if !isPlace || diagnostic.message.isEmpty {
                trial.violations.append("an error without a place: \(diagnostic)")
            }
            trial.said(diagnostic.description)
        }
    }

    /// Reading the written text gives the same tree.
    static func checkRoundTrip(_ tree: CoordinatorTree, _ trial: inout Trial) {
        do throws(TreeReadingError) {
            let text = tree.json()
            trial.came(text)
            if try CoordinatorTree(json: text, file: "again.json") != tree.canonical() {
                trial.violations.append("what is written reads as another tree")
            }
        } catch {
            trial.violations.append("what is written cannot be read: \(error)")
        }
    }

    private static func draw(
        _ tree: CoordinatorTree, _ json: [UInt8], _ random: inout SplitMix64, _ trial: inout Trial
    ) throws {
        let propagation = Propagation(tree)
        var diagramOptions = options(for: tree, &random)
        diagramOptions.keepsTraces = true
        let diagram: Diagram
        do { diagram = try Diagram(tree, propagation, options: diagramOptions) } catch is PatternError { return }
        let arrangement =
            diagram.boxes.count < 60 && random.chance(50)
            ? try Arrangement(diagram, placement: DotPlacement.starts)
            : Arrangement(diagram, placement: TidyTree.starts)
        let theme = random.pick(Theme.allCases)

        let drawing = DotDrawing(diagram, arrangement, palette: theme.palette)
        let decoration = SVGDecoration(diagram, theme: theme, idPrefix: random.chance(20) ? "a\"><b-" : "")
        let svg = try GraphvizLibrary.withPicture(
            .svg, engine: .fixedPositions, { drawing.write(to: &$0) }, { try SVGFinisher.finish($0, decoration) })
        trial.came(svg)
        trial.violations += InspectedSVG.violations(in: svg, of: diagram)

        try explore(diagram, propagation, json, &trial)

        var text = DotText()
        drawing.write(to: &text)
        let dot = text.finished()
        trial.came(dot)
        trial.dot = dot
        do {
            let mermaid = try MermaidText.text(of: diagram, theme: theme)
            trial.came(mermaid)
            trial.violations += InspectedMermaid.violations(in: mermaid)
        } catch is MermaidError {
            // Too large for Mermaid: the error says so.
        }
    }

    /// The page with a picture: complete, and with exactly one script.
    private static func explore(
        _ diagram: Diagram, _ propagation: Propagation, _ json: [UInt8], _ trial: inout Trial
    ) throws {
        var options = ExplorerPage.Options()
        options.generator = "test"
        let page = ExplorerPage(
            diagram, Analysis(propagation), file: "tree.json", source: json, options: options)
        var text: [UInt8] = []
        try page.writeBeforePicture { text += $0 }
        try page.writeAfterPicture { text += $0 }
        trial.came(text)
        let words = String(decoding: text, as: UTF8.self)
        if !words.hasSuffix("</html>\n") { trial.violations.append("a page without an end") }
        if words.components(separatedBy: "<script").count != 3 {
            trial.violations.append("a page with foreign scripts")
        }
    }

    private static func report(
        _ tree: CoordinatorTree, _ json: [UInt8], _ random: inout SplitMix64, _ trial: inout Trial
    ) {
        let analysis = Analysis(tree)
        let check = Check([analysis], configuration: RuleConfiguration())
        let input = Report.Input(file: "tree.json", source: json, tree: tree)
        ReportInspection.inspect(check, of: [input], as: random.pick(ReportFormat.allCases), into: &trial)
        if random.chance(10) {
            for page in DocsContents(analysis, options: DocsOptions(hasPictures: false)).pages {
                trial.came(page.path.utf8)
                trial.came(page.text.utf8)
                if page.path.contains("..") || page.path.hasPrefix("/") {
                    trial.violations.append("a page outside of its folder: \(page.path)")
                }
            }
        }
    }

    private static func compare(_ tree: CoordinatorTree, _ random: inout SplitMix64, _ trial: inout Trial) {
        let comparison = Comparison(from: random.pick(TextSeeds.trees), to: tree)
        trial.came(ComparisonText.text(of: comparison).utf8)
        let json = ComparisonJSON.text(of: comparison)
        trial.came(json.utf8)
        if (try? JSONSerialization.jsonObject(with: Data(json.utf8))) == nil {
            trial.violations.append("a comparison that is no JSON")
        }
    }

    private static func options(for tree: CoordinatorTree, _ random: inout SplitMix64) -> DiagramOptions {
        var options = DiagramOptions()
        let pattern: (inout SplitMix64) -> NamePattern = { random in
            NamePattern(random.chance(80) ? tree.coordinators.randomElement(using: &random)?.type ?? "*" : "*e*")
        }
        options.direction = random.chance(30) ? .down : .right
        options.events = random.pick([.all, .all, .all, .lost, .none, .matching(NamePattern("*did*"))])
        options.detail = tree.coordinators.count > 300 || random.chance(10) ? .titles : .full
        options.showsRoutes = random.chance(90)
        options.showsScreens = random.chance(90)
        options.showsLegend = random.chance(20)
        if random.chance(10) { options.title = HostileStrings.any(&random) }
        if random.chance(10) { options.focus = pattern(&random) }
        if random.chance(10) { options.focusDepth = random.below(3) }
        if random.chance(10) { options.depth = 1 + random.below(4) }
        if random.chance(10) { options.collapse = pattern(&random) }
        if random.chance(10) { options.highlight = pattern(&random) }
        if random.chance(20) { options.detail = .flows }
        if random.chance(20) { options.isNarrow = true }
        return options
    }
}
