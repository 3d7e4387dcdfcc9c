import CoordinatorModel
import Testing

@testable import CoordinatorDiagram

/// The explanation of signs: which ones, and where it stands.
@Suite struct LegendTests {
    /// Tabs below each other, so that below their parents nothing is drawn.
    private var app: CoordinatorTree {
        var tree = CoordinatorTree.racing
        for number in 0..<6 {
            let tab = tree.addChild(Coordinator(type: "Tab\(number)", kind: .navigation), to: 2, presentation: "select")
            tree.addChild(Coordinator(type: "Page\(number)"), to: tab, presentation: "push")
        }
        return tree
    }

    private func words(_ diagram: Diagram) -> [String] {
        LegendEntry.all(in: diagram).map { $0.words(hasStrokes: !diagram.strokes.isEmpty) }
    }

    @Test func `only signs that occur are explained`() throws {
        let words = words(try diagram(.racing))
        #expect(
            words.contains("consumed: the event stops here") && words.contains("may be consumed, depending on values"))
        #expect(words.contains("tab bar") && words.contains("takes the place of the one before"))
        #expect(!words.contains("observed: the event goes on") && !words.contains("drawn elsewhere"))
        #expect(words.contains("a screen") && !words.contains("inside of its screen"))
        #expect(try !self.words(diagram(.racing) { $0.showsScreens = false }).contains("a screen"))
    }

    @Test func `what is lost, drawn elsewhere or not presented is explained where it occurs`() throws {
        let tree = try tree(
            """
            { "version": 1, "root": { "type": "App", "kind": "container", "branches": [
              { "presentation": "embed", "child": { "type": "A", "emits": ["X.a"] } },
              { "presentation": "push", "to": "A" } ] },
              "unattached": [{ "type": "B" }] }
            """)
        let words = words(try diagram(tree))
        #expect(words.contains("no object up to the root intercepts it") && words.contains("not presented"))
        #expect(words.contains("drawn elsewhere") && words.contains("inside of its screen"))
        #expect(!words.contains("consumed: the event stops here"))
    }

    @Test func `an arrow without a word is explained where others have one`() throws {
        let tree = try tree(
            """
            { "version": 1, "root": { "type": "App", "kind": "container", "branches": [
              { "presentation": "push", "child": { "type": "A" } }, { "child": { "type": "B" } } ] } }
            """)
        let wanted = "without a word: how is not known"
        #expect(words(try diagram(tree)).contains(wanted))
        #expect(!words(try diagram(tree) { $0.isNarrow = true }).contains(wanted), "then no arrow has a word")
        #expect(!words(try diagram(.racing)).contains(wanted))
    }

    @Test(arguments: DiagramOptions.Direction.allCases)
    func `it stands in a blank corner without being asked for, and the picture does not grow`(
        _ direction: DiagramOptions.Direction
    ) throws {
        let diagram = try diagram(app) { $0.direction = direction }
        let arrangement = Arrangement(diagram, placement: TidyTree.starts)
        let boxes = arrangement.frames.map(\.maxY).max() ?? 0
        #expect(arrangement.size.y <= boxes + 40)
        guard let place = arrangement.legendPlace else {
            // A tree that grows downwards may fill its corners.
            #expect(direction == .down)
            return
        }
        let frame = Frame(
            x: place.origin.x, y: place.origin.y, width: place.metrics.size.x, height: place.metrics.size.y)
        #expect(frame.maxX <= arrangement.size.x && frame.maxY <= arrangement.size.y)
        let others = arrangement.frames + arrangement.lanes + (arrangement.tablePlace?.parts.map(\.frame) ?? [])
        #expect(others.allSatisfy { $0.isApart(from: frame) })
    }

    @Test func `if nothing is blank, it stands below the picture, and only if it is asked for`() throws {
        var tree = CoordinatorTree()
        let app = tree.addRoot(Coordinator(type: "App", kind: .container))
        tree.addChild(Coordinator(type: "A", emits: [Emission(event: "X.a")]), to: app, presentation: "show")
        #expect(Arrangement(try diagram(tree), placement: TidyTree.starts).legendPlace == nil)
        let arrangement = Arrangement(try diagram(tree) { $0.showsLegend = true }, placement: TidyTree.starts)
        let place = try #require(arrangement.legendPlace)
        #expect(place.origin.y > (arrangement.frames.map(\.maxY).max() ?? 0) && arrangement.size.y >= place.end)
    }

    @Test func `pages and parts of a tree have none unless it is asked for`() throws {
        func place(_ change: (inout DiagramOptions) -> Void) throws -> LegendPlace? {
            Arrangement(try diagram(app, change), placement: TidyTree.starts).legendPlace
        }
        #expect(try place { _ in } != nil)
        #expect(try place { $0.keepsTraces = true } == nil)
        #expect(try place { $0.depth = 2 } == nil)
        #expect(try place { ($0.depth, $0.showsLegend) = (2, true) } != nil)
    }
}
