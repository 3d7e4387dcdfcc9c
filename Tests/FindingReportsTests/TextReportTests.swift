import CoordinatorAnalysis
import CoordinatorModel
import FindingReports
import Foundation
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
        #expect(text == "✔ the only emission is intercepted · 1 coordinator, 1 event\n")
    }

    @Test func theLastLineSumsUp() throws {
        let failing = try SampleRun.report([("tree.json", losing), ("other.json", warning)])
        #expect(
            lastLine(failing)
                == "✖ 2 findings (1 error, 1 warning) · 0 of 1 emission is intercepted · 2 coordinators, 1 event in 2 files"
        )
        var passing = try SampleRun.report([("tree.json", warning)])
        #expect(lastLine(passing) == "⚠ 1 finding (1 warning) · no emission was traced · 1 coordinator, 0 events")
        passing.failingSeverity = .warning
        #expect(lastLine(passing) == "✖ 1 finding (1 warning) · no emission was traced · 1 coordinator, 0 events")
    }

    /// There may be emissions behind a place that was not followed: no tick, and only what was read is claimed.
    @Test func aPlaceThatWasNotFollowedTakesTheTick() throws {
        let partly = clean.dropLast(2) + #", "unresolved": [{ "what": "steps of a library" }] }"#
        #expect(
            lastLine(try SampleRun.report([("tree.json", String(partly))]))
                == "⚠ 1 finding (1 note) · the only emission that was read is intercepted · 1 coordinator, 1 event, 1 place unresolved"
        )
        let known = try SampleRun.report([("tree.json", String(partly))], knowing: { _ in true })
        #expect(
            lastLine(known)
                == "⚠ the only emission that was read is intercepted · 1 coordinator, 1 event, 1 place unresolved")
        // If something is lost, that is what the line says.
        let lost = losing.dropLast(2) + #", "unresolved": [{ "what": "steps of a library" }] }"#
        let both = try SampleRun.report([("tree.json", String(lost))], knowing: { _ in true })
        #expect(lastLine(both)?.hasPrefix("✔ no new findings · 0 of 1 emission is intercepted") == true)
    }

    /// What stands in coordinators to which no root leads is counted apart, so that a few emissions don't pass for all.
    @Test func emissionsThatNoRootReachesAreCountedApart() throws {
        let loose = #", "unattached": [{ "type": "Old", "emits": ["A.x", "A.y"] }] }"#
        let report = try SampleRun.report([("tree.json", String(clean.dropLast(2) + loose))], knowing: { _ in true })
        let text = ReportFormat.text.text(of: report)
        #expect(text.contains("2 more emissions are not counted: no root leads to the coordinators with them"))
        #expect(report.summary.unreached == 2)
        #expect(!ReportFormat.text.text(of: try SampleRun.report([("tree.json", clean)])).contains("not counted"))
        // Those were read too: the line doesn't claim to speak of all that were.
        let cut = clean.dropLast(2) + #", "x-cut-off": 3, "unresolved": [{ "what": "a step" }]"# + loose
        let partly = try SampleRun.report([("tree.json", String(cut))], knowing: { _ in true })
        #expect(lastLine(partly)?.contains("the only emission that was traced is intercepted") == true)
    }

    @Test func aRootThatIsAssumedIsSaidToBe() throws {
        let assumed = #"{ "version": 1, "root": { "type": "App", "x-assumed-root": "nobody was seen to make it" } }"#
        let text = ReportFormat.text.text(of: try SampleRun.report([("tree.json", assumed)]))
        #expect(text.contains("the root App is assumed: nobody was seen to make it (--root names another one)"))
        #expect(!ReportFormat.text.text(of: try SampleRun.report([("tree.json", clean)])).contains("assumed"))
    }

    @Test func knownFindingsAreOneLine() throws {
        let report = try SampleRun.report([("tree.json", losing)], knowing: { _ in true })
        #expect(
            ReportFormat.text.text(of: report) == """
                  1 known finding in the baseline
                ✔ no new findings · 0 of 1 emission is intercepted · 1 coordinator, 1 event

                """)
        #expect(ReportFormat.text.text(of: report, options: ReportOptions(verbose: true)).contains("known error: A.b"))
    }

    /// A report with a baseline that has an entry which no finding matches.
    private func staleReport(_ tree: String) throws -> Report {
        let tree = try CoordinatorTree(json: Array(tree.utf8), file: "tree.json")
        let entry = Baseline.Entry(fingerprint: "0123456789abcdef", rule: "unhandled-event", description: "A.z")
        let check = Check([Analysis(tree)], configuration: RuleConfiguration(), baseline: Baseline([entry]))
        return Report(check, of: [Report.Input(file: "tree.json", source: nil, tree: tree)], toolVersion: "1")
    }

    @Test func aRunThatOnlyFindsARepairKeepsItsTick() throws {
        let text = ReportFormat.text.text(of: try staleReport(clean))
        #expect(text.contains("note: no finding matches this entry of the baseline: unhandled-event A.z ["))
        #expect(text.contains("  1 entry of the baseline matches no finding\n✔ "), "\(text)")
        // With a finding beside it, both are counted.
        let losing = ReportFormat.text.text(of: try staleReport(losing))
        #expect(losing.contains("\n✖ 2 findings (1 error, 1 note) · "), "\(losing)")
    }

    @Test func aKnownFindingIsListedWithItsPlaceInTheSource() throws {
        func verbose(_ tree: String) throws -> String {
            ReportFormat.text.text(
                of: try SampleRun.report([("tree.json", tree)], knowing: { _ in true }),
                options: ReportOptions(verbose: true))
        }
        let placed = losing.replacing(#""A.b""#, with: #"{ "event": "A.b", "file": "A.swift", "line": 3 }"#)
        #expect(try verbose(placed).contains("A.swift:3: known error: A.b"))
        #expect(try verbose(losing).hasPrefix("known error: A.b"))
    }

    @Test func withoutSourceThePlaceIsInTheTree() throws {
        let text = ReportFormat.text.text(of: try SampleRun.report([("trees/a.json", losing)]))
        #expect(text.hasPrefix("trees/a.json:1:52: error: A.b is lost: App emits it and does not intercept it ["))
    }

    @Test func anEventThatIsLostOnTwoPathsIsOneFindingAndAllPathsAreToldWhereTheyAreAskedFor() throws {
        let report = try SampleRun.report()
        let text = ReportFormat.text.text(of: report)
        #expect(text.components(separatedBy: "AppEvents.Auth.didLogOut is lost").count == 2)
        #expect(text.contains("    note: this is the shortest of 2 paths on which this happens\n"))
        #expect(!text.contains("also in "))
        let all = ReportFormat.text.text(of: report, options: ReportOptions(allPaths: true))
        #expect(
            all.contains(
                "    also in AppCoordinator ▸ MainCoordinator ▸ TeamsCoordinator ▸ ProfileCoordinator from "
                    + "ProfileViewController\n"))
        #expect(!text.contains("ItemsView.onSelect"))
    }

    @Test func otherPathsAreNamedOnceAndOtherPlacesByTheirLines() throws {
        let ownEvent = """
            { "version": 1, "root": { "type": "App", "branches": [
              { "child": { "type": "One", "branches": [{ "child": { "type": "Leaf", "emits": ["A.b"] } }] } },
              { "child": { "type": "Two", "branches": [{ "child": { "type": "Leaf", "id": "Leaf 2", "emits": ["A.b"] } }] } }] } }
            """
        let own = ReportFormat.text.text(
            of: try SampleRun.report([("own.json", ownEvent)]), options: ReportOptions(allPaths: true))
        #expect(own.contains("    also in App ▸ Two ▸ Leaf\n"))
        let unresolved = """
            { "version": 1, "root": { "type": "App" }, "unresolved": [
              { "what": "emitEvent(event): the event is a variable", "file": "A.swift", "line": 8 },
              { "what": "emitEvent(event): the event is a variable", "file": "B.swift", "line": 9 }] }
            """
        let notes = ReportFormat.text.text(
            of: try SampleRun.report([("notes.json", unresolved)]), options: ReportOptions(allPaths: true))
        #expect(!notes.contains("also in"))
    }

    @Test(arguments: [
        (#"{ "version": 1, "roots": [] }"#, "there is no coordinator"),
        (#"{ "version": 1, "root": { "type": "App" } }"#, "was found to emit an event"),
        (
            #"{ "version": 1, "root": { "type": "App" } }"#,
            "an event is a closure that is called, a delegate's method, "
        ),
        (#"{ "version": 1, "root": { "type": "App" } }"#, "/docs/troubleshooting.md\n"),
        (
            #"{ "version": 1, "root": { "type": "App" }, "ignore": ["unattached-coordinator"], "#
                + #""unattached": [{ "type": "Old", "emits": ["x"], "intercepts": ["x"] }] }"#,
            "no root leads to the emitters: 1 emission not traced"
        ),
        (
            #"{ "version": 1, "root": { "type": "App" }, "ignore": ["unresolved"], "unresolved": [{ "what": "x" }] }"#,
            "1 place could not be followed; --coverage lists them"
        ),
    ])
    func whereNothingWasTracedThereIsNoTickAndTheReasonIsTold(tree: String, reason: String) throws {
        let text = ReportFormat.text.text(of: try SampleRun.report([("tree.json", tree)]))
        #expect(text.contains("\n○ nothing to check · "))
        #expect(text.contains(reason))
        #expect(!text.contains("✔"))
    }

    @Test func oneEventThatIsLostInSeveralPlacesIsShownTogether() throws {
        let tree = """
            { "version": 1, "root": { "type": "App", "branches": [
                { "child": { "type": "Safe", "intercepts": ["E.x"], "emits": ["E.x"] } },
                { "child": { "type": "A", "emits": ["E.x"] } }, { "child": { "type": "B", "emits": ["E.x"] } }] } }
            """
        let text = ReportFormat.text.text(of: try SampleRun.report([("tree.json", tree)]))
        #expect(text.hasPrefix("E.x is lost in 2 places\n\n"))
        #expect(text.hasSuffix("· 1 of 3 emissions are intercepted · 4 coordinators, 1 event\n"))
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

    @Test func aLongJourneyIsDrawnAtItsEndsAndWhereAnEventIsObserved() throws {
        let text = ReportFormat.text.text(of: chain(of: 200_000))
        let lines = text.split(separator: "\n").filter { $0.hasPrefix("    ") }
        #expect(lines.count == 16)
        #expect(lines.first?.hasPrefix("    ● C199999 ") == true)
        #expect(lines.contains { $0.hasPrefix("    ○ C100000 ") })
        #expect(lines[8] == "    ⋮ 99991 more objects do not intercept it")
        #expect(lines.last == "    ↑ observed, but no object always consumes it")
    }

    @Test func verbosityDrawsAJourneyInFull() throws {
        let text = ReportFormat.text.text(of: chain(of: 300), options: ReportOptions(verbose: true))
        #expect(text.split(separator: "\n").count { $0.hasPrefix("    │ C") } == 298)
    }

    /// A chain, at the end of which an event is emitted; a coordinator in the middle observes it.
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
