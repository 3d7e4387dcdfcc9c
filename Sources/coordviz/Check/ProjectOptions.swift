import ArgumentParser
import FindingReports
import ProjectConfiguration

#if Extraction
    import CoordinatorExtraction
#endif

/// The options for the configuration of a command.
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

    /// The configuration file that applies to an input; `nil` if there is none, or if `--no-config` is given.
    func file(forInput input: String?) -> String? { noConfig ? nil : config ?? Discovery.file(forInput: input) }

    /// Throws if a file was probably meant as the configuration, and has another name: it would be ignored in silence.
    ///
    /// - Throws: `CommandFailure`.
    func refuseMisnamed(forInput input: String?) throws {
        guard !noConfig, config == nil, let other = Discovery.misnamedFile(forInput: input) else { return }
        throw CommandFailure(
            "\(other) is not read: the configuration is called \(Discovery.fileName)",
            hint: "rename it, or give it with --config")
    }

    /// The settings of the defaults, the file and the command line.
    ///
    /// - Throws: `CommandFailure` if the file can't be read or has errors.
    func configuration(forInput input: String?, choices: CommandLineChoices) throws -> EffectiveConfiguration {
        var configuration = EffectiveConfiguration()
        try refuseMisnamed(forInput: input)
        if let file = file(forInput: input) {
            configuration = try Self.configuration(at: file, isFound: config == nil)
        }
        configuration.apply(choices)
        return configuration
    }

    /// The settings of the defaults and a file.
    ///
    /// - Throws: `CommandFailure` if the file can't be read or has errors.
    static func configuration(at file: String, isFound: Bool) throws -> EffectiveConfiguration {
        var dialects: [String]?
        #if Extraction
            dialects = Dialect.allCases.map(\.rawValue)
        #endif
        do {
            return try EffectiveConfiguration(
                contentsOf: file, isFound: isFound, reportFormats: ReportFormat.allCases.map(\.rawValue),
                dialects: dialects)
        } catch {
            throw CommandFailure(verbatim: error.description)
        }
    }
}

extension EffectiveConfiguration {
    /// The file that findings about suppressions and the baseline refer to.
    var placeOfGeneralFindings: String? {
        for suppression in suppressions {
            if case .file(let file, _) = suppression.origin { return file }
        }
        return baseline.value
    }
}
