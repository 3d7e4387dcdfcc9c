import CoordinatorAnalysis
import CoordinatorModel

/// The sentences that summarize a run, the same in every report for people.
struct SummaryWords {
    private let report: Report
    private var summary: AnalysisSummary { report.summary }
    /// The number of findings. That entries of the baseline match no finding is a remark, if it is all there is to say: a
    /// change that only repairs deserves its tick.
    private var findings: Int {
        let remarks = report.general.count { $0.isAboutFixed }
        return summary.findings == remarks ? 0 : summary.findings
    }

    init(_ report: Report) { self.report = report }

    /// The result of a run.
    enum Judgement {
        /// There was something to check, and there are no findings.
        case clean
        /// There was nothing to check.
        case nothing
        /// There are findings, which make the run fail or not.
        case failed, passed
    }

    /// The result of this run. A tick is shown only if events were traced.
    var judgement: Judgement {
        if findings > 0 { return report.fails ? .failed : .passed }
        // A run over source that was read only partly gets no tick, and neither does the claim that all emissions are
        // intercepted if some place was not followed.
        if summary.isCutOff { return .passed }
        if summary.emissions == 0 { return .nothing }
        return isPartial && summary.lost == 0 ? .passed : .clean
    }

    /// One symbol for the whole run.
    var mark: String {
        switch judgement {
        case .clean: "✔"
        case .nothing: "○"
        case .failed: "✖"
        case .passed: "⚠"
        }
    }

    /// `4 findings (3 errors, 1 warning)`, or `all 37 emissions are intercepted`, or `nothing to check`.
    var verdict: String {
        if findings == 0 {
            if summary.emissions == 0 { return "nothing to check" }
            if summary.lost == 0 { return intercepted }
            return summary.known > 0 ? "no new findings" : "no findings"
        }
        let parts = [(summary.errors, "error"), (summary.warnings, "warning"), (summary.notes, "note")]
        let words = parts.filter { $0.0 > 0 }.map { PlainText.count($0.0, $0.1) }
        return "\(PlainText.count(summary.findings, "finding")) (\(words.joined(separator: ", ")))"
    }

    /// The numbers of what was read:
    /// `18 of 19 emissions are intercepted · 10 coordinators, 7 events, 3 places unresolved`. The number of intercepted
    /// emissions is left out if the verdict contains it.
    var read: String {
        var things = [
            PlainText.count(summary.coordinators, "coordinator"), PlainText.count(summary.events, "event"),
        ]
        if summary.unresolved > 0 { things.append("\(PlainText.count(summary.unresolved, "place")) unresolved") }
        let files = report.inputs.count > 1 ? " in \(report.inputs.count) files" : ""
        let read = things.joined(separator: ", ") + files
        if findings == 0, summary.emissions == 0 || summary.lost == 0 { return read }
        return "\(intercepted) · \(read)"
    }

    private var intercepted: String {
        switch (summary.emissions, summary.lost) {
        case (0, _): "no emission was traced"
        case (1, 0): "the only emission\(scope) is intercepted"
        case (let all, 0): "all \(all) emissions\(scope) are intercepted"
        case (let all, let lost):
            "\(all - lost) of \(PlainText.count(all, "emission")) \(all == 1 ? "is" : "are") intercepted"
        }
    }

    private var scope: String {
        guard isPartial else { return "" }
        // Those in coordinators without a root were read as well.
        let what = summary.unreached > 0 ? "traced" : "read"
        return summary.emissions == 1 ? " that was \(what)" : " that were \(what)"
    }

    /// Whether there are places that were not read or not followed: there may be emissions that are not counted.
    private var isPartial: Bool { summary.isCutOff || summary.unresolved > 0 }

    /// The reasons why there was nothing to check; empty if there was something.
    var reasonsForNothing: [String] {
        guard summary.emissions == 0 else { return [] }
        var reasons: [String] = []
        if summary.coordinators == 0 { reasons.append("there is no coordinator") }
        if summary.unreached > 0 {
            reasons.append(
                "no root leads to the emitters: \(PlainText.count(summary.unreached, "emission")) not traced")
        } else if summary.coordinators > 0 {
            reasons.append("no coordinator or screen was found to emit an event")
            if findings == 0 {
                reasons.append(
                    "an event is a closure that is called, a delegate's method, or a value that is sent or bubbles: see "
                        + ProjectAddress.troubleshooting)
            }
        }
        if summary.unresolved > 0 {
            reasons.append(
                "\(PlainText.count(summary.unresolved, "place")) could not be followed; --coverage lists them")
        }
        return reasons
    }

    /// Roots that extraction assumes without proof: if one is wrong, the facts about its tree are wrong, too.
    private var assumedRoots: [String] {
        report.inputs.flatMap { input in
            input.tree.roots.compactMap { root in
                let coordinator = input.tree.coordinators[root]
                guard case .string(let reason)? = coordinator.extensions[ExtensionKeys.assumedRoot] else { return nil }
                return "the root \(PlainText.line(coordinator.type)) is assumed: \(PlainText.line(reason)) "
                    + "(--root names another one)"
            }
        }
    }

    /// Additional facts: known and suppressed findings, entries of the baseline without one, emissions and paths that were left
    /// out.
    var remarks: [String] {
        var remarks: [String] = []
        if summary.known > 0 { remarks.append("\(PlainText.count(summary.known, "known finding")) in the baseline") }
        if summary.suppressed > 0 { remarks.append("\(summary.suppressed) suppressed") }
        if summary.fixed > 0 {
            remarks.append(
                "\(PlainText.count(summary.fixed, "entry", "entries")) of the baseline "
                    + "\(summary.fixed == 1 ? "matches" : "match") no finding")
        }
        if summary.emissions > 0, summary.unreached > 0 {
            let emissions = PlainText.count(summary.unreached, "more emission")
            let verb = summary.unreached == 1 ? "is" : "are"
            remarks.append("\(emissions) \(verb) not counted: no root leads to the coordinators with them")
        }
        remarks += assumedRoots
        if summary.isCutOff {
            remarks.append("the source was not read to its end; --coverage lists where it was cut off")
        }
        if summary.isTruncated { remarks.append("there are too many paths through references to trace them all") }
        return remarks
    }
}
