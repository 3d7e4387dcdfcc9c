import CoordinatorAnalysis
import CoordinatorModel
import Testing

@Suite struct EventRuleTests {
    // MARK: unhandled-event

    @Test func aLostEventIsReportedOnEachPathOnWhichItIsLost() throws {
        let findings = try Analysis.findings(
            "unhandled-event",
            """
            { "version": 1, "root": { "type": "App", "branches": [
                { "child": { "type": "Safe", "intercepts": ["E.x"],
                    "branches": [{ "child": { "type": "Details", "emits": ["E.x"] } }] } },
                { "child": { "type": "Unsafe", "branches": [{ "to": "Details" }] } },
                { "child": { "type": "Worse", "branches": [{ "to": "Details" }] } }] } }
            """)
        #expect(findings.map(\.path) == [["App", "Unsafe", "Details"], ["App", "Worse", "Details"]])
        #expect(
            findings.map(\.hint) == Array(repeating: "Safe intercepts it, but does not stand on this path", count: 2))
        #expect(Set(findings.map(\.fingerprint)).count == 2)
    }

    @Test func theReasonThatExtractionGivesIsTheHint() throws {
        let findings = try Analysis.findings(
            "unhandled-event",
            """
            { "version": 1, "root": { "type": "App", "screens": [
                { "type": "S", "emits": [{ "event": "E.x", "x-wiring": "nobody assigns S.delegate" }] },
                { "type": "T", "emits": [{ "event": "E.y", "x-wiring": 1 }] }] } }
            """)
        #expect(findings.map(\.hint) == ["nobody assigns S.delegate", nil])
    }

    @Test func severalEmissionsOfOneEventByOneEmitterAreOneFinding() throws {
        let findings = try Analysis.findings(
            "unhandled-event",
            """
            { "version": 1, "root": { "type": "App", "screens": [{ "type": "S", "emits": [
                { "event": "E.x", "file": "S.swift", "line": 3 }, { "event": "E.x", "file": "S.swift", "line": 9 }] }] } }
            """)
        #expect(findings.map(\.notes) == [["also emitted at S.swift:9"]])
        #expect(findings.map(\.location?.line) == [3])
        #expect(findings.map(\.emitter) == ["S"])
    }

    @Test func aSuppressionAtOneOfTwoEmissionsDoesNotHideTheOther() throws {
        let findings = try Analysis.findings(
            "unhandled-event",
            """
            { "version": 1, "root": { "type": "App", "emits": [
                { "event": "E.x", "line": 3, "file": "A.swift", "ignore": ["unhandled-event"] },
                { "event": "E.x", "line": 9, "file": "A.swift" }] } }
            """)
        #expect(findings.map(\.location?.line) == [9])
    }

    @Test func aWildcardOfAnInnerDomainDoesNotHandleTheOuterDomainsEvent() throws {
        let findings = try Analysis.findings(
            "unhandled-event",
            #"{ "version": 1, "root": { "type": "App", "emits": ["A.x", "A.B.x"], "intercepts": ["A.B.*"] } }"#)
        #expect(findings.map(\.event) == ["A.x"])
    }

    @Test func whatIsCaughtOffThePathIsNotLost() throws {
        let findings = try Analysis.findings(
            "unhandled-event",
            """
            { "version": 1, "root": { "type": "App", "screens": [{ "type": "S", "emits": ["S.onTap"],
                "intercepts": [{ "event": "S.onTap", "by": "ViewModel" }] }] } }
            """)
        #expect(findings.isEmpty)
    }

    @Test func anEventThatIsLostOnVeryManyPathsSaysHowManyMore() throws {
        var tree = CoordinatorTree()
        let app = tree.addRoot(Coordinator(type: "App", kind: .container))
        let leaf = tree.addChild(
            Coordinator(type: "Leaf", emits: [Emission(event: "x")]), to: app, presentation: "push")
        for index in 0..<9 {
            let other = tree.addChild(Coordinator(type: "P\(index)", kind: .container), to: app, presentation: "push")
            tree.addReference(to: leaf, from: other, presentation: "push")
        }
        let findings = Analysis(tree, configuration: RuleConfiguration(maximumPathsPerEmission: 4)).findings
            .filter { $0.rule == "unhandled-event" }
        #expect(findings.count == 4)
        #expect(findings.map(\.notes.count) == [0, 0, 0, 1])
        #expect(findings.last?.notes == ["6 more paths on which the same happens are not reported"])
    }

    // MARK: unconsumed-event

    @Test(arguments: [("never", 1), ("sometimes", 1), ("always", 0)])
    func anEventLeavesAtTheRootUnlessSomebodyIsSureToConsumeIt(consumes: String, count: Int) throws {
        let findings = try Analysis.findings(
            "unconsumed-event",
            """
            { "version": 1, "root": { "type": "App", "emits": ["x"],
                "intercepts": [{ "event": "x", "consumes": "\(consumes)" }] } }
            """)
        #expect(findings.count == count)
    }

    @Test func anEventThatNobodyLooksAtIsNotUnconsumed() throws {
        #expect(
            try Analysis.findings("unconsumed-event", #"{ "version": 1, "root": { "type": "App", "emits": ["x"] } }"#)
                .isEmpty)
    }

    // MARK: undeclared-event, unused-event

    @Test func aMisspeltEventIsUndeclaredAndTheNearestIsNamed() throws {
        let findings = try Analysis.findings(
            "undeclared-event",
            """
            { "version": 1, "events": ["E.didSelect"], "root": { "type": "App",
                "emits": ["E.didSelect"], "intercepts": ["E.didSelct", "E.*", "F.*"] } }
            """)
        #expect(Set(findings.map(\.event)) == ["E.didSelct", "F.*"])
        #expect(findings.contains { $0.hint?.contains("E.didSelect") == true })
    }

    @Test func aTreeThatDeclaresNothingIsNotHeldToAList() throws {
        #expect(
            try Analysis.findings("undeclared-event", #"{ "version": 1, "root": { "type": "App", "emits": ["x"] } }"#)
                .isEmpty)
    }

    @Test func anEventIsUsedAlsoByAnUnattachedCoordinatorButNotByBeingClaimed() throws {
        let findings = try Analysis.findings(
            "unused-event",
            """
            { "version": 1, "events": ["E.x", "E.y"], "root": { "type": "App", "intercepts": ["E.*", "E.x"] },
              "unattached": [{ "type": "Old", "emits": ["E.y"] }] }
            """)
        #expect(findings.map(\.event) == ["E.x"])
        #expect(findings.map(\.subject) == [.event(0)])
    }

    /// Of an emission of a whole domain nobody knows which event it is.
    @Test func anEventThatMayBeTheOneOfADomainIsUsed() throws {
        let findings = try Analysis.findings(
            "unused-event",
            """
            { "version": 1, "events": ["E.x", "E.y", "F.x", "E.F.x"],
              "root": { "type": "App", "emits": ["E.*"], "intercepts": ["E.x", "F.*"] } }
            """)
        #expect(findings.map(\.event) == ["F.x", "E.F.x"])
    }
}
