import CoordinatorAnalysis

/// The settings on the command line, which have precedence over the file. Settings that are left out do not change.
public struct CommandLineChoices: Sendable {
    /// The lowest severity that fails the check.
    public var failOn: Severity?
    /// The option that sets `failOn`: `--fail-on` or `--strict`.
    public var failOnOption: String
    /// The path of the baseline, relative to the current folder.
    public var baseline: String?
    /// The reports. If there are any, they replace all those of the file.
    public var reports: [ReportRequest]

    /// Creates choices. Without arguments, they change nothing.
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
    /// Replaces settings by those of the command line.
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
