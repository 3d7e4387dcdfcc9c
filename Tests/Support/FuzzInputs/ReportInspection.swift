import CoordinatorAnalysis
import CoordinatorModel
import FindingReports
import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// A report, read by an independent parser.
enum ReportInspection {
    /// The errors in the report of a check in a format; records its content.
    static func inspect(
        _ check: Check, of inputs: [Report.Input], as format: ReportFormat, into trial: inout Trial
    ) {
        let text = format.text(of: Report(check, of: inputs, toolVersion: "0"))
        trial.came(text.utf8)
        if !text.isEmpty, !text.hasSuffix("\n") { trial.violations.append("a \(format) report without an end") }
        switch format {
        case .json, .gitlab, .sarif:
            do {
                _ = try JSONSerialization.jsonObject(with: Data(text.utf8))
            } catch {
                trial.violations.append("the \(format) report is no JSON: \(error)")
            }
        case .junit, .checkstyle:
            let parser = XMLParser(data: Data(text.utf8))
            if !parser.parse(), !LargeXML.isWellFormed(Array(text.utf8)) {
                trial.violations.append("the \(format) report is no XML: line \(parser.lineNumber)")
            }
        case .text, .xcode, .github, .markdown:
            if text.unicodeScalars.contains(where: { $0 != "\n" && Trial.isObeyed($0) }) {
                trial.violations.append("the \(format) report has characters that a terminal obeys")
            }
        }
    }
}
