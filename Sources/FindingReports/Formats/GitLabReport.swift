import CoordinatorAnalysis
import CoordinatorModel

/// GitLab's code quality report: an array of issues. GitLab compares its paths directly with those of the repository,
/// so they are relative and not percent-encoded as a URI would be.
enum GitLabReport: Reporter {
    static func text(of report: Report, options: ReportOptions) -> String {
        let issues = report.placedFindings().map { placed -> JSONFragment in
            let finding = placed.finding
            let place = report.certainPlace(of: placed)
            return [
                "description": .string(description(of: finding)),
                "check_name": .string(finding.rule),
                "fingerprint": .string(finding.fingerprint),
                "severity": severity(finding.severity),
                "location": [
                    "path": .string(ReportPath(place.file, options).relative),
                    "lines": ["begin": .number(place.line ?? 1)],
                ],
            ]
        }
        return JSONFragment.array(issues).text + "\n"
    }

    /// The message and the hint: GitLab shows nothing else of an issue.
    private static func description(of finding: Finding) -> String {
        PlainText.line(finding.message) + (finding.hint.map { ". Hint: \(PlainText.line($0))" } ?? "")
    }

    private static func severity(_ severity: Severity) -> JSONFragment {
        switch severity {
        case .error: "major"
        case .warning: "minor"
        case .note, .off: "info"
        }
    }
}
