import ArgumentParser
import CoordinatorModel

/// `coordviz validate`: checks whether a file is a tree.
struct ValidateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "validate",
        abstract: "Checks that files are coordinator trees.",
        discussion: """
            Prints every error with its file, line and column, and what was expected. Exits with 0 if all files are valid, \
            and otherwise with 2.
            """
    ).ofTool

    @Argument(help: "The files; - for standard input.", completion: .file(extensions: ["json"]))
    var inputs: [String]

    @OptionGroup var reading: InputOptions

    @Flag(name: .shortAndLong, help: "Print nothing if all files are valid.")
    var quiet = false

    func run() throws {
        var failures = 0
        var lines = ""
        for input in inputs {
            do {
                let tree = try reading.tree(from: input)
                let source = SourceInput.isSource(input) ? "Swift source, whose tree is " : ""
                lines += PlainText.line("\(InputFile.displayName(input)): \(source)\(Self.summary(of: tree))") + "\n"
            } catch let failure as CommandFailure {
                Status.error(failure.description)
                failures += 1
            }
        }
        if !quiet { try OutputFile.say(PlainText.log(lines)) }
        if failures > 0 { throw ExitCode(2) }
    }

    private static func summary(of tree: CoordinatorTree) -> String {
        let count = tree.coordinators.count
        return "valid, \(PlainText.count(count, "coordinator"))"
    }
}
