import CoordinatorAnalysis
import CoordinatorModel

/// Annotations of GitHub Actions: one workflow command for each finding.
///
/// ```
/// ::error file=App.swift,line=3,col=9,title=unhandled-event::AppEvents.Teams.didSelect is lost: …
/// ```
enum GitHubReport: Reporter {
    static func text(of report: Report, options: ReportOptions) -> String {
        var text = ""
        for placed in report.placedFindings() {
            let finding = placed.finding
            var properties: [String] = []
            if let place = placed.place {
                properties.append("file=\(property(ReportPath(place.file, options).relative))")
                if let line = place.line { properties.append("line=\(line)") }
                if let column = place.column { properties.append("col=\(column)") }
            }
            properties.append("title=\(property(finding.rule))")
            let message = ([PlainText.line(finding.message)] + finding.remarks).joined(separator: "\n")
            text += "::\(command(finding.severity)) \(properties.joined(separator: ","))::\(data(message))\n"
        }
        return text
    }

    private static func command(_ severity: Severity) -> String {
        switch severity {
        case .error: "error"
        case .warning: "warning"
        case .note, .off: "notice"
        }
    }

    /// A message, in which percent signs and line ends are escaped.
    private static func data(_ text: String) -> String { escaped(text, isProperty: false) }

    /// The value of a property, in which the colon and the comma are escaped as well. It is on one line, like a path or
    /// a title.
    private static func property(_ text: String) -> String { escaped(PlainText.line(text), isProperty: true) }

    private static func escaped(_ text: String, isProperty: Bool) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "%": escaped += "%25"
            case "\r": escaped += "%0D"
            case "\n": escaped += "%0A"
            case ":" where isProperty: escaped += "%3A"
            case "," where isProperty: escaped += "%2C"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
