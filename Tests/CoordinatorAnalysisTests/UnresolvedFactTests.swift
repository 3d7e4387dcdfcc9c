import CoordinatorAnalysis
import CoordinatorModel
import Testing

@Suite struct UnresolvedFactTests {
    private func findings(_ places: [(what: String, file: String, line: Int)]) throws -> [Finding] {
        let list = places.map { #"{ "what": "\#($0.what)", "file": "\#($0.file)", "line": \#($0.line) }"# }
        return try Analysis.findings(
            "unresolved",
            #"{ "version": 1, "root": { "type": "A" }, "unresolved": [\#(list.joined(separator: ", "))] }"#)
    }

    @Test func oneDescriptionInOneFileIsOneFinding() throws {
        let found = try findings([
            ("a variable", "A.swift", 3), ("a variable", "A.swift", 5), ("a variable", "A.swift", 8),
        ])
        #expect(found.map(\.message) == ["could not be followed: a variable"])
        #expect(found.first?.location == Location(file: "A.swift", line: 3))
        #expect(found.first?.notes == ["the same at 2 more places of this file: lines 5, 8"])
        // A baseline knows each place.
        let known = Baseline(try findings([("a variable", "A.swift", 3), ("a variable", "A.swift", 5)]))
        #expect(known.entries.count == 2)
    }

    @Test func twoPlacesAreOneMore() throws {
        let found = try findings([("a variable", "A.swift", 3), ("a variable", "A.swift", 5)])
        #expect(found.map(\.notes) == [["the same at 1 more place of this file: line 5"]])
    }

    @Test func anotherFileOrAnotherDescriptionIsAnotherFinding() throws {
        #expect(try findings([("a variable", "A.swift", 3), ("a variable", "B.swift", 3)]).count == 2)
        #expect(try findings([("a variable", "A.swift", 3), ("a step", "A.swift", 5)]).count == 2)
        #expect(try findings([("a variable", "A.swift", 3)]).first?.notes == [])
    }

    @Test func aLongListOfLinesIsCut() throws {
        let found = try findings((1...40).map { ("a variable", "A.swift", $0) })
        #expect(
            found.first?.notes
                == ["the same at 39 more places of this file: lines 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, …"])
    }
}
