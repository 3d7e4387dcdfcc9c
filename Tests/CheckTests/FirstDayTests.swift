import CommandRuns
import Foundation
import Testing

/// What people get wrong on the first day, and the message that helps.
@Suite(.mayDraw) struct FirstDayTests {
    private static let app = """
        class AppCoordinator: Coordinator {
            func start() { let home = HomeCoordinator(); home.onDone = { [weak self] in self?.close() }; home.start() }
            func close() {}
        }
        class HomeCoordinator: Coordinator {
            var onDone: (() -> Void)?
            func start() {}
            func finish() { onDone?() }
        }
        """

    /// Arguments, files to be there, the exit code, and what the message holds.
    private static let mistakes: [(arguments: [String], status: Int32, words: [String])] = [
        (["chekc", "tree.json"], 64, ["There is no command 'chekc'", "did you mean \"check\"?"]),
        (["frobnicate"], 64, ["There is no command 'frobnicate'", "render, serve, check"]),
        (["tree.json"], 64, ["'coordviz check tree.json'", "'coordviz render tree.json'"]),
        (
            ["explain", "tree.json", "Auth.didLogOut"], 64,
            ["The event comes first: 'coordviz explain Auth.didLogOut tree.json'"]
        ),
        (["explain", "didLogOut"], 64, ["'coordviz explain didLogOut tree.json'"]),
        (
            ["explain", "didLogOut", "tree.json"], 2,
            ["no event is called didLogOut", "did you mean \"Auth.didLogOut\"?"]
        ),
        (["check", "treee.json"], 2, ["treee.json: No such file or directory", "did you mean \"tree.json\"?"]),
        (["render", "sub/tre.json"], 2, ["did you mean \"sub/tree.json\"?"]),
        (["check", "nothing-like-it"], 2, ["is the path right?"]),
        (["extract", "tree.json"], 64, ["'tree.json' is already a tree, and extract reads Swift"]),
        (["check", "package.json"], 2, ["package.json is JSON, but not a coordinator tree", "coordviz schema"]),
    ]

    @Test(arguments: mistakes)
    func `a mistake gets the message that helps`(arguments: [String], status: Int32, words: [String]) throws {
        try Scratch.with { (scratch) throws in
            try FileManager.default.createDirectory(atPath: scratch.path("sub"), withIntermediateDirectories: true)
            for name in ["tree.json", "sub/tree.json"] { try scratch.write(Trees.error, name) }
            try scratch.write(#"{ "name": "web", "dependencies": {} }"#, "package.json")
            let run = try Coordviz.run(arguments, in: scratch)
            #expect(run.status == status && run.output.isEmpty, "\(run.messages)")
            for word in words { #expect(run.messages.contains(word), "\(run.messages)") }
        }
    }

    @Test func `a tree with mistakes is still recognised as a tree`() throws {
        let run = try Coordviz.run(["check", "-"], input: Array(#"{ "version": 1, "roots": 7 }"#.utf8))
        #expect(run.status == 2 && !run.messages.contains("not a coordinator tree"))
    }

    @Test func `an input that is given twice is checked once`() throws {
        try Scratch.with { (scratch) throws in
            for name in ["tree.json", "other.json"] { try scratch.write(Trees.error, name) }
            try FileManager.default.createSymbolicLink(
                atPath: scratch.path("link.json"), withDestinationPath: "tree.json")
            let once = try Coordviz.run(["check", "tree.json"], in: scratch)
            let again = try Coordviz.run(["check", "tree.json", "./tree.json", "link.json"], in: scratch)
            #expect(again.status == 1 && again.text == once.text)
            // The nearest miss: another file is another app, even with the same content.
            #expect(try Coordviz.run(["check", "tree.json", "other.json"], in: scratch).text.contains("in 2 files"))
        }
    }

    @Test func `nothing from a pipe has a question beside its error`() throws {
        let run = try Coordviz.run(["check", "-", "--no-config"], input: [])
        #expect(
            run.status == 2
                && run.messages.hasSuffix("    standard input is empty: did the command before the pipe fail?\n"))
        let blank = try Coordviz.run(["check", "-", "--no-config"], input: [0x20])
        #expect(blank.status == 2 && !blank.messages.contains("pipe"))
    }

    @Test func `check without arguments checks the folder`() throws {
        try Scratch.with { (scratch) throws in
            try scratch.write(Self.app, "App.swift")
            try scratch.write("version: 1\nrules: { unattached-coordinator: off }\nreports: [json]\n", ".coordviz.yml")
            let run = try Coordviz.run(["check"], in: scratch)
            #expect(run.status == 0 && run.text.contains("\"coordinators\": 2"), "\(run.messages)\(run.text)")
        }
    }

    @Test func `init writes what it found, and check goes by it`() throws {
        try Scratch.with { (scratch) throws in
            try scratch.write(Self.app, "App.swift")
            #expect(try Coordviz.run(["init"], in: scratch).status == 0)
            let text = String(decoding: try scratch.read(".coordviz.yml"), as: UTF8.self)
            #expect(text.contains("# Found here: 1 Swift file, 2 coordinators, "))
            #expect(text.contains("\nsource:\n  paths: [.]\n"))
            let root = text.split(separator: "\n").first { $0.hasPrefix("#  root: \"AppCoordinator\" ") }
            #expect(root?.hasSuffix("# found, but not certain") == true, "\(text)")
            let run = try Coordviz.run(["check", "--report", "json"], in: scratch)
            #expect(run.text.contains("\"coordinators\": 2"), "\(run.messages)")
        }
    }

    @Test func `init is certain of a root that the app's code makes`() throws {
        try Scratch.with { (scratch) throws in
            let delegate = """

                class AppDelegate: UIResponder, UIApplicationDelegate {
                    private var coordinator: AppCoordinator?
                    func application(
                        _ application: UIApplication, didFinishLaunchingWithOptions options: [Key: Any]?
                    ) -> Bool {
                        coordinator = AppCoordinator()
                        coordinator?.start()
                        return true
                    }
                }

                """
            try scratch.write(Self.app + delegate, "App.swift")
            let text = try Coordviz.run(["init", "-o", "-"], in: scratch).text
            let root = text.split(separator: "\n").first { $0.hasPrefix("#  root: \"AppCoordinator\" ") }
            #expect(root?.hasSuffix("# found") == true, "\(text)")
        }
    }

    @Test func `the source that the configuration names is checked, and the command line has the last word`() throws {
        try Scratch.with { (scratch) throws in
            try FileManager.default.createDirectory(atPath: scratch.path("app"), withIntermediateDirectories: true)
            try scratch.write(Self.app, "app/App.swift")
            try scratch.write("class OtherCoordinator: Coordinator {}\n", "Other.swift")
            func configure(_ source: String) throws {
                try scratch.write("version: 1\nsource:\n\(source)\nreports: json\nfail-on: error\n", ".coordviz.yml")
            }
            try configure("  paths: app")
            #expect(try Coordviz.run(["check"], in: scratch).text.contains("\"coordinators\": 2"))
            #expect(try Coordviz.run(["check", "Other.swift"], in: scratch).text.contains("\"coordinators\": 1"))
            try configure("  root: Nobody")
            let root = try Coordviz.run(["check"], in: scratch)
            #expect(root.status == 2, "\(root.messages)")
            #expect(
                root.messages.hasPrefix(
                    ".coordviz.yml:3:9: error: no coordinator is called Nobody\n    at source.root\n"))
            let option = try Coordviz.run(["check", "--root", "Nobody"], in: scratch).messages
            #expect(option.hasPrefix("error: --root Nobody: no coordinator has that name\n"))
            try configure("  dialects: [klingon]")
            let run = try Coordviz.run(["check"], in: scratch)
            #expect(run.status == 2, "\(run.messages)")
            #expect(run.messages.hasPrefix(".coordviz.yml:3:14: error: there is no dialect \"klingon\"\n"))
            try configure("  paths: [app, Nope]\n  exclude: Generated")
            let missing = try Coordviz.run(["check"], in: scratch)
            #expect(missing.status == 2 && missing.messages.hasSuffix("    named by .coordviz.yml:3:16\n"))
            try configure("  paths: app\nmodels: Nope")
            let model = try Coordviz.run(["check"], in: scratch)
            #expect(
                model.status == 2 && model.messages.hasSuffix("    named by .coordviz.yml:4:9\n"), "\(model.messages)")
            // The nearest miss: a path of the command line, which the file does not name.
            #expect(try !Coordviz.run(["check", "Nowhere"], in: scratch).messages.contains("named by"))
        }
    }

    @Test func `a configuration by another name is not passed over in silence`() throws {
        try Scratch.with { (scratch) throws in
            try scratch.write("version: 1\n", ".coordviz.yaml")
            let tree = try scratch.write(Trees.clean, "tree.json")
            let run = try Coordviz.run(["check", "tree.json"], in: scratch)
            #expect(run.status == 2)
            #expect(run.messages.contains(".coordviz.yaml is not read: the configuration is called .coordviz.yml"))
            #expect(try Coordviz.run(["check", tree, "--no-config"], in: scratch).status == 0)
            try scratch.write("version: 1\n", ".coordviz.yml")
            #expect(try Coordviz.run(["check", "tree.json"], in: scratch).status == 0)
        }
    }

    @Test func `a limit in the place of a severity is put right`() throws {
        try Scratch.with { (scratch) throws in
            try scratch.write("version: 1\nrules:\n  max-depth: 6\n", ".coordviz.yml")
            let run = try Coordviz.run(["check", "-"], input: Array(Trees.clean.utf8), in: scratch)
            #expect(run.status == 2)
            #expect(run.messages.contains("max-depth: { severity: warning, limit: 6 }"))
        }
    }

    @Test func `a policy whose pattern matches nothing is reported`() throws {
        try Scratch.with { (scratch) throws in
            try scratch.write(
                """
                version: 1
                policies:
                  - { name: p, forbid: { who: "Chekout*", emits: "Auth.*" } }
                  - { name: q, forbid: { who: { except: App }, emits: Auth.didLogOut } }
                """, ".coordviz.yml")
            let run = try Coordviz.run(["check", "-"], input: Array(Trees.error.utf8), in: scratch)
            #expect(run.messages == "note: policy p: no name in the tree matches Chekout*\n")
            #expect(try Coordviz.run(["check", "-", "-q"], input: Array(Trees.error.utf8), in: scratch).messages == "")
        }
    }

    @Test func `fail-on none reports and never fails`() throws {
        let run = try Coordviz.run(["check", "-", "--no-config", "--fail-on", "none"], input: Array(Trees.error.utf8))
        #expect(run.status == 0 && run.text.contains("⚠ 1 finding (1 error)"))
    }

    @Test func `a first run over many findings ends with how to go on`() throws {
        try Scratch.with { (scratch) throws in
            func tree(_ count: Int) -> String {
                let emissions = (0..<count).map { #""Lost.event\#($0)""# }.joined(separator: ", ")
                return #"{ "version": 1, "root": { "type": "App", "emits": [\#(emissions)] } }"#
            }
            try scratch.write(tree(12), "tree.json")
            let run = try Coordviz.run(["check", "tree.json"], in: scratch)
            let lines = run.messages.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
            #expect(
                lines.suffix(2) == [
                    "coordviz check tree.json --write-baseline .coordviz.baseline",
                    "coordviz check tree.json --baseline .coordviz.baseline",
                ])
            // They do what they say.
            for line in lines.suffix(2) {
                #expect(
                    try Coordviz.run(line.split(separator: " ").dropFirst().map(String.init), in: scratch).status == 0)
            }
            try scratch.write(tree(3), "few.json")
            #expect(try Coordviz.run(["check", "few.json"], in: scratch).messages.isEmpty)
        }
    }
}
