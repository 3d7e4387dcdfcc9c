import ArgumentParser
import CoordinatorDiagram

/// How a picture looks.
struct AppearanceOptions: ParsableArguments {
    @Option(help: "Which way the tree grows: right or down.")
    var direction: DiagramOptions.Direction = .right

    @Option(help: "Colours: light, dark, or auto, one SVG that follows the reader's preference.")
    var theme: Theme = .light

    @Flag(help: "Explain the signs beneath.")
    var legend = false

    @Option(help: "What stands above. By default the tree's name.")
    var title: String?

    @Option(help: "Who places boxes: dot, tidy, or auto, by size.")
    var layout: LayoutChoice = .auto

    @Option(
        help: ArgumentHelp("What comes before every id in SVG, so that several fit on a page.", valueName: "prefix"))
    var idPrefix = ""
}

extension DiagramOptions.Direction: ExpressibleByArgument {}
extension Theme: ExpressibleByArgument {}
