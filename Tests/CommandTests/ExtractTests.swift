import CommandRuns
import CoordinatorModel
import Testing

/// `coordviz extract`, and source wherever a tree is expected.
@Suite(.mayDraw) struct ExtractTests {
    private static let app = """
        enum E: CoordinateEvents { case tapped, lost }
        class AppCoordinator: NavigationCoordinator<AppViewController> {
            override func start() { super.start() }
            override func interceptEvent(_ event: CoordinateEvents) -> Bool {
                if let event = event as? E, case .tapped = event { return true }
                return false
            }
        }
        class AppViewController: UIViewController {
            func tap() { emitEvent(E.tapped) }
            func lose() {
                emitEvent(E.lost)
            }
        }

        """

    private static func inApp(_ text: String = app, _ body: (Scratch) throws -> Void) throws {
        try Scratch.with { (scratch) throws in
            try scratch.write(Array(text.utf8), "App.swift")
            try body(scratch)
        }
    }

    @Test func writesATree() throws {
        try Self.inApp { (scratch) throws in
            let run = try Coordviz.run(["extract", ".", "-o", "tree.json"], in: scratch)
            #expect(run.status == 0)
            #expect(run.messages.hasPrefix("note: 1 file with 14 lines. 1 coordinator, 2 events, 2 emissions"))
            #expect(run.output.isEmpty)
            let tree = try CoordinatorTree(json: try scratch.read("tree.json"), file: "tree.json")
            #expect(tree.coordinators.map(\.type) == ["AppCoordinator"])
            #expect(tree.coordinators[0].location == Location(file: "App.swift", line: 2, column: 7))
        }
    }

    @Test func checkTakesSource() throws {
        try Self.inApp { (scratch) throws in
            for input in [".", "App.swift", "./App.swift"] {
                let run = try Coordviz.run(["check", input], in: scratch)
                #expect(run.status == 1)
                #expect(run.text.contains("App.swift:12:9: error: E.lost is lost"))
                #expect(!run.text.contains("./App.swift"))
            }
            let sarif = try Coordviz.run(["check", ".", "--report", "sarif"], in: scratch).text
            #expect(sarif.contains("\"uri\": \"App.swift\"") || sarif.contains("\"uri\":\"App.swift\""))
        }
    }

    @Test func severalFilesAreOneApp() throws {
        let parts = Self.app.split(separator: "class AppViewController", maxSplits: 1)
        try Scratch.with { (scratch) throws in
            try scratch.write(Array(String(parts[0]).utf8), "A.swift")
            try scratch.write(Array("class AppViewController\(parts[1])".utf8), "B.swift")
            let run = try Coordviz.run(["check", "A.swift", "B.swift"], in: scratch)
            #expect(run.text.contains("B.swift:4:9: error: E.lost is lost"))
            #expect(run.text.contains("1 coordinator,"))
        }
    }

    @Test func commentsSuppress() throws {
        let suppressed = Self.app.replacing(
            "        emitEvent(E.lost)",
            with: "        // coordviz:ignore unhandled-event - later\n        emitEvent(E.lost)")
        try Self.inApp(suppressed) { (scratch) throws in
            #expect(try Coordviz.run(["check", "."], in: scratch).status == 0)
            // The tree carries them on.
            #expect(try Coordviz.run(["extract", ".", "-o", "tree.json"], in: scratch).status == 0)
            #expect(try Coordviz.run(["check", "tree.json"], in: scratch).status == 0)
        }
        try Self.inApp(Self.app + "// coordviz:ignore unused-event\nlet a = 1\n") { (scratch) throws in
            let run = try Coordviz.run(["check", "."], in: scratch)
            #expect(run.text.contains("App.swift:15:1: warning: no finding here needs the suppression of unused-event"))
        }
    }

    @Test(arguments: [["stats", "."], ["explain", "E.lost", "."], ["render", "."], ["validate", "."]])
    func otherVerbsTakeSource(arguments: [String]) throws {
        try Self.inApp { (scratch) throws in
            let run = try Coordviz.run(arguments, in: scratch)
            #expect(run.status == 0)
            #expect(!run.output.isEmpty)
        }
    }

    @Test func liveTreesAreEnriched() throws {
        try Self.inApp { (scratch) throws in
            let live =
                #"{ "version": 1, "roots": [{ "type": "AppCoordinator", "kind": "navigation", "started": true }] }"#
            try scratch.write(Array(live.utf8), "live.json")
            let run = try Coordviz.run(["extract", ".", "--onto", "live.json", "--quiet"], in: scratch)
            #expect(run.messages.isEmpty)
            let tree = try CoordinatorTree(json: run.output, file: "tree.json")
            #expect(tree.coordinators[0].isStarted == true)
            #expect(tree.coordinators[0].intercepts.map(\.event) == ["E.tapped"])
        }
    }

    @Test func saysWhatIsWrong() throws {
        try Scratch.with { (scratch) throws in
            let missing = try Coordviz.run(["extract", "Nothing"], in: scratch)
            #expect(missing.status == 2)
            #expect(missing.messages.contains("Nothing: there is no such file or folder"))
            let empty = try Coordviz.run(["check", "."], in: scratch)
            #expect(empty.status == 2)
            #expect(empty.messages.contains("no Swift file to read"))
            try scratch.write(Array("class A: Coordinator<B> {".utf8), "A.swift")
            let broken = try Coordviz.run(["extract", "."], in: scratch)
            #expect(broken.status == 0)
            #expect(broken.messages.contains("note: A.swift:1:26: expected '}'; the rest of the file is read"))
            #expect(try Coordviz.run(["extract", ".", "--dialect", "latin"], in: scratch).status == 64)
            let both = ["extract", ".", "--dialect", "delegates", "--dialect", "no-delegates"]
            #expect(try Coordviz.run(both, in: scratch).status == 64)
        }
    }
}
