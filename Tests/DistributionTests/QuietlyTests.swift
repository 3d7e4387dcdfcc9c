import CommandRuns
import Foundation
import Testing

/// The log of continuous integration is short, and hides no failure.
@Suite struct QuietlyTests {
    private func quietly(_ script: String) throws -> Release.Answer {
        try Release.run("'\(Project.path(".ci/quietly"))' 'a step' bash -c '\(script)'")
    }

    @Test(arguments: ["✔", "━"])
    func `a step that succeeds is one line`(sign: String) throws {
        let answer = try quietly(
            "seq 1000; echo error: expected by a test; echo \"\(sign) Test run with 3 tests in 1 suite passed\"")
        #expect(answer.status == 0)
        #expect(answer.text.split(separator: "\n").count == 1)
        #expect(answer.text.hasPrefix("✔ a step, ") && answer.text.contains("Test run with 3 tests in 1 suite passed"))
        #expect(!answer.text.contains("error:"))
    }

    @Test func `a warning of the compiler is shown`() throws {
        #expect(
            try quietly("echo /a/b.swift:1:2: warning: never used").text.contains("b.swift:1:2: warning: never used"))
    }

    @Test func `a step that fails shows everything, the failures last, and keeps its exit code`() throws {
        let answer = try quietly("echo first; echo a.swift:1:2: error: no; seq 1000; exit 3")
        #expect(answer.status == 3)
        let lines = answer.text.split(separator: "\n").map(String.init)
        #expect(lines.first == "first" && lines.contains("1000"))
        #expect(lines.last == "a.swift:1:2: error: no")
    }

    @Test func `steps that run side by side are a line each, and one that fails comes last and fails the run`() throws {
        let together = "'\(Project.path(".ci/together"))'"
        let clean = try Release.run("\(together) slow 'sleep 0.1' quick true")
        #expect(clean.status == 0)
        #expect(clean.text.split(separator: "\n").map { $0.prefix { $0 != "," } } == ["✔ slow", "✔ quick"])
        let broken = try Release.run("\(together) first 'ls /no/such/place' second true")
        #expect(broken.status == 1)
        let lines = broken.text.split(separator: "\n")
        #expect(lines.first?.hasPrefix("✔ second") == true)
        #expect(lines.last?.hasPrefix("first failed with exit code") == true)
    }
}
