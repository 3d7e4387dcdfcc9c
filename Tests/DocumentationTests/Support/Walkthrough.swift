import CommandRuns
import Foundation

/// Follows a page from its first block to its last: saves every file that the page names, runs every command.
struct Walkthrough {
    private(set) var page: Page
    /// What the page says otherwise than it is, one entry for each command.
    private(set) var differences: [String] = []

    init(_ path: String) throws { page = try Page(path) }

    mutating func follow() throws {
        try Scratch.with { scratch in
            var shell = Shell(scratch)
            var shown = page.lines
            // From the end, so that renewed lines leave the places of those above as they are.
            var renewals: [(lines: Range<Int>, text: [String])] = []
            for block in page.blocks {
                if let file = block.file { try ReaderFolder.save(block.text, file, in: scratch) }
                guard block.language == "console" else { continue }
                var text: [String] = []
                for command in Command.all(in: block) {
                    let lines = try shell.run(command.text)
                    let isRight = command.prints(lines)
                    if !isRight { differences.append("$ \(command)\n\(lines.joined(separator: "\n"))") }
                    text += ["$ \(command)"] + (isRight ? command.output : lines)
                }
                renewals.append((block.lines, text))
            }
            for renewal in renewals.reversed() { shown.replaceSubrange(renewal.lines, with: renewal.text) }
            page.lines = shown
        }
    }

    /// Follows the page and writes what was printed into it, when `COORDVIZ_RENEW` asks for that.
    static func differences(in path: String) throws -> [String] {
        var walkthrough = try Walkthrough(path)
        try walkthrough.follow()
        guard ProcessInfo.processInfo.environment["COORDVIZ_RENEW"] != nil else { return walkthrough.differences }
        try Data(walkthrough.page.lines.joined(separator: "\n").utf8).write(
            to: URL(fileURLWithPath: Project.path(path)))
        return []
    }
}
