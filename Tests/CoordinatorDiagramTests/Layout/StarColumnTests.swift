import CoordinatorAnalysis
import CoordinatorModel
import Testing
import TreeComparison

@testable import CoordinatorDiagram

/// Many leaves of one coordinator stand in several columns.
@Suite struct StarColumnTests {
    private func star(_ leaves: Int, deep: Set<Int> = []) -> CoordinatorTree {
        var tree = CoordinatorTree(name: "Star")
        let app = tree.addRoot(
            Coordinator(type: "App", kind: .container, intercepts: [Interceptor(event: "E.*")]))
        for number in 0..<leaves {
            let leaf = Coordinator(type: "Leaf\(number)", emits: [Emission(event: "E.done")])
            let index = tree.addChild(leaf, to: app, presentation: "show")
            if deep.contains(number) { tree.addChild(Coordinator(type: "Deep"), to: index, presentation: "push") }
        }
        return tree
    }

    private func folded(
        _ tree: CoordinatorTree, _ fit: Fit, _ change: (inout DiagramOptions) -> Void = { _ in }
    ) throws -> (diagram: Diagram, arrangement: Arrangement) {
        var options = DiagramOptions()
        change(&options)
        var tree = tree
        tree.assignIDs()
        let propagation = Propagation(tree)
        let diagram = try Folding(fit, mayFold: true).diagram(options) {
            try Diagram(tree, propagation, options: $0)
        }
        return (diagram, Arrangement(diagram, placement: TidyTree.starts))
    }

    /// The leaves of each column, by their numbers.
    private func columns(_ picture: (diagram: Diagram, arrangement: Arrangement)) -> [[Int]] {
        var columns: [Double: [Int]] = [:]
        for (box, frame) in zip(picture.diagram.boxes, picture.arrangement.frames) where box.title.hasPrefix("Leaf") {
            columns[frame.x, default: []].append(Int(box.title.dropFirst(4)) ?? -1)
        }
        return columns.sorted { $0.key < $1.key }.map(\.value)
    }

    @Test func `twenty-four leaves stand in three columns, one read after the other`() throws {
        let picture = try folded(star(24), .none)
        #expect(columns(picture) == [Array(0..<8), Array(8..<16), Array(16..<24)])
        let size = picture.arrangement.size
        #expect(size.x / size.y > 0.7 && size.x / size.y < 2, "\(size)")
        #expect(picture.diagram.options.note == nil)
    }

    @Test func `eleven stand in one, as in any tree`() throws {
        #expect(columns(try folded(star(11), .none)) == [Array(0..<11)])
        #expect(columns(try folded(star(12), .none)).count == 2)
    }

    @Test func `a coordinator with children of its own stays where it is, between the columns of others`() throws {
        let picture = try folded(star(25, deep: [12]), .none)
        // 12 leaves, the one with a child, and 12 leaves: all first columns are one.
        #expect(columns(picture) == [Array(0..<6) + [12] + Array(13..<19), Array(6..<12) + Array(19..<25)])
    }

    @Test func `all events still end where they did, in one stroke through the corridors`() throws {
        let diagram = try folded(star(24), .none).diagram
        #expect(diagram.strokes.count == 1 && diagram.strokes[0].sources.count == 24)
        #expect(diagram.titles[diagram.strokes[0].target.box] == "App")
        #expect(diagram.summary.hasPrefix("25 coordinators, 24 branches,"))
    }

    @Test func `on a slide they stay boxes`() throws {
        let picture = try folded(star(24), .slide)
        #expect(picture.diagram.options.detail == .full && columns(picture).count == 3)
        #expect(Fit.slide.rowSize(of: picture.arrangement.size) >= 11)
    }

    @Test func `columns that are too wide for a README are fewer`() throws {
        var tree = star(24)
        tree.coordinators[0].type = "AnApplicationWithANameThatIsQuiteLongCoordinator"
        for index in 1...24 {
            tree.coordinators[index].emits = [Emission(event: "E.aNameThatIsAsLongAsSomeAreInLargerApps")]
        }
        let picture = try folded(tree, .readme)
        #expect(columns(picture).count < 3 && picture.diagram.options.note == nil)
        #expect(Fit.readme.rowSize(of: picture.arrangement.size) >= 8)
    }

    /// The leaves of each row, where the tree grows downwards.
    private func rows(_ picture: (diagram: Diagram, arrangement: Arrangement)) -> [[Int]] {
        var rows: [Double: [Int]] = [:]
        for (box, frame) in zip(picture.diagram.boxes, picture.arrangement.frames) where box.title.hasPrefix("Leaf") {
            rows[frame.y, default: []].append(Int(box.title.dropFirst(4)) ?? -1)
        }
        return rows.sorted { $0.key < $1.key }.map(\.value)
    }

    @Test func `downwards they stand in rows, one read after the other`() throws {
        let picture = try folded(star(24), .none) { $0.direction = .down }
        #expect(rows(picture) == (0..<8).map { Array($0 * 3..<$0 * 3 + 3) })
        let size = picture.arrangement.size
        #expect(size.x / size.y > 0.5 && size.x / size.y < 2, "\(size)")
        #expect(rows(try folded(star(11), .none) { $0.direction = .down }) == [Array(0..<11)])
    }

    @Test func `neither a page nor a picture of two versions has corridors`() throws {
        for direction in DiagramOptions.Direction.allCases {
            let page = try folded(star(24), .none) {
                $0.keepsTraces = true
                $0.direction = direction
            }
            #expect(!page.diagram.titles.contains("corridor"))
        }
        let comparison = Comparison(from: star(24), to: star(25))
        var options = DiagramOptions()
        options.mostColumns = 6
        #expect(try !Diagram(comparison, options: options).titles.contains("corridor"))
    }
}
