import CoordinatorAnalysis
import CoordinatorModel

/// The result of a run of `coordviz check`, with all that a reporter needs: a value, from which each format is made by
/// a pure function.
///
/// ```swift
/// let analysis = Analysis(tree)
/// let check = Check([analysis], configuration: RuleConfiguration())
/// let report = Report(check, of: [Report.Input(file: "tree.json", source: bytes, tree: tree)], toolVersion: "1.0.0")
/// print(ReportFormat.sarif.text(of: report), terminator: "")
/// ```
public struct Report: Sendable {
    /// A tree that was checked, and what was found in it.
    public struct Input: Sendable {
        /// The file's path as it was given, or another name for people, such as `<stdin>`.
        public var file: String
        /// The file's bytes, by which the offset of a finding becomes a line and a column; `nil` for a tree that was
        /// not read from a file.
        public var source: [UInt8]?
        /// The tree, from which the journeys of the findings are drawn.
        public var tree: CoordinatorTree
        /// What was found and is to be reported.
        public var findings: [Finding]

        /// Creates an input.
        public init(file: String, source: [UInt8]?, tree: CoordinatorTree, findings: [Finding] = []) {
            self.file = file
            self.source = source
            self.tree = tree
            self.findings = findings
        }
    }

    /// What was checked, in the order of the command line.
    public var inputs: [Input]
    /// What is to be reported about the configuration and the baseline rather than about one of the trees.
    public var general: [Finding]
    /// Findings that are in the baseline. Only counted, unless a report is verbose.
    public var known: [Finding]
    /// The entries of the baseline that match nothing any more.
    public var fixed: [Baseline.Entry]
    /// The numbers of all inputs together.
    public var summary: AnalysisSummary
    /// The least severity with which a run fails (`--fail-on`); `off` where none does.
    public var failingSeverity: Severity
    /// The configuration's or the baseline's path, as the place of general findings; `nil` where there is none.
    public var generalFile: String?
    /// The version of the program that reports.
    public var toolVersion: String
    /// The coverage of each input, if it was requested; in the order of the inputs.
    public var coverage: [Coverage] = []
    /// The inputs of which nothing was checked. With any of them, a report without findings is no verdict.
    public var unchecked: [UncheckedInput] = []

    /// Creates the report of a check.
    ///
    /// - Parameters:
    ///   - check: The verdict.
    ///   - inputs: What was checked, in the order of the check's analyses. Their findings are those of the check.
    ///   - failingSeverity: The least severity with which the run fails.
    ///   - generalFile: The place of findings about the configuration and the baseline.
    ///   - toolVersion: The version of the program.
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

    /// Whether something was found that makes the run fail.
    public var fails: Bool { general.contains(where: fails) || inputs.contains { $0.findings.contains(where: fails) } }

    /// Whether a finding makes the run fail: it is grave enough, and more than the news that something is fixed.
    public func fails(_ finding: Finding) -> Bool {
        failingSeverity != .off && finding.severity >= failingSeverity && !finding.isAboutFixed
    }
}
