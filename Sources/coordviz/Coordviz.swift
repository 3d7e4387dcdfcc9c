import ArgumentParser

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The command line. Each verb is one file; the work is done in the libraries.
@main
struct Coordviz: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "coordviz",
        abstract: "Finds the events of an iOS app that no coordinator intercepts, and draws its coordinators.",
        version: Version.current,
        subcommands: [
            RenderCommand.self, ServeCommand.self, CheckCommand.self, DiffCommand.self, DocsCommand.self,
            ExtractCommand.self, ExplainCommand.self, StatsCommand.self, ValidateCommand.self, RulesCommand.self,
            ModelsCommand.self, ConfigCommand.self, InitCommand.self, SchemaCommand.self,
        ]
    )

    /// Runs a verb. Exit codes: 0 success, 2 the command could not do its job, 64 wrong usage.
    static func main() {
        // If the reader closes the pipe, writing then fails with an error, and the process is not killed silently.
        signal(SIGPIPE, SIG_IGN)
        StandardDescriptors.secure()
        do {
            try ReadableNames.check()
            var command = try quicklyParsed() ?? parsed()
            try command.run()
        } catch let failure as CommandFailure {
            Status.error(failure.description)
            exit(withError: ExitCode(2))
        } catch {
            end(with: error)
        }
    }

    /// Parses the arguments with the whole tool, unless the mistake is obvious.
    private static func parsed() throws -> any ParsableCommand {
        let verbs = configuration.subcommands.compactMap { $0.configuration.commandName }
        if let complaint = Mistakes.complaint(about: StartArguments.all, verbs: verbs) {
            Status.error(complaint)
            throw ExitCode(64)
        }
        return try parseAsRoot(StartArguments.all)
    }

    /// Ends the process as the library would, with two exceptions: if help can't be written, that is a failure, and
    /// names in messages are made plain text, because they may contain commands for a terminal. A message has the hints for
    /// what is usually meant.
    private static func end(with error: any Error) -> Never {
        let (text, code) = (fullMessage(for: error), exitCode(for: error))
        guard !text.isEmpty else { exit(withError: code) }
        do {
            if code.isSuccess {
                try OutputFile.say(text + "\n")
            } else {
                Status.error(UsageHint.added(to: text, for: StartArguments.all))
            }
        } catch {
            Status.error("\(error)")
            exit(withError: ExitCode(2))
        }
        exit(withError: code)
    }

    /// Parses the command alone, without the rest of the tool, which would take a third of a short run. `nil` for
    /// everything except a verb with valid arguments; the whole tool then writes the message.
    private static func quicklyParsed() -> (any ParsableCommand)? {
        if let render = RenderCommand(plain: StartArguments.all) { return render }
        guard let name = StartArguments.all.first,
            let verb = configuration.subcommands.first(where: { $0.configuration.commandName == name }),
            let command = try? verb.parseAsRoot(Array(StartArguments.all.dropFirst())),
            // A request for help is parsed as a command of its own, which does not know its parent command.
            type(of: command) == verb
        else { return nil }
        return command
    }
}

/// The version of the tool.
enum Version {
    static let current = "0.1.0"
}
