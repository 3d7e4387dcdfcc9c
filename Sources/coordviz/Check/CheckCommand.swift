import ArgumentParser
import CoordinatorAnalysis
import CoordinatorModel
import FindingReports
import ProjectConfiguration

/// `coordviz check`: checks that no event is lost, above all in CI.
struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Checks that every event is intercepted, and applies all other rules.",
        discussion: """
            Exits with 0 if there is no finding at or above the failing severity, with 1 if there is one, and with 2 if \
            nothing could be checked. 'coordviz rules' lists all rules.
            """
    ).ofTool

    @Argument(
        help: """
            The trees, or an app's source: folders and Swift files; - for standard input. By default the paths in \
            .coordviz.yml, or this folder.
            """,
        completion: .file(extensions: ["json", "swift"]))
    var inputs: [String] = []

    @Option(
        help: ArgumentHelp(
            "The lowest severity that fails: note, warning, error, or none to never fail.", valueName: "severity"))
    var failOn: FailingSeverity?

    @Flag(help: "Also fail on warnings; the same as --fail-on warning.")
    var strict = false

    @Option(
        help: ArgumentHelp("The file of known findings, which are not reported.", valueName: "file"),
        completion: .file())
    var baseline: String?

    @Option(
        help: ArgumentHelp(
            "Write the findings to a baseline instead of reporting them; replaces only a baseline.", valueName: "file"),
        completion: .file())
    var writeBaseline: String?

    @Flag(help: "Check the rest if some Swift files can't be read or don't parse.")
    var lenient = false

    @Flag(help: "List for each coordinator which of its events were read, and what could not be followed.")
    var coverage = false

    @Flag(help: "Check again whenever an input, the configuration or the baseline changes, until Control-C.")
    var watch = false

    @OptionGroup(title: "Reports") var output: ReportingOptions
    @OptionGroup(title: "Input") var reading: InputOptions

    private var project: ProjectOptions { reading.project }

    func validate() throws {
        if strict, failOn != nil { throw ValidationError("--strict means --fail-on warning: give only one of them.") }
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

    /// The escape sequence that clears a terminal.
    private static let clearedScreen = Array("\u{1B}[H\u{1B}[2J\u{1B}[3J".utf8)

    /// The files that the result depends on. A configuration that can't be read is watched as well.
    private func watchedFiles() -> [String] {
        let configuration = try? project.configuration(forInput: inputs.first, choices: choices)
        let baseline = configuration?.baseline.value ?? baseline
        return given(configuration) + [project.file(forInput: inputs.first), baseline].compactMap { $0 }
    }

    /// Checks and reports. Returns whether the check fails.
    private func check() throws -> Bool {
        let configuration = try project.configuration(forInput: inputs.first, choices: choices)
        try checkDestinations(configuration: configuration)
        let trees = try readAll(configuration)
        let analyses = trees.map { Analysis($0.tree, configuration: configuration.rules) }
        if let writeBaseline {
            try write(analyses, configuration, to: writeBaseline)
            return false
        }
        let check = Check(
            analyses, configuration: configuration.rules, baseline: try KnownFindings.read(configuration.baseline))
        var report = Report(
            check, of: trees.map { Report.Input(file: $0.name, source: $0.bytes, tree: $0.tree) },
            failingSeverity: configuration.failOn.value, generalFile: configuration.placeOfGeneralFindings,
            toolVersion: Version.current)
        if coverage { report.coverage = analyses.map(Coverage.init) }
        try output.write(report, as: configuration.reports.value)
        if !output.quiet, !watch {
            CheckAdvice.onPolicies(configuration.rules.policies, in: trees.map(\.tree))
            if configuration.baseline.value == nil { CheckAdvice.onBaseline(report, of: inputs) }
        }
        return report.fails
    }

    /// The inputs: those on the command line, else those in the configuration, else the current folder.
    private func given(_ configuration: EffectiveConfiguration?) -> [String] {
        let paths = configuration?.source.value.paths ?? []
        return inputs.isEmpty ? (paths.isEmpty ? ["."] : paths) : inputs
    }

    /// Makes sure that no input is overwritten: the outputs of the command line are checked before anything is read,
    /// and those of the configuration before anything else is read. The baseline may be written only if the same file
    /// is not read.
    private func checkDestinations(configuration: EffectiveConfiguration?) throws {
        var outputs = output.destinations(of: configuration?.reports)
        if let writeBaseline { outputs.append(Destination(path: writeBaseline, option: "--write-baseline")) }
        var read = given(configuration) + [project.file(forInput: inputs.first)].compactMap { $0 }
        if writeBaseline == nil, let baseline = configuration?.baseline.value ?? baseline { read.append(baseline) }
        try Destination.check(outputs, against: read)
        if let writeBaseline { try KnownFindings.checkReplaceable(writeBaseline) }
    }

    private var choices: CommandLineChoices {
        CommandLineChoices(
            failOn: strict ? .warning : failOn?.severity, failOnOption: strict ? "--strict" : "--fail-on",
            baseline: baseline, reports: output.reports)
    }

    /// Reads every input, so that one run reports all errors.
    private func readAll(
        _ configuration: EffectiveConfiguration
    ) throws -> [(name: String, bytes: [UInt8]?, tree: CoordinatorTree)] {
        var failures: [String] = []
        var unchecked: [UncheckedInput] = []
        var trees: [(name: String, bytes: [UInt8]?, tree: CoordinatorTree)] = []
        var reading = reading
        #if Extraction
            reading.apply(configuration)
        #endif
        for program in reading.programs(in: given(configuration)) {
            do {
                let (bytes, tree) = try contents(of: program, reading)
                trees.append((InputFile.displayName(program[0]), bytes, tree))
            } catch let failure as CommandFailure {
                failures.append(failure.description)
            } catch let source as UncheckedSource {
                failures.append(source.failure.description)
                unchecked.append(source.input)
            }
        }
        if !failures.isEmpty {
            try output.write(unchecked, configuration)
            throw CommandFailure(verbatim: failures.joined(separator: "\n"))
        }
        return trees
    }

    private func contents(
        of program: [String], _ reading: InputOptions
    ) throws -> (bytes: [UInt8]?, tree: CoordinatorTree) {
        let isQuiet = output.quiet || watch
        #if Extraction
            if SourceInput.isSource(program[0]) {
                let result = try SourceInput.extract(
                    program, reading, isQuiet: isQuiet, needsAll: !lenient, isLenient: lenient)
                do {
                    try SourceDemands.check(result, of: program, reading, isLenient: lenient)
                } catch let failure as CommandFailure {
                    throw UncheckedSource(failure, program, result.summary)
                }
                return (nil, result.tree)
            }
        #endif
        return try reading.contents(of: program, isQuiet: isQuiet, isFollowed: watch)
    }

    private func write(_ analyses: [Analysis], _ configuration: EffectiveConfiguration, to file: String) throws {
        let baseline = Check(analyses, configuration: configuration.rules).baseline
        try OutputFile.write(Array(baseline.text.utf8), to: file)
        let count = baseline.entries.count
        Status.note("wrote \(file): \(PlainText.count(count, "known finding"))", isQuiet: output.quiet)
    }
}
