import Foundation
import Testing

/// Holds the table in `docs/pattern.md` to the tests.
@Suite struct SentenceTableTests {
    private let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

    /// The rows: which seeds, what they say, the test.
    private func rows() throws -> [(seeds: String, sentence: String, test: String)] {
        let page = folder.appendingPathComponent("../../../docs/pattern.md").standardized
        let text = try String(contentsOf: page, encoding: .utf8)
        let table = text.components(separatedBy: "## Sentence by sentence").last ?? ""
        return table.split(separator: "\n").compactMap { line in
            let cells = line.split(separator: "|", omittingEmptySubsequences: false).map {
                $0.trimmingCharacters(in: .whitespaces)
            }
            guard cells.count == 6, cells[3].hasPrefix("`") else { return nil }
            return (cells[1], cells[2], cells[3].trimmingCharacters(in: CharacterSet(charactersIn: "`")))
        }
    }

    /// The tests in the files beside this one whose names end in `Sentences`.
    private func tests() throws -> [String] {
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return try files.filter { $0.lastPathComponent.hasSuffix("Sentences.swift") }.flatMap { file in
            try String(contentsOf: file, encoding: .utf8).components(separatedBy: "@Test func ").dropFirst()
                .map { String($0.prefix { $0 != "(" }) }
        }
    }

    @Test func everyRowHasItsTestAndEveryTestItsRow() throws {
        let rows = try rows()
        let tests = try tests()
        #expect(rows.count > 50)
        #expect(rows.map(\.test).sorted() == tests.sorted())
    }

    @Test func everyRowNamesItsSeedsAndSaysSomething() throws {
        for row in try rows() {
            let seeds = row.seeds.split(separator: " ")
            #expect(!seeds.isEmpty && seeds.allSatisfy { ["000", "001", "002"].contains($0) }, "\(row.test)")
            #expect(!row.sentence.isEmpty, "\(row.test)")
        }
    }
}
