import CoordinatorAnalysis
import CoordinatorModel
import FindingReports

/// The report of `coordviz check` for a live tree.
enum LiveReport {
    /// The report without colour; `nil` if the check passes.
    static func failure(
        of tree: CoordinatorTree, _ configuration: RuleConfiguration, _ rules: [any CustomRule],
        failOn failingSeverity: Severity
    ) -> String? {
        // The tree is checked as it would be read from a file: in its canonical order.
        let tree = tree.canonical()
        let check = Check([Analysis(tree, configuration: configuration, rules: rules)], configuration: configuration)
        // The tree is not in a file, so the findings have no line.
        let input = Report.Input(file: "live tree", source: nil, tree: tree)
        let report = Report(check, of: [input], failingSeverity: failingSeverity, toolVersion: "")
        if !report.fails, check.summary.emissions == 0 { return nothingToJudge(tree) }
        return report.fails ? ReportFormat.text.text(of: report, options: ReportOptions()) : nil
    }

    /// The report for a tree without events: it proves nothing, so it does not pass.
    private static func nothingToJudge(_ tree: CoordinatorTree) -> String {
        """
        nothing was checked: the tree has \(PlainText.count(tree.coordinators.count, "coordinator")), but no known emission.
            To make emissions known, conform types to DeclaresEvents, or run an EventRecorder while the test \
        uses the app: expectNoLostEvents(in: app, recordedBy: recorder). Coordinators that are read by reflection \
        show their outputs and delegates once their screens are there.

        """
    }
}
