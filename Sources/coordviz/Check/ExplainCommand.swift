import ArgumentParser
import CoordinatorAnalysis
import CoordinatorModel
import FindingReports

/// `coordviz explain`: shows the journeys of an event.
struct ExplainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Prints every journey of an event, step by step, and how it ends.",
        usage: """
            coordviz explain <event> <input> [<options>]
            coordviz explain [<event>] --journal <file> [<options>]
            """,
        discussion: """
            With --journal it prints what really happened while a recorder ran in the app: which objects each event was \
            offered to, and where it ended.
            """
    ).ofTool

    @Argument(help: "The event's full name, or a pattern. For a journal the default is all events.")
    var event: String?

    @Argument(
        help: "The tree, or an app's source: a folder or a Swift file; - for standard input.",
        completion: .file(extensions: ["json", "swift"]))
    var input: String?

    @Option(help: ArgumentHelp("Only journeys that start at this coordinator or screen.", valueName: "type"))
    var from: String?

    @Option(
        help: ArgumentHelp(
            "Replay a recorder's journal instead of tracing a tree; - for standard input.", valueName: "file"),
        completion: .file(extensions: ["jsonl"]))
    var journal: String?

    @Option(help: "Colour: auto, the default, always or never.")
    var color: ColorChoice?

    @Flag(name: .shortAndLong, help: "Print long journeys in full.")
    var verbose = false

    @OptionGroup(title: "Input") var reading: InputOptions

    func validate() throws {
        if journal != nil {
            if input != nil { throw ValidationError("Give a tree or a --journal, not both.") }
        } else if event == nil {
            throw ValidationError("Missing expected argument '<event>'")
        } else if let event, input == nil, isInput(event) {
            throw ValidationError(
                "Which event? For the journeys of all events: \(ShellWords.command("coordviz", "explain", "*", event))")
        } else if let event, input == nil {
            throw ValidationError(
                "Explain '\(event)' in which tree? \(Self.command(event, "tree.json")), or "
                    + "\(Self.command(event, ".")) for the source here.")
        } else if let event, let input, isInput(event), !isInput(input) {
            throw ValidationError("The event comes first: \(Self.command(input, event)).")
        }
    }

    /// A command for a sentence: in quotes, unless one of its words has some for the shell.
    private static func command(_ event: String, _ input: String) -> String {
        let text = ShellWords.command("coordviz", "explain", event, input)
        return text.contains("'") ? text : "'\(text)'"
    }

    /// Whether the text is an input (a tree or source), not an event.
    private func isInput(_ text: String) -> Bool {
        text.hasSuffix(".json") || text.hasSuffix(".swift") || text.contains("/") || InputFile.exists(text)
    }

    func run() throws {
        let options = ReportOptions(color: color.isOn, verbose: verbose)
        if let journal {
            let replay = Replay(try reading.journal(from: journal), of: event, from: from)
            return try Self.say(try replay.text(options))
        }
        guard let event, let input else { return }
        let propagation = Propagation(try reading.tree(from: input, undone: "nothing was explained"))
        let explanation = Explanation(of: NamePattern(event), from: from.map(NamePattern.init), in: propagation)
        if explanation.isEmpty {
            let emitted = Explanation(of: NamePattern("*"), from: NamePattern(event), in: propagation)
            throw nothing(found: explanation, of: event, in: input, isEmitter: !emitted.isEmpty)
        }
        try Self.say(explanation.text(options))
    }

    /// Prints journeys, without the empty line behind the last one.
    private static func say(_ text: String) throws {
        try OutputFile.say(text.hasSuffix("\n\n") ? String(text.dropLast()) : text)
    }

    private func nothing(
        found explanation: Explanation, of event: String, in input: String, isEmitter: Bool
    ) -> CommandFailure {
        let names = explanation.isKnown ? explanation.emitters : explanation.events
        // Users often know the case but not its domain.
        let cases = explanation.isKnown ? [] : names.filter { $0.hasSuffix(".\(event)") }
        let near =
            cases.isEmpty
            ? NearestName.nearest(to: explanation.isKnown ? from ?? "" : event, among: names) : Array(cases.prefix(3))
        var hint = NearestName.didYouMean(near)
        if !explanation.isKnown {
            if explanation.events.isEmpty {
                hint = "there is no event at all; 'coordviz check \(input) --coverage' lists what was read"
            } else if names.contains(where: { $0.hasPrefix("\(event).") }) {
                hint = NearestName.didYouMean(["\(event).*"])
            } else if isEmitter {
                hint = "it emits events: coordviz explain '*' \(input) --from \(event)"
            } else if hint == nil {
                hint = "\(ShellWords.command("coordviz", "explain", "*", input)) lists the events"
            }
        }
        guard explanation.isKnown else { return CommandFailure("no event is called \(event)", hint: hint) }
        if let from, !explanation.emitters.isEmpty {
            return CommandFailure("\(from) doesn't emit \(event)", hint: hint)
        }
        return CommandFailure(
            "no screen or coordinator emits \(event)", hint: "it is declared or intercepted, but not emitted")
    }
}
