import CommandRuns
import Foundation
import Testing

/// No snippet of a page escapes: each is run, compared or linted by a test.
@Suite struct FenceTests {
    /// The pages with a text that no program reads, and what compares it: the error of the wrong configuration
    /// (`ProjectConfigurationTests`), the report of leaks (`CoordinatorTestingTests`), hints (`HintTests`), and a
    /// diagram of letters.
    private static let texts = [
        "docs/configuration.md", "docs/introspection.md", "docs/dialects/delegates.md",
        "docs/dialects/streams.md", "docs/architecture.md",
    ]

    /// What a test does with a block; `nil` if no test does anything.
    private func treatment(of block: Page.Block, on page: Page) -> String? {
        let isTutorial = TutorialTests.tutorials.contains(page.path)
        switch block.language {
        case "console":
            let commands = Command.all(in: block)
            let all = isTutorial ? [] : commands.filter { !Self.isRun($0.text) }
            return commands.isEmpty || !all.isEmpty ? nil : "run"
        case "sh", "shell", "swift", "yaml": return "linted"
        case "ruby": return "run"
        case "json":
            // `RuleManualTests` checks the trees of the rules.
            return page.path.hasPrefix("docs/rules/") ? "run" : block.text.contains("\"version\"") ? "validated" : nil
        case "markdown": return isTutorial && block.file != nil ? "used" : nil
        case "text": return Self.texts.contains(page.path) ? "compared" : nil
        default: return nil
        }
    }

    /// Whether `SnippetTests` runs a command, or looks whether it is there.
    private static func isRun(_ text: String) -> Bool {
        text.contains("coordviz ") || text.hasPrefix("make ") || text.hasPrefix(".ci/")
    }

    @Test func `a test runs, compares or lints every block of every page`() throws {
        var counts: [String: Int] = [:]
        for page in try Page.all() {
            for block in page.blocks {
                let treatment = treatment(of: block, on: page)
                #expect(treatment != nil, "\(page.path):\(block.lines.lowerBound): no test reads this block")
                counts[treatment ?? "", default: 0] += 1
            }
        }
        #expect(counts["run"] ?? 0 > 80 && counts["linted"] ?? 0 > 80, "\(counts)")
    }

    @Test func `no fence is hidden`() throws {
        for page in try Page.all() {
            let fences = page.lines.filter {
                let line = $0.drop { " \t>-*".contains($0) }
                return line.hasPrefix("```") || line.hasPrefix("~~~")
            }
            #expect(fences.count == 2 * page.blocks.count, "\(page.path): a fence is indented, quoted or never closed")
        }
    }

    @Test func `every page of the project is among them`() throws {
        let pages = try Page.all().map(\.path)
        #expect(Set(pages).isSuperset(of: ["README.md", "SECURITY.md", "Plugins/README.md", "docs/ci.md"]))
        #expect(pages.contains { $0.hasSuffix(".docc/Coordinators.md") })
        #expect(pages.count > 60)
    }
}
