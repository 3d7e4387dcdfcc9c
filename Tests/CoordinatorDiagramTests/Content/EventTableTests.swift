import CoordinatorModel
import Testing

@testable import CoordinatorDiagram

/// The table that says where every event goes.
@Suite struct EventTableTests {
    /// Tabs with details that emit: one event is intercepted above, one by a tab, one at home, one is lost.
    private var app: CoordinatorTree {
        var tree = CoordinatorTree(name: "App")
        let app = tree.addRoot(
            Coordinator(
                type: "AppCoordinator", kind: .tabBar, intercepts: [Interceptor(event: "DetailViewDelegate.didClose")]))
        for tab in ["Teams", "Drivers"] {
            let parent = tree.addChild(
                Coordinator(
                    type: "\(tab)Coordinator", kind: .navigation,
                    intercepts: [
                        Interceptor(event: "DetailViewDelegate.didOpen", consumes: tab == "Teams" ? .always : .never)
                    ]),
                to: app, presentation: "select")
            tree.addChild(
                Coordinator(
                    type: "DetailCoordinator",
                    emits: ["didHome", "didClose", "didOpen", "didVanish"].map {
                        Emission(event: "DetailViewDelegate.\($0)")
                    },
                    intercepts: [Interceptor(event: "DetailViewDelegate.didHome")]),
                to: parent, presentation: "show")
        }
        return tree
    }

    private func table(
        _ tree: CoordinatorTree, _ change: (inout DiagramOptions) -> Void = { _ in }
    ) throws -> [String]? {
        try diagram(tree, change).table?.entries.map { "\($0.event) | \($0.emitters) | \($0.fate.sign) \($0.end)" }
    }

    @Test func `what is lost comes first, what stays in its box last, and equal emitters are counted`() throws {
        #expect(
            try table(app) == [
                "DetailViewDelegate.didVanish | both Detail | × ",
                "DetailViewDelegate.didClose | both Detail | ■ App",
                "DetailViewDelegate.didOpen | Detail via Teams | ■ Teams",
                "DetailViewDelegate.didOpen | Detail via Drivers | ○ Drivers",
                "DetailViewDelegate.didHome | both Detail | ■ Detail",
            ])
    }

    @Test func `only a complete table promises every event, and others count the rest`() throws {
        func texts(_ features: Int, isFree: Bool) throws -> [String] {
            let diagram = try diagram(self.features(features)) {
                ($0.detail, $0.continuesTableBeneath) = (.flows, isFree)
            }
            let place = try #require(Arrangement(diagram, placement: TidyTree.starts).tablePlace)
            return place.parts.map { place.heading(of: $0) } + place.parts.compactMap { place.wordsOfRest(below: $0) }
        }
        let complete = try texts(20, isFree: true)
        #expect(complete.first == "Where every event goes" && !complete.contains { $0.hasPrefix("…") })
        #expect(complete.dropFirst().allSatisfy { $0 == "Where every event goes, continued" })
        let cut = try texts(50, isFree: true)
        #expect(cut.first == "Where events go" && cut.last == "… and 110 more events")
    }

    @Test func `where there is little room, domains are short as long as no other is called so`() throws {
        #expect(try table(app) { $0.isNarrow = true }?[1] == "Detail.didClose | both Detail | ■ App")
        var other = app
        other.coordinators[0].intercepts.append(Interceptor(event: "Detail.didStay"))
        #expect(
            try table(other) { $0.isNarrow = true }?[1] == "DetailViewDelegate.didClose | both Detail | ■ App")
    }

    @Test func `parts of a tree, chosen events and titles have none`() throws {
        #expect(try table(app) { $0.depth = 2 } == nil)
        #expect(try table(app) { $0.events = .lost } == nil)
        #expect(try table(app) { $0.detail = .titles } == nil)
        #expect(try table(app) { $0.showsFindings = false } == nil)
    }

    @Test func `where all events stay in their boxes the rows have said it, unless they are counts`() throws {
        var tree = CoordinatorTree()
        let events = ["F.a", "F.b", "F.c"]
        let app = tree.addRoot(Coordinator(type: "App", kind: .container))
        tree.addChild(
            Coordinator(
                type: "Login", emits: events.map { Emission(event: $0) },
                intercepts: events.map { Interceptor(event: $0) }),
            to: app, presentation: "root")
        #expect(try table(tree) == nil)
        #expect(try table(tree) { $0.detail = .flows }?.count == 3)
    }

    @Test func `it stands where nothing else does, and the picture doesn't grow`() throws {
        var app = app
        for tab in ["Cars", "Tracks"] {
            let next = Coordinator(type: "\(tab)Coordinator", screens: [Screen(type: "\(tab)ViewController")])
            app.addChild(next, to: 0, presentation: "select")
        }
        for direction in DiagramOptions.Direction.allCases {
            let with = try diagram(app) { $0.direction = direction }
            var without = with
            without.table = nil
            let arrangement = Arrangement(with, placement: TidyTree.starts)
            #expect(arrangement.size == Arrangement(without, placement: TidyTree.starts).size)
            for frame in arrangement.tablePlace?.parts.map(\.frame) ?? [] {
                #expect(frame.maxX <= arrangement.size.x && frame.maxY <= arrangement.size.y, "\(direction)")
                for box in arrangement.frames {
                    #expect(frame.isApart(from: box), "\(direction): \(box) and \(frame)")
                }
            }
        }
        #expect(Arrangement(try diagram(app), placement: TidyTree.starts).tablePlace != nil)
    }

    @Test func `its parts stand in one place: beside each other with the same length, or below each other`() throws {
        let table = try #require(try diagram(features(20)).table)
        let metrics = TableMetrics(table, widest: TableMetrics.widths[2])
        let (width, step) = (metrics.width, metrics.width + TableMetrics.between)
        func parts(_ size: Point, _ obstacles: [Frame] = []) -> [TablePlace.Part] {
            TableParts(inOnePlace: metrics, in: size, around: obstacles)?.parts ?? []
        }
        let beside = parts(Point(x: 3 * step, y: 1_000))
        #expect(beside.count > 1 && Set(beside.map(\.frame.y)).count == 1)
        #expect(zip(beside, beside.dropFirst()).allSatisfy { $1.frame.x - $0.frame.x == step })
        #expect(Set(beside.dropLast().map(\.entries.count)).count == 1)
        #expect(beside.map(\.entries.count).max() == (metrics.lines.count + beside.count - 1) / beside.count)
        let below = parts(Point(x: width, y: 3_000))
        #expect(below.count == beside.count && Set(below.map(\.frame.x)).count == 1)
        #expect(zip(below, below.dropFirst()).allSatisfy { $1.frame.y > $0.frame.maxY })
        // What stands between two areas keeps the table out of the second one.
        let wall = Frame(x: 0, y: 500, width: width, height: 100)
        let apart = parts(Point(x: width, y: 1_100), [wall])
        #expect(apart.count == 1 && apart[0].frame.maxY < wall.y)
        #expect(parts(Point(x: width, y: 60)).isEmpty)
    }

    @Test func `without a blank corner there is no table, unless height costs nothing`() throws {
        var tree = CoordinatorTree()
        let app = tree.addRoot(
            Coordinator(
                type: "AppCoordinator", kind: .container, routes: (0..<6).map { Route(name: "aLongNameOfRoute\($0)") },
                intercepts: [Interceptor(event: "F.*")]))
        tree.addChild(
            Coordinator(type: "L", emits: (0..<9).map { Emission(event: "F.event\($0)") }), to: app,
            presentation: "root")
        #expect(Arrangement(try diagram(tree), placement: TidyTree.starts).tablePlace == nil)
        let arrangement = Arrangement(
            try diagram(tree) { $0.mayStandTableBeneath = true }, placement: TidyTree.starts)
        let place = try #require(arrangement.tablePlace)
        #expect(place.entries == 9 && place.parts[0].frame.y > (arrangement.frames.map(\.maxY).max() ?? 0))
        #expect(arrangement.size.y >= place.end)
    }

    @Test func `a picture that is long already does not become longer`() throws {
        var tree = CoordinatorTree()
        let app = tree.addRoot(
            Coordinator(type: "AppCoordinator", kind: .container, intercepts: [Interceptor(event: "F.*")]))
        for number in 0..<20 {
            tree.addChild(
                Coordinator(type: "Feature\(number)", emits: [Emission(event: "F.event\(number)")]), to: app,
                presentation: "push")
        }
        let arrangement = Arrangement(try diagram(tree) { $0.mayStandTableBeneath = true }, placement: TidyTree.starts)
        let lowest = arrangement.frames.map(\.maxY).max() ?? 0
        #expect(arrangement.size.y < lowest + 40)
    }

    @Test func `a long picture whose events are counts gets the table, which alone has their names`() throws {
        var tree = CoordinatorTree()
        let app = tree.addRoot(
            Coordinator(type: "AppCoordinator", kind: .container, intercepts: [Interceptor(event: "F.*")]))
        for number in 0..<20 {
            let feature = tree.addChild(
                Coordinator(type: "Feature\(number)", kind: .navigation, emits: [Emission(event: "F.event\(number)")]),
                to: app, presentation: "push")
            tree.addChild(Coordinator(type: "Leaf\(number)"), to: feature, presentation: "push")
        }
        func lowest(_ detail: DiagramOptions.Detail) throws -> (height: Double, boxes: Double) {
            let diagram = try diagram(tree) {
                $0.mayStandTableBeneath = true
                $0.detail = detail
            }
            let arrangement = Arrangement(diagram, placement: TidyTree.starts)
            return (arrangement.size.y, arrangement.frames.map(\.maxY).max() ?? 0)
        }
        let flows = try lowest(.flows)
        #expect(flows.height > flows.boxes + 100)
    }

    /// Features with a leaf each, and one event in each feature.
    private func features(_ count: Int) -> CoordinatorTree {
        var tree = CoordinatorTree()
        let app = tree.addRoot(
            Coordinator(type: "AppCoordinator", kind: .container, intercepts: [Interceptor(event: "F.*")]))
        for number in 0..<count {
            let feature = tree.addChild(
                Coordinator(
                    type: "Feature\(number)", kind: .navigation,
                    emits: (0..<3).map { Emission(event: "F.event\(number)of\($0)") }),
                to: app, presentation: "push")
            tree.addChild(Coordinator(type: "Leaf\(number)"), to: feature, presentation: "push")
        }
        return tree
    }

    /// Features with a leaf each, which all emit one event; the first feature emits others.
    private func shared(_ features: Int, events: Int) -> CoordinatorTree {
        var tree = CoordinatorTree()
        let app = tree.addRoot(
            Coordinator(type: "AppCoordinator", kind: .container, intercepts: [Interceptor(event: "FeatureDelegate.*")])
        )
        for number in 0..<features {
            let others = number > 0 ? [] : (0..<events).map { "FeatureDelegate.somethingElseHappenedHere\($0)" }
            let emits = (["FeatureDelegate.somethingHappenedHere"] + others).map { Emission(event: $0) }
            let feature = tree.addChild(
                Coordinator(type: "Feature\(number)", kind: .navigation, emits: emits), to: app, presentation: "push")
            tree.addChild(
                Coordinator(type: "Leaf\(number)", emits: Array(emits.prefix(1))), to: feature, presentation: "push")
        }
        return tree
    }

    @Test func `a picture of free size grows a little for a table without room, which cuts nothing`() throws {
        func place(_ events: Int, isFree: Bool) throws -> (place: TablePlace?, boxes: Double, height: Double) {
            let diagram = try diagram(shared(20, events: events)) { $0.continuesTableBeneath = isFree }
            let arrangement = Arrangement(diagram, placement: TidyTree.starts)
            return (arrangement.tablePlace, arrangement.frames.map(\.maxY).max() ?? 0, arrangement.size.y)
        }
        let free = try place(5, isFree: true)
        let whole = try #require(free.place)
        #expect(whole.entries == whole.metrics.lines.count && whole.parts[0].frame.y > free.boxes)
        #expect(free.height < free.boxes * 1.35)
        let emitters = whole.metrics.lines.map { whole.metrics.cell(1, of: $0) }.joined(separator: " ")
        #expect(!emitters.contains(" + ") && emitters.contains("Leaf19"))
        // No part begins within an entry.
        #expect(whole.parts.allSatisfy { !whole.metrics.lines[$0.entries.lowerBound].isContinuation })
        // The nearest misses: a size that is fixed, and a table that is too long.
        for other in [try place(5, isFree: false), try place(90, isFree: true)] {
            #expect(other.height < other.boxes + 20)
        }
    }

    @Test func `if boxes only count their events and the size is free, the table is complete or does not go on`() throws
    {
        func arrangement(_ features: Int, isFree: Bool) throws -> (Arrangement, entries: Int) {
            let diagram = try diagram(self.features(features)) {
                ($0.detail, $0.continuesTableBeneath) = (.flows, isFree)
            }
            return (Arrangement(diagram, placement: TidyTree.starts), diagram.table?.entries.count ?? 0)
        }
        let (bounded, _) = try arrangement(20, isFree: false)
        #expect(bounded.tablePlace == nil)
        let (free, entries) = try arrangement(20, isFree: true)
        let place = try #require(free.tablePlace)
        #expect(place.entries == entries && entries == 60)
        #expect(place.parts.map(\.entries).reduce(0) { $1.lowerBound == $0 ? $1.upperBound : -1 } == 60)
        for (index, part) in place.parts.enumerated() {
            #expect(part.frame.maxX <= free.size.x && part.frame.maxY <= free.size.y)
            #expect(place.parts[..<index].allSatisfy { $0.frame.isApart(from: part.frame) })
            #expect(free.frames.allSatisfy { $0.isApart(from: part.frame) })
        }
        let (large, _) = try arrangement(50, isFree: true)
        #expect(large.tablePlace?.entries == 40)
    }
}

extension Frame {
    func isApart(from other: Frame) -> Bool {
        maxX <= other.x || other.maxX <= x || maxY <= other.y || other.maxY <= y
    }
}
