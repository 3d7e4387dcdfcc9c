import CoordinatorAnalysis
import CoordinatorModel
import FindingReports

/// What `coordviz check` says of a live tree.
enum LiveReport {
    /// The report without colour; `nil` where the check passes.
    static func failure(
        of tree: CoordinatorTree, _ configuration: RuleConfiguration, failOn failingSeverity: Severity
    ) -> String? {
        // The tree is judged as it would be read from a file, in its canonical order.
        let tree = tree.canonical()
        let check = Check([Analysis(tree, configuration: configuration)], configuration: configuration)
        // It stands in no file, so the findings have no line.
        let input = Report.Input(file: "live tree", source: nil, tree: tree)
        let report = Report(check, of: [input], failingSeverity: failingSeverity, toolVersion: "")
        return report.fails ? ReportFormat.text.text(of: report, options: ReportOptions()) : nil
    }
}
