import ArgumentParser
import CoordinatorModel
import ProjectConfiguration

#if Extraction
    import CoordinatorExtraction
#endif

/// `coordviz config`: the settings that `check` would use here.
struct ConfigCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "config",
        abstract: "Prints the configuration that check uses, and where each value comes from."
    ).ofTool

    @Argument(help: "The tree or source that check would read.", completion: .file(extensions: ["json"]))
    var input: String?

    @OptionGroup var project: ProjectOptions

    func run() throws {
        let configuration = try project.configuration(forInput: input, choices: CommandLineChoices())
        try OutputFile.say(configuration.text)
    }
}

/// `coordviz init`: writes a configuration file to start with.
struct InitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Looks at the project, and writes a commented .coordviz.yml to start from. Never overwrites one."
    ).ofTool

    @OptionGroup(title: "Input") var reading: InputOptions

    @Option(name: .shortAndLong, help: "Where to write it; - for standard output.", completion: .file())
    var output = Discovery.fileName

    func validate() throws { try Destination.check([Destination(path: output, option: "--output")], against: []) }

    func run() throws {
        if output != "-", InputFile.exists(output) {
            throw CommandFailure("\(output) exists", hint: "it was not changed; remove it to write a new one")
        }
        if output == Discovery.fileName { try reading.project.refuseMisnamed(forInput: nil) }
        let text = sketch().map(Starter.text) ?? Starter.text
        try OutputFile.write(Array(text.utf8), to: output)
        if output != "-" { Status.note("wrote \(output)", isQuiet: false) }
    }

    /// The source in this folder; `nil` if there is none.
    private func sketch() -> Starter.Sketch? {
        #if Extraction
            guard let result = try? SourceInput.extract(["."], reading, isQuiet: true) else { return nil }
            let tree = result.tree
            let counts = [
                PlainText.count(result.summary.files, "Swift file"),
                PlainText.count(tree.coordinators.count, "coordinator"), PlainText.count(tree.events.count, "event"),
                "\(PlainText.count(tree.unresolved.count, "place")) unresolved",
            ]
            let isAssumed = tree.roots.first.map { root in
                tree.coordinators[root].extensions[ExtensionKeys.assumedRoot] != nil
            }
            return Starter.Sketch(
                coverage: counts.joined(separator: ", "), roots: tree.roots.map { tree.coordinators[$0].type },
                isAssumed: isAssumed ?? false)
        #else
            return nil
        #endif
    }
}
