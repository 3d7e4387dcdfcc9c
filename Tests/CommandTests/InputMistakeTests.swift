import CommandRuns
import Foundation
import Testing

/// Inputs that are not what a command needs: each message says why, and nothing is written.
@Suite(.mayDraw) struct InputMistakeTests {
    private static let app = """
        class AppCoordinator: Coordinator {
            func start() { let home = Home(); home.onDone = { [weak self] in self?.start() }; present(home) }
        }
        class Home: UIViewController { var onDone: (() -> Void)?; func end() { onDone?() } }

        """

    private func run(_ files: [String: String], _ arguments: [String]) throws -> Coordviz.Run {
        try Scratch.with { scratch in
            for (name, text) in files {
                let folder = scratch.folder.appendingPathComponent(name).deletingLastPathComponent()
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                try scratch.write(text, name)
            }
            let before = try scratch.names()
            let run = try Coordviz.run(arguments, in: scratch)
            if run.status != 0 { #expect(try scratch.names() == before) }
            return run
        }
    }

    // MARK: - Source without a coordinator

    @Test(arguments: [
        (["render", "App", "-o", "nav.svg"], "drawn"), (["render", "App", "-o", "nav.html"], "drawn"),
        (["render", "App", "--sheets", "-o", "sheets"], "drawn"), (["docs", "App", "-o", "docs"], "written"),
        (["docs", "App", "-o", "docs", "--check"], "compared"), (["explain", "*", "App"], "explained"),
        (["check", "App"], "checked"),
    ])
    func `source without a coordinator has no picture, no pages and no verdict`(
        arguments: [String], undone: String
    ) throws {
        let plain = try run(["App/Plain.swift": "class HomeFlow {}\n"], arguments)
        #expect(plain.status == 2 && plain.output.isEmpty, "\(plain.messages)")
        let start = "error: nothing was \(undone): no coordinator was found in 1 Swift file\n    a coordinator is"
        #expect(plain.messages.hasPrefix(start), "\(plain.messages)")
        #expect(plain.messages.contains("coordinators: [HomeFlow]"))
    }

    @Test func `to extract, to count and to compare, an app without coordinators is an app`() throws {
        // The tree of such source says what is true; it may be joined with a live one, and a later one compared with it.
        let plain = ["App/Plain.swift": "class Plain {}\n"]
        let tree = try run(plain, ["extract", "App"])
        #expect(tree.status == 0 && tree.text.contains("\"roots\": []") && tree.messages.contains("0 coordinators"))
        let counts = try run(plain, ["stats", "App"])
        #expect(counts.text.contains("coordinators    0\n"))
        #expect(counts.messages == "note: no coordinator was found; 'coordviz check App' says what counts as one\n")
        var both = plain
        both["New/App.swift"] = Self.app
        #expect(try run(both, ["diff", "App", "New"]).text.contains("+ AppCoordinator"))
        // A tree without coordinators was written like that.
        let empty = #"{ "version": 1, "roots": [] }"#
        #expect(try run(["tree.json": empty], ["render", "tree.json", "-o", "nav.dot"]).status == 0)
        #expect(try run(["tree.json": empty], ["stats", "tree.json"]).messages.isEmpty)
    }

    // MARK: - Neither source nor a tree

    @Test(arguments: ["# App\n", "<svg/>", "", "[1]", "\u{FEFF}x"])
    func `a file of another kind is neither source nor a tree`(text: String) throws {
        for command in ["check", "render", "validate"] {
            let other = try run(["read.me": text], [command, "read.me"])
            #expect(other.status == 2 && other.output.isEmpty)
            #expect(
                other.messages == "error: read.me is neither Swift source nor a tree\n"
                    + "    give a folder of Swift source, a Swift file, or a tree.json\n")
        }
        // The nearest misses: by its name it is a tree, or it is standard input, and what is wrong has a place.
        #expect(try run(["tree.json": text], ["check", "tree.json"]).messages.hasPrefix("tree.json:1:"))
        let input = try Coordviz.run(["check", "-", "--no-config"], input: Array(text.utf8))
        #expect(input.status == 2 && input.messages.hasPrefix("<stdin>:1:"))
    }

    @Test func `JSON of another kind is not judged as a tree`() throws {
        let pins = #"{ "originHash": "x", "pins": [], "version": 3 }"#
        let resolved = try run(["Package.resolved": pins], ["check", "Package.resolved"])
        #expect(resolved.status == 2)
        #expect(
            resolved.messages == "error: Package.resolved is JSON, but not a coordinator tree\n"
                + "    'coordviz extract FOLDER' writes one, 'coordviz schema' describes the format\n")
        #expect(try run(["a.json": #"{"a":1}"#], ["check", "a.json"]).messages.contains("a.json is JSON, but not"))
        #expect(try run(["a.json": #"{"version":1}"#], ["check", "a.json"]).messages.hasPrefix("a.json:1:"))
        // The nearest misses: a tree of the future, and a text that breaks off.
        let future = try run(["a.json": #"{ "version": 3, "roots": [], "x": 1 }"#], ["check", "a.json"])
        #expect(future.messages.hasPrefix("a.json:1:14: error: version 3 is newer than this coordviz"))
        #expect(try run(["a.json": #"{ "name": "a", "#], ["check", "a.json"]).messages.hasPrefix("a.json:1:"))
    }

    // MARK: - No Swift file

    private static let missing: [(files: [String: String], arguments: [String], hint: String)] = [
        (["A/a.txt": ""], ["check", "A"], "is it the right folder?"),
        (["A/AppTests/a.swift": ""], ["check", "A"], "tests, Pods and build folders are left out, such as A/AppTests"),
        (["A.xcodeproj/project.pbxproj": ""], ["check", "A.xcodeproj"], "the Swift files are not in it"),
        (["A.xcworkspace/a": ""], ["render", "A.xcworkspace/"], "give their folder, which is usually beside it"),
        (["A/a.m": ""], ["check", "A"], "there is only Objective-C, which coordviz does not read"),
        (["A/a.swift": ""], ["check", "A", "--exclude", "*"], "--exclude '*' leaves out the only Swift file"),
        (
            ["A/a.swift": "", "A/b.swift": ""], ["stats", "A", "--exclude", "x", "--exclude", "*.swift"],
            "--exclude '*.swift' leaves out all 2 Swift files"
        ),
        (
            ["A/a.swift": "", "A/b.swift": ""], ["check", "A", "--exclude", "a*", "--exclude", "b*"],
            "--exclude 'a*' and --exclude 'b*' leave out all 2 Swift files"
        ),
        (
            ["A/a.swift": "", ".coordviz.yml": "source: { exclude: A* }\ncoordinators: B\n", "A/A.swift": ""],
            ["check", "A", "--exclude", "a*"], "and the 'A*' below exclude: of the configuration leave out"
        ),
        (["A/a.m": "", "A/a.swift": ""], ["check", "A", "--exclude", "a.swift"], "leaves out the only Swift file"),
        (["Main.swift": ""], ["check", "Mein.swift"], #"did you mean "Main.swift"?"#),
    ]

    @Test(arguments: missing)
    func `if there is no Swift file, the message says why`(
        files: [String: String], arguments: [String], hint: String
    ) throws {
        let none = try run(files, arguments)
        #expect(none.status == 2 && none.output.isEmpty && none.messages.contains(hint), "\(none.messages)")
    }

    // MARK: - Serve, broken files, names

    @Test func `serve does not wait for a path that is wrong`() throws {
        let missing = try run(["App/App.swift": Self.app], ["serve", "Ap", "--port", "0"])
        #expect(missing.status == 2 && missing.output.isEmpty)
        #expect(missing.messages == "error: Ap: No such file or directory\n    did you mean \"App\"?\n")
    }

    @Test func `each error of a broken file is said once, and not that the rest counts if it does not`() throws {
        let files = ["App/App.swift": Self.app, "App/B.swift": "class B: Coordinator { func start( {\n"]
        let strict = try run(files, ["check", "App"])
        let notes = strict.messages.split(separator: "\n").filter { $0.hasPrefix("note: ") }
        #expect(strict.status == 2 && !notes.isEmpty && notes.count == Set(notes).count, "\(strict.messages)")
        #expect(notes.allSatisfy { $0.hasPrefix("note: App/B.swift:1:") && !$0.contains("the rest") })
        let lenient = try run(files, ["check", "App", "--lenient"])
        #expect(lenient.messages.contains("; the rest of the file is read"))
    }

    @Test func `a coordinators' name that no type has is told`() throws {
        let files = ["App/App.swift": Self.app + "extension Outer { struct SideFlow {} }\n"]
        let none = try run(files, ["check", "App", "--coordinators", "Flow*", "--coordinators", "Side*"])
        #expect(none.status == 0)
        #expect(none.messages == "note: no type matches the coordinators' name 'Flow*'\n")
        var configured = files
        configured[".coordviz.yml"] = "coordinators: [AppFlow, Home]\n"
        let app = try run(configured, ["stats", "App"])
        #expect(app.messages == "note: no type matches the coordinators' name 'AppFlow'\n")
        // The nearest miss: the bases of coordinators may be in a library, which is not read.
        configured[".coordviz.yml"] = "coordinators: { bases: [LibraryFlow] }\n"
        #expect(try run(configured, ["stats", "App"]).messages.isEmpty)
    }

    @Test(arguments: [".coordviz.yaml", "coordviz.yml"])
    func `a configuration by another name stops every command that would follow it`(name: String) throws {
        let files = ["App/App.swift": Self.app, name: "version: 1\n", "tree.json": #"{ "version": 1, "roots": [] }"#]
        for command in [["check", "App"], ["render", "App"], ["stats", "App"], ["extract", "App"], ["init"]] {
            let wrong = try run(files, command)
            #expect(wrong.status == 2 && wrong.output.isEmpty, "\(command): \(wrong.messages)")
            #expect(wrong.messages.contains("\(name) is not read: the configuration is called .coordviz.yml"))
        }
        // The nearest misses: nothing is read by a configuration.
        #expect(try run(files, ["stats", "App", "--no-config"]).status == 0)
        #expect(try run(files, ["stats", "tree.json"]).status == 0)
        #expect(try run(files, ["init", "-o", "-"]).status == 0)
    }
}
