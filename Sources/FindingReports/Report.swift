import CoordinatorAnalysis
import CoordinatorModel

/// The result of a run of `coordviz check`, with everything that a reporter needs. It is a value, and a pure function
/// turns it into each format.
///
/// ```swift
/// let analysis = Analysis(tree)
/// let check = Check([analysis], configuration: RuleConfiguration())
/// let report = Report(check, of: [Report.Input(file: "tree.json", source: bytes, tree: tree)], toolVersion: "1.0.0")
/// print(ReportFormat.sarif.text(of: report), terminator: "")
/// ```
public struct Report: Sendable {
    /// A tree that was checked, with its findings.
    public struct Input: Sendable {
        /// The file's path as it was given, or another name for people, such as `<stdin>`.
        public var file: String
        /// The file's bytes, which turn the offset of a finding into a line and a column; `nil` for a tree that was not
        /// read from a file.
        public var source: [UInt8]?
        /// The tree, which the drawings of the findings' journeys use.
        public var tree: CoordinatorTree
        /// The findings to report.
        public var findings: [Finding]

        /// Creates an input.
        public init(file: String, source: [UInt8]?, tree: CoordinatorTree, findings: [Finding] = []) {
            self.file = file
            self.source = source
            self.tree = tree
            self.findings = findings
        }
    }

    /// The inputs, in the order of the command line.
    public var inputs: [Input]
    /// The findings about the configuration and the baseline, not about one of the trees.
    public var general: [Finding]
    /// Findings that are in the baseline. They are only counted, unless a report is verbose.
    public var known: [Finding]
    /// The entries of the baseline that no finding matches.
    public var fixed: [Baseline.Entry]
    /// The numbers of all inputs together.
    public var summary: AnalysisSummary
    /// The lowest severity with which a run fails (`--fail-on`); `off` if no severity fails it.
    public var failingSeverity: Severity
    /// The path of the configuration or the baseline, as the place of general findings; `nil` if there is none.
    public var generalFile: String?
    /// The version of coordviz.
    public var toolVersion: String
    /// The coverage of each input, in the order of the inputs, if it was requested.
    public var coverage: [Coverage] = []
    /// The inputs of which nothing was checked. With any of them, a report without findings is no verdict.
    public var unchecked: [UncheckedInput] = []

    /// Creates the report of a check.
    ///
    /// - Parameters:
    ///   - check: The result of the check.
    ///   - inputs: The inputs, in the order of the check's analyses. Their findings are replaced by those of the check.
    ///   - failingSeverity: The lowest severity with which the run fails.
    ///   - generalFile: The place of findings about the configuration and the baseline.
    ///   - toolVersion: The version of coordviz.
    public init(
        _ check: Check, of inputs: [Input], failingSeverity: Severity = .error, generalFile: String? = nil,
        toolVersion: String
    ) {
        self.inputs = zip(inputs, check.findings).map { input, findings in
            var input = input
            input.findings = findings
            return input
        }
        general = check.general
        known = check.known
        fixed = check.fixed
        summary = check.summary
        self.failingSeverity = failingSeverity
        self.generalFile = generalFile
        self.toolVersion = toolVersion
    }

    /// Whether a finding makes the run fail.
    public var fails: Bool { general.contains(where: fails) || inputs.contains { $0.findings.contains(where: fails) } }

    /// Whether a finding makes the run fail: its severity is high enough, and it does not report that a known finding
    /// is fixed.
    public func fails(_ finding: Finding) -> Bool {
        failingSeverity != .off && finding.severity >= failingSeverity && !finding.isAboutFixed
    }
}
