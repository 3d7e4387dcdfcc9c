import CoordinatorAnalysis
import CoordinatorModel
import Testing

@Suite struct SuppressionTests {
    @Test(arguments: [
        #"{ "version": 1, "ignore": ["unhandled-event"], "root": { "type": "A", "emits": ["x"] } }"#,
        #"{ "version": 1, "root": { "type": "A", "emits": ["x"], "ignore": ["unhandled-event"] } }"#,
        #"{ "version": 1, "root": { "type": "A", "emits": [{ "event": "x", "ignore": ["unhandled-event"] }] } }"#,
    ])
    func aSuppressionCoversWhatItStandsAt(json: String) throws {
        let analysis = Analysis(try CoordinatorTree(json))
        #expect(analysis.findings.isEmpty)
        #expect(analysis.suppressed.map(\.finding.rule) == ["unhandled-event"])
        #expect(analysis.summary.suppressed == 1)
    }

    @Test func aSuppressionAtAParentDoesNotCoverChildren() throws {
        let analysis = Analysis(
            try CoordinatorTree(
                """
                { "version": 1, "root": { "type": "A", "ignore": ["unhandled-event"],
                    "branches": [{ "child": { "type": "B", "emits": ["x"] } }] } }
                """))
        #expect(analysis.findings.map(\.rule) == ["unhandled-event", "superfluous-ignore"])
    }

    @Test func aMisspeltRuleIsSaidToBeNone() throws {
        let findings = Analysis(
            try CoordinatorTree(#"{ "version": 1, "ignore": ["unhandled-events"], "root": { "type": "A" } }"#)
        ).findings
        #expect(findings.map(\.rule) == ["superfluous-ignore"])
        #expect(findings.first?.hint == #"did you mean "unhandled-event"?"#)
        #expect(findings.first?.origin.offset != nil)
    }

    @Test func aSuppressionOfARuleThatIsOffIsNotJudged() throws {
        let tree = try CoordinatorTree(#"{ "version": 1, "ignore": ["max-depth"], "root": { "type": "A" } }"#)
        #expect(Analysis(tree).findings.isEmpty)
    }

    @Test func aSuperfluousSuppressionCanItselfBeSuppressed() throws {
        let tree = try CoordinatorTree(
            #"{ "version": 1, "ignore": ["unused-event", "superfluous-ignore"], "root": { "type": "A" } }"#)
        #expect(Analysis(tree).findings.isEmpty)
        let alone = try CoordinatorTree(#"{ "version": 1, "ignore": ["superfluous-ignore"], "root": { "type": "A" } }"#)
        #expect(Analysis(alone).findings.map(\.rule) == ["superfluous-ignore"])
    }

    @Test func theConfigurationSuppressesByRuleEventAndCoordinator() throws {
        let tree = try CoordinatorTree(#"{ "version": 1, "root": { "type": "A", "emits": ["E.x", "F.x"] } }"#)
        let place = Location(file: ".coordviz.yml", line: 7)
        let configuration = RuleConfiguration(suppressions: [
            Suppression(
                rule: "unhandled-event", event: NamePattern("E.*"), coordinator: NamePattern("A"), reason: "later"),
            Suppression(rule: "unhandled-event", coordinator: NamePattern("B"), reason: "gone", location: place),
        ])
        let analysis = Analysis(tree, configuration: configuration)
        #expect(analysis.findings.map(\.event) == ["F.x"])
        #expect(analysis.suppressed.map(\.reason) == ["later"])
        let check = Check([analysis], configuration: configuration)
        #expect(
            check.general.map(\.message) == [
                "no finding needs the suppression of unhandled-event in the configuration: gone"
            ])
        #expect(check.general.map(\.location) == [place])
    }
}
