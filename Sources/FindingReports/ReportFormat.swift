/// The formats of reports (issue "check", `--report FORMAT[=FILE]`).
public enum ReportFormat: String, CaseIterable, Hashable, Sendable {
    /// For people, on a terminal and elsewhere.
    case text
    /// Lines that Xcode shows in its issue navigator.
    case xcode
    /// Annotations of GitHub Actions.
    case github
    /// GitLab's code quality report.
    case gitlab
    /// SARIF 2.1.0 (OASIS).
    case sarif
    /// JUnit's XML.
    case junit
    /// Checkstyle's XML.
    case checkstyle
    /// The findings' own JSON, version 1.
    case json
    /// A comment on a pull request.
    case markdown

    /// The report in this format. It is empty or ends with a line break; the same report always results in the same
    /// text.
    public func text(of report: Report, options: ReportOptions = ReportOptions()) -> String {
        reporter.text(of: report, options: options)
    }

    private var reporter: any Reporter.Type {
        switch self {
        case .text: TextReport.self
        case .xcode: XcodeReport.self
        case .github: GitHubReport.self
        case .gitlab: GitLabReport.self
        case .sarif: SARIFReport.self
        case .junit: JUnitReport.self
        case .checkstyle: CheckstyleReport.self
        case .json: JSONReport.self
        case .markdown: MarkdownReport.self
        }
    }
}

/// Writes one format: a pure function of the report.
protocol Reporter {
    static func text(of report: Report, options: ReportOptions) -> String
}
