import CoordinatorModel
import Testing

@testable import CoordinatorDiagram

/// What the lines in a box say.
@Suite struct RowTests {
    @Test func `a custom kind and a coordinator that has not started are named first; all other kinds have an icon`()
        throws
    {
        #expect(try diagram(of: Coordinator(type: "A", kind: .tabBar)).boxes[0].rows.isEmpty)
        let split = Coordinator(type: "A", kind: .init(rawValue: "split view"), isStarted: false)
        #expect(try diagram(of: split).boxes[0].rows.map(\.text) == ["split view, not started"])
        let started = Coordinator(type: "A", isStarted: true)
        #expect(try diagram(of: started).boxes[0].rows.isEmpty)
    }

    @Test func `routes are listed with their payloads, the active one marked`() throws {
        let coordinator = Coordinator(
            type: "A", routes: [Route(name: "list"), Route(name: "team", payload: ["Team", "Int?"])],
            activeRoute: "team")
        let diagram = try diagram(of: coordinator)
        #expect(diagram.lines("A") == ["○ list", "● team (Team, Int?)"])
        #expect(diagram.boxes[0].rows[1].isBold && !diagram.boxes[0].rows[0].isBold)
    }

    @Test func `an active route that is none marks none`() throws {
        let coordinator = Coordinator(type: "A", routes: [Route(name: "list")], activeRoute: "lis")
        #expect(try diagram(of: coordinator).lines("A") == ["○ list"])
    }

    @Test func `each consumption has its sign and its word`() throws {
        let coordinator = Coordinator(
            type: "A",
            intercepts: [
                Interceptor(event: "X.a"), Interceptor(event: "Y.b", consumes: .sometimes),
                Interceptor(event: "Z.*", consumes: .never),
            ])
        #expect(
            try diagram(of: coordinator).lines("A") == ["■ consumes X.a", "◊ may consume Y.b", "▫ observes Z.*"])
    }

    @Test func `an interceptor off the path is named`() throws {
        let coordinator = Coordinator(type: "A", intercepts: [Interceptor(event: "X.a", by: "Model")])
        #expect(try diagram(of: coordinator).lines("A") == ["■ consumes X.a consumed by Model"])
    }

    @Test func `the same event from several places is one line, for each interceptor and effect`() throws {
        let coordinator = Coordinator(
            type: "A", emits: [Emission(event: "Y.b"), Emission(event: "Y.b"), Emission(event: "Y.c")],
            intercepts: [
                Interceptor(event: "X.a"), Interceptor(event: "X.a"), Interceptor(event: "X.a", consumes: .never),
                Interceptor(event: "X.a", by: "Model"), Interceptor(event: "Y.*"),
            ])
        #expect(
            try diagram(of: coordinator).lines("A") == [
                "■ consumes X.a 2 times", "▫ observes X.a", "■ consumes X.a consumed by Model",
                "▲ emits Y.b 2 times consumed here", "▲ emits Y.c consumed here",
            ])
    }

    @Test func `screens are nested, each with its own events`() throws {
        let cell = Screen(type: "Cell", emits: [Emission(event: "X.tap")])
        let list = Screen(type: "List", screens: [cell], intercepts: [Interceptor(event: "X.tap", consumes: .never)])
        let coordinator = Coordinator(
            type: "A", screens: [list, Screen(type: "Bar")], intercepts: [Interceptor(event: "X.tap")])
        #expect(
            try diagram(of: coordinator).lines("A") == [
                "□ List", "  □ Cell", "    ▲ emits X.tap consumed here", "□ Bar",
            ])
    }

    @Test func `without screens their events belong to the coordinator`() throws {
        let screen = Screen(type: "View", emits: [Emission(event: "X.tap")])
        let coordinator = Coordinator(type: "A", screens: [screen, screen], intercepts: [Interceptor(event: "X.tap")])
        let diagram = try diagram(of: coordinator) { $0.showsScreens = false }
        #expect(diagram.lines("A") == ["▲ emits X.tap 2 times consumed here"])
        #expect(diagram.strokes.isEmpty)
    }

    @Test func `without routes branches leave from the box as a whole`() throws {
        let diagram = try diagram(.racing) { $0.showsRoutes = false }
        #expect(diagram.lines("App") == ["■ consumes Login.didFinish"])
        #expect(diagram.branches.allSatisfy { $0.routeRow == nil })
        #expect(diagram.branches[0].route == "login")
    }

    @Test func `titles alone keep the event flows`() throws {
        let diagram = try diagram(.racing) { $0.detail = .titles }
        #expect(diagram.boxes.allSatisfy { $0.rows.isEmpty })
        #expect(diagram.flowWords.contains("Login consumed App"))
    }
}
