import CoordinatorAnalysis
import CoordinatorModel

/// The sentences that sum a run up, the same in every report for people.
struct SummaryWords {
    private let report: Report
    private var summary: AnalysisSummary { report.summary }

    init(_ report: Report) { self.report = report }

    /// One sign for the whole run.
    var mark: String {
        if summary.findings == 0 { return "✔" }
        return report.fails ? "✖" : "⚠"
    }

    /// `4 findings (3 errors, 1 warning)`.
    var verdict: String {
        guard summary.findings > 0 else { return summary.known > 0 ? "no new findings" : "no findings" }
        let parts = [(summary.errors, "error"), (summary.warnings, "warning"), (summary.notes, "note")]
        let words = parts.filter { $0.0 > 0 }.map { PlainText.count($0.0, $0.1) }
        return "\(PlainText.count(summary.findings, "finding")) (\(words.joined(separator: ", ")))"
    }

    /// `10 coordinators, 7 events, 19 emissions traced`.
    var traced: String {
        let files = report.inputs.count > 1 ? " in \(report.inputs.count) files" : ""
        return "\(PlainText.count(summary.coordinators, "coordinator")), \(PlainText.count(summary.events, "event")), "
            + "\(PlainText.count(summary.emissions, "emission")) traced\(files)"
    }

    /// What else there is to know: known and suppressed findings, fixed entries of the baseline, paths left out.
    var remarks: [String] {
        var remarks: [String] = []
        if summary.known > 0 { remarks.append("\(PlainText.count(summary.known, "known finding")) in the baseline") }
        if summary.suppressed > 0 { remarks.append("\(summary.suppressed) suppressed") }
        if summary.fixed > 0 {
            remarks.append(
                "\(PlainText.count(summary.fixed, "entry", "entries")) of the baseline \(summary.fixed == 1 ? "is" : "are") "
                    + "fixed, and will be dropped when it is written next")
        }
        if summary.isTruncated { remarks.append("there are too many paths through references to trace them all") }
        return remarks
    }
}
