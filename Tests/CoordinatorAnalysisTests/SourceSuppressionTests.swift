import CoordinatorAnalysis
import CoordinatorModel
import Testing

/// Suppressions that stand in the app's source and speak of a line.
@Suite struct SourceSuppressionTests {
    /// An app that loses an event at line 5 of a file and another at line 9.
    private static func analysis(ignore: String) throws -> Analysis {
        Analysis(
            try CoordinatorTree(
                """
                { "version": 1, "ignore": [\(ignore)], "root": { "type": "A", "emits": [
                    { "event": "x", "file": "A.swift", "line": 5, "column": 9 },
                    { "event": "y", "file": "A.swift", "line": 9, "column": 9 }] } }
                """))
    }

    @Test(arguments: [
        #"{ "rule": "unhandled-event", "file": "A.swift", "line": 5 }"#,
        #"{ "rule": "unhandled-event", "reason": "later", "file": "A.swift", "line": 3, "column": 1, "covers": 5 }"#,
    ])
    func coversItsLine(ignore: String) throws {
        let analysis = try Self.analysis(ignore: ignore)
        #expect(analysis.findings.map(\.event) == ["y"])
        #expect(analysis.suppressed.map(\.finding.event) == ["x"])
    }

    @Test(arguments: [
        #"{ "rule": "unhandled-event", "file": "A.swift", "line": 4, "column": 3 }"#,
        #"{ "rule": "unhandled-event", "file": "A.swift", "line": 4, "column": 3, "covers": 6 }"#,
        #"{ "rule": "unhandled-event", "file": "B.swift", "line": 4, "column": 3, "covers": 5 }"#,
        #"{ "rule": "unused-event", "file": "A.swift", "line": 4, "column": 3, "covers": 5 }"#,
    ])
    func isSuperfluousWhereItCoversNothing(ignore: String) throws {
        let analysis = try Self.analysis(ignore: ignore)
        #expect(analysis.findings.map(\.rule).sorted() == ["superfluous-ignore", "unhandled-event", "unhandled-event"])
        let superfluous = analysis.findings.first { $0.rule == "superfluous-ignore" }
        #expect(superfluous?.location?.line == 4)
        #expect(superfluous?.location?.column == 3)
    }

    @Test func isWrittenAndReadAgain() throws {
        var tree = CoordinatorTree()
        tree.addRoot(Coordinator(type: "A"))
        tree.ignores = [
            Ignore(
                rule: "unhandled-event", reason: "later", location: Location(file: "A.swift", line: 3, column: 1),
                coveredLine: 5)
        ]
        let text = String(decoding: tree.json(), as: UTF8.self)
        #expect(text.contains(#""file": "A.swift", "line": 3, "column": 1, "covers": 5"#))
        #expect(try CoordinatorTree(json: tree.json(), file: "tree.json").ignores == tree.ignores)
    }
}
