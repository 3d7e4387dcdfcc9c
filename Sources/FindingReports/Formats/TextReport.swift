import CoordinatorAnalysis
import CoordinatorModel

/// The report for people.
///
/// ```
/// TeamsViewController.swift:12:9: error: AppEvents.Teams.didSelect is lost: … [unhandled-event]
///     ● TeamsViewController   emits it
///     │ TeamsCoordinator      does not intercept it
///     ✖ lost: no object on the path intercepts it
///
/// ✖ 1 finding (1 error) · 18 of 19 emissions are intercepted · 10 coordinators, 7 events
/// ```
/// Only the first line of a finding begins with text from a tree, and that text is a path. So no name can be a command
/// to a terminal or to a CI runner that interprets the log.
struct TextReport: Reporter {
    private let report: Report
    private let options: ReportOptions
    private let ink: Ink
    private var text = ""

    static func text(of report: Report, options: ReportOptions) -> String {
        var writer = TextReport(report: report, options: options, ink: Ink(options))
        writer.write()
        return PlainText.log(writer.text)
    }

    private mutating func write() {
        for group in FindingGroup.groups(of: report.placedFindings()) {
            if let event = group.lostEvent, group.findings.count > 1 {
                line("\(ink.event(PlainText.line(event))) \(ink.bad("is lost in \(group.findings.count) places"))")
                line("")
            }
            for placed in group.findings { finding(placed) }
        }
        if options.verbose { known() }
        for coverage in report.coverage { text += coverage.text(options) }
        summary()
    }

    private mutating func line(_ line: String) {
        text += line
        text += "\n"
    }

    private mutating func finding(_ placed: PlacedFinding) {
        let finding = placed.finding
        line(
            "\(head(placed.place))\(ink.severity(finding.severity, "\(finding.severity.rawValue):")) "
                + "\(message(of: finding)) \(ink.rule("[\(PlainText.line(finding.rule))]"))")
        if let journey = finding.journey, let input = placed.input {
            for step in JourneyText.lines(of: journey, in: report.inputs[input].tree, options: options) {
                line("    " + step)
            }
        } else if let path = PathWords.line(finding.path, isComplete: options.verbose) {
            line("    \(ink.faint("in")) \(path)")
        }
        if options.allPaths { for related in RelatedLines(finding, options, ink).all() { line("    \(related)") } }
        for note in finding.notes.flatMap(PathWords.lines) { line("    \(ink.faint("note:")) \(note)") }
        if let hint = finding.hint { line("    \(ink.good("hint:")) \(PlainText.line(hint))") }
        if options.verbose { line("    \(ink.faint("fingerprint: \(finding.fingerprint)"))") }
        line("")
    }

    /// The place, as a link if links are on, and a colon; empty if there is no place.
    private func head(_ place: FindingPlace?) -> String {
        guard let place else { return "" }
        let path = ReportPath(place.file, options)
        return ink.link(ink.strong(place.shown(after: path.shown)), to: path.link) + ": "
    }

    /// The message, with the event highlighted.
    private func message(of finding: Finding) -> String {
        let message = PlainText.line(finding.message)
        guard let event = finding.event.map(PlainText.line), options.color, let range = message.firstRange(of: event)
        else { return message }
        return message[..<range.lowerBound] + ink.event(event) + message[range.upperBound...]
    }

    private mutating func known() {
        guard !report.known.isEmpty else { return }
        for finding in report.known {
            let place = finding.location.map { FindingPlace(file: $0.file, line: $0.line, column: $0.column) }
            line(
                head(place) + ink.faint("known \(finding.severity.rawValue): \(PlainText.line(finding.message)) ")
                    + ink.rule("[\(PlainText.line(finding.rule))]"))
        }
        line("")
    }

    private mutating func summary() {
        let words = SummaryWords(report)
        let verdict = "\(words.mark) \(words.verdict)"
        let painted =
            switch words.judgement {
            case .clean: ink.good(verdict)
            case .nothing: verdict
            case .failed: ink.bad(verdict)
            case .passed: ink.doubtful(verdict)
            }
        for reason in words.reasonsForNothing { line("  " + reason) }
        if !words.remarks.isEmpty { line("  " + ink.faint(words.remarks.joined(separator: " · "))) }
        line("\(painted) · \(words.read)")
    }
}
