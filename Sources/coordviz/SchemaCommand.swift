import ArgumentParser
import CoordinatorModel

/// `coordviz schema`: the JSON Schema of a tree, for editors and validators.
struct SchemaCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema",
        abstract: "Prints the JSON Schema of tree.json."
    ).ofTool

    @Option(name: .shortAndLong, help: "Where to write it; - for standard output.", completion: .file())
    var output = "-"

    func validate() throws { try Destination.check([Destination(path: output, option: "--output")], against: []) }

    func run() throws { try OutputFile.write(Array(TreeSchema.text.utf8), to: output) }
}
