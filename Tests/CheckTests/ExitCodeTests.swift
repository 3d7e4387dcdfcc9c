import CommandRuns
import Testing

/// 0 clean, 1 findings at or above the failing severity, 2 could not look, 64 wrong usage.
@Suite(.mayDraw) struct ExitCodeTests {
    private static let strictness: [(tree: String, options: [String], status: Int32)] = [
        (Trees.clean, ["--fail-on", "note"], 0), (Trees.clean, ["--strict"], 0), (Trees.clean, [], 0),
        (Trees.note, ["--fail-on", "note"], 1), (Trees.note, ["--fail-on", "warning"], 0),
        (Trees.note, ["--strict"], 0),
        (Trees.note, [], 0),
        (Trees.warning, ["--fail-on", "note"], 1), (Trees.warning, ["--fail-on", "warning"], 1),
        (Trees.warning, ["--strict"], 1), (Trees.warning, ["--fail-on", "error"], 0), (Trees.warning, [], 0),
        (Trees.error, ["--fail-on", "note"], 1), (Trees.error, ["--fail-on", "error"], 1),
        (Trees.error, ["--strict"], 1),
        (Trees.error, [], 1),
    ]

    @Test(arguments: strictness)
    func `the failing severity decides, and findings are reported all the same`(
        tree: String, options: [String], status: Int32
    ) throws {
        let run = try Coordviz.run(["check", "-", "--no-config"] + options, input: Array(tree.utf8))
        #expect(run.status == status && run.messages.isEmpty)
        // It holds no event: nothing is proved, and no tick is given.
        #expect(run.text.contains("○ nothing to check") == (tree == Trees.clean))
        #expect(!run.text.contains("✔"))
        #expect(run.text.contains("<stdin>:1:") == (tree != Trees.clean))
    }

    @Test func `an exit code is no count`() throws {
        let emissions = (0..<512).map { #""Lost.event\#($0)""# }.joined(separator: ", ")
        let tree = #"{ "version": 1, "root": { "type": "App", "emits": [\#(emissions)] } }"#
        #expect(try Coordviz.run(["check", "-", "--no-config"], input: Array(tree.utf8)).status == 1)
    }

    @Test func `an input that can't be read is 2, and all that is wrong is said`() throws {
        try Scratch.with { (scratch) throws in
            try scratch.write(Trees.error, "lost.json")
            try scratch.write("{ \"version\": 1,\n  \"root\": {} }", "broken.json")
            let run = try Coordviz.run(
                ["check", "missing.json", ".", "lost.json", "broken.json", "--report", "text", "--report", "json=out"],
                in: scratch)
            #expect(run.status == 2 && run.output.isEmpty)
            #expect(run.messages.contains("error: missing.json: No such file or directory"))
            #expect(run.messages.contains("error: .: no Swift file to read"))
            #expect(run.messages.contains("broken.json:2:11: error: missing key"))
            #expect(!run.messages.contains("lost.json"))
            #expect(try scratch.names() == ["broken.json", "lost.json"])
        }
    }

    @Test(arguments: ["", "{", "[1, 2", "\u{0}", "{ \"version\": 2, \"roots\": [] }"])
    func `what is no tree is 2, with its place`(text: String) throws {
        let run = try Coordviz.run(["check", "-", "--no-config"], input: Array(text.utf8))
        #expect(run.status == 2 && run.output.isEmpty && run.messages.hasPrefix("<stdin>:1:"))
    }

    @Test(arguments: [
        ["-", "--fail-on", "off"], ["-", "--fail-on", "fatal"], ["-", "--strict", "--fail-on", "note"],
        ["-", "--report", "pdf"], ["-", "--report", "sarif="], ["-", "--report", "json", "--report", "text"],
        ["-", "--report", "json=a", "--report", "sarif=a"], ["-", "--config", "a.yml", "--no-config"],
        ["-", "--color", "red"], ["-", "--max-size", "0"], ["-", "--no-such"], ["-", "--baseline"],
    ])
    func `wrong usage is 64, before anything is read or written`(arguments: [String]) throws {
        try Scratch.with { (scratch) throws in
            let run = try Coordviz.run(["check"] + arguments, input: Array(Trees.clean.utf8), in: scratch)
            #expect(run.status == 64 && run.output.isEmpty)
            #expect(run.messages.hasPrefix("error: ") && run.messages.contains("Usage: coordviz check"))
            #expect(try scratch.names() == [])
        }
    }

    private static let baselines = [
        ("", "known:1:1: error: this is not a baseline"), ("hello\n", "known:1:1: error: this is not a baseline"),
        ("# coordviz baseline 2\n", "known:1:1: error: only version 1"),
        ("# coordviz baseline 1\n\nfoo\n", "known:3:1: error: expected a fingerprint and a rule"),
    ]

    @Test(arguments: baselines)
    func `a file that is no baseline is 2, with its place`(text: String, message: String) throws {
        try Scratch.with { (scratch) throws in
            try scratch.write(text, "known")
            let run = try Coordviz.run(
                ["check", "-", "--baseline", "known"], input: Array(Trees.clean.utf8), in: scratch)
            #expect(run.status == 2 && run.output.isEmpty && run.messages.hasPrefix(message))
        }
    }

    @Test func `a baseline that is missing is 2, and says how to write it`() throws {
        try Scratch.with { (scratch) throws in
            try scratch.write("version: 1\nbaseline: none\n", ".coordviz.yml")
            let run = try Coordviz.run(["check", "-"], input: Array(Trees.error.utf8), in: scratch)
            #expect(run.status == 2 && run.output.isEmpty)
            #expect(run.messages.hasPrefix("error: none: No such file or directory"))
            #expect(
                run.messages.contains("named by .coordviz.yml:2; 'coordviz check … --write-baseline none' writes it"))
            // Writing one needs none.
            let write = try Coordviz.run(
                ["check", "-", "--write-baseline", "none"], input: Array(Trees.error.utf8), in: scratch)
            #expect(write.status == 0)
            #expect(try Coordviz.run(["check", "-"], input: Array(Trees.error.utf8), in: scratch).status == 0)
        }
    }

    @Test func `a baseline that can't be written is 2, and the old one stays`() throws {
        try Scratch.with { (scratch) throws in
            let run = try Coordviz.run(
                ["check", "-", "--write-baseline", "no/such/folder"], input: Array(Trees.error.utf8), in: scratch)
            #expect(
                run.messages == "error: no/such/folder: No such file or directory\n"
                    + "    there is no folder no/such: mkdir -p no/such\n")
            #expect(run.status == 2)
            let old = "# coordviz baseline 1\n# old\n"
            try scratch.write(old, "known")
            let broken = try Coordviz.run(
                ["check", "-", "--write-baseline", "known"], input: Array("{".utf8), in: scratch)
            #expect(broken.status == 2)
            #expect(try scratch.read("known") == Array(old.utf8))
        }
    }
}
