import ArgumentParser
import CoordinatorAnalysis
import CoordinatorModel
import FindingReports
import ProjectConfiguration

/// `coordviz check`: no event is lost, and CI says so.
struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Proves that every event is caught, and finds what else is wrong with a tree.",
        discussion: """
            Exits with 0 when nothing at or above the failing severity is found, with 1 when something is, and with 2 \
            when it could not look. 'coordviz rules' lists what it looks for.
            """
    )

    @Argument(
        help: "The trees, or an app's source: folders and Swift files; - for standard input.",
        completion: .file(extensions: ["json", "swift"]))
    var inputs: [String]

    @OptionGroup(title: "Configuration") var project: ProjectOptions

    @Option(help: ArgumentHelp("The least severity that fails: note, warning or error.", valueName: "severity"))
    var failOn: FailingSeverity?

    @Flag(help: "Fail on warnings too; the same as --fail-on warning.")
    var strict = false

    @Option(help: ArgumentHelp("Findings that are known and not reported.", valueName: "file"), completion: .file())
    var baseline: String?

    @Option(
        help: ArgumentHelp("Write what is found to a baseline instead of reporting it.", valueName: "file"),
        completion: .file())
    var writeBaseline: String?

    @Flag(help: "Check again whenever an input, the configuration or the baseline changes, until Control-C.")
    var watch = false

    @OptionGroup(title: "Reports") var output: ReportingOptions
    @OptionGroup(title: "Input") var reading: InputOptions

    func validate() throws {
        if strict, failOn != nil { throw ValidationError("--strict is --fail-on warning: give one of them.") }
        try checkDestinations(configuration: nil)
        guard watch else { return }
        if inputs.contains("-") { throw ValidationError("--watch follows files: standard input has only one state.") }
        if writeBaseline != nil { throw ValidationError("--watch and --write-baseline contradict each other.") }
    }

    func run() throws {
        guard watch else {
            if try check() { throw ExitCode(1) }
            return
        }
        Watch.run(watchedFiles) {
            do {
                if OutputFile.isTerminal { try OutputFile.write(Self.clearedScreen, to: "-") }
                _ = try check()
            } catch {
                Status.error("\(error)")
            }
        }
    }

    /// What a terminal takes as a wish for an empty screen.
    private static let clearedScreen = Array("\u{1B}[H\u{1B}[2J\u{1B}[3J".utf8)

    /// All that the verdict rests on. A configuration that can't be read is watched like any other.
    private func watchedFiles() -> [String] {
        let configuration = try? project.configuration(forInput: inputs[0], choices: choices)
        let baseline = configuration?.baseline.value ?? baseline
        return inputs + [project.file(forInput: inputs[0]), baseline].compactMap { $0 }
    }

    /// Checks and reports. Returns whether the check fails.
    private func check() throws -> Bool {
        let configuration = try project.configuration(forInput: inputs[0], choices: choices)
        try checkDestinations(configuration: configuration)
        let trees = try readAll()
        let analyses = trees.map { Analysis($0.tree, configuration: configuration.rules) }
        if let writeBaseline {
            try write(analyses, configuration, to: writeBaseline)
            return false
        }
        let check = Check(
            analyses, configuration: configuration.rules, baseline: try KnownFindings.read(configuration.baseline))
        let report = Report(
            check, of: trees.map { Report.Input(file: $0.name, source: $0.bytes, tree: $0.tree) },
            failingSeverity: configuration.failOn.value, generalFile: configuration.placeOfGeneralFindings,
            toolVersion: Version.current)
        try output.write(report, as: configuration.reports.value)
        return report.fails
    }

    /// Sees to it that nothing that is read is overwritten: by what the command line asks for, before anything is read, and
    /// by what the configuration adds, before anything else is. The baseline that is written is the one that is not read.
    private func checkDestinations(configuration: EffectiveConfiguration?) throws {
        var outputs = output.destinations(of: configuration?.reports)
        if let writeBaseline { outputs.append(Destination(path: writeBaseline, option: "--write-baseline")) }
        var read = inputs + [project.file(forInput: inputs[0])].compactMap { $0 }
        if writeBaseline == nil, let baseline = configuration?.baseline.value ?? baseline { read.append(baseline) }
        try Destination.check(outputs, against: read)
    }

    private var choices: CommandLineChoices {
        CommandLineChoices(
            failOn: strict ? .warning : failOn?.severity, failOnOption: strict ? "--strict" : "--fail-on",
            baseline: baseline, reports: output.reports)
    }

    /// Reads every input, so that all that is wrong is said in one run.
    private func readAll() throws -> [(name: String, bytes: [UInt8]?, tree: CoordinatorTree)] {
        var failures: [String] = []
        var trees: [(name: String, bytes: [UInt8]?, tree: CoordinatorTree)] = []
        for program in reading.programs(in: inputs) {
            do {
                let (bytes, tree) = try reading.contents(
                    of: program, isQuiet: output.quiet || watch, isFollowed: watch)
                trees.append((InputFile.displayName(program[0]), bytes, tree))
            } catch let failure as CommandFailure {
                failures.append(failure.description)
            }
        }
        if !failures.isEmpty { throw CommandFailure(verbatim: failures.joined(separator: "\n")) }
        return trees
    }

    private func write(_ analyses: [Analysis], _ configuration: EffectiveConfiguration, to file: String) throws {
        let baseline = Check(analyses, configuration: configuration.rules).baseline
        try OutputFile.write(Array(baseline.text.utf8), to: file)
        let count = baseline.entries.count
        Status.note("\(PlainText.count(count, "known finding")) in \(file)", isQuiet: output.quiet)
    }
}

/// A severity that can make a check fail.
enum FailingSeverity: String, ChoiceArgument {
    case note, warning, error

    var severity: Severity {
        switch self {
        case .note: .note
        case .warning: .warning
        case .error: .error
        }
    }
}
