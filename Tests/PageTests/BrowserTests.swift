import CommandRuns
import Foundation
import Testing

/// Pages and servers as people use them, in a headless Chromium. One browser serves all checks, which are told in
/// `Browser/page_checks.py` and `Browser/served_checks.py`: each is a function whose name says what it is about.
@Suite(.enabled(if: Coordviz.draws, "pages have pictures")) struct BrowserTests {
    @Test func `every check of pages and servers passes in a browser`() throws {
        try Scratch.with { scratch in
            let python = ProcessInfo.processInfo.environment["COORDVIZ_PYTHON"] ?? "python3"
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            process.arguments = [
                python, "-B", Project.path("Tests/PageTests/Browser/drive.py"), Coordviz.executable.path,
                Project.path("."),
            ]
            process.standardOutput = try FileHandle(forWritingTo: scratch.write([], "output"))
            process.standardError = try FileHandle(forWritingTo: scratch.write([], "messages"))
            try process.run()
            process.waitUntilExit()
            let lines = String(decoding: try scratch.read("output"), as: UTF8.self).split(separator: "\n")
            for line in lines where !line.hasPrefix("ok ") { Issue.record("\(line)") }
            let messages = String(decoding: try scratch.read("messages"), as: UTF8.self)
            #expect(
                process.terminationStatus == 0,
                "needs Chromium, its driver and PyPI's selenium, as '.ci/setup --tests' installs them: \(messages)")
            #expect(lines.count == (try Self.checks()))
        }
    }

    /// How many checks there are: one that is never run must not count as passed.
    private static func checks() throws -> Int {
        try ["page_checks.py", "served_checks.py"].map { file in
            String(decoding: try Project.bytes("Tests/PageTests/Browser/\(file)"), as: UTF8.self)
                .split(separator: "\n").count { $0.hasPrefix("def check_") }
        }.reduce(0, +)
    }
}
