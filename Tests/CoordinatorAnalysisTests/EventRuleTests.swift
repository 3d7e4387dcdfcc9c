import CoordinatorAnalysis
import CoordinatorModel
import Testing

@Suite struct EventRuleTests {
    // MARK: unhandled-event

    @Test func aLostEventIsReportedOnceWithTheNumberOfPathsAndAShortestOne() throws {
        let findings = try Analysis.findings(
            "unhandled-event",
            """
            { "version": 1, "root": { "type": "App", "branches": [
                { "child": { "type": "Safe", "intercepts": ["E.x"],
                    "branches": [{ "child": { "type": "Details", "emits": ["E.x"] } }] } },
                { "child": { "type": "Far", "branches": [{ "child": { "type": "Away", "branches": [{ "to": "Details" }] } }] } },
                { "child": { "type": "Unsafe", "branches": [{ "to": "Details" }] } },
                { "child": { "type": "Worse", "branches": [{ "to": "Details" }] } }] } }
            """)
        #expect(findings.map(\.path) == [["App", "Unsafe", "Details"]])
        #expect(findings.map(\.pathCount) == [3])
        #expect(
            findings.first?.related.map(\.path) == [["App", "Far", "Away", "Details"], ["App", "Worse", "Details"]])
        #expect(findings.first?.notes == ["this is the shortest of 3 paths on which this happens"])
        #expect(findings.map(\.hint) == ["Safe intercepts it, but is not on this path"])
    }

    @Test func `the hint of what one object is not wired to names the coordinator that owns it`() throws {
        func hint(_ child: String) throws -> [String?] {
            try Analysis.findings(
                "unhandled-event",
                """
                { "version": 1, "root": { "type": "App", "branches": [
                    { "child": { "type": "A", "intercepts": ["List.tap"],
                        "screens": [{ "type": "List", "emits": [{ "event": "List.tap", "delivery": "direct" }] }] } },
                    { "child": \(child) }] } }
                """
            ).map(\.hint)
        }
        let unheard = #"{ "event": "List.tap", "heard": "never", "delivery": "direct" }"#
        let screen = #"[{ "type": "List", "emits": [\#(unheard)] }]"#
        #expect(
            try hint(#"{ "type": "B", "screens": \#(screen) }"#)
                == ["A intercepts it from another List; B, which owns this one, does not"])
        #expect(
            try hint(#"{ "type": "A", "id": "A2", "screens": \#(screen) }"#)
                == ["A intercepts it from another List, but is not wired to this one"])
        #expect(
            try hint(#"{ "type": "List", "emits": [\#(unheard)] }"#)
                == ["A intercepts it from another List; App, which presents this one, does not"])
    }

    @Test func aLostEventIsOneFindingHoweverManyEmitIt() throws {
        let findings = try Analysis.findings(
            "unhandled-event",
            """
            { "version": 1, "root": { "type": "App", "screens": [{ "type": "S", "emits": ["E.x", "E.y"] }], "branches": [
                { "child": { "type": "A", "screens": [{ "type": "T", "emits": ["E.x"] }] } },
                { "child": { "type": "B", "intercepts": ["E.y"], "emits": ["E.x"] } }] } }
            """)
        #expect(findings.map(\.event) == ["E.x", "E.y"])
        #expect(findings[0].notes.first == "T and B also emit it, with the same result")
        #expect(findings[0].related.map(\.type) == ["T", "B"])
        #expect(findings[1].related.isEmpty)
    }

    @Test func anEventThatIsClaimedElsewhereIsOneFindingForEachObjectThatLosesIt() throws {
        let findings = try Analysis.findings(
            "unhandled-event",
            """
            { "version": 1, "root": { "type": "App", "branches": [
                { "child": { "type": "Safe", "intercepts": ["E.x"], "screens": [{ "type": "S", "emits": ["E.x"] }] } },
                { "child": { "type": "A", "screens": [{ "type": "S", "emits": ["E.x"] }] } },
                { "child": { "type": "B", "screens": [{ "type": "S", "emits": ["E.x"] }] } }] } }
            """)
        #expect(findings.map(\.coordinator) == ["A", "B"])
        #expect(Set(findings.map(\.fingerprint)).count == 2)
    }

    @Test func whatABaseClassEmitsIsToldOnceWithThoseWhoInheritIt() throws {
        func findings(secondLine: Int) throws -> [Finding] {
            try Analysis.findings(
                "unhandled-event",
                """
                { "version": 1, "root": { "type": "App", "branches": [
                    { "child": { "type": "Safe", "intercepts": ["E.x"], "emits": ["E.x"] } },
                    { "child": { "type": "A", "emits": [{ "event": "E.x", "file": "Base.swift", "line": 7 }] } },
                    { "child": { "type": "B", "emits": [{ "event": "E.x", "file": "Base.swift", "line": \(secondLine) }] } }] } }
                """)
        }
        let inherited = try findings(secondLine: 7)
        #expect(inherited.map(\.emitter) == ["A"])
        #expect(inherited.first?.notes.first == "B also inherits it, with the same result")
        #expect(try findings(secondLine: 8).map(\.emitter) == ["A", "B"])
    }

    @Test func theReasonThatExtractionGivesIsTheHint() throws {
        let findings = try Analysis.findings(
            "unhandled-event",
            """
            { "version": 1, "root": { "type": "App", "screens": [
                { "type": "S", "emits": [{ "event": "E.x", "x-wiring": "no object is assigned to S.delegate" }] },
                { "type": "T", "emits": [{ "event": "E.y", "x-wiring": 1 }] }] } }
            """)
        #expect(findings.map(\.hint) == ["no object is assigned to S.delegate", nil])
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

    @Test func casesThatAreLostThroughOneStreamAreOneFinding() throws {
        func findings(_ second: String) throws -> [Finding] {
            try Analysis.findings(
                "unhandled-event",
                """
                { "version": 1, "root": { "type": "App", "screens": [{ "type": "S", "emits": [
                    { "event": "A.open", "delivery": "direct", "x-wiring": { "intent": "unset", "channel": "M.actions" } },
                    { "event": "A.close", "delivery": "direct", "x-wiring": { "intent": "unset", "channel": "\(second)" } }
                ] }] } }
                """)
        }
        let one = try findings("M.actions")
        #expect(one.map(\.event) == ["A.open"] && one.map(\.severity) == [.warning])
        #expect(one.flatMap(\.notes) == ["M.actions loses these events as well: A.close"])
        #expect(try findings("M.others").count == 2)
    }

    @Test func aPlaceWithEmissionsThroughSeveralChannelsIsNamedOnce() throws {
        let findings = try Analysis.findings(
            "unhandled-event",
            """
            { "version": 1, "root": { "type": "App", "screens": [{ "type": "S", "emits": [
                { "event": "E.x", "file": "S.swift", "line": 3 },
                { "event": "E.x", "file": "S.swift", "line": 3 },
                { "event": "E.x", "file": "S.swift", "line": 9 },
                { "event": "E.x", "file": "S.swift", "line": 9 }] }] } }
            """)
        #expect(findings.map(\.notes) == [["also emitted at S.swift:9"]])
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

    // MARK: unconsumed-event

    @Test(arguments: [("never", 1), ("sometimes", 1), ("always", 0)])
    func anEventLeavesAtTheRootUnlessAnInterceptorAlwaysConsumesIt(consumes: String, count: Int) throws {
        let findings = try Analysis.findings(
            "unconsumed-event",
            """
            { "version": 1, "root": { "type": "App", "emits": ["x"],
                "intercepts": [{ "event": "x", "consumes": "\(consumes)" }] } }
            """)
        #expect(findings.count == count)
    }

    @Test func anEventThatNoObjectInterceptsIsNotUnconsumed() throws {
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

    @Test func aMisspeltEventIsOneFindingWithAllPlacesThatNameIt() throws {
        let findings = try Analysis.findings(
            "undeclared-event",
            """
            { "version": 1, "events": ["E.x"], "root": { "type": "App", "intercepts": ["E.y"], "emits": ["E.x", "E.y"],
                "branches": [{ "child": { "type": "A", "emits": ["E.y"] } }] } }
            """)
        #expect(findings.map(\.event) == ["E.y"])
        #expect(findings.first?.related.count == 2)
        #expect(findings.first?.notes == ["it is named in 3 places"])
    }

    @Test func anUnusedEventWithInterceptorsIsANoteAndTheyAreNotReportedAgain() throws {
        let analysis = Analysis(
            try CoordinatorTree(
                """
                { "version": 1, "events": ["E.used", "E.x", "E.y"], "root": { "type": "App", "emits": ["E.used"],
                    "intercepts": ["E.used", "E.x"], "branches": [{ "child": { "type": "A", "intercepts": ["E.x"] } }] } }
                """))
        #expect(analysis.findings.map(\.rule) == ["unused-event", "unused-event"])
        #expect(analysis.findings.map(\.severity) == [.warning, .note])
        #expect(analysis.findings.map(\.event) == ["E.y", "E.x"])
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

    /// Of an emission of a whole domain it is not known which event it is.
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
