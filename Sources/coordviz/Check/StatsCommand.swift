import ArgumentParser
import CoordinatorAnalysis
import FindingReports

/// `coordviz stats`: a tree in numbers.
struct StatsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "stats",
        abstract: "Counts a tree: coordinators, depth, widest node, busiest events, how journeys end."
    ).ofTool

    @Argument(
        help: "The tree, or an app's source: a folder or a Swift file; - for standard input.",
        completion: .file(extensions: ["json", "swift"]))
    var input: String

    @Flag(help: "Print JSON.")
    var json = false

    @OptionGroup(title: "Input") var reading: InputOptions

    func run() throws {
        let tree = try reading.tree(from: input)
        let statistics = TreeStatistics(Propagation(tree))
        try OutputFile.say(json ? statistics.json : statistics.text)
        guard tree.coordinators.isEmpty, SourceInput.isSource(input) else { return }
        let check = ShellWords.command("coordviz", "check", input)
        Status.note("no coordinator was found; '\(check)' says what counts as one", isQuiet: false)
    }
}
