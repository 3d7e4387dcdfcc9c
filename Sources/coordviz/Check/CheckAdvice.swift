import CoordinatorAnalysis
import CoordinatorModel
import FindingReports

/// Notes that `check` adds to its report for people.
enum CheckAdvice {
    /// The number of findings from which a baseline is suggested.
    private static let many = 10

    /// The patterns in policies that match no name.
    static func onPolicies(_ policies: [Policy], in trees: [CoordinatorTree]) {
        for (policy, pattern) in PolicyPatterns.unmatched(in: trees, policies) {
            Status.note("policy \(policy): no name in the tree matches \(pattern)", isQuiet: false)
        }
    }

    /// Suggests how to continue after a first run with many findings.
    static func onBaseline(_ report: Report, of inputs: [String]) {
        guard report.fails, report.summary.findings >= many else { return }
        let words = (["check"] + inputs).joined(separator: " ")
        Status.note("to report only new findings, record these once and check against them:", isQuiet: false)
        Status.line("    coordviz \(words) --write-baseline .coordviz.baseline")
        Status.line("    coordviz \(words) --baseline .coordviz.baseline")
    }
}
