import ArgumentParser
import ProjectConfiguration

/// `coordviz config`: what check would go by here.
struct ConfigCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "config",
        abstract: "Prints the configuration that check goes by, and where each value comes from."
    )

    @Argument(help: "The tree that would be checked.", completion: .file(extensions: ["json"]))
    var input: String?

    @OptionGroup var project: ProjectOptions

    func run() throws {
        let configuration = try project.configuration(forInput: input, choices: CommandLineChoices())
        try OutputFile.say(configuration.text)
    }
}

/// `coordviz init`: a file to start from.
struct InitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Writes a commented .coordviz.yml to start from. Never overwrites one."
    )

    @Option(name: .shortAndLong, help: "Where to write it; - for standard output.", completion: .file())
    var output = Discovery.fileName

    func validate() throws { try Destination.check([Destination(path: output, option: "--output")], against: []) }

    func run() throws {
        if output != "-", InputFile.exists(output) {
            throw CommandFailure("\(output) is there already", hint: "it was left as it is; remove it to start anew")
        }
        try OutputFile.write(Array(Starter.text.utf8), to: output)
    }
}
