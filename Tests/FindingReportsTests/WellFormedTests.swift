import CoordinatorAnalysis
import FindingReports
import Foundation
import Testing

/// Every format of every run is read by an independent parser, whatever the names in it.
@Suite struct WellFormedTests {
    enum Run: CaseIterable {
        case empty, clean, sample, hostile, onlyKnown

        func report() throws -> Report {
            switch self {
            case .empty: try SampleRun.report([])
            case .clean: try SampleRun.report([("tree.json", #"{ "version": 1, "roots": [] }"#)])
            case .sample: try SampleRun.report()
            case .hostile: HostileNames.report()
            case .onlyKnown: try SampleRun.report([("tree.json", SampleRun.items)], knowing: { _ in true })
            }
        }
    }

    @Test(arguments: ReportFormat.allCases, Run.allCases)
    func othersCanReadIt(_ format: ReportFormat, _ run: Run) throws {
        let report = try run.report()
        let text = format.text(of: report, options: ReportOptions(directory: "/home/me"))
        #expect(text.isEmpty || text.hasSuffix("\n"))
        switch format {
        case .json, .gitlab, .sarif:
            try OutsideParser.json(text)
            #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(text.utf8)) }
            if format == .sarif { try OutsideParser.sarif(text) }
        case .junit, .checkstyle:
            try OutsideParser.xml(text)
        case .text, .xcode, .github, .markdown:
            #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || !commands($0) })
        }
    }

    @Test(arguments: ReportFormat.allCases) func noFindingIsLeftOutOrTwice(_ format: ReportFormat) throws {
        let report = HostileNames.report()
        let text = format.text(of: report)
        let count = report.summary.findings
        #expect(count > 100)
        switch format {
        case .gitlab, .json:
            let json = try JSONSerialization.jsonObject(with: Data(text.utf8))
            let findings = try #require(
                (json as? [String: Any])?["findings"] as? [[String: Any]] ?? json as? [[String: Any]])
            #expect(findings.count == count)
            #expect(Set(findings.compactMap { $0["fingerprint"] as? String }).count == count)
        case .sarif:
            let json = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
            let results = try #require((json["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]])
            let fingerprints = results.compactMap { $0["partialFingerprints"] as? [String: String] }
            #expect(Set(fingerprints.compactMap { $0["coordviz/v1"] }).count == count)
        case .junit:
            #expect(try OutsideParser.xpath("count(//failure | //system-out)", in: text) == "\(count)")
        case .checkstyle:
            #expect(try OutsideParser.xpath("count(//error)", in: text) == "\(count)")
        case .github:
            // One line a finding, and nothing else: no name can begin a command.
            let lines = text.split(separator: "\n")
            #expect(lines.count == count)
            let isCommand = { (line: Substring) in
                ["::error ", "::warning ", "::notice "].contains { line.hasPrefix($0) }
            }
            #expect(lines.allSatisfy(isCommand))
        case .text, .xcode:
            #expect(text.split(separator: "\n").count { endsLikeAFinding($0) } == count)
            #expect(!text.split(separator: "\n").contains { $0.drop { $0 == " " }.hasPrefix("::") })
        case .markdown:
            // Only as much as a comment may hold.
            #expect(text.utf16.count < 65_536)
            #expect(text.contains(" more\n"))
        }
    }

    /// Whether a terminal obeys a character, or reorders the line for it.
    private func commands(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }

    private func endsLikeAFinding(_ line: Substring) -> Bool {
        RuleCatalog.manuals.contains { line.hasSuffix(" [\($0.id)]") }
    }
}
