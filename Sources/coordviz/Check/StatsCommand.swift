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
        let statistics = TreeStatistics(Propagation(try reading.tree(from: input)))
        try OutputFile.say(json ? statistics.json : statistics.text)
    }
}
