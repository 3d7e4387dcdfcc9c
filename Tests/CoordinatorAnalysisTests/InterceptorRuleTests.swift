import CoordinatorAnalysis
import CoordinatorModel
import Testing

@Suite struct InterceptorRuleTests {
    @Test func aClaimOnAnEventFromAboveOrBesideIsDead() throws {
        let findings = try Analysis.findings(
            "dead-interceptor",
            """
            { "version": 1, "root": { "type": "App", "emits": ["E.above"], "intercepts": ["E.above", "E.beside"],
                "branches": [
                  { "child": { "type": "A", "emits": ["E.beside"] } },
                  { "child": { "type": "B", "intercepts": ["E.above", "E.beside", "E.own"], "emits": ["E.own"] } }] } }
            """)
        #expect(Set(findings.map(\.event)) == ["E.above", "E.beside"])
        #expect(findings.allSatisfy { $0.coordinator == "B" })
        #expect(findings.contains { $0.hint == "A emits E.beside, but is not below this interceptor" })
    }

    /// Its object calls it, wherever the tree has that object.
    @Test func whatIsWiredToAnObjectIsNotShadowedAndIsDeadOnlyInTheTree() throws {
        func tree(_ claim: String) -> String {
            """
            { "version": 1, "root": { "type": "App", "intercepts": [\(claim)], "branches": [
                { "child": { "type": "A", "emits": ["V.x"], "intercepts": ["V.x"] } },
                { "child": { "type": "B", "intercepts": [\(claim)] } }] } }
            """
        }
        let wired = Analysis(try CoordinatorTree(tree(#"{ "event": "V.x", "x-wired": true }"#))).findings
        #expect(wired.map(\.rule) == ["dead-interceptor"])
        #expect(wired.map(\.severity) == [.note])
        let bubbling = Analysis(try CoordinatorTree(tree(#""V.x""#))).findings
        #expect(bubbling.map(\.rule) == ["dead-interceptor", "shadowed-interceptor"])
        #expect(bubbling.allSatisfy { $0.severity == .warning })
    }

    /// Where that emission goes is unknown, so it may be there.
    @Test func whatIsWiredMayReceiveAnEmissionThatWasNotFollowed() throws {
        func rules(_ intent: String, wired: Bool = true) throws -> [String] {
            let emission = "{ \"event\": \"V.x\", \"x-wiring\": { \"intent\": \"\(intent)\" } }"
            return Analysis(
                try CoordinatorTree(
                    """
                    { "version": 1, "root": { "type": "App", "branches": [
                        { "child": { "type": "A", "emits": [\(emission)] } },
                        { "child": { "type": "B", "intercepts": [{ "event": "V.x", "x-wired": \(wired) }] } }] } }
                    """)
            ).findings.map(\.rule).filter { $0 == "dead-interceptor" }
        }
        #expect(try rules("unfollowed") == [])
        #expect(try rules("meant") == ["dead-interceptor"])
        #expect(try rules("unfollowed", wired: false) == ["dead-interceptor"])
    }

    @Test func aHandlerThatDoesNothingIsNeitherDeadNorShadowed() throws {
        func rules(_ isEmpty: Bool) throws -> [String] {
            let claim = "{ \"event\": \"E.x\", \"empty\": \(isEmpty) }"
            let tree = try CoordinatorTree(
                """
                { "version": 1, "root": { "type": "App", "intercepts": [\(claim)], "branches": [
                    { "child": { "type": "A", "emits": ["E.x"], "intercepts": ["E.x"] } },
                    { "child": { "type": "B", "intercepts": [\(claim)] } }] } }
                """)
            return Analysis(tree).findings.map(\.rule)
        }
        #expect(try rules(true) == [])
        #expect(try rules(false) == ["dead-interceptor", "shadowed-interceptor"])
    }

    /// A destination for all cases of an enum is one line, whichever of them arrive.
    @Test func codeThatInterceptsSeveralEventsIsNeededIfOneArrives() throws {
        func rules(_ arriving: String, column: Int = 9, wired: Bool = false) throws -> [String] {
            func claim(_ event: String, _ column: Int) -> String {
                "{ \"event\": \"\(event)\", \"file\": \"A.swift\", \"line\": 3, \"column\": \(column), \"x-wired\": \(wired) }"
            }
            let tree = try CoordinatorTree(
                """
                { "version": 1, "root": { "type": "App", "branches": [
                    { "child": { "type": "A", "emits": ["\(arriving)"],
                      "intercepts": [\(claim("E.x", 9)), \(claim("E.y", column))] } },
                    { "child": { "type": "B", "emits": ["E.x", "E.y"], "intercepts": ["E.x", "E.y"] } }] } }
                """)
            return Analysis(tree).findings.map(\.rule)
        }
        #expect(try rules("E.x") == [])
        #expect(try rules("E.x", column: 12) == ["dead-interceptor"])
        #expect(try rules("E.z").filter { $0 == "dead-interceptor" } == ["dead-interceptor", "dead-interceptor"])
        // All methods of a delegate are wired in one place.
        #expect(try rules("E.x", wired: true) == ["dead-interceptor"])
    }

    @Test func whatWaitsForAStepBehindALostOneIsANote() throws {
        func tree(_ intercepts: String) -> String {
            """
            { "version": 1, "root": { "type": "App", "branches": [
                { "child": { "type": "Shop", "intercepts": [\(intercepts)],
                    "screens": [{ "type": "V", "emits": [{ "event": "Step.list", "delivery": "stepped" }] }] } },
                { "child": { "type": "Other", "emits": ["Step.detail"], "intercepts": ["Step.detail"] } }] } }
            """
        }
        func dead(_ intercepts: String) throws -> [Severity] {
            Analysis(try CoordinatorTree(tree(intercepts))).findings.filter { $0.rule == "dead-interceptor" }
                .map(\.severity)
        }
        #expect(try dead(#""Step.detail""#) == [.note])
        #expect(try dead(#""Step.detail", "Step.list""#) == [.warning])
    }

    @Test func aClaimOnAnEventFromBelowAReferenceIsAlive() throws {
        let findings = try Analysis.findings(
            "dead-interceptor",
            """
            { "version": 1, "root": { "type": "App", "branches": [
                { "child": { "type": "A", "emits": ["x"] } },
                { "child": { "type": "B", "intercepts": ["x"], "branches": [{ "to": "A" }] } }] } }
            """)
        #expect(findings.isEmpty)
    }

    @Test func aWildcardIsAliveByAnyCaseOfItsDomainAndDeadByInnerDomainsAlone() throws {
        let findings = try Analysis.findings(
            "dead-interceptor",
            #"{ "version": 1, "root": { "type": "App", "emits": ["A.B.x", "C.x"], "intercepts": ["A.*", "C.*"] } }"#)
        #expect(findings.map(\.event) == ["A.*"])
    }

    @Test func aClaimIsShadowedOnlyIfEveryPathConsumesBefore() throws {
        func tree(_ other: String) -> String {
            """
            { "version": 1, "root": { "type": "App", "intercepts": ["x"], "branches": [
                { "child": { "type": "A", "intercepts": ["x"], "branches": [{ "child": { "type": "L", "emits": ["x"] } }] } },
                { "child": { "type": "B"\(other) } }] } }
            """
        }
        let shadowed = try Analysis.findings("shadowed-interceptor", tree(""))
        #expect(shadowed.map(\.coordinator) == ["App"])
        #expect(shadowed.first?.message == "App intercepts x, but never receives it: A consumes x first")
        #expect(try Analysis.findings("shadowed-interceptor", tree(#", "branches": [{ "to": "L" }]"#)).isEmpty)
    }

    @Test func aClaimBehindOneThatConsumesSometimesIsNotShadowed() throws {
        let findings = try Analysis.findings(
            "shadowed-interceptor",
            """
            { "version": 1, "root": { "type": "App", "intercepts": ["x"], "branches": [
                { "child": { "type": "A", "emits": ["x"], "intercepts": [{ "event": "x", "consumes": "sometimes" }] } }] } }
            """)
        #expect(findings.isEmpty)
    }

    @Test func aWildcardBesideClaimsOnAllItsEventsIsShadowed() throws {
        func tree(_ emits: String) -> String {
            #"{ "version": 1, "root": { "type": "App", "emits": [\#(emits)], "intercepts": ["E.x", "E.*"] } }"#
        }
        #expect(try Analysis.findings("shadowed-interceptor", tree(#""E.x""#)).map(\.event) == ["E.*"])
        #expect(try Analysis.findings("shadowed-interceptor", tree(#""E.x", "E.y""#)).isEmpty)
    }

    @Test func anUnattachedCoordinatorIsReportedOnceAndNotForEachOfItsInterceptors() throws {
        let old = """
            { "type": "Old", "intercepts": ["x", "y"], "branches": [{ "child": { "type": "Leaf", "emits": ["x"] } }] }
            """
        let unattached = #"{ "version": 1, "root": { "type": "App" }, "unattached": [\#(old)] }"#
        #expect(try Analysis.findings("dead-interceptor", unattached).isEmpty)
        #expect(try Analysis.findings("unhandled-event", unattached).isEmpty)
        #expect(try Analysis.findings("unattached-coordinator", unattached).count == 1)
        let attached = #"{ "version": 1, "root": { "type": "App", "branches": [{ "child": \#(old) }] } }"#
        #expect(try Analysis.findings("dead-interceptor", attached).map(\.event) == ["y"])
    }
}

/// One line of source that stands in the tree in several places.
@Suite struct ClaimLineTests {
    private func tree(_ empty: String = "") -> String {
        let interceptor = #"{ "event": "E.x", "file": "A.swift", "line": 3\#(empty) }"#
        return """
            { "version": 1, "root": { "type": "App", "branches": [
                { "child": { "type": "A", "id": "one", "intercepts": [\(interceptor)], "emits": ["E.x"] } },
                { "child": { "type": "A", "id": "two", "intercepts": [\(interceptor)] } },
                { "child": { "type": "A", "id": "three", "intercepts": [\(interceptor)] } }] } }
            """
    }

    @Test func aLineThatIsNeededSomewhereIsNotDead() throws {
        #expect(try Analysis.findings("dead-interceptor", tree()).isEmpty)
    }

    @Test func aDeadLineIsToldOnce() throws {
        let dead = tree().replacing(#", "emits": ["E.x"]"#, with: "")
        let findings = try Analysis.findings("dead-interceptor", dead)
        #expect(findings.map(\.notes) == [["the same line is in 3 places of the tree"]])
        #expect(findings.first?.related.count == 2)
    }

    @Test func anEmptyHandlerIsReportedWhereItIsAskedAndTakesTheEvent() throws {
        let findings = try Analysis.findings("empty-handler", tree(#", "empty": true"#))
        #expect(findings.map(\.message) == ["A consumes E.x, but its handler does nothing"])
        #expect(findings.first?.related.isEmpty == true)
        #expect(try Analysis.findings("empty-handler", tree(#", "empty": true, "consumes": "never""#)).isEmpty)
        #expect(try Analysis.findings("empty-handler", tree()).isEmpty)
    }
}
