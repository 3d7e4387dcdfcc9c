import CoordinatorAnalysis
import CoordinatorModel
import Testing

/// How much a lost event weighs.
@Suite struct SeverityTests {
    private func severities(_ emission: String, claims: String = "", _ configuration: RuleConfiguration = .init())
        throws -> [Severity]
    {
        let json = """
            { "version": 1, "root": { "type": "App", "branches": [
                { "child": { "type": "A", "screens": [{ "type": "View", "emits": [\(emission)] }] } },
                { "child": { "type": "B", "intercepts": [\(claims)], "screens": [{ "type": "View", "emits": ["View.onX"] }] } }
              ] } }
            """
        return Analysis(try CoordinatorTree(json), configuration: configuration).findings
            .filter { $0.rule == "unhandled-event" && $0.coordinator == "A" }.map(\.severity)
    }

    private let other = #""View.onX""#

    @Test func whatBubblesOrStepsAndNobodyClaimsIsAnError() throws {
        #expect(try severities(#""E.x""#) == [.error])
        #expect(try severities(#"{ "event": "E.x", "delivery": "stepped" }"#) == [.error])
    }

    @Test func whatIsHeardElsewhereAndNotHereIsAnError() throws {
        let unheard = #"{ "event": "View.onX", "heard": "never", "delivery": "direct" }"#
        #expect(try severities(unheard, claims: other) == [.error])
        #expect(try severities(#"{ "event": "View.onX", "delivery": "direct" }"#, claims: other) == [.error])
    }

    @Test func whatSomebodyWasMeantToHearIsAnError() throws {
        #expect(
            try severities(
                #"{ "event": "E.x", "x-wiring": "C conforms to E, but nobody assigns it to View.delegate" }"#)
                == [.error])
        #expect(
            try severities(#"{ "event": "E.x", "x-wiring": { "reason": "C was meant", "intent": "meant" } }"#) == [
                .error
            ])
    }

    @Test(arguments: [
        #"{ "event": "E.x", "heard": "never" }"#, #"{ "event": "E.x", "delivery": "direct" }"#,
        #"{ "event": "E.x", "x-wiring": "nobody assigns View.delegate" }"#,
        #"{ "event": "E.x", "x-wiring": { "intent": "unset" } }"#,
    ])
    func whatNobodyInTheProgramEverHearsIsAWarning(emission: String) throws {
        #expect(try severities(emission) == [.warning])
    }

    @Test func whatIsOptionalByItsOwnDefaultIsANote() throws {
        #expect(try severities(#"{ "event": "E.x", "x-wiring": { "intent": "optional" } }"#) == [.note])
    }

    @Test func theConfigurationSaysTheMostThatALossCanWeigh() throws {
        let notes = RuleConfiguration(severities: ["unhandled-event": .note])
        #expect(try severities(#""E.x""#, notes) == [.note])
        let errors = RuleConfiguration(severities: ["unhandled-event": .error])
        #expect(try severities(#"{ "event": "E.x", "heard": "never" }"#, errors) == [.warning])
    }
}
