import CommandRuns
import Foundation
import Testing

/// Whatever the pages show can be copied: commands run, workflows are valid, scripts are sound, links lead somewhere.
@Suite struct SnippetTests {
    /// Pages whose YAML is this project's own, which other tests read.
    private static let ownYAML = ["docs/configuration.md"]
    private static let schemas = [
        ".github/workflows/coordinators.yml": "vendor.github-workflows", ".gitlab-ci.yml": "vendor.gitlab-ci",
    ]

    @Test(.enabled(if: Coordviz.draws, "many commands draw"))
    func `every command of the pages runs`() throws {
        for page in try Page.all() where !TutorialTests.tutorials.contains(page.path) {
            let commands = page.blocks.filter { $0.language == "console" }.flatMap(Command.all)
                .filter { $0.text.contains("coordviz ") && !Self.isEndless($0.text) }
            guard !commands.isEmpty else { continue }
            try Scratch.with { (scratch) throws in
                try ReaderFolder.fill(scratch, for: page.path)
                var shell = Shell(scratch)
                for command in commands {
                    let lines = try shell.run(command.text)
                    #expect(
                        [0, 1].contains(shell.status), "\(page.path): \(command)\n\(lines.joined(separator: "\n"))")
                }
            }
        }
    }

    /// Whether a command goes on until it is interrupted.
    static func isEndless(_ text: String) -> Bool { text.contains("coordviz serve") || text.contains("--watch") }

    @Test func `the first command of the README prints the output shown there`() throws {
        try Scratch.with { scratch in
            try ReaderFolder.fill(scratch, for: "README.md")
            var shell = Shell(scratch)
            let block = try #require(try Page("README.md").blocks.first { $0.language == "console" })
            let command = try #require(Command.all(in: block).first)
            let lines = try shell.run(command.text)
            #expect(command.prints(lines), "README.md shows something else than\n\(lines.joined(separator: "\n"))")
        }
    }

    @Test func `every workflow is valid by its published schema`() throws {
        var checked = 0
        for page in try Page.all() where !Self.ownYAML.contains(page.path) {
            for block in page.blocks where block.language == "yaml" {
                let file = try #require(block.file, "\(page.path): YAML without a file:\n\(block.text)")
                if file == ".pre-commit-config.yaml" {
                    if PreCommit.isInstalled { try PreCommit.checkConfiguration(Array(block.text.utf8)) }
                    continue
                }
                let schema = try #require(Self.schemas[file], "\(page.path): \(file)")
                try PublishedSchema(name: schema).check(Array(block.text.utf8))
                checked += 1
            }
        }
        #expect(checked > 4)
    }

    @Test func `every script has nothing that shellcheck warns of`() throws {
        var checked = 0
        for page in try Page.all() {
            for block in page.blocks where block.language == "sh" || block.language == "shell" {
                #expect(throws: Never.self, "\(page.path):\n\(block.text)") {
                    try Tool.run("shellcheck", ["--shell", "sh"], on: Array(block.text.utf8))
                }
                checked += 1
            }
        }
        #expect(checked > 5)
    }

    @Test func `Swift parses`() throws {
        for page in try Page.all() {
            for block in page.blocks where block.language == "swift" {
                try Scratch.with { (scratch) throws in
                    let text = block.text.replacingOccurrences(of: "…", with: "")
                    // Lines that begin with a point belong into a manifest's list.
                    let source = text.hasPrefix(".") ? "let list: [Any] = [\(text)]" : text
                    let file = try scratch.write(source, "snippet.swift")
                    var shell = Shell(scratch)
                    let lines = try shell.run("swiftc -frontend -parse '\(file)'")
                    #expect(shell.status == 0, "\(page.path):\n\(block.text)\n\(lines.joined(separator: "\n"))")
                }
            }
        }
    }

    @Test func `every JSON that says a version is a tree or a journal`() throws {
        for page in try Page.all() {
            for block in page.blocks where block.language == "json" && block.text.contains("\"version\"") {
                let isTree = try Coordviz.run(["validate", "-"], input: Array(block.text.utf8)).status == 0
                let isJournal =
                    try Coordviz.run(["explain", "--journal", "-"], input: Array(block.text.utf8)).status == 0
                #expect(isTree || isJournal, "\(page.path):\n\(block.text)")
            }
        }
    }

    @Test func `every link leads to a page and a heading that are there`() throws {
        for page in try Page.all() {
            for link in links(in: page) where !link.contains("://") {
                let parts = link.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
                let folder = URL(fileURLWithPath: page.path).deletingLastPathComponent().relativePath
                let path = parts[0].isEmpty ? page.path : folder == "." ? parts[0] : "\(folder)/\(parts[0])"
                let file = URL(fileURLWithPath: Project.path(path)).standardized
                #expect(FileManager.default.fileExists(atPath: file.path), "\(page.path): \(link)")
                guard parts.count > 1, file.pathExtension == "md" else { continue }
                #expect(try headings(of: Page(relative(file))).contains(parts[1]), "\(page.path): \(link)")
            }
        }
    }

    private func relative(_ file: URL) -> String {
        String(
            file.path.dropFirst(
                URL(fileURLWithPath: Project.path("README.md")).deletingLastPathComponent().path.count + 1))
    }

    private func links(in page: Page) -> [String] {
        let code = page.blocks.map(\.lines)
        var links: [String] = []
        for (number, line) in page.lines.enumerated() where !code.contains(where: { $0.contains(number) }) {
            for part in line.components(separatedBy: "](").dropFirst() {
                links.append(part.components(separatedBy: ")")[0])
            }
        }
        return links
    }

    /// The headings as GitHub names them in addresses.
    private func headings(of page: Page) -> [String] {
        page.lines.filter { $0.hasPrefix("#") }.map { line in
            line.drop { $0 == "#" || $0 == " " }.lowercased().filter {
                $0.isLetter || $0.isNumber || " -_".contains($0)
            }
            .replacingOccurrences(of: " ", with: "-")
        }
    }
}
