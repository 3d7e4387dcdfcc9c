import CommandRuns
import Foundation
import Testing

/// `SECURITY.md` names only what is there, and what it says of continuous integration is what runs.
@Suite struct PromiseTests {
    private static func text(_ path: String) throws -> String {
        String(decoding: try Project.bytes(path), as: UTF8.self)
    }

    /// What stands between backticks.
    private static func names() throws -> [String] {
        try text("SECURITY.md").components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    }

    @Test func `every suite, file and target that is named is there`() throws {
        let tests = try FileManager.default.subpathsOfDirectory(atPath: Project.path("Tests"))
        let suites = Set(
            try tests.filter { $0.hasSuffix("Tests.swift") }.flatMap { path in
                try Self.text("Tests/\(path)").matches(of: /struct ([A-Za-z]+Tests)\b/).map { String($0.1) }
            })
        let makefile = try Self.text("Makefile")
        var checked = 0
        for name in try Self.names() {
            if name.hasSuffix("Tests"), !name.contains("/") {
                #expect(suites.contains(name), "\(name)")
            } else if name.hasPrefix("Tests/") {
                #expect(FileManager.default.fileExists(atPath: Project.path(name)), "\(name)")
            } else if name.hasPrefix("make ") {
                #expect(makefile.contains("\n\(name.dropFirst(5)):"), "\(name)")
            } else {
                continue
            }
            checked += 1
        }
        #expect(checked > 20)
    }

    /// The seconds that a line gives a program.
    private static func seconds(_ pattern: Regex<(Substring, Substring)>, in text: String) -> Int {
        text.matches(of: pattern).compactMap { Int($0.1) }.reduce(0, +)
    }

    @Test func `a minute of made-up inputs and faults runs each time, and an hour every night`() throws {
        let run = try Self.text(".ci/run")
        #expect(Self.seconds(/coordviz-fuzz --seconds (\d+)/, in: run) >= 30)
        #expect(Self.seconds(/faults\.py \S+ --seconds (\d+)/, in: run) >= 30)
        #expect(try Self.text(".github/workflows/ci.yml").contains("- run: .ci/run\n"))
        // `make fuzz` gives the seconds to both.
        let nightly = try Self.text(".github/workflows/nightly.yml")
        #expect(2 * Self.seconds(/make fuzz COORDVIZ_SECONDS=(\d+)/, in: nightly) >= 3_600)
        #expect(nightly.contains("schedule:") && nightly.contains("- run: make sanitize\n"))
        #expect(nightly.contains("- run: make faults") && nightly.contains("Tests/Benchmarks/growth.py"))
    }

    @Test func `the command line runs under the sanitizers as well`() throws {
        let script = try Self.text("Tests/Packages/sanitize.sh")
        #expect(script.contains("for product in coordviz coordviz-fuzz; do"))
        #expect(script.contains("kinds=(address thread)"))
    }

    @Test func `it says what is promised, what was tried and how to report`() throws {
        let headings = try Self.text("SECURITY.md").components(separatedBy: "\n").filter { $0.hasPrefix("## ") }
        #expect(headings == ["## What is promised", "## What was tested", "## How to report"])
    }
}
