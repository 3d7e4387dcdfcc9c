import CoordinatorAnalysis
import CoordinatorModel
import FindingReports
import Testing

@Suite struct TextReportTests {
    private let clean = #"{ "version": 1, "root": { "type": "App", "emits": ["A.b"], "intercepts": ["A.b"] } }"#
    private let losing = #"{ "version": 1, "root": { "type": "App", "emits": ["A.b"] } }"#
    private let warning = #"{ "version": 1, "root": { "type": "App", "kind": "tabBar" } }"#

    private func lastLine(_ report: Report, _ options: ReportOptions = ReportOptions()) -> String? {
        ReportFormat.text.text(of: report, options: options).split(separator: "\n").last.map(String.init)
    }

    @Test func aCleanRunIsOneLine() throws {
        let text = ReportFormat.text.text(of: try SampleRun.report([("tree.json", clean)]))
        #expect(text == "✔ no findings · 1 coordinator, 1 event, 1 emission traced\n")
    }

    @Test func theLastLineSumsUp() throws {
        let failing = try SampleRun.report([("tree.json", losing), ("other.json", warning)])
        #expect(
            lastLine(failing)
                == "✖ 2 findings (1 error, 1 warning) · 2 coordinators, 1 event, 1 emission traced in 2 files")
        var passing = try SampleRun.report([("tree.json", warning)])
        #expect(lastLine(passing) == "⚠ 1 finding (1 warning) · 1 coordinator, 0 events, 0 emissions traced")
        passing.failingSeverity = .warning
        #expect(lastLine(passing) == "✖ 1 finding (1 warning) · 1 coordinator, 0 events, 0 emissions traced")
    }

    @Test func knownFindingsAreOneLine() throws {
        let report = try SampleRun.report([("tree.json", losing)], knowing: { _ in true })
        #expect(
            ReportFormat.text.text(of: report) == """
                  1 known finding in the baseline
                ✔ no new findings · 1 coordinator, 1 event, 1 emission traced

                """)
        #expect(ReportFormat.text.text(of: report, options: ReportOptions(verbose: true)).contains("known error: A.b"))
    }

    @Test func withoutSourceThePlaceIsInTheTree() throws {
        let text = ReportFormat.text.text(of: try SampleRun.report([("trees/a.json", losing)]))
        #expect(text.hasPrefix("trees/a.json:1:52: error: A.b is lost: App emits it, and does not intercept it ["))
    }

    @Test func losingOneEventOnTwoPathsIsOneGroup() throws {
        let text = ReportFormat.text.text(of: try SampleRun.report())
        #expect(text.hasPrefix("AppEvents.Auth.didLogOut is lost on 2 paths\n"))
        #expect(!text.contains("ItemsView.onSelect"))
    }

    @Test func colourAddsNothingButColour() throws {
        let report = HostileNames.report()
        let plain = ReportFormat.text.text(of: report)
        let coloured = ReportFormat.text.text(
            of: report, options: ReportOptions(color: true, hyperlinks: true, directory: "/home/me"))
        #expect(coloured != plain)
        let bare = coloured.replacing(/\u{1B}\[[0-9;]*m/, with: "").replacing(/\u{1B}\]8;;[^\u{1B}]*\u{1B}\\/, with: "")
        #expect(bare == plain)
    }

    @Test func aLongJourneyIsDrawnAtItsEndsAndWhereSomebodyLooks() throws {
        let text = ReportFormat.text.text(of: chain(of: 200_000))
        let lines = text.split(separator: "\n").filter { $0.hasPrefix("    ") }
        #expect(lines.count == 16)
        #expect(lines.first?.hasPrefix("    ● C199999 ") == true)
        #expect(lines.contains { $0.hasPrefix("    ○ C100000 ") })
        #expect(lines[8] == "    ⋮ 99991 more are asked: no claim")
        #expect(lines.last == "    ↑ leaves at the root: nobody is sure to consume it")
    }

    @Test func verbosityDrawsAJourneyInFull() throws {
        let text = ReportFormat.text.text(of: chain(of: 300), options: ReportOptions(verbose: true))
        #expect(text.split(separator: "\n").count { $0.hasPrefix("    │ C") } == 298)
    }

    /// A chain, at the end of which an event is emitted; somebody in the middle looks.
    private func chain(of count: Int) -> Report {
        var tree = CoordinatorTree()
        var last = tree.addRoot(Coordinator(type: "C0", kind: .container))
        for index in 1..<count {
            var coordinator = Coordinator(type: "C\(index)", kind: index + 1 < count ? .container : .coordinator)
            if index == count / 2 { coordinator.intercepts = [Interceptor(event: "A.*", consumes: .never)] }
            if index + 1 == count { coordinator.emits = [Emission(event: "A.b")] }
            last = tree.addChild(coordinator, to: last, presentation: "push")
        }
        return SampleRun.report(
            [Report.Input(file: "tree.json", source: nil, tree: tree)],
            configuration: RuleConfiguration(severities: ["unconsumed-event": .warning]), knowing: { _ in false },
            and: [])
    }
}
