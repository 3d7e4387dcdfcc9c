import ArgumentParser
import CoordinatorDiagram
import CoordinatorModel
import DiagramPage

/// The options for the look of a picture.
struct AppearanceOptions: ParsableArguments {
    @Option(name: .customLong("direction"), help: "The direction of the tree: right (the default) or down.")
    var chosenDirection: DiagramOptions.Direction?

    @Option(
        name: .customLong("fit"),
        help: "Fold until rows are readable on: readme, slide, a3, a4, or none (the default).")
    var chosenFit: Fit?

    @Option(
        name: .customLong("theme"),
        help: """
            Colours: light (the default), dark, or auto, which makes one SVG for both. A page always follows the reader's \
            setting.
            """)
    var chosenTheme: Theme?

    @Flag(help: "Explain the signs, below the picture if no corner is blank.")
    var legend = false

    @Option(help: "The title above the picture. By default the tree's name.")
    var title: String?

    @Option(
        name: .customLong("layout"),
        help: "What places the boxes: dot, tidy, or auto (the default), which depends on the size.")
    var chosenLayout: LayoutChoice?

    @Option(
        help: ArgumentHelp(
            "A prefix for every id in SVG, so that several SVGs can be on one page.", valueName: "prefix"))
    var idPrefix = ""

    @Option(
        help: ArgumentHelp(
            "Link places in the source to this address; it contains {file} and {line}.", valueName: "address"))
    var sourceUrl: String?

    @Flag(
        help:
            "Keep GVBINDIR, PANGOCAIRO_BACKEND and similar variables, which tell Graphviz what to load; by default they are cleared."
    )
    var graphvizEnvironment = false

    var direction: DiagramOptions.Direction { chosenDirection ?? .right }
    var fit: Fit { chosenFit ?? .none }
    var theme: Theme { chosenTheme ?? .light }
    var layout: LayoutChoice { chosenLayout ?? .auto }

    /// The options of a page.
    ///
    /// - Throws: `ValidationError` for an invalid address of the source.
    var pageOptions: ExplorerPage.Options {
        get throws {
            var options = ExplorerPage.Options()
            options.theme = theme
            options.generator = "coordviz \(Version.current)"
            do throws(SourceAddress.Problem) {
                if let sourceUrl { options.sourceLinks = try SourceAddress(sourceUrl, for: .editors) }
            } catch {
                throw ValidationError("--source-url: \(error).")
            }
            return options
        }
    }

    func validate() throws { _ = try pageOptions }
}

extension DiagramOptions.Direction: ChoiceArgument {}
extension Theme: ChoiceArgument {}
extension Fit: ChoiceArgument {}
