import CoordinatorAnalysis
import CoordinatorModel

/// SARIF 2.1.0. Known and suppressed findings are left out, so that it contains only findings that need work.
enum SARIFReport: Reporter {
    private static let schema =
        "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

    static func text(of report: Report, options: ReportOptions) -> String {
        let findings = report.placedFindings()
        let rules = Set(findings.map(\.finding.rule)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        let results = SARIFResults(report: report, options: options, rules: rules)
        let driver: JSONFragment = [
            "name": "coordviz",
            "version": .string(report.toolVersion),
            "informationUri": .string(ProjectAddress.home),
            "rules": .array(rules.map(SARIFRules.descriptor)),
        ]
        let run: JSONFragment = [
            "tool": ["driver": driver],
            "columnKind": "utf16CodeUnits",
            "results": .array(results.results(findings)),
        ]
        let log: JSONFragment = ["$schema": .string(schema), "version": "2.1.0", "runs": .array([run])]
        return log.text + "\n"
    }

    /// The level for a severity.
    static func level(_ severity: Severity) -> JSONFragment {
        switch severity {
        case .error: "error"
        case .warning: "warning"
        case .note: "note"
        case .off: "none"
        }
    }

    /// A message in plain text. SARIF uses `{0}` as a placeholder and `[text](target)` as a link, so these are escaped
    /// in names (§3.11.5, §3.11.6).
    static func message(_ text: String) -> JSONFragment {
        var escaped = ""
        let mayLink = text.contains("](")
        for scalar in PlainText.line(text).unicodeScalars {
            switch scalar {
            case "{", "}": escaped.unicodeScalars.append(scalar)
            case "[" where mayLink, "]" where mayLink: escaped += "\\"
            default: break
            }
            escaped.unicodeScalars.append(scalar)
        }
        return .string(escaped)
    }
}
