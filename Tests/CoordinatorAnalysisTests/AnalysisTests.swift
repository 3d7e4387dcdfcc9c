import CoordinatorAnalysis
import CoordinatorModel
import Testing

@Suite struct AnalysisTests {
    @Test func findingsAreSortedBySeverityThenRule() throws {
        let tree = try CoordinatorTree(
            """
            { "version": 1, "root": { "type": "App", "kind": "navigation", "emits": ["x"], "activeRoute": "gone" },
              "unresolved": [{ "what": "something" }], "unattached": [{ "type": "Old" }] }
            """)
        let analysis = Analysis(tree)
        #expect(
            analysis.findings.map(\.rule) == [
                "unhandled-event", "invalid-active-route", "childless-node", "unattached-coordinator", "unresolved",
            ])
        #expect((analysis.summary.errors, analysis.summary.warnings, analysis.summary.notes) == (2, 2, 1))
        #expect((analysis.summary.coordinators, analysis.summary.events, analysis.summary.emissions) == (2, 1, 1))
    }

    @Test func aRuleRunsWithItsConfiguredSeverityOrNotAtAll() throws {
        let tree = try CoordinatorTree(#"{ "version": 1, "root": { "type": "App", "emits": ["x"] } }"#)
        func severities(_ severity: Severity) -> [Severity] {
            Analysis(tree, configuration: RuleConfiguration(severities: ["unhandled-event": severity])).findings
                .map(\.severity)
        }
        #expect(severities(.note) == [.note])
        #expect(severities(.off) == [])
    }

    @Test func aFindingStandsInTheSourceOrElseInTheTreesFile() throws {
        let json = #"{ "version": 1, "root": { "type": "App", "emits": ["x", { "event": "y", "file": "A.swift" }] } }"#
        let findings = Analysis(try CoordinatorTree(json)).findings
        #expect(findings.map(\.location?.file) == [nil, "A.swift"])
        #expect(findings[0].origin.offset == offset(of: "\"x\"", in: json))
    }

    private func offset(of text: String, in json: String) -> Int {
        json.firstRange(of: text).map { json.utf8.distance(from: json.startIndex, to: $0.lowerBound) } ?? -1
    }

    @Test func aChainOf100_000CoordinatorsIsWalkedWithoutRecursion() {
        var tree = CoordinatorTree()
        var last = tree.addRoot(Coordinator(type: "Root", kind: .container))
        for _ in 0..<100_000 {
            last = tree.addChild(Coordinator(type: "C", kind: .container), to: last, presentation: "push")
        }
        tree.coordinators[last].emits = [Emission(event: "x")]
        tree.coordinators[last].kind = .coordinator
        tree.addReference(to: 0, from: last, presentation: "show")
        let analysis = Analysis(tree)
        #expect(analysis.findings.map(\.rule) == ["unhandled-event", "leaf-with-children", "navigation-cycle"])
        #expect(analysis.findings.first?.path.count == 100_001)
    }
}
