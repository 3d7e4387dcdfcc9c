import CoordinatorAnalysis
import CoordinatorModel

/// The report for people.
///
/// ```
/// AppEvents.Teams.didSelect is lost on 2 paths
///
/// TeamsViewController.swift:12:9: error: AppEvents.Teams.didSelect is lost: … [unhandled-event]
///     ● TeamsViewController   emits it
///     │ TeamsCoordinator      no claim
///     ✖ leaves at the root: nobody took it
///
/// ✖ 2 findings (2 errors) · 10 coordinators, 7 events, 19 emissions traced
/// ```
/// No line begins with a name from a tree except the first of a finding, which begins with a path: nothing in a name
/// can command a terminal or a CI runner that reads along.
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
                line("\(ink.event(PlainText.line(event))) \(ink.bad("is lost on \(group.findings.count) paths"))")
                line("")
            }
            for placed in group.findings { finding(placed) }
        }
        if options.verbose { known() }
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
        for note in finding.notes.flatMap(PathWords.lines) { line("    \(ink.faint("note:")) \(note)") }
        if let hint = finding.hint { line("    \(ink.good("hint:")) \(PlainText.line(hint))") }
        if options.verbose { line("    \(ink.faint("fingerprint: \(finding.fingerprint)"))") }
        line("")
    }

    /// The place, which a click opens, and a colon; nothing where there is none.
    private func head(_ place: FindingPlace?) -> String {
        guard let place else { return "" }
        let path = ReportPath(place.file, options)
        return ink.link(ink.strong(place.shown(after: path.shown)), to: path.link) + ": "
    }

    /// The message, in which the event stands out.
    private func message(of finding: Finding) -> String {
        let message = PlainText.line(finding.message)
        guard let event = finding.event.map(PlainText.line), options.color, let range = message.firstRange(of: event)
        else { return message }
        return message[..<range.lowerBound] + ink.event(event) + message[range.upperBound...]
    }

    private mutating func known() {
        guard !report.known.isEmpty else { return }
        for finding in report.known {
            line(
                ink.faint("known \(finding.severity.rawValue): \(PlainText.line(finding.message)) ")
                    + ink.rule("[\(PlainText.line(finding.rule))]"))
        }
        line("")
    }

    private mutating func summary() {
        let words = SummaryWords(report)
        let verdict = "\(words.mark) \(words.verdict)"
        let isClean = report.summary.findings == 0
        let painted = isClean ? ink.good(verdict) : report.fails ? ink.bad(verdict) : ink.doubtful(verdict)
        if !words.remarks.isEmpty { line("  " + ink.faint(words.remarks.joined(separator: " · "))) }
        line("\(painted) · \(words.traced)")
    }
}
