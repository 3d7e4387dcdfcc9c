import CoordinatorAnalysis
import CoordinatorModel

/// The findings' own JSON, version 1: the findings, and the numbers of the run. Keys without content are left out.
enum JSONReport: Reporter {
    /// The version of the format.
    private static let formatVersion = 1

    static func text(of report: Report, options: ReportOptions) -> String {
        var members: [(String, JSONFragment)] = [
            ("version", .number(formatVersion)),
            ("findings", .array(findings(of: report, options))),
            ("summary", summary(report.summary)),
        ]
        if !report.coverage.isEmpty { members.append(("coverage", .array(report.coverage.map(\.json)))) }
        if !report.unchecked.isEmpty { members.append(("unchecked", .array(report.unchecked.map(\.json)))) }
        return JSONFragment.object(members).text + "\n"
    }

    private static func findings(of report: Report, _ options: ReportOptions) -> [JSONFragment] {
        var places = RelatedPlacer(report)
        return report.placedFindings().map { finding($0, &places, options) }
    }

    private static func finding(
        _ placed: PlacedFinding, _ places: inout RelatedPlacer, _ options: ReportOptions
    ) -> JSONFragment {
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
        if finding.journey != nil { members.append(("paths", .number(finding.pathCount))) }
        if !finding.related.isEmpty {
            let others = places.places(of: placed).map { related($0, beside: finding.event, options) }
            members.append(("related", .array(others)))
        }
        return .object(members)
    }

    private static func related(
        _ related: RelatedPlacer.Placed, beside event: String?, _ options: ReportOptions
    ) -> JSONFragment {
        var members: [(String, JSONFragment)] = [
            ("type", .string(related.place.type)), ("path", .array(related.place.path.map(JSONFragment.string))),
            ("file", .string(ReportPath(related.file.file, options).relative)),
        ]
        if let other = related.place.event(unless: event) { members.append(("event", .string(other))) }
        if let consequence = related.place.consequence { members.append(("message", .string(consequence))) }
        if let line = related.file.line { members.append(("line", .number(line))) }
        if let column = related.file.column { members.append(("column", .number(column))) }
        return .object(members)
    }

    private static func summary(_ summary: AnalysisSummary) -> JSONFragment {
        [
            "coordinators": .number(summary.coordinators),
            "events": .number(summary.events),
            "emissions": .number(summary.emissions),
            "unreached": .number(summary.unreached),
            "lost": .number(summary.lost),
            "journeys": .number(summary.journeys),
            "unresolved": .number(summary.unresolved),
            "truncated": .flag(summary.isTruncated),
            "cutOff": .flag(summary.isCutOff),
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
