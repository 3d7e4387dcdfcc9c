import CoordinatorAnalysis
import CoordinatorModel
import Testing

/// How much a lost event weighs.
@Suite struct SeverityTests {
    private func severities(_ emission: String, interceptors: String = "", _ configuration: RuleConfiguration = .init())
        throws -> [Severity]
    {
        let json = """
            { "version": 1, "root": { "type": "App", "branches": [
                { "child": { "type": "A", "screens": [{ "type": "View", "emits": [\(emission)] }] } },
                { "child": { "type": "B", "intercepts": [\(interceptors)], "screens": [{ "type": "View", "emits": ["View.onX"] }] } }
              ] } }
            """
        return Analysis(try CoordinatorTree(json), configuration: configuration).findings
            .filter { $0.rule == "unhandled-event" && $0.coordinator == "A" }.map(\.severity)
    }

    private let other = #""View.onX""#

    @Test func whatBubblesOrStepsAndNoObjectConsumesIsAnError() throws {
        #expect(try severities(#""E.x""#) == [.error])
        #expect(try severities(#"{ "event": "E.x", "delivery": "stepped" }"#) == [.error])
    }

    @Test func theStepWithWhichAFlowEndsIsAWarningIfNoOtherFlowInterceptsIt() throws {
        func severities(_ step: String, flow: String = "", other: String = "") throws -> [Severity] {
            Analysis(
                try CoordinatorTree(
                    """
                    { "version": 1, "root": { "type": "App", "branches": [
                        { "child": { "type": "Flow", "intercepts": [\(flow)], "emits": [
                            { "event": "E.x", "delivery": "stepped", "x-to-parent": true\(step) }] } },
                        { "child": { "type": "Other", "intercepts": [\(other)] } }] } }
                    """)
            ).findings.filter { $0.rule == "unhandled-event" }.map(\.severity)
        }
        let ending = #", "x-handed-on": "ending""#
        #expect(try severities(ending) == [.warning])
        // The flow that ends with the step it intercepts leaves it to its parent.
        #expect(try severities(ending, flow: #"{ "event": "E.x", "consumes": "never" }"#) == [.warning])
        // The nearest misses: another flow intercepts it, or the flow does not end with it.
        #expect(try severities(ending, other: #""E.x""#) == [.error])
        #expect(try severities(ending, other: #""E.*""#) == [.error])
        #expect(try severities("") == [.error])
        // No step leads there, so whether another flow intercepts it does not matter.
        #expect(try severities(#", "x-handed-on": "idle""#, other: #""E.x""#) == [.warning])
    }

    @Test func anEmptyHandlerThatSaysWhyOrLacksNothingIsANote() throws {
        func severities(_ rest: String) throws -> [Severity] {
            Analysis(
                try CoordinatorTree(
                    """
                    { "version": 1, "root": { "type": "App", "emits": ["E.x"],
                        "intercepts": [{ "event": "E.x", "empty": true\(rest) }] } }
                    """)
            ).findings.filter { $0.rule == "empty-handler" }.map(\.severity)
        }
        #expect(try severities(#", "x-remarked": true"#) == [.note])
        #expect(try severities(#", "x-dismissed": true"#) == [.note])
        #expect(try severities(#", "x-dismissed": false"#) == [.warning])
        #expect(try severities("") == [.warning])
    }

    @Test func whatIsHeardElsewhereAndNotHereIsAnError() throws {
        let unwired = #"{ "event": "View.onX", "heard": "never", "delivery": "direct" }"#
        #expect(try severities(unwired, interceptors: other) == [.error])
        #expect(try severities(#"{ "event": "View.onX", "delivery": "direct" }"#, interceptors: other) == [.error])
    }

    @Test func whatAnObjectWasMeantToReceiveIsAnError() throws {
        #expect(
            try severities(
                #"{ "event": "E.x", "x-wiring": "C conforms to E, but is not assigned to View.delegate" }"#)
                == [.error])
        #expect(
            try severities(#"{ "event": "E.x", "x-wiring": { "reason": "C was meant", "intent": "meant" } }"#) == [
                .error
            ])
    }

    @Test(arguments: [
        #"{ "event": "E.x", "heard": "never" }"#, #"{ "event": "E.x", "delivery": "direct" }"#,
        #"{ "event": "E.x", "x-wiring": "no object is assigned to View.delegate" }"#,
        #"{ "event": "E.x", "x-wiring": { "intent": "unset" } }"#,
    ])
    func whatNoObjectInTheProgramReceivesIsAWarning(emission: String) throws {
        #expect(try severities(emission) == [.warning])
    }

    @Test func whatIsOptionalByItsOwnDefaultIsANote() throws {
        #expect(try severities(#"{ "event": "E.x", "x-wiring": { "intent": "optional" } }"#) == [.note])
    }

    @Test func whatMayBeWiredInCodeThatWasNotFollowedIsANote() throws {
        let unfollowed = #"{ "event": "View.onX", "x-wiring": { "intent": "unfollowed" } }"#
        #expect(try severities(unfollowed) == [.note])
        #expect(try severities(unfollowed, interceptors: other) == [.note])
        // The nearest miss: all code was read, and only another object is wired.
        let unset = #"{ "event": "View.onX", "x-wiring": { "intent": "unset" } }"#
        #expect(try severities(unset, interceptors: other) == [.error])
    }

    @Test func whatMostObjectsOfATypeDoWithoutIsOneFinding() throws {
        func findings(lost: Int, heard: Int, _ delivery: String) throws -> [Finding] {
            let flows = (0..<lost + heard).map { index in
                let interceptors = index < heard ? #""View.onX""# : ""
                return #"{ "child": { "type": "Flow\#(index)", "intercepts": [\#(interceptors)], "screens": "#
                    + #"[{ "type": "View", "emits": [{ "event": "View.onX"\#(delivery) }] }] } }"#
            }
            let json = #"{ "version": 1, "root": { "type": "App", "branches": [\#(flows.joined(separator: ","))] } }"#
            return Analysis(try CoordinatorTree(json)).findings.filter { $0.rule == "unhandled-event" }
        }
        let direct = #", "delivery": "direct""#
        let widespread = try findings(lost: 5, heard: 2, direct)
        #expect(widespread.map(\.severity) == [.warning])
        #expect(widespread.first?.notes.first == "5 View objects lose it, more than are wired")
        #expect(widespread.first?.related.count == 4)
        #expect(try findings(lost: 5, heard: 1, "").map(\.severity) == [.error])
        #expect(try findings(lost: 2, heard: 1, direct).map(\.severity) == [.warning])
        // A single one is reported as it is. So are up to three that lose what goes through a delegate, wired or not.
        #expect(try findings(lost: 1, heard: 0, direct).map(\.severity) == [.warning])
        #expect(try findings(lost: 1, heard: 1, direct).map(\.severity) == [.error])
        #expect(
            try findings(lost: 2, heard: 1, #", "heard": "never", "x-wiring": { "channel": "View.delegate" }"#).map(
                \.severity) == [.error, .error, .error])
        let optional = try findings(lost: 4, heard: 4, direct)
        #expect(optional.map(\.severity) == [.warning])
        #expect(optional.first?.notes.first == "4 View objects lose it, and 4 are wired")
        #expect(try findings(lost: 3, heard: 3, direct).map(\.severity) == [.error, .error, .error])
    }

    /// A screen that another screen makes, under as many coordinators as show that one.
    @Test func whatOneScreenLosesInAnotherIsOneFinding() throws {
        func findings(in outer: [String]) throws -> [Finding] {
            let lost =
                #"{ "event": "View.onX", "heard": "never", "file": "View.swift", "line": 3, "#
                + #""x-wiring": { "channel": "View.delegate" } }"#
            let flows = outer.enumerated().map { index, outer in
                #"{ "child": { "type": "Flow\#(index)", "screens": [{ "type": "\#(outer)", "screens": "#
                    + #"[{ "type": "View", "emits": [\#(lost)] }] }] } }"#
            }
            let heard = #"{ "child": { "type": "Safe", "emits": ["View.onX"], "intercepts": ["View.onX"] } }"#
            let branches = (flows + [heard]).joined(separator: ",")
            let json = #"{ "version": 1, "root": { "type": "App", "branches": [\#(branches)] } }"#
            return Analysis(try CoordinatorTree(json)).findings.filter { $0.rule == "unhandled-event" }
        }
        let one = try findings(in: ["List", "List", "List"])
        #expect(one.count == 1 && one[0].severity == .error)
        #expect(one[0].related.count == 2)
        // The nearest miss: other screens make it as well, and each of them may wire it.
        #expect(try findings(in: ["List", "Detail"]).count == 2)
    }

    @Test func theConfigurationSaysTheMostThatALossCanWeigh() throws {
        let notes = RuleConfiguration(severities: ["unhandled-event": .note])
        #expect(try severities(#""E.x""#, notes) == [.note])
        let errors = RuleConfiguration(severities: ["unhandled-event": .error])
        #expect(try severities(#"{ "event": "E.x", "heard": "never" }"#, errors) == [.warning])
    }
}
