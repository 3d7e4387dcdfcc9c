import ArgumentParser
import FindingReports
import ProjectConfiguration

/// Which configuration a command uses.
struct ProjectOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The configuration. By default the .coordviz.yml in the folder of the input or in one above it.",
            valueName: "file"),
        completion: .file(extensions: ["yml", "yaml"]))
    var config: String?

    @Flag(help: "Use no configuration file.")
    var noConfig = false

    func validate() throws {
        if noConfig, config != nil { throw ValidationError("--no-config and --config contradict each other.") }
    }

    /// The configuration file that an input falls under; `nil` where there is none, or none is wanted.
    func file(forInput input: String?) -> String? { noConfig ? nil : config ?? Discovery.file(forInput: input) }

    /// What the defaults, the file and the command line say.
    ///
    /// - Throws: `CommandFailure` when the file can't be read or is wrong.
    func configuration(forInput input: String?, choices: CommandLineChoices) throws -> EffectiveConfiguration {
        var configuration = EffectiveConfiguration()
        if !noConfig, config == nil, let other = Discovery.misnamedFile(forInput: input) {
            throw CommandFailure(
                "\(other) is not read: the configuration is called \(Discovery.fileName)",
                hint: "rename it, or give it with --config")
        }
        if let file = file(forInput: input) {
            configuration = try Self.configuration(at: file, isFound: config == nil)
        }
        configuration.apply(choices)
        return configuration
    }

    /// What the defaults and a file say.
    ///
    /// - Throws: `CommandFailure` when the file can't be read or is wrong.
    static func configuration(at file: String, isFound: Bool) throws -> EffectiveConfiguration {
        do {
            return try EffectiveConfiguration(
                contentsOf: file, isFound: isFound, reportFormats: ReportFormat.allCases.map(\.rawValue))
        } catch {
            throw CommandFailure(verbatim: error.description)
        }
    }
}

extension EffectiveConfiguration {
    /// The file that findings about suppressions and the baseline point to.
    var placeOfGeneralFindings: String? {
        for suppression in suppressions {
            if case .file(let file, _) = suppression.origin { return file }
        }
        return baseline.value
    }
}
