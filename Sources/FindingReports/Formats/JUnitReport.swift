import CoordinatorAnalysis
import CoordinatorModel

/// JUnit's XML: a suite for each input, and in it a case for each finding. A case fails if its finding makes the run
/// fail. Findings below the failing severity pass, with a note in their output. An input without findings has one case,
/// which passes.
enum JUnitReport: Reporter {
    static func text(of report: Report, options: ReportOptions) -> String {
        let all = report.placedFindings()
        var suites = report.inputs.indices.map { index in
            suite(report.inputs[index].file, all.filter { $0.input == index }, report, options)
        }
        let general = all.filter { $0.input == nil }
        if !general.isEmpty { suites.append(suite(report.generalFile ?? "coordviz", general, report, options)) }
        let failures = all.count { report.fails($0.finding) }
        let tests = suites.reduce(0) { $0 + $1.children.count }
        return XMLElement(
            name: "testsuites",
            attributes: [("name", "coordviz"), ("tests", "\(tests)"), ("failures", "\(failures)"), ("errors", "0")],
            children: suites
        ).document
    }

    private static func suite(
        _ name: String, _ findings: [PlacedFinding], _ report: Report, _ options: ReportOptions
    ) -> XMLElement {
        var occurrences: [String: Int] = [:]
        var cases = findings.map { placed -> XMLElement in
            // Some readers keep only one of several cases with the same name.
            var title = "\(placed.finding.rule): \(PlainText.line(placed.finding.message))"
            occurrences[title, default: 0] += 1
            if let occurrence = occurrences[title], occurrence > 1 { title += " (\(occurrence))" }
            return testCase(title, suite: name, placed, report, options)
        }
        let failures = findings.count { report.fails($0.finding) }
        if cases.isEmpty {
            cases = [XMLElement(name: "testcase", attributes: [("classname", name), ("name", "no findings")])]
        }
        return XMLElement(
            name: "testsuite",
            attributes: [("name", name), ("tests", "\(cases.count)"), ("failures", "\(failures)"), ("errors", "0")],
            children: cases)
    }

    private static func testCase(
        _ title: String, suite: String, _ placed: PlacedFinding, _ report: Report, _ options: ReportOptions
    ) -> XMLElement {
        let finding = placed.finding
        let place = report.certainPlace(of: placed)
        let head = "\(place.shown(after: ReportPath(place.file, options).shown)): \(finding.severity.rawValue): "
        let details = ([head + PlainText.line(finding.message)] + finding.remarks).joined(separator: "\n")
        let result: XMLElement =
            report.fails(finding)
            ? XMLElement(
                name: "failure", attributes: [("message", finding.message), ("type", finding.severity.rawValue)],
                text: details)
            : XMLElement(name: "system-out", attributes: [], text: details)
        return XMLElement(
            name: "testcase", attributes: [("classname", suite), ("name", title)], children: [result])
    }
}
