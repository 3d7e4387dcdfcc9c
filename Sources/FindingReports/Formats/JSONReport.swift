import CoordinatorAnalysis
import CoordinatorModel

/// The findings' own JSON, version 1: what is found, and the numbers of the run. Keys with nothing to say are left out.
enum JSONReport: Reporter {
    /// The version of the format.
    private static let formatVersion = 1

    static func text(of report: Report, options: ReportOptions) -> String {
        let document: JSONFragment = [
            "version": .number(formatVersion),
            "findings": .array(report.placedFindings().map { finding($0, options) }),
            "summary": summary(report.summary),
        ]
        return document.text + "\n"
    }

    private static func finding(_ placed: PlacedFinding, _ options: ReportOptions) -> JSONFragment {
        let finding = placed.finding
        var members: [(String, JSONFragment)] = [
            ("rule", .string(finding.rule)),
            ("severity", .string(finding.severity.rawValue)),
            ("message", .string(finding.message)),
        ]
        if let event = finding.event { members.append(("event", .string(event))) }
        if let emitter = finding.emitter { members.append(("emitter", .string(emitter))) }
        if let coordinator = finding.coordinator { members.append(("coordinator", .string(coordinator))) }
        members.append(("path", .array(finding.path.map(JSONFragment.string))))
        if let place = placed.place {
            members.append(("file", .string(ReportPath(place.file, options).relative)))
            if let line = place.line { members.append(("line", .number(line))) }
            if let column = place.column { members.append(("column", .number(column))) }
        }
        members.append(("fingerprint", .string(finding.fingerprint)))
        return .object(members)
    }

    private static func summary(_ summary: AnalysisSummary) -> JSONFragment {
        [
            "coordinators": .number(summary.coordinators),
            "events": .number(summary.events),
            "emissions": .number(summary.emissions),
            "journeys": .number(summary.journeys),
            "truncated": .flag(summary.isTruncated),
            "findings": .number(summary.findings),
            "errors": .number(summary.errors),
            "warnings": .number(summary.warnings),
            "notes": .number(summary.notes),
            "suppressed": .number(summary.suppressed),
            "known": .number(summary.known),
            "fixed": .number(summary.fixed),
        ]
    }
}
