import Foundation
import ProjectConfiguration
import Testing

/// The examples of docs/configuration.md do what it says.
@Suite struct DocumentationTests {
    /// The fenced blocks of the page: what stands after the fence, and the text.
    private func blocks() throws -> [(kind: String, text: String)] {
        let page = try #require(try ProjectFile(path: "docs/configuration.md").text())
        let parts = page.components(separatedBy: "```")
        return stride(from: 1, to: parts.count, by: 2).map { index in
            let lines = parts[index].split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
            return (String(lines[0]), lines.count > 1 ? String(lines[1]) : "")
        }
    }

    @Test func everyExampleIsRight() throws {
        let examples = try blocks().filter { $0.kind == "yaml" }
        #expect(examples.count > 6)
        for example in examples {
            #expect(problems(example.text) == [], "\(example.text)")
            #expect(try !configuration(example.text).hasSameEffect(as: EffectiveConfiguration()))
        }
    }

    @Test func theWrongExampleIsAnsweredAsShown() throws {
        let blocks = try blocks()
        let wrong = try #require(blocks.first { $0.kind == "yaml wrong" })
        let answer = try #require(blocks.first { $0.kind == "text" })
        let error = #expect(throws: ConfigurationError.self) { _ = try configuration(wrong.text) }
        #expect(error?.description == answer.text.trimmingCharacters(in: .newlines))
    }

    @Test func everyPatternOfTheTableIsRead() throws {
        let page = try #require(try ProjectFile(path: "docs/configuration.md").text())
        let rows = page.components(separatedBy: "| form | matches |")[1].split(separator: "\n\n")[0]
        let patterns = rows.split(separator: "\n").compactMap { row in
            row.split(separator: "`").dropFirst().first.map(String.init)
        }
        #expect(patterns.count == 5)
        for pattern in patterns {
            #expect(problems("policies: [{ name: a, forbid: { who: \(pattern), emits: A } }]") == [], "\(pattern)")
        }
    }
}
