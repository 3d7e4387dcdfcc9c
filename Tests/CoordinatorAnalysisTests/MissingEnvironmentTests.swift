import CoordinatorAnalysis
import CoordinatorModel
import Testing

@Suite struct MissingEnvironmentTests {
    private func findings(_ root: String) throws -> [Finding] {
        try Analysis.findings("missing-environment", #"{ "version": 1, "root": \#(root) }"#)
    }

    private func gap(_ rest: String) -> String { #""x-missing-environment": [{ \#(rest) }]"# }

    @Test func itIsReportedWhereTheViewAsksForIt() throws {
        let entry = gap(#""type": "Cart", "view": "CartButton", "file": "CartButton.swift", "line": 3"#)
        let inner = #"{ "type": "ListView", "screens": [{ "type": "CartView", \#(entry) }] }"#
        let found = try findings(#"{ "type": "A", "screens": [\#(inner)] }"#)
        #expect(found.map(\.message) == ["CartButton needs Cart from the environment, and no code provides one"])
        #expect(found.first?.location == Location(file: "CartButton.swift", line: 3))
        #expect(try findings(#"{ "type": "A", \#(entry) }"#).count == 1)
    }

    @Test func oneViewInTwoScreensIsOneFinding() throws {
        let one = gap(#""type": "Cart", "view": "CartButton""#)
        let other = gap(#""type": "Cart", "view": "OtherButton""#)
        func root(_ second: String) -> String {
            #"{ "type": "A", "screens": [{ "type": "B", \#(one) }, { "type": "C", \#(second) }] }"#
        }
        #expect(try findings(root(one)).count == 1)
        // One object that two views take is one cause.
        let both = try findings(root(other))
        #expect(both.count == 1)
        #expect(both.first?.notes == ["OtherButton needs it as well"])
        #expect(try findings(root(other.replacing("Cart", with: "Order"))).count == 2)
    }

    /// Other tools' keys may look alike.
    @Test(arguments: [
        #""x-missing-environment": "Cart""#, #""x-missing-environment": [{ "type": "Cart" }]"#,
        #""x-missing": [{ "type": "Cart", "view": "CartView" }]"#,
    ])
    func whatIsNotInThatFormIsNoFinding(key: String) throws {
        #expect(try findings(#"{ "type": "A", \#(key) }"#).isEmpty)
    }
}
