import CoordinatorExtraction
import CoordinatorModel
import Testing

@Suite struct JoiningTests {
    private static func joined(source: String, live: String) throws -> CoordinatorTree {
        CoordinatorTree.joining(source: try tree(source), onto: try tree(live))
    }

    private static func tree(_ json: String) throws -> CoordinatorTree {
        try CoordinatorTree(json: Array(json.utf8), file: "tree.json")
    }

    private static let source = """
        { "version": 1, "name": "Source",
          "events": [{ "name": "E.a", "payload": ["Team"], "file": "E.swift", "line": 1 }],
          "roots": [{ "type": "App", "kind": "container", "file": "App.swift", "line": 3,
            "routes": [{ "name": "main", "payload": ["Int"], "file": "App.swift", "line": 4 }, "other"],
            "intercepts": [{ "event": "E.*", "consumes": "sometimes", "file": "App.swift", "line": 9 }],
            "branches": [
              { "presentation": "show", "route": "main", "file": "App.swift", "line": 7, "child": { "type": "Main",
                "screens": [{ "type": "MainView", "file": "Main.swift", "line": 2,
                  "emits": [{ "event": "E.a", "file": "Main.swift", "line": 5 }] }] } },
              { "presentation": "present", "route": "other", "child": { "type": "Other" } }] }],
          "unresolved": [{ "what": "emitEvent(event): the event is a variable", "file": "Main.swift", "line": 8 }] }
        """

    private static let live = """
        { "version": 1, "roots": [{ "type": "App", "kind": "container", "started": true, "activeRoute": "main",
            "routes": ["main"], "intercepts": ["E.a", "F.b"],
            "branches": [{ "presentation": "show", "child": { "type": "Main<Int>", "started": true,
                "screens": [{ "type": "MainView", "emits": ["E.c"], "screens": [{ "type": "Cell" }] }] } }] }] }
        """

    @Test func structureComesFromTheRunningApp() throws {
        let tree = try Self.joined(source: Self.source, live: Self.live)
        #expect(tree.coordinators.map(\.type) == ["App", "Main<Int>"])
        #expect(tree.coordinators.map(\.isStarted) == [true, true])
        #expect(tree.coordinators[0].activeRoute == "main")
        #expect(tree.coordinators[1].screens.map(\.type) == ["MainView"])
        #expect(tree.coordinators[1].screens[0].screens.map(\.type) == ["Cell"])
    }

    @Test func factsComeFromTheSource() throws {
        let tree = try Self.joined(source: Self.source, live: Self.live)
        let app = tree.coordinators[0]
        #expect(app.location == Location(file: "App.swift", line: 3))
        #expect(app.routes.map(\.name) == ["main", "other"])
        #expect(app.routes[0].payload == ["Int"])
        #expect(app.branches[0].route == "main")
        #expect(app.branches[0].location?.line == 7)
        #expect(tree.events.map(\.payload) == [["Team"]])
        #expect(tree.unresolved.count == 1)
        #expect(tree.name == "Source")
    }

    @Test func whatBothKnowIsSaidOnce() throws {
        let tree = try Self.joined(source: Self.source, live: Self.live)
        #expect(tree.coordinators[0].intercepts.map(\.event) == ["E.*", "F.b"])
        #expect(tree.coordinators[0].intercepts.map(\.consumes) == [.sometimes, .always])
        #expect(tree.coordinators[1].screens[0].emits.map(\.event) == ["E.a", "E.c"])
        #expect(tree.coordinators[1].screens[0].emits[0].location?.line == 5)
    }

    @Test func joiningTwiceChangesNothing() throws {
        let once = try Self.joined(source: Self.source, live: Self.live)
        let twice = CoordinatorTree.joining(source: try Self.tree(Self.source), onto: once)
        #expect(twice.json() == once.json())
    }

    @Test func withoutAnythingInCommonTheLiveTreeStays() throws {
        let live = try Self.tree(Self.live)
        let source = try Self.tree(#"{ "version": 1, "roots": [{ "type": "X", "emits": ["Y.z"] }] }"#)
        #expect(CoordinatorTree.joining(source: source, onto: live).json() == live.json())
    }
}
