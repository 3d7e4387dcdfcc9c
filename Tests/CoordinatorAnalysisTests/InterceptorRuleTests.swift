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
        #expect(findings.contains { $0.hint == "A emits E.beside, but does not stand below" })
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
        #expect(shadowed.first?.message == "App intercepts x, but is never asked: A consumes x before")
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

    @Test func insideAnUnattachedSubtreeClaimsAreJudgedByThatSubtree() throws {
        let json = """
            { "version": 1, "root": { "type": "App" }, "unattached": [{ "type": "Old", "intercepts": ["x", "y"],
                "branches": [{ "child": { "type": "Leaf", "emits": ["x"] } }] }] }
            """
        #expect(try Analysis.findings("dead-interceptor", json).map(\.event) == ["y"])
        #expect(try Analysis.findings("unhandled-event", json).isEmpty)
    }
}
