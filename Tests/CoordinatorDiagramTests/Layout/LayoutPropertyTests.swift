import CoordinatorModel
import LayoutChecks
import Testing
import TreeFixtures

@testable import CoordinatorDiagram

/// Whatever the tree, nothing in its picture runs over anything else.
@Suite struct LayoutPropertyTests {
    static let cases = DiagramOptions.Direction.allCases.flatMap { direction in
        (0..<40 as Range<UInt64>).map { (direction, $0) }
    }

    private func diagram(_ direction: DiagramOptions.Direction, _ seed: UInt64) throws -> Diagram {
        var random = RandomTree(seed: seed, largest: 45)
        let tree = random.tree()
        return try CoordinatorDiagramTests.diagram(tree) { options in
            options.direction = direction
            // Some of everything that changes the shape of boxes.
            options.detail = seed % 5 == 4 ? .titles : seed % 5 == 2 ? .flows : .full
            options.isNarrow = seed % 6 == 1
            options.showsRoutes = seed % 3 != 2
            options.showsScreens = seed % 7 != 6
            options.longestList = seed % 4 == 3 ? 1 : 12
        }
    }

    /// A coordinator with many leaves among other children; they lose some events, and two coordinators receive the others.
    private func star(_ seed: UInt64, leaves: Int, _ direction: DiagramOptions.Direction) throws -> Diagram {
        var random = SplitMix64(seed: seed)
        var tree = CoordinatorTree()
        let app = tree.addRoot(
            Coordinator(
                type: "AppCoordinator", kind: .container, routes: (0..<3).map { Route(name: "r\($0)") },
                intercepts: [Interceptor(event: "E.a"), Interceptor(event: "E.b", consumes: .never)]))
        let main = tree.addChild(
            Coordinator(type: "MainCoordinator", kind: .tabBar, intercepts: [Interceptor(event: "E.c")]), to: app,
            presentation: "root", route: "r0")
        for number in 0..<leaves {
            let names = ["a", "b", "c", "d"].filter { _ in random.chance(40) }
            let leaf = Coordinator(
                type: "Leaf\(number)Coordinator", screens: [Screen(type: "Leaf\(number)ViewController")],
                emits: names.map { Emission(event: "E.\($0)") })
            let index = tree.addChild(leaf, to: main, presentation: random.chance(50) ? "show" : "present")
            if random.chance(4) { tree.addChild(Coordinator(type: "Deeper"), to: index, presentation: "push") }
        }
        return try CoordinatorDiagramTests.diagram(tree) { options in
            options.mostColumns = 6
            options.direction = direction
            options.events = seed % 2 == 0 ? .all : .lost
            options.isNarrow = seed % 3 == 1
        }
    }

    @Test(arguments: DiagramOptions.Direction.allCases, 0..<12 as Range<UInt64>)
    func `nothing overlaps where leaves stand in columns`(direction: DiagramOptions.Direction, seed: UInt64) throws {
        let diagram = try star(seed, leaves: 26 + Int(seed) * 4, direction)
        #expect(diagram.boxes.contains { $0.subject == .corridor })
        #expect(try LayoutCheck(diagram, placement: TidyTree.starts).complaints == [])
    }

    /// A chain with leaves beside it, whose events end far above them or are lost, in rows of some levels.
    private func chain(_ seed: UInt64, _ direction: DiagramOptions.Direction) throws -> Diagram {
        var random = SplitMix64(seed: seed)
        var tree = CoordinatorTree()
        var parent = tree.addRoot(
            Coordinator(type: "AppCoordinator", kind: .container, intercepts: [Interceptor(event: "E.a")]))
        for level in 1...(6 + Int(seed) % 9) {
            let names = ["a", "b", "c", "d", "e"].filter { _ in random.chance(40) }
            let claims = ["b", "c", "d"].filter { _ in random.chance(15) }
            for leaf in 0..<(random.chance(30) ? 2 : 0) {
                tree.addChild(Coordinator(type: "Leaf\(level)\(leaf)Coordinator"), to: parent, presentation: "show")
            }
            parent = tree.addChild(
                Coordinator(
                    type: "Step\(level)Coordinator", kind: .navigation,
                    routes: random.chance(50) ? [Route(name: "next"), Route(name: "other")] : [],
                    emits: names.map { Emission(event: "E.\($0)") },
                    intercepts: claims.map {
                        Interceptor(event: "E.\($0)", consumes: random.chance(50) ? .always : .never)
                    }),
                to: parent, presentation: "push", route: random.chance(50) ? "next" : nil)
        }
        return try CoordinatorDiagramTests.diagram(tree) { options in
            options.longestRow = 2 + Int(seed) % 4
            options.direction = direction
            options.events = seed % 2 == 0 ? .all : .lost
            options.isNarrow = seed % 3 == 1
        }
    }

    @Test(arguments: DiagramOptions.Direction.allCases, 0..<24 as Range<UInt64>)
    func `nothing overlaps where a chain stands in rows`(direction: DiagramOptions.Direction, seed: UInt64) throws {
        let diagram = try chain(seed, direction)
        #expect(diagram.boxes.contains { $0.subject == .turn })
        #expect(try LayoutCheck(diagram, placement: TidyTree.starts).complaints == [])
    }

    @Test(arguments: cases)
    func `nothing overlaps in the tidy tree`(direction: DiagramOptions.Direction, seed: UInt64) throws {
        let check = try LayoutCheck(try diagram(direction, seed), placement: TidyTree.starts)
        #expect(check.complaints == [])
    }

    @Test(arguments: cases)
    func `nothing overlaps when boxes are put one after the other`(
        direction: DiagramOptions.Direction, seed: UInt64
    ) throws {
        let check = try LayoutCheck(try diagram(direction, seed)) { forest in
            var end = 0.0
            return forest.extents.map { extent in
                end += extent + forest.separation
                return end - forest.separation - extent
            }
        }
        #expect(check.complaints == [])
    }

    @Test func `the check finds what is planted`() throws {
        let diagram = try CoordinatorDiagramTests.diagram(.racing)
        let good = Arrangement(diagram, placement: TidyTree.starts)
        #expect(LayoutCheck(diagram, good).complaints == [])
        func complaints(_ change: (inout Arrangement) -> Void) -> String {
            var bad = good
            change(&bad)
            return LayoutCheck(diagram, bad).complaints.joined(separator: "; ")
        }
        let overlap = complaints { $0.frames[1] = $0.frames[2] }
        #expect(overlap.contains("boxes c-Login and c-Main overlap"))
        let buried = complaints { $0.branchLabels[2]?.middle = $0.frames[3].middle }
        #expect(buried.contains("lies on box c-Teams"))
        let loose = [
            complaints { $0.branchCurves[0].tip.x -= 1 }, complaints { $0.strokes[0][0].points[0].x += 300 },
            complaints { $0.strokes[0] = $0.strokes[1] },
        ]
        for found in loose { #expect(found.contains("hangs in the air")) }
        let through = complaints { arrangement in
            for point in 1...3 { arrangement.strokes[0][0].points[point] = good.frames[4].middle }
        }
        #expect(through.contains("runs through c-Teams-Details"))
        let covered = complaints { $0.strokes.append($0.strokes[0]) }
        #expect(covered.contains("lie upon each other"))
        let outside = complaints { $0.frames[0].x = -300 }
        #expect(outside.contains("lies outside of the picture"))
    }
}
