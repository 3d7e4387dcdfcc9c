import CoordinatorModel
import Testing

@testable import CoordinatorDiagram

/// Where things lie in a picture.
@Suite struct ArrangementTests {
    private func arrange(
        _ tree: CoordinatorTree, _ change: (inout DiagramOptions) -> Void = { _ in }
    ) throws -> Arrangement {
        Arrangement(try diagram(tree, change), placement: TidyTree.starts)
    }

    @Test func `children are in the column after their parent, one level in one column`() throws {
        let frames = try arrange(.racing).frames
        #expect(frames[1].x == frames[2].x && frames[3].x == frames[5].x && frames[4].x == frames[6].x)
        #expect(frames[0].maxX < frames[1].x && frames[2].maxX < frames[3].x && frames[3].maxX < frames[4].x)
        #expect(frames[1].maxY < frames[2].y)
    }

    @Test func `downwards, columns are rows`() throws {
        let frames = try arrange(.racing) { $0.direction = .down }.frames
        #expect(frames[1].y == frames[2].y && frames[4].y == frames[6].y)
        #expect(frames[0].maxY < frames[1].y && frames[1].maxX < frames[2].x)
    }

    @Test func `event flows do not change the tree's order or its columns' order`() throws {
        let (with, without) = (try arrange(.racing), try arrange(.racing) { $0.events = .none })
        func order(_ frames: [Frame]) -> [Int] {
            (0..<7).sorted { (frames[$0].x, frames[$0].y) < (frames[$1].x, frames[$1].y) }
        }
        #expect(order(with.frames) == order(without.frames))
    }

    @Test func `unattached coordinators are apart from the others`() throws {
        var tree = CoordinatorTree()
        tree.addRoot(Coordinator(type: "A"))
        tree.addRoot(Coordinator(type: "B"))
        tree.addUnattached(Coordinator(type: "C"))
        let frames = try arrange(tree).frames
        #expect(frames[2].y - frames[1].maxY > frames[1].y - frames[0].maxY)
    }

    @Test func `the marker of a lost event costs no width: it is below its root, and its name is cut`() throws {
        func tree(_ event: String) -> CoordinatorTree {
            var tree = CoordinatorTree()
            let app = tree.addRoot(Coordinator(type: "App", kind: .container))
            tree.addChild(Coordinator(type: "Leaf", emits: [Emission(event: event)]), to: app, presentation: "show")
            return tree
        }
        let long = "ProfileSettingCoordinator.finishProfileSettingAndEverythingElse"
        let diagram = try diagram(tree(long))
        let arrangement = Arrangement(diagram, placement: TidyTree.starts)
        let (root, marker) = (arrangement.frames[0], arrangement.frames[2])
        #expect(marker.x == root.x && marker.y > root.maxY && marker.width <= root.width && root.width <= 260)
        #expect(arrangement.frames[0].x < 12)
        let words = BoxMetrics.title(ofMarker: diagram.boxes[2], in: marker.width)
        #expect(words.hasPrefix("× lost: ") && words.hasSuffix("…finishProfileSettingAndEverythingElse"), "\(words)")
        let short = try CoordinatorDiagramTests.diagram(tree("E.done"))
        let own = Arrangement(short, placement: TidyTree.starts).frames[2]
        #expect(BoxMetrics.title(ofMarker: short.boxes[2], in: own.width) == "× lost: E.done")
        let usual = "ItemListViewController.onSelect"
        let whole = try CoordinatorDiagramTests.diagram(tree(usual))
        let room = Arrangement(whole, placement: TidyTree.starts).frames[2]
        #expect(BoxMetrics.title(ofMarker: whole.boxes[2], in: room.width) == "× lost: \(usual)")
        // Less room around the words is better than fewer words.
        #expect(BoxMetrics.title(ofMarker: whole.boxes[2], in: room.width - 8) == "× lost: \(usual)")
        #expect(BoxMetrics.title(ofMarker: whole.boxes[2], in: room.width - 9).contains("…"))
    }

    @Test func `grounds that were moved apart leave no gap behind them`() throws {
        var tree = CoordinatorTree()
        let tabs = tree.addRoot(Coordinator(type: "Tabs", kind: .tabBar))
        for tab in 0..<3 {
            var last = tree.addChild(
                Coordinator(type: "Tab\(tab)", kind: .navigation), to: tabs, presentation: "select")
            // The first tab reaches down in the third column, the second is short, and the third is as deep as the first.
            for level in 0..<(tab == 1 ? 1 : 2) {
                let screens = tab == 0 && level == 1 ? (0..<9).map { Screen(type: "Screen\($0)") } : []
                last = tree.addChild(
                    Coordinator(type: "T\(tab)L\(level)", kind: .navigation, screens: screens), to: last,
                    presentation: "push")
            }
        }
        let lanes = try arrange(tree).lanes
        #expect(lanes.count == 3)
        for (lane, next) in zip(lanes, lanes.dropFirst()) { #expect(next.y - lane.maxY < 36, "\(lanes)") }
    }

    @Test func `a ground may be beside the parent of its feature, but not beside others on its levels`() throws {
        var tree = CoordinatorTree()
        let app = tree.addRoot(Coordinator(type: "App", kind: .container))
        func add(_ type: String, to parent: Int) -> Int {
            tree.addChild(Coordinator(type: type, kind: .navigation), to: parent, presentation: "push")
        }
        let first = add("First", to: app)
        _ = add("FirstStart", to: first)
        let tabs = add("Tabs", to: app)
        for tab in 0..<2 {
            let flow = add("Flow\(tab)", to: tabs)
            for screen in 0..<3 { _ = add("Screen\(tab)\(screen)", to: flow) }
        }
        let plain = add("Plain", to: tabs)
        let arrangement = try arrange(tree)
        let frames = arrangement.frames
        #expect(frames[tabs + 1].y - frames[tabs].y < 24, "its first child begins where the parent does")
        let last = try #require(arrangement.lanes.last)
        #expect(last.maxX > frames[plain].x && last.maxY < frames[plain].y)
    }

    @Test(arguments: [(5, 2), (6, 0)])
    func `a feature with more than three quarters of the boxes makes grounds useless`(screens: Int, lanes: Int) throws {
        var tree = CoordinatorTree()
        let tabs = tree.addRoot(Coordinator(type: "Tabs", kind: .tabBar))
        let first = tree.addChild(Coordinator(type: "First", kind: .navigation), to: tabs, presentation: "select")
        for screen in 0..<screens {
            tree.addChild(Coordinator(type: "Screen\(screen)"), to: first, presentation: "push")
        }
        tree.addChild(Coordinator(type: "Second"), to: tabs, presentation: "select")
        #expect(try arrange(tree).lanes.count == lanes)
    }

    @Test func `an empty tree has an empty picture`() throws {
        let arrangement = try arrange(CoordinatorTree())
        #expect(arrangement.frames.isEmpty && arrangement.size == Point(x: 0, y: 0))
    }

    @Test func `a branch without a name has no label, one without a route the presentation's alone`() throws {
        var tree = CoordinatorTree()
        let app = tree.addRoot(Coordinator(type: "A", kind: .container))
        tree.addChild(Coordinator(type: "B"), to: app, presentation: "")
        tree.addChild(Coordinator(type: "C"), to: app, presentation: "show")
        tree.addChild(Coordinator(type: "D"), to: app, presentation: "show", route: "d")
        #expect(try arrange(tree).branchLabels.map { $0?.text } == [nil, "show", "show · d"])
    }

    @Test(arguments: DiagramOptions.Direction.allCases)
    func `a chain of 20,000 with an event all the way up is arranged`(direction: DiagramOptions.Direction) throws {
        var tree = CoordinatorTree()
        var last = tree.addRoot(
            Coordinator(type: "C0", kind: .container, intercepts: [Interceptor(event: "X.a")]))
        for index in 1..<20_000 {
            let emits = index == 19_999 ? [Emission(event: "X.a")] : []
            last = tree.addChild(
                Coordinator(type: "C\(index)", kind: .container, emits: emits), to: last, presentation: "show")
        }
        let arrangement = try arrange(tree) { ($0.direction, $0.detail) = (direction, .titles) }
        let extents = arrangement.frames.map { direction == .right ? ($0.x, $0.maxX) : ($0.y, $0.maxY) }
        #expect(zip(extents, extents.dropFirst()).allSatisfy { $0.1 < $1.0 })
        #expect(arrangement.strokes.count == 1)
    }

    @Test(arguments: DiagramOptions.Direction.allCases)
    func `10,000 children of one parent are arranged`(direction: DiagramOptions.Direction) throws {
        var tree = CoordinatorTree()
        let app = tree.addRoot(Coordinator(type: "App", kind: .container))
        for index in 0..<10_000 {
            tree.addChild(Coordinator(type: "C\(index)"), to: app, presentation: "show")
        }
        let frames = try arrange(tree) { ($0.direction, $0.detail) = (direction, .titles) }.frames.dropFirst()
        let extents = frames.map { direction == .right ? ($0.y, $0.maxY) : ($0.x, $0.maxX) }
        #expect(zip(extents, extents.dropFirst()).allSatisfy { $0.1 < $1.0 })
    }

    @Test func `a line has no corner where it goes straight on, and keeps those where it turns or comes back`() {
        let corners = [(0.0, 0.0), (5, 0), (10, 0), (10, 5), (10, 9), (10, 2)].map { Point(x: $0.0, y: $0.1) }
        let curve = CurveBuilder.rounded(corners, radius: 0, arrow: 0)
        let ends = stride(from: 0, to: curve.points.count, by: 3).map { curve.points[$0] }
        #expect(ends == [(0, 0), (10, 0), (10, 9), (10, 2)].map { Point(x: $0.0, y: $0.1) })
    }
}
