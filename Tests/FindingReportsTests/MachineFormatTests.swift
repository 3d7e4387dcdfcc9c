import CoordinatorAnalysis
import CoordinatorModel
import FindingReports
import Testing

/// What the formats for machines and for pull requests promise beyond being well-formed.
@Suite struct MachineFormatTests {
    private let warning = #"{ "version": 1, "root": { "type": "App", "kind": "tabBar" } }"#

    @Test func junitFailsWhereTheRunFails() throws {
        var report = try SampleRun.report([("tree.json", warning)])
        #expect(ReportFormat.junit.text(of: report).contains(#"tests="1" failures="0""#))
        report.failingSeverity = .warning
        #expect(ReportFormat.junit.text(of: report).contains(#"tests="1" failures="1""#))
    }

    @Test func junitShowsAnInputWithoutFindingsAsPassed() throws {
        let text = ReportFormat.junit.text(of: try SampleRun.report([("tree.json", #"{ "version": 1, "roots": [] }"#)]))
        #expect(try OutsideParser.xpath("string(//testcase/@name)", in: text) == "no findings")
    }

    @Test func sarifDescribesOnlyTheRulesThatItUses() throws {
        let text = ReportFormat.sarif.text(of: try SampleRun.report([("tree.json", warning)]))
        #expect(text.contains(#""id": "childless-node""#))
        #expect(text.contains("https://github.com/coordviz/coordviz/blob/main/docs/rules/childless-node.md"))
        #expect(!text.contains("unhandled-event"))
        #expect(ReportFormat.sarif.text(of: try SampleRun.report([])).contains(#""results": []"#))
    }

    @Test func linksBetweenTheManualsPagesAreWholeAddressesInSARIF() throws {
        let losing = #"{ "version": 1, "root": { "type": "App", "emits": ["A.b"] } }"#
        let text = ReportFormat.sarif.text(of: try SampleRun.report([("tree.json", losing)]))
        let rules = "https://github.com/coordviz/coordviz/blob/main/docs"
        #expect(text.contains("[unset-closure](\(rules)/rules/unset-closure.md)"))
        #expect(text.contains("[step](\(rules)/dialects/rxflow.md)"))
        #expect(!text.contains("](unset-closure.md)") && !text.contains("](../"))
    }

    @Test func gitLabAndSARIFShowTheHintAndItsWord() throws {
        let known = #"{ "version": 1, "root": { "type": "App", "emits": ["A.bc"], "intercepts": ["A.bd"] } }"#
        let report = try SampleRun.report([("tree.json", known)])
        let findings = report.inputs[0].findings
        let hint = try #require(findings.compactMap(\.hint).first).replacing("\"", with: "\\\"")
        let plain = try #require(findings.first { $0.hint == nil })
        for format in [ReportFormat.gitlab, .sarif] {
            let text = format.text(of: report)
            #expect(text.contains(". Hint: \(hint)"), "\(format)")
            #expect(text.contains("\(plain.message)\""), "\(format)")
        }
    }

    @Test func sarifMessagesAreNeitherTemplatesNorLinks() {
        let text = ReportFormat.sarif.text(of: HostileNames.report())
        #expect(text.contains(#"\\[link\\](javascript:alert(1))"#))
        #expect(!text.contains(#""text": "[link]("#))
        #expect(text.contains("{{0}} {{{{1}}}} }}"))
    }

    @Test func aNameCannotLeaveItsCellOfAMarkdownTable() {
        let text = ReportFormat.markdown.text(of: HostileNames.report())
        let rows = text.split(separator: "\n").filter { $0.hasPrefix("|") }
        #expect(rows.count > 20)
        #expect(rows.allSatisfy { $0.count { $0 == "|" } == 5 })
        let prose = text.split(separator: "\n").filter { $0.hasPrefix("|") || $0.hasPrefix("**") }.joined()
        for markup in ["<script", "<img", "@everyone", "](javascript", "https://evil", "www.evil", "#1 ", "`"] {
            #expect(!prose.contains(markup))
        }
    }

    @Test func aCommentFits() throws {
        var tree = CoordinatorTree()
        let root = tree.addRoot(Coordinator(type: "App", kind: .container))
        for index in 0..<2000 {
            tree.addChild(Coordinator(type: "Tab\(index)", kind: .tabBar), to: root, presentation: "select")
        }
        let report = SampleRun.report(
            [Report.Input(file: "tree.json", source: nil, tree: tree)], configuration: RuleConfiguration(),
            knowing: { _ in false }, and: [])
        let text = ReportFormat.markdown.text(of: report)
        #expect(text.utf16.count < 65_536)
        #expect(text.contains("2000 findings (2000 warnings)"))
        #expect(text.contains("… and "))
        #expect(
            text.hasSuffix(
                "</details>\n\nno emission was traced · 2001 coordinators, 0 events · no coordinator or screen was found to "
                    + "emit an event\n"))
    }

    @Test func theSameRunGivesTheSameBytes() throws {
        for format in ReportFormat.allCases {
            let (one, other) = (try SampleRun.report(), try SampleRun.report())
            #expect(format.text(of: one) == format.text(of: other))
        }
    }
}
