import CoordinatorAnalysis
import CoordinatorModel
import Testing

/// Rules that a project writes in Swift.
@Suite struct CustomRuleTests {
    /// Forbids leaves that emit more than one event.
    private struct OneEventPerLeaf: CustomRule {
        let id = "one-event-per-leaf"
        let severity = Severity.warning

        func check(_ propagation: Propagation, report: (Violation) -> Void) {
            for (index, coordinator) in propagation.tree.coordinators.enumerated()
            where coordinator.branches.isEmpty && coordinator.emits.count > 1 {
                report(
                    Violation(
                        .coordinator(index), "\(coordinator.type) emits \(coordinator.emits.count) events",
                        hint: "split it"))
            }
        }
    }

    /// Uses journeys: a root may not consume.
    private struct NothingReachesTheRoot: CustomRule {
        let id = "nothing-reaches-the-root"
        let severity = Severity.error

        func check(_ propagation: Propagation, report: (Violation) -> Void) {
            for journey in propagation.journeys where journey.consumer?.place.coordinator == journey.root {
                report(
                    Violation(
                        .emission(journey.emitter, position: journey.position), "\(journey.event) reaches the root",
                        event: journey.event, emitter: propagation.tree.type(at: journey.emitter)))
            }
        }
    }

    private func tree(leafEmits: String = #"["A.a", "A.b"]"#, ignore: String = "") throws -> CoordinatorTree {
        try CoordinatorTree(
            """
            { "version": 1, "root": {
                "type": "App", "kind": "container", "intercepts": ["A.*"],
                "branches": [{ "presentation": "root", "child": { "type": "Leaf", \(ignore) "emits": \(leafEmits) } }] } }
            """)
    }

    @Test func `a violation is a finding with place, path and fingerprint`() throws {
        let analysis = Analysis(try tree(), rules: [OneEventPerLeaf()])
        let finding = try #require(analysis.findings.first { $0.rule == "one-event-per-leaf" })
        #expect(finding.message == "Leaf emits 2 events")
        #expect(finding.severity == .warning)
        #expect(finding.path == ["App", "Leaf"])
        #expect(finding.coordinator == "Leaf")
        #expect(finding.hint == "split it")
        #expect(finding.fingerprint.count == 16)
        #expect(finding.origin.offset != nil)
        #expect(analysis.summary.warnings == analysis.findings.count { $0.severity == .warning })
    }

    @Test func `a tree that keeps the rule has no finding`() throws {
        #expect(Analysis(try tree(leafEmits: #"["A.a"]"#), rules: [OneEventPerLeaf()]).findings.isEmpty)
    }

    @Test func `a rule that is not given does not run`() throws {
        #expect(Analysis(try tree()).findings.isEmpty)
    }

    @Test func `a rule can follow journeys`() throws {
        let findings = Analysis(try tree(), rules: [NothingReachesTheRoot()]).findings
        #expect(findings.map(\.event) == ["A.a", "A.b"])
        #expect(findings.map(\.emitter) == ["Leaf", "Leaf"])
        #expect(Set(findings.map(\.fingerprint)).count == 2)
    }

    @Test func `the configuration sets its severity, or turns it off`() throws {
        let stricter = RuleConfiguration(severities: ["one-event-per-leaf": .error])
        #expect(
            Analysis(try tree(), configuration: stricter, rules: [OneEventPerLeaf()]).findings.map(\.severity) == [
                .error
            ])
        let off = RuleConfiguration(severities: ["one-event-per-leaf": .off])
        #expect(Analysis(try tree(), configuration: off, rules: [OneEventPerLeaf()]).findings.isEmpty)
    }

    @Test func `suppressions in the tree and in the configuration apply, and are known`() throws {
        let ignored = try tree(ignore: #""ignore": [{ "rule": "one-event-per-leaf", "reason": "legacy" }],"#)
        let analysis = Analysis(ignored, rules: [OneEventPerLeaf()])
        #expect(analysis.findings.isEmpty)
        #expect(analysis.suppressed.map(\.reason) == ["legacy"])
        // Without the rule the suppression is one of a rule that does not exist.
        #expect(Analysis(ignored).findings.map(\.rule) == ["superfluous-ignore"])

        let suppression = Suppression(rule: "one-event-per-leaf", reason: "legacy")
        let configuration = RuleConfiguration(suppressions: [suppression])
        let suppressed = Analysis(try tree(), configuration: configuration, rules: [OneEventPerLeaf()])
        #expect(Check([suppressed], configuration: configuration).summary.findings == 0)
        var off = configuration
        off.severities["one-event-per-leaf"] = .off
        let idle = Analysis(try tree(), configuration: off, rules: [OneEventPerLeaf()])
        #expect(Check([idle], configuration: off).summary.findings == 0)
    }

    @Test func `a baseline covers its findings`() throws {
        let configuration = RuleConfiguration()
        let analysis = Analysis(try tree(), rules: [OneEventPerLeaf()])
        let baseline = Check([analysis], configuration: configuration).baseline
        let again = Check([analysis], configuration: configuration, baseline: baseline)
        #expect(again.summary.findings == 0)
        #expect(again.known.map(\.rule) == ["one-event-per-leaf"])
    }
}
