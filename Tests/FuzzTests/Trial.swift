import CoordinatorAnalysis
import Foundation
import CoordinatorDiagram
import CoordinatorModel
import DiagramPage
import Graphviz
import TreeFixtures

/// One input on its way through everything that `coordviz render` does, in process; what it must not do is collected.
struct Trial {
    /// What is wrong with what came out; empty when all is well.
    private(set) var violations: [String] = []
    /// Whether the input was a tree, so that something was drawn.
    private(set) var isDrawn = false
    /// What was drawn in the DOT language, to be read by somebody else's parser.
    private(set) var dot: [UInt8]?

    /// Tries an input. The same seed chooses the same options.
    init(_ json: [UInt8], seed: UInt64) {
        var random = SplitMix64(seed: seed)
        do throws(TreeReadingError) {
            let tree = try CoordinatorTree(json: json, file: "tree.json")
            isDrawn = true
            checkRoundTrip(tree)
            do { try draw(tree, json, &random) } catch { violations.append("drawing failed: \(error)") }
        } catch {
            check(error, of: json)
        }
    }

    private mutating func check(_ error: TreeReadingError, of json: [UInt8]) {
        let lines = json.count { $0 == 0x0A || $0 == 0x0D } + 1
        if error.diagnostics.isEmpty { violations.append("an error that says nothing") }
        for diagnostic in error.diagnostics {
            let isPlace = (1...lines).contains(diagnostic.line) && diagnostic.column >= 1
            if !isPlace || diagnostic.message.isEmpty { violations.append("an error without a place: \(diagnostic)") }
            if diagnostic.description.unicodeScalars.contains(where: { $0.value < 0x20 && $0 != "\n" }) {
                violations.append("an error that reaches the terminal with control characters")
            }
        }
    }

    private mutating func checkRoundTrip(_ tree: CoordinatorTree) {
        do throws(TreeReadingError) {
            if try CoordinatorTree(json: tree.json(), file: "again.json") != tree.canonical() {
                violations.append("what is written reads as another tree")
            }
        } catch {
            violations.append("what is written cannot be read: \(error)")
        }
    }

    private mutating func draw(_ tree: CoordinatorTree, _ json: [UInt8], _ random: inout SplitMix64) throws {
        let propagation = Propagation(tree)
        var diagramOptions = Self.options(for: tree, &random)
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
        violations += InspectedSVG.violations(in: svg, of: diagram)

        try explore(diagram, propagation, json)

        var text = DotText()
        drawing.write(to: &text)
        dot = text.finished()
        do {
            violations += InspectedMermaid.violations(in: try MermaidText.text(of: diagram, theme: theme))
        } catch is MermaidError {
            // Larger than Mermaid takes: it says so.
        }
    }

    /// The page around a picture: whole, and one script and no more.
    private mutating func explore(_ diagram: Diagram, _ propagation: Propagation, _ json: [UInt8]) throws {
        var options = ExplorerPage.Options()
        options.generator = "test"
        let page = ExplorerPage(
            diagram, Analysis(propagation), file: "tree.json", source: json, options: options)
        var text: [UInt8] = []
        try page.writeBeforePicture { text += $0 }
        try page.writeAfterPicture { text += $0 }
        let words = String(decoding: text, as: UTF8.self)
        if !words.hasSuffix("</html>\n") { violations.append("a page without an end") }
        if words.components(separatedBy: "<script").count != 3 { violations.append("a page with foreign scripts") }
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
