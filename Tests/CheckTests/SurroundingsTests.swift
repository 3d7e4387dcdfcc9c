import CommandRuns
import Foundation
import Testing

/// What GitHub Actions, a terminal and the environment change about the text.
@Suite(.mayDraw) struct SurroundingsTests {
    private let lost = Array(Trees.error.utf8)

    private func annotations(_ options: [String], actions: String = "true") throws -> Int {
        let run = try Coordviz.run(
            ["check", "-", "--no-config"] + options, input: lost, environment: ["GITHUB_ACTIONS": actions])
        #expect(run.status == 1)
        return run.text.split(separator: "\n").count { $0.hasPrefix("::error file=") }
    }

    @Test func `in GitHub Actions annotations follow the text, unless an option says otherwise`() throws {
        #expect(try annotations([]) == 1)
        #expect(try annotations(["--report", "text"]) == 1)
        #expect(try annotations(["--no-annotations"]) == 0)
        #expect(try annotations([], actions: "") == 0)
        #expect(try annotations([], actions: "false") == 0)
        #expect(try annotations(["--report", "json"]) == 0)
    }

    @Test func `an explicit report for GitHub takes the place of the annotations`() throws {
        #expect(try annotations(["--report", "github"]) == 1)
        try Scratch.with { (scratch) throws in
            #expect(try annotations(["--report", "text", "--report", "github=\(scratch.path("out"))"]) == 0)
            let report = try scratch.read("out")
            #expect(report.starts(with: Array("::error file=".utf8)))
            // A text in a file is not in the log: nothing to annotate beside.
            #expect(try annotations(["--report", "text=\(scratch.path("text"))", "--report", "json"]) == 0)
        }
    }

    private static let colors: [(options: [String], environment: [String: String], isTerminal: Bool, isOn: Bool)] = [
        ([], [:], false, false), ([], [:], true, true),
        ([], ["TERM": "dumb"], true, false), ([], ["TERM": "xterm-256color"], true, true),
        ([], ["NO_COLOR": "1"], true, false), ([], ["NO_COLOR": ""], true, true),
        ([], ["FORCE_COLOR": "1"], false, true), ([], ["FORCE_COLOR": "0"], false, false),
        ([], ["CLICOLOR_FORCE": "1"], false, true), ([], ["CLICOLOR_FORCE": "0"], false, false),
        ([], ["FORCE_COLOR": "1", "NO_COLOR": "1"], false, false),
        (["--color", "always"], [:], false, true), (["--color", "always"], ["NO_COLOR": "1"], false, true),
        (["--color", "never"], ["FORCE_COLOR": "1"], true, false), (["--color", "auto"], [:], false, false),
    ]

    @Test(arguments: colors)
    func `colour follows option, environment and terminal, in this order`(
        options: [String], environment: [String: String], isTerminal: Bool, isOn: Bool
    ) throws {
        let arguments = ["check", "-", "--no-config"] + options
        let text: String
        if isTerminal {
            let run = try Terminal.run(arguments, input: lost, environment: environment)
            #expect(run.status == 1)
            text = run.text
        } else {
            text = try Coordviz.run(arguments, input: lost, environment: environment).text
        }
        #expect(text.contains("Auth.didLogOut"))
        #expect(text.contains("\u{1B}[") == isOn)
        // Standard input is no place that a link could open.
        #expect(!text.contains("\u{1B}]8;;"))
    }

    @Test func `a report in a file is never coloured`() throws {
        try Scratch.with { (scratch) throws in
            let run = try Coordviz.run(
                ["check", "-", "--color", "always", "--report", "text=out"], input: lost, in: scratch)
            #expect(run.status == 1 && run.output.isEmpty)
            #expect(try !scratch.read("out").contains(0x1B))
        }
    }

    @Test func `--quiet says nothing beside the report`() throws {
        try Scratch.with { (scratch) throws in
            let arguments = ["check", "-", "--write-baseline", "known"]
            let run = try Coordviz.run(arguments, input: lost, in: scratch)
            #expect(run.messages == "note: wrote known: 1 known finding\n")
            let quiet = try Coordviz.run(arguments + ["--quiet"], input: lost, in: scratch)
            #expect(quiet.status == 0 && quiet.messages.isEmpty)
        }
    }
}
