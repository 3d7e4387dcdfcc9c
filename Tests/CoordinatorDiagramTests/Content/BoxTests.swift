import CoordinatorModel
import Testing

@testable import CoordinatorDiagram

/// Which boxes there are, and how they hang together.
@Suite struct BoxTests {
    @Test func `every coordinator is a box, parents before children, siblings in the order of their branches`() throws {
        let diagram = try diagram(.racing) { $0.events = .none }
        #expect(diagram.titles == ["App", "Login", "Main", "Teams", "Details", "Drivers", "Details"])
        #expect(diagram.boxes.map(\.parent) == [nil, 0, 0, 2, 3, 2, 5])
    }

    @Test func `a branch is named by its presentation and its route, and leaves from the route's row`() throws {
        let diagram = try diagram(.racing)
        #expect(
            diagram.branchWords == [
                "App -root·login-> Login", "App -root·main-> Main", "Main -select·teams-> Teams",
                "Teams -show-> Details", "Main -select·drivers-> Drivers", "Drivers -show-> Details",
            ])
        // The tab bar declares no routes.
        #expect(diagram.branches.map(\.routeRow) == [0, 1, nil, nil, nil, nil])
        #expect(diagram.boxes[0].rows.prefix(2).map(\.tail) == ["root", "root"])
    }

    @Test func `a route's row says how its view appears, once, also where no branch leads there`() throws {
        var tree = CoordinatorTree()
        var shop = Coordinator(type: "Shop", kind: .container)
        shop.routes = ["item", "pay", "help", "odd"].map { Route(name: $0) }
        shop.routes[0].extensions["x-presentation"] = .string("push")
        shop.routes[1].extensions["x-presentation"] = .string("sheet")
        shop.routes[3].extensions["x-presentation"] = .bool(true)
        let app = tree.addRoot(shop)
        tree.addChild(Coordinator(type: "Pay", kind: .coordinator), to: app, presentation: "sheet", route: "pay")
        #expect(try diagram(tree).boxes[0].rows.prefix(4).map(\.tail) == ["push", "sheet", "", ""])
    }

    @Test func `the same type under two parents is two boxes with ids of their own`() throws {
        let details = try diagram(.racing).boxes.filter { $0.title == "Details" }
        #expect(details.map(\.id) == ["c-Teams-Details", "c-Drivers-Details"])
    }

    @Test func `a reference is a box of its own that represents a coordinator elsewhere`() throws {
        var tree = CoordinatorTree()
        let app = tree.addRoot(Coordinator(type: "App", kind: .container))
        let list = tree.addChild(Coordinator(type: "List", kind: .navigation), to: app, presentation: "root")
        tree.addReference(to: app, from: list, presentation: "present", route: "again")
        let diagram = try diagram(tree)
        #expect(diagram.titles == ["App", "List", "→ App"])
        #expect(diagram.branchWords.last == "List -present·again-> → App")
        #expect(diagram.boxes[2].subject == .reference(app))
        #expect(diagram.boxes[2].detail.contains("drawn elsewhere"))
    }

    @Test func `of several roots each says that the app starts there, a single one need not`() throws {
        var tree = CoordinatorTree()
        tree.addRoot(Coordinator(type: "App", routes: [Route(name: "home")]))
        tree.addUnattached(Coordinator(type: "Lost"))
        #expect(try diagram(tree).lines("App") == ["○ home"])
        tree.addRoot(Coordinator(type: "Links"))
        for detail in [DiagramOptions.Detail.full, .flows] {
            let diagram = try diagram(tree) { $0.detail = detail }
            #expect(diagram.lines("App").first == "start of the app" && diagram.lines("Links") == ["start of the app"])
            #expect(diagram.lines("Lost") == [])
        }
    }

    @Test func `unattached coordinators are under a heading, after the roots`() throws {
        var tree = CoordinatorTree()
        let old = tree.addUnattached(Coordinator(type: "Old", kind: .container))
        tree.addChild(Coordinator(type: "Older"), to: old, presentation: "show")
        tree.addRoot(Coordinator(type: "App"))
        let diagram = try diagram(tree)
        #expect(diagram.titles == ["App", "Not presented", "Old", "Older"])
        #expect(diagram.boxes.map(\.isUnattached) == [false, true, true, true])
        #expect(diagram.boxes[1].subject == .unattachedHeading)
        #expect(diagram.boxes[2].parent == nil)
    }

    @Test func `there is no heading if every coordinator is presented`() throws {
        #expect(!(try diagram(.racing).titles.contains("Not presented")))
    }

    @Test func `titles and summaries say what it is`() throws {
        #expect(try diagram(.racing).title == "Racing")
        #expect(try diagram(.racing) { $0.title = "Mine" }.title == "Mine")
        #expect(
            try diagram(.racing).summary
                == "7 coordinators, 6 branches, 3 event flows. Lost, because no object intercepts them: Details.didShare."
        )
        var tree = CoordinatorTree()
        tree.addRoot(Coordinator(type: "App"))
        tree.addUnattached(Coordinator(type: "Old"))
        #expect(try diagram(tree).title == nil)
        #expect(try diagram(tree).summary == "2 coordinators, 0 branches, 0 event flows. Not presented: 1.")
    }

    @Test func `the tooltip says everything, whatever the box leaves out`() throws {
        let coordinator = Coordinator(
            type: "App", id: "main app", kind: .container, isStarted: true,
            screens: [Screen(type: "AppView", emits: [Emission(event: "A.x")])],
            routes: [Route(name: "team", payload: ["Team", "Int"])], activeRoute: "team",
            intercepts: [Interceptor(event: "A.x", consumes: .never, by: "Model")],
            dependencies: Dependencies(needs: "Needed", provides: "Provided"),
            location: Location(file: "App.swift", line: 3, column: 7))
        let diagram = try diagram(of: coordinator) {
            ($0.detail, $0.events, $0.showsRoutes, $0.showsScreens) = (.titles, .none, false, false)
        }
        #expect(diagram.boxes[0].rows.isEmpty)
        #expect(
            diagram.detail(of: 0).split(separator: "\n") == [
                "App (container)", "id: main app", "started", "App.swift:3:7", "routes:", "  team(Team, Int) – active",
                "intercepts:", "  observes A.x by Model", "screen AppView", "  emits A.x", "needs Needed",
                "provides Provided",
            ])
    }
}
