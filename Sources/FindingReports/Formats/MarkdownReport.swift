import CoordinatorAnalysis
import CoordinatorModel

/// A comment on a pull request: the summary, a table with the most severe findings first, and the details of each
/// finding in a folded section.
enum MarkdownReport: Reporter {
    /// GitHub accepts comments of at most 65,536 characters. The table gets the smaller part.
    private static let (tableBudget, wholeBudget) = (25_000, 60_000)

    static func text(of report: Report, options: ReportOptions) -> String {
        let words = SummaryWords(report)
        var text = "### coordviz: \(words.mark) \(words.verdict)\n\n"
        let placed = report.placedFindings()
        let findings = [Severity.error, .warning, .note].flatMap { severity in
            placed.filter { $0.finding.severity == severity }
        }
        if !findings.isEmpty {
            text += "| | Rule | Finding | Place |\n|---|---|---|---|\n"
            appendWithinBudget(findings, to: &text, tableBudget) { row($0, options) }
            text += "\n<details>\n<summary>Details</summary>\n\n"
            appendWithinBudget(findings, to: &text, wholeBudget) { details($0, report, options) }
            text += "</details>\n\n"
        }
        text += ([words.read] + words.reasonsForNothing + words.remarks).joined(separator: " · ") + "\n"
        return text
    }

    /// Appends a piece for each finding until there is no room, and then the number of missing findings.
    private static func appendWithinBudget(
        _ findings: [PlacedFinding], to text: inout String, _ budget: Int, piece: (PlacedFinding) -> String
    ) {
        var used = text.utf16.count
        for (index, finding) in findings.enumerated() {
            let piece = piece(finding)
            used += piece.utf16.count
            guard used <= budget else {
                text += "\n… and \(findings.count - index) more\n"
                return
            }
            text += piece
        }
    }

    private static func row(_ placed: PlacedFinding, _ options: ReportOptions) -> String {
        let finding = placed.finding
        let rule = MarkdownText.code(finding.rule)
        let linked = ProjectAddress.manual(of: finding.rule).map { "[\(rule)](\($0))" } ?? rule
        let place = placed.place.map { MarkdownText.code($0.shown(after: ReportPath($0.file, options).relative)) } ?? ""
        return "| \(sign(finding.severity)) \(finding.severity.rawValue) | \(linked) "
            + "| \(MarkdownText.inline(finding.message)) | \(place) |\n"
    }

    private static func details(_ placed: PlacedFinding, _ report: Report, _ options: ReportOptions) -> String {
        let finding = placed.finding
        var text = "**\(MarkdownText.inline(finding.message))**\n\n"
        if let journey = finding.journey, let input = placed.input {
            text += MarkdownText.block(JourneyText.lines(of: journey, in: report.inputs[input].tree))
        } else if let path = PathWords.line(finding.path) {
            text += MarkdownText.block(["in \(path)"])
        }
        let remarks = finding.notes.flatMap(PathWords.lines) + (finding.hint.map { [PlainText.line($0)] } ?? [])
        for remark in remarks { text += "- \(MarkdownText.inline(remark))\n" }
        return remarks.isEmpty ? text : text + "\n"
    }

    private static func sign(_ severity: Severity) -> String {
        switch severity {
        case .error: "❌"
        case .warning: "⚠️"
        case .note, .off: "ℹ️"
        }
    }
}
