import ArgumentParser
import CoordinatorAnalysis
import CoordinatorModel
import FindingReports

/// `coordviz explain`: what becomes of an event.
struct ExplainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Tells every journey of an event, step by step, and how it ends."
    )

    @Argument(help: "The event's full name, or a pattern.")
    var event: String

    @Argument(help: "The tree; - for standard input.", completion: .file(extensions: ["json"]))
    var input: String

    @Option(help: ArgumentHelp("Only journeys that start at this coordinator or screen.", valueName: "type"))
    var from: String?

    @Option(help: "Colour: auto, always or never.")
    var color: ColorChoice = .auto

    @Flag(name: .shortAndLong, help: "Draw long journeys in full.")
    var verbose = false

    @OptionGroup(title: "Limits") var limits: LimitOptions

    func run() throws {
        let explanation = Explanation(
            of: NamePattern(event), from: from.map(NamePattern.init), in: Propagation(try limits.tree(from: input)))
        if explanation.isEmpty { throw nothing(found: explanation) }
        print(explanation.text(ReportOptions(color: color.isOn, verbose: verbose)), terminator: "")
    }

    private func nothing(found explanation: Explanation) -> CommandFailure {
        let names = explanation.isKnown ? explanation.emitters : explanation.events
        let near = NearestName.nearest(to: explanation.isKnown ? from ?? "" : event, among: names)
        let hint = NearestName.didYouMean(near)
        guard explanation.isKnown else { return CommandFailure("no event is called \(event)", hint: hint) }
        if let from, !explanation.emitters.isEmpty {
            return CommandFailure("\(from) doesn't emit \(event)", hint: hint)
        }
        return CommandFailure("nobody emits \(event)", hint: "it is declared or claimed, but never on its way")
    }
}
