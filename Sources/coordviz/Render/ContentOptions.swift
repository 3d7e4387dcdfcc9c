import ArgumentParser
import CoordinatorDiagram
import CoordinatorModel

/// The options for the contents of a picture.
struct ContentOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Which events: all, lost, none, or those whose name matches.", valueName: "events"))
    var events = "all"

    @Flag(inversion: .prefixedNo, help: "List routes.")
    var routes = true

    @Flag(inversion: .prefixedNo, help: "List screens.")
    var screens = true

    @Flag(inversion: .prefixedNo, help: "Mark what check finds: lost events, interceptors that no event reaches.")
    var findings = true

    @Flag(help: "Say how each child is held and removed, and which coordinators are part of a retain cycle.")
    var lifetimes = false

    @Option(
        help: ArgumentHelp(
            "Only coordinators that match, those below them, and the path to them.", valueName: "pattern"))
    var focus: String?

    @Option(help: ArgumentHelp("How many levels below the focus.", valueName: "levels"))
    var focusDepth: Int?

    @Option(help: ArgumentHelp("How many levels in total; the root is the first.", valueName: "levels"))
    var depth: Int?

    @Option(help: ArgumentHelp("Hide everything below coordinators that match.", valueName: "pattern"))
    var collapse: String?

    @Option(help: ArgumentHelp("Highlight coordinators that match.", valueName: "pattern"))
    var highlight: String?

    @Option(
        name: .customLong("detail"),
        help: "How much boxes show: full, flows, titles, or auto (the default), which depends on the size.")
    var chosenDetail: DetailChoice?

    func validate() throws {
        if let focusDepth, focusDepth < 0 { throw ValidationError("--focus-depth is at least 0.") }
        if focusDepth != nil, focus == nil { throw ValidationError("--focus-depth goes with --focus.") }
        if let depth, depth < 1 { throw ValidationError("--depth is at least 1.") }
    }

    var detail: DetailChoice { chosenDetail ?? .auto }

    /// The options for the diagram, except `detail`, which depends on the size.
    var diagramOptions: DiagramOptions {
        var options = DiagramOptions()
        options.events =
            switch events {
            case "all": .all
            case "lost": .lost
            case "none": .none
            default: .matching(NamePattern(events))
            }
        options.showsRoutes = routes
        options.showsScreens = screens
        options.showsFindings = findings
        options.showsLifetimes = lifetimes
        options.focus = focus.map(NamePattern.init)
        options.focusDepth = focusDepth
        options.depth = depth
        options.collapse = collapse.map(NamePattern.init)
        options.highlight = highlight.map(NamePattern.init)
        return options
    }
}
