import CommandRuns
import Foundation
import Testing

/// Pages and messages use one word for one thing.
@Suite struct GlossaryTests {
    /// Words that `docs/glossary.md` replaces.
    private static let forbidden = [
        "caught", "swallowed", "swallows", "telling", "tellings", "somebody", "anybody", "everybody", "whoever",
    ]
    /// These are in messages only: pages also speak of people.
    private static let forbiddenInMessages = forbidden + ["nobody", "heard by", "claimed"]
    /// Generated pages, quotations, and the list itself.
    private static let exempt = [
        "docs/glossary.md", "docs/tree-format.md", "docs/changelog.md", "docs/pattern.md",
    ]

    private func words(of page: Page) -> [(word: String, line: Int)] {
        let code = page.blocks.map(\.lines)
        return page.lines.enumerated().filter { line in !code.contains { $0.contains(line.offset) } }
            .flatMap { line in
                // The id of a rule is one word.
                line.element.lowercased().split { !$0.isLetter && $0 != "-" }.map { (String($0), line.offset + 1) }
            }
    }

    @Test func `no page uses a word that the glossary replaces`() throws {
        for page in try Page.all() where !Self.exempt.contains(page.path) && !page.path.hasPrefix("docs/rules/") {
            for (word, line) in words(of: page) {
                #expect(!Self.forbidden.contains(word), "\(page.path):\(line): \(word)")
            }
        }
    }

    /// The string literals of a Swift source, roughly: text in quotes, and lines of a long literal that end in a backslash.
    private func literals(in text: String) -> [(text: String, line: Int)] {
        text.components(separatedBy: "\n").enumerated().flatMap { number, line -> [(String, Int)] in
            let code = line.trimmingCharacters(in: .whitespaces)
            if code.hasPrefix("//") { return [] }
            if code.hasSuffix(" \\") { return [(code, number + 1)] }
            let parts = code.components(separatedBy: "\"")
            return parts.indices.filter { $0 % 2 == 1 }.map { (parts[$0], number + 1) }
        }
    }

    @Test func `no message uses a word that the glossary replaces`() throws {
        let folder = URL(fileURLWithPath: Project.path("Sources"))
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
        var count = 0
        for file in files.map({ "Sources/\($0)" }) {
            let text = try String(contentsOfFile: Project.path(file), encoding: .utf8)
            for (literal, line) in literals(in: text) where literal.contains(" ") {
                count += 1
                let words = literal.lowercased().split { !$0.isLetter }.joined(separator: " ")
                for word in Self.forbiddenInMessages {
                    #expect(!" \(words) ".contains(" \(word) "), "\(file):\(line): \(word)")
                }
            }
        }
        #expect(count > 500)
    }

    @Test func `no comment and no test's name uses a pronoun for an object`() throws {
        var count = 0
        for folder in ["Sources", "Tests"] {
            for file in try FileManager.default.subpathsOfDirectory(atPath: Project.path(folder)).sorted() {
                guard file.hasSuffix(".swift") else { continue }
                let text = try String(contentsOfFile: Project.path("\(folder)/\(file)"), encoding: .utf8)
                for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
                    let code = line.drop { $0 == " " }
                    guard code.hasPrefix("//") || code.contains("@Test") || code.contains("func ") else { continue }
                    // The example below, and names of hosts and files that must not exist.
                    guard !code.contains("\"") else { continue }
                    count += 1
                    for word in ["somebody", "anybody", "everybody", "whoever", "nobody", "those who "] {
                        #expect(!(code.lowercased() + " ").contains(word), "\(folder)/\(file):\(number + 1): \(word)")
                    }
                }
            }
        }
        #expect(count > 5000)
    }

    @Test func `literals are found, and comments are not`() {
        let source = """
            // "nobody knows"
            throw Problem("nobody knows", hint: "try it")
                Nobody knows \\
            """
        #expect(literals(in: source).map(\.text) == ["nobody knows", "try it", "Nobody knows \\"])
        #expect(literals(in: source).map(\.line) == [2, 2, 3])
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
