import CommandRuns
import Foundation
import Testing

/// `check` goes by the project's configuration, and says where that is wrong.
@Suite(.mayDraw) struct ConfigurationFileTests {
    private static let wrong = [
        (
            "rules:\n  unhandled-evnt: off\n", "c.yml:3:3: error: unknown rule \"unhandled-evnt\"",
            "did you mean \"unhandled-event\"?"
        ),
        ("rules:\n  unhandled-event: loud\n", "c.yml:3:20: error: ", "error"),
        ("rules: [\n", "c.yml:3:1: error: this is not valid YAML", ""),
        ("fail_on: note\n", "c.yml:2:1: error: unknown key \"fail_on\"", "did you mean \"fail-on\"?"),
        ("policies:\n  - name: p\n    forbid: { who: A }\n", "c.yml:4:13: error: ", "exactly one of presents"),
        ("ignore:\n  - rule: unused-event\n", "c.yml:3:5: error: ", "reason"),
        ("reports: pdf\n", "c.yml:2:10: error: unknown report format \"pdf\"", "sarif"),
    ]

    @Test(arguments: wrong)
    func `what is wrong is 2, with its place, and nothing is reported`(
        text: String, place: String, hint: String
    ) throws {
        try Scratch.with { (scratch) throws in
            try scratch.write("version: 1\n" + text, "c.yml")
            let run = try Coordviz.run(
                ["check", "-", "--config", "c.yml", "--report", "json=out"], input: Array(Trees.error.utf8), in: scratch
            )
            #expect(run.status == 2 && run.output.isEmpty)
            #expect(run.messages.hasPrefix(place) && (hint.isEmpty || run.messages.contains(hint)), "\(run.messages)")
            #expect(try scratch.names() == ["c.yml"])
        }
    }

    @Test func `a configuration that is missing is 2`() throws {
        let run = try Coordviz.run(["check", "-", "--config", "/no/such.yml"], input: Array(Trees.clean.utf8))
        #expect(run.status == 2 && run.messages == "error: /no/such.yml: No such file or directory\n")
    }

    @Test func `it is found above the input, --no-config passes it over, and options have the last word`() throws {
        try Scratch.with { (scratch) throws in
            try FileManager.default.createDirectory(atPath: scratch.path("a/b"), withIntermediateDirectories: true)
            try scratch.write("version: 1\nfail-on: warning\n", ".coordviz.yml")
            let tree = try scratch.write(Trees.warning, "a/b/tree.json")
            #expect(try Coordviz.run(["check", tree]).status == 1)
            #expect(try Coordviz.run(["check", tree, "--no-config"]).status == 0)
            #expect(try Coordviz.run(["check", tree, "--fail-on", "error"]).status == 0)
            try scratch.write("version: 1\nrules: { childless-node: off }\n", "a/.coordviz.yml")
            #expect(try Coordviz.run(["check", tree, "--fail-on", "note"]).text.contains("○ nothing to check"))
        }
    }

    @Test func `its reports are written beside it; --report replaces them`() throws {
        try Scratch.with { (scratch) throws in
            try FileManager.default.createDirectory(atPath: scratch.path("sub"), withIntermediateDirectories: true)
            try scratch.write("version: 1\nreports: [text, json=found.json]\n", ".coordviz.yml")
            let tree = try scratch.write(Trees.error, "sub/tree.json")
            let run = try Coordviz.run(["check", tree, "--report", "xcode"])
            #expect(run.status == 1 && run.text.contains("error: Auth.didLogOut is lost"))
            #expect(try scratch.names() == [".coordviz.yml", "sub"])
            #expect(try Coordviz.run(["check", tree]).status == 1)
            #expect(try scratch.read("found.json").starts(with: Array("{".utf8)))
        }
    }

    @Test func `a policy is checked as rules are, and can be suppressed with a reason`() throws {
        let policy = """
            version: 1
            policies:
              - name: teams-stay-inside
                severity: warning
                comment: only the tab bar may end these
                forbid: { who: { except: "Main*" }, intercepts: { match: "AppEvents.Teams.*" } }
            """
        let json = try Project.bytes("Samples/racing/tree.json")
        let check = try Check(json, configuration: policy)
        #expect(check.rules == ["teams-stay-inside"] && check.findings.allSatisfy { $0.severity == "warning" })
        let suppressed = try Check(
            json, ["--fail-on", "note"],
            configuration: policy + "\nignore: [{ rule: teams-stay-inside, reason: they only look }]\n")
        #expect(suppressed.status == 0 && suppressed.summary.suppressed == check.findings.count)
    }

    @Test func `a suppression that nothing needs is a finding, which a baseline can know`() throws {
        try Scratch.with { (scratch) throws in
            let one = "{ rule: unused-event, event: A, reason: r }"
            let two = "{ rule: unused-event, event: B, reason: r }"
            try scratch.write("version: 1\nignore: [\(one), \(two)]\n", ".coordviz.yml")
            let arguments = ["check", "-", "--strict"]
            let run = try Coordviz.run(arguments, input: Array(Trees.clean.utf8), in: scratch)
            #expect(run.status == 1 && run.text.contains("no finding needs the suppression of unused-event"))
            let write = try Coordviz.run(
                arguments + ["--write-baseline", "known"], input: Array(Trees.clean.utf8), in: scratch)
            #expect(write.messages == "note: wrote known: 2 known findings\n")
            // In another order they are the same.
            try scratch.write("version: 1\nignore:\n  - \(two)\n  - \(one)\nbaseline: known\n", ".coordviz.yml")
            let known = try Coordviz.run(arguments, input: Array(Trees.clean.utf8), in: scratch)
            #expect(known.status == 0 && known.text.contains("2 known findings"))
        }
    }
}
