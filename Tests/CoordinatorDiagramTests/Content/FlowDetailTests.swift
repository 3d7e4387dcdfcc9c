import CoordinatorModel
import Testing

@testable import CoordinatorDiagram

/// Large apps: who presents others is a box, the rest are rows and counts.
@Suite struct FlowDetailTests {
    /// App presents Feed and Profile; Feed presents Detail and, elsewhere drawn, Profile.
    private func app() -> CoordinatorTree {
        var tree = CoordinatorTree()
        let app = tree.addRoot(
            Coordinator(
                type: "AppCoordinator", kind: .container, routes: [Route(name: "feed"), Route(name: "profile")],
                intercepts: [Interceptor(event: "Feed.didSelect")]))
        let feed = tree.addChild(
            Coordinator(type: "FeedCoordinator", kind: .navigation, emits: [Emission(event: "Feed.didRefresh")]),
            to: app, presentation: "show")
        tree.addChild(
            Coordinator(
                type: "DetailCoordinator",
                emits: [
                    Emission(event: "Feed.didSelect"), Emission(event: "Feed.didShare"),
                    Emission(event: "Feed.didFail"),
                ]),
            to: feed, presentation: "push")
        let profile = tree.addChild(
            Coordinator(type: "ProfileCoordinator", emits: [Emission(event: "Feed.didSelect")]), to: app,
            presentation: "show")
        tree.addReference(to: profile, from: feed, presentation: "present")
        return tree
    }

    private func flows(_ change: (inout DiagramOptions) -> Void = { _ in }) throws -> Diagram {
        try diagram(app()) { options in
            options.detail = .flows
            change(&options)
        }
    }

    @Test func `a coordinator with children is a box, the others are rows of their parents`() throws {
        let diagram = try flows()
        #expect(diagram.titles == ["AppCoordinator", "FeedCoordinator"])
        #expect(diagram.lines("AppCoordinator") == ["○ ProfileCoordinator 1 event", "2 routes", "■ 1 event"])
    }

    @Test func `what is lost is counted where it is emitted, what is drawn elsewhere is named with its uses`() throws {
        let feed = try #require(try flows().boxes.last)
        #expect(feed.rows.map(\.text) == ["DetailCoordinator", "→ ProfileCoordinator", "1 event"])
        #expect(feed.rows.map(\.lost) == [2, 0, 1])
        #expect(feed.rows.map(BoxMetrics.tail) == ["2 of 3 lost", "used 2 times", "× lost"])
    }

    @Test func `of several events of a box it says how many are lost, and only the sign is red`() throws {
        var tree = app()
        tree.coordinators[1].emits += ["Feed.didSelect", "Feed.didScroll"].map { Emission(event: $0) }
        func row() throws -> Row? { try diagram(tree) { $0.detail = .flows }.boxes.last?.rows.last }
        #expect(try row().map(BoxMetrics.tail) == "2 of 3 lost")
        #expect(try row()?.meaning == .emission(isLost: false) && row()?.isLost == true)
        // The nearest miss: all are lost.
        tree.coordinators[1].emits.removeAll { $0.event == "Feed.didSelect" }
        #expect(try row().map(BoxMetrics.tail) == "both lost")
        #expect(try row()?.meaning == .emission(isLost: true))
    }

    @Test func `events that may end at a coordinator are counted, unless they end there anyway`() throws {
        var tree = app()
        tree.coordinators[1].intercepts = [Interceptor(event: "Feed.didShare", consumes: .sometimes)]
        let rows = try diagram(tree) { $0.detail = .flows }.boxes[1].rows
        #expect(rows.last?.meaning == .interceptor(.sometimes) && rows.last?.text == "1 event")
        #expect(rows.last?.tail == "may be consumed")
        tree.coordinators[1].intercepts.append(Interceptor(event: "Feed.didShare"))
        let ends = try diagram(tree) { $0.detail = .flows }.boxes[1].rows.map(\.meaning)
        #expect(ends.contains(.interceptor(.always)) && !ends.contains(.interceptor(.sometimes)))
    }

    @Test func `an event that ends off the path is counted where it ends`() throws {
        var tree = app()
        let chat = tree.addChild(
            Coordinator(
                type: "ChatCoordinator", emits: [Emission(event: "Chat.didType")],
                intercepts: [Interceptor(event: "Chat.didType", by: "FeedCoordinator")]),
            to: tree.roots[0], presentation: "show")
        tree.addChild(Coordinator(type: "EmojiCoordinator"), to: chat, presentation: "show")
        let diagram = try diagram(tree) { $0.detail = .flows }
        #expect(diagram.lines("FeedCoordinator").last == "■ 1 event")
        #expect(!diagram.lines("ChatCoordinator").contains("■ 1 event"))
    }

    @Test func `counted events have no lines, requested ones have`() throws {
        #expect(try flows().strokes.isEmpty)
        let asked = try flows { $0.events = .matching(NamePattern("Feed.didSelect")) }
        #expect(asked.strokes.count == 1 && asked.strokes[0].target.box == 0)
        #expect(asked.strokes[0].sources.contains(Flow.Port(box: 1, row: 0)))
    }

    @Test func `a highlighted leaf has a box`() throws {
        #expect(try flows { $0.highlight = NamePattern("Detail*") }.titles.contains("DetailCoordinator"))
    }

    @Test func `a coordinator whose children are hidden is a row that counts them`() throws {
        let diagram = try flows { $0.depth = 2 }
        #expect(diagram.titles == ["AppCoordinator"])
        #expect(diagram.lines("AppCoordinator").first == "○ FeedCoordinator + 1 lost")
    }

    @Test func `a long list says how many it leaves out, and how many events are lost there`() throws {
        var tree = CoordinatorTree()
        let app = tree.addRoot(Coordinator(type: "App", kind: .container))
        for number in 0..<41 {
            let leaf = Coordinator(type: "L\(number)", emits: [Emission(event: "E.e\(number)")])
            tree.addChild(leaf, to: app, presentation: "show")
        }
        let rows = try diagram(tree) { $0.detail = .flows }.boxes[0].rows
        #expect(rows.count == 40 && rows[39].text == "… 2 more coordinators" && rows[39].lost == 2)
    }
}
