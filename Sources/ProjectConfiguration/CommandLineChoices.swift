import CoordinatorAnalysis

/// What the command line says over the file. What it leaves out stays as it is.
public struct CommandLineChoices: Sendable {
    /// The least severity that fails, and the option that says so: `--fail-on` or `--strict`.
    public var failOn: Severity?
    /// The option that sets `failOn`.
    public var failOnOption: String
    /// The path of the baseline, as seen from the current folder.
    public var baseline: String?
    /// The reports; some replace all those of the file.
    public var reports: [ReportRequest]

    /// Creates choices; without arguments none.
    public init(
        failOn: Severity? = nil, failOnOption: String = "--fail-on", baseline: String? = nil,
        reports: [ReportRequest] = []
    ) {
        self.failOn = failOn
        self.failOnOption = failOnOption
        self.baseline = baseline
        self.reports = reports
    }
}

extension EffectiveConfiguration {
    /// Lets the command line have its say.
    public mutating func apply(_ choices: CommandLineChoices) {
        if let failOn = choices.failOn {
            self.failOn = Sourced(failOn, .commandLine(option: choices.failOnOption))
        }
        if let baseline = choices.baseline {
            self.baseline = Sourced(baseline, .commandLine(option: "--baseline"))
        }
        if !choices.reports.isEmpty {
            reports = Sourced(choices.reports, .commandLine(option: "--report"))
        }
    }
}
