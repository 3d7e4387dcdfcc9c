import CommandRuns
import Foundation
import Testing

/// Snippets that are no single command of coordviz: servers, targets of `make`, a Dangerfile.
@Suite struct OtherSnippetTests {
    private func commands(where isWanted: (String) -> Bool) throws -> [(page: String, text: String)] {
        try Page.all().flatMap { page in
            page.blocks.filter { $0.language == "console" }.flatMap(Command.all).map(\.text).filter(isWanted)
                .map { (page.path, $0) }
        }
    }

    @Test(.enabled(if: Coordviz.draws, "a page has a picture"))
    func `a command that goes on until it is interrupted begins`() throws {
        let endless = try commands(where: SnippetTests.isEndless)
        #expect(!endless.isEmpty)
        for (page, text) in endless {
            try Scratch.with { (scratch) throws in
                try ReaderFolder.fill(scratch, for: page)
                var shell = Shell(scratch)
                let lines = try shell.run("timeout 10 \(text)")
                // 124: it was still running.
                #expect(shell.status == 124, "\(page): \(text)\n\(lines.joined(separator: "\n"))")
            }
        }
    }

    @Test func `every target of make, and every script, is there`() throws {
        let others = try commands { $0.hasPrefix("make ") || $0.hasPrefix(".ci/") }
        #expect(others.count > 8)
        for (page, text) in others {
            try Scratch.with { (scratch) throws in
                var shell = Shell(scratch)
                let command = text.hasPrefix("make ") ? "make --dry-run \(text.dropFirst(5))" : "bash -n \(text)"
                let lines = try shell.run("cd '\(Project.path("."))' && \(command)")
                #expect(shell.status == 0, "\(page): \(text)\n\(lines.joined(separator: "\n"))")
            }
        }
    }

    /// Danger offers `JSON`, and both methods with these arguments.
    private static let danger = """
        require "json"
        def fail(message, file:, line:) = puts("fail #{file}:#{line} #{message}")
        def warn(message, file:, line:) = puts("warn #{file}:#{line} #{message}")

        """

    @Test(.enabled(if: Tool.isThere("ruby"), "no Ruby to run a Dangerfile with"))
    func `a Dangerfile reports a finding in its place`() throws {
        let blocks = try Page.all().flatMap(\.blocks).filter { $0.language == "ruby" }
        #expect(blocks.count == 1)
        for block in blocks {
            try Scratch.with { (scratch) throws in
                try ReaderFolder.fill(scratch, for: "docs/ci.md")
                try scratch.write(Self.danger + block.text, "Dangerfile")
                var shell = Shell(scratch)
                let lines = try shell.run("ruby -W Dangerfile 2> /dev/null")
                #expect(shell.status == 0)
                let start = "fail MyApp/Sources/ItemListViewController.swift:12 ItemListViewController.onSelect is lost"
                #expect(lines.count == 1 && lines[0].hasPrefix(start), "\(lines.joined(separator: "\n"))")
            }
        }
    }
}
