import Foundation
import Testing

/// Pages use one word for one thing.
@Suite struct GlossaryTests {
    /// What pages don't say, as `docs/glossary.md` has it.
    private static let forbidden = ["caught", "swallowed", "swallows", "telling", "tellings", "somebody", "anybody"]
    /// Made of the code or of what others wrote, or the list itself; or quotes what stands in pictures.
    private static let exempt = [
        "docs/glossary.md", "docs/tree-format.md", "docs/changelog.md", "docs/pattern.md", "docs/dialects.md",
        "docs/reading.md",
    ]

    private func words(of page: Page) -> [(word: String, line: Int)] {
        let code = page.blocks.map(\.lines)
        return page.lines.enumerated().filter { line in !code.contains { $0.contains(line.offset) } }
            .flatMap { line in
                line.element.lowercased().split { !$0.isLetter }.map { (String($0), line.offset + 1) }
            }
    }

    @Test func `no page uses a word that the glossary replaces`() throws {
        for page in try Page.all() where !Self.exempt.contains(page.path) && !page.path.hasPrefix("docs/rules/") {
            for (word, line) in words(of: page) {
                #expect(!Self.forbidden.contains(word), "\(page.path):\(line): \(word)")
            }
        }
    }

    @Test func `every word of the glossary's table is explained once`() throws {
        let rows = try Page("docs/glossary.md").lines.filter { $0.hasPrefix("| **") }
        let terms = rows.flatMap { row in
            row.components(separatedBy: " | ")[0].components(separatedBy: "**").enumerated().filter {
                $0.offset % 2 == 1
            }
            .map(\.element)
        }
        #expect(terms.count > 30)
        #expect(Set(terms).count == terms.count)
    }
}
