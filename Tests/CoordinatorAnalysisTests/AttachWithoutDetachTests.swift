import CoordinatorAnalysis
import CoordinatorModel
import Testing

@Suite struct AttachWithoutDetachTests {
    private func findings(_ root: String) throws -> [Finding] {
        try Analysis.findings("attach-without-detach", #"{ "version": 1, "root": \#(root) }"#)
    }

    @Test func eachChildIsReportedOnceWhereItIsAttached() throws {
        let list =
            #"[{ "child": "Bed", "file": "HomeRouter.swift", "line": 4 }, { "child": "Bed" }, { "child": "Desk" }]"#
        let found = try findings(#"{ "type": "Home", "x-never-detached": \#(list) }"#)
        #expect(
            found.map(\.message).sorted() == [
                "Home attaches Bed, and never detaches it", "Home attaches Desk, and never detaches it",
            ])
        #expect(found.contains { $0.location == Location(file: "HomeRouter.swift", line: 4) })
        #expect(found.allSatisfy { $0.severity == .warning })
    }

    @Test(arguments: [#""x-never-detached": "Bed""#, #""x-never-detached": [{ "type": "Bed" }]"#, #""x-detached": []"#])
    func whatIsNotInThatFormIsNoFinding(key: String) throws {
        #expect(try findings(#"{ "type": "Home", \#(key) }"#).isEmpty)
    }
}
