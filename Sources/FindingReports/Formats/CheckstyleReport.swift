import CoordinatorAnalysis

/// Checkstyle's XML: the findings by file. Files are in the order of their first findings.
enum CheckstyleReport: Reporter {
    static func text(of report: Report, options: ReportOptions) -> String {
        var files: [XMLElement] = []
        var indexOfFile: [String: Int] = [:]
        for placed in report.placedFindings() {
            let place = report.certainPlace(of: placed)
            let index = indexOfFile[place.file] ?? files.count
            if index == files.count {
                indexOfFile[place.file] = index
                files.append(XMLElement(name: "file", attributes: [("name", ReportPath(place.file, options).relative)]))
            }
            files[index].children.append(error(placed.finding, at: place))
        }
        return XMLElement(name: "checkstyle", attributes: [("version", "4.3")], children: files).document
    }

    private static func error(_ finding: Finding, at place: FindingPlace) -> XMLElement {
        var attributes = [("line", "\(place.line ?? 1)")]
        if let column = place.column { attributes.append(("column", "\(column)")) }
        attributes.append(("severity", severity(finding.severity)))
        attributes.append(("message", finding.message))
        attributes.append(("source", "coordviz.\(finding.rule)"))
        return XMLElement(name: "error", attributes: attributes)
    }

    private static func severity(_ severity: Severity) -> String {
        switch severity {
        case .error: "error"
        case .warning: "warning"
        case .note, .off: "info"
        }
    }
}
