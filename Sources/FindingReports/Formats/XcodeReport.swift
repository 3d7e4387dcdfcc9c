import CoordinatorAnalysis
import CoordinatorModel

/// `path:line:column: error: message [rule]` for each finding, followed by notes at the same place. Xcode opens only
/// absolute paths, so relative ones become absolute if the options contain the folder from which they start.
enum XcodeReport: Reporter {
    static func text(of report: Report, options: ReportOptions) -> String {
        var text = ""
        for placed in report.placedFindings() {
            let finding = placed.finding
            let place = placed.place.map { $0.shown(after: ReportPath($0.file, options).shownAbsolute) + ": " } ?? ""
            text += "\(place)\(finding.severity.rawValue): \(PlainText.line(finding.message)) "
            text += "[\(PlainText.line(finding.rule))]\n"
            for remark in finding.remarks { text += "\(place)note: \(remark)\n" }
        }
        return PlainText.log(text)
    }
}
