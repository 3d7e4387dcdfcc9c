import CoordinatorAnalysis
import CoordinatorModel
import Testing

/// Rules about what extraction finds in the code of SwiftUI's views.
@Suite struct ViewRuleTests {
    private func findings(_ rule: String, _ root: String) throws -> [Finding] {
        try Analysis.findings(rule, #"{ "version": 1, "root": \#(root) }"#)
    }

    @Test(arguments: [
        ("destination", "A pushes R, and no stack has a destination for it", Severity.error),
        ("sheet", "A sets R, and no view shows it", .error),
        ("view", "code requests the route R of A, and its view is empty", .warning),
    ])
    func whatIsMissingDecidesHowBadItIs(lacks: String, message: String, severity: Severity) throws {
        let entry = #"{ "route": "R", "lacks": "\#(lacks)", "file": "A.swift", "line": 2 }"#
        let found = try findings(
            "route-without-destination", #"{ "type": "A", "x-missing-destination": [\#(entry), \#(entry)] }"#)
        #expect(found.map(\.message) == [message])
        let tree = try CoordinatorTree(
            #"{ "version": 1, "root": { "type": "A", "x-missing-destination": [\#(entry)] } }"#)
        #expect(Analysis(tree).findings.map(\.severity) == [severity])
        #expect(found.first?.location == Location(file: "A.swift", line: 2))
        // No code was found that makes the coordinator.
        let assumed = try findings(
            "route-without-destination",
            #"{ "type": "A", "x-assumed-root": "the only one", "x-missing-destination": [\#(entry)] }"#)
        #expect(assumed.map(\.severity) == [.note])
    }

    @Test func anUnreachableRouteIsANoteForEachCoordinator() throws {
        let list = #""x-unreachable-routes": [{ "route": "help" }, { "route": "help" }, { "route": "tips" }]"#
        let found = try findings("unreachable-route", #"{ "type": "A", \#(list) }"#)
        #expect(
            Set(found.map(\.message)) == [
                "no code requests the route help of A", "no code requests the route tips of A",
            ])
        #expect(found.count == 2)
    }

    @Test func whatABodyMakesIsReportedOnceForEachView() throws {
        let entry = #"{ "type": "Cart", "view": "ListView", "file": "List.swift", "line": 5 }"#
        let screens =
            #""screens": [{ "type": "B", "x-made-in-body": [\#(entry)] }, { "type": "C", "x-made-in-body": [\#(entry)] }]"#
        let found = try findings("coordinator-in-body", #"{ "type": "A", \#(screens) }"#)
        #expect(found.map(\.message) == ["the body of ListView makes a new Cart each time that it runs"])
    }

    /// Other tools' keys may look alike.
    @Test(arguments: [
        ("route-without-destination", #""x-missing-destination": [{ "route": "R", "lacks": "taste" }]"#),
        ("route-without-destination", #""x-missing-destination": [{ "lacks": "view" }]"#),
        ("unreachable-route", #""x-unreachable-routes": ["help"]"#),
        ("coordinator-in-body", #""x-made-in-body": [{ "type": "Cart" }]"#),
    ])
    func whatIsNotInThatFormIsNoFinding(rule: String, key: String) throws {
        #expect(try findings(rule, #"{ "type": "A", \#(key) }"#).isEmpty)
    }

    @Test func aClosureThatIsSetElsewhereHasARuleOfItsOwn() throws {
        func root(_ mark: String) -> String {
            #"""
            { "type": "A", "intercepts": ["ItemView.onBuy"], "screens": [
                { "type": "ItemView", "emits": ["ItemView.onBuy"] },
                { "type": "ItemView", "emits": [{ "event": "ItemView.onBuy", "heard": "never"\#(mark) }] }] }
            """#
        }
        let marked = root(#", "x-unset-closure": true"#)
        #expect(
            try findings("unset-closure", marked).map(\.message) == [
                "ItemView.onBuy is not set on this ItemView, but on others"
            ])
        #expect(try findings("unhandled-event", marked).isEmpty)
        #expect(try findings("unset-closure", root("")).isEmpty)
        #expect(try findings("unhandled-event", root("")).count == 1)
        // It is set here.
        let heard =
            #"{ "type": "A", "intercepts": ["V.x"], "screens": [{ "type": "V", "emits": [{ "event": "V.x", "x-unset-closure": true }] }] }"#
        #expect(try findings("unset-closure", heard).isEmpty)
    }
}
