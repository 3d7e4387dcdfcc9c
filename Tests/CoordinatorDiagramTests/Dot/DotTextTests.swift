import CoordinatorModel
import Testing
import TreeFixtures

@testable import CoordinatorDiagram

/// The DOT text is what is laid out, and other tools take it.
@Suite struct DotTextTests {
    private func drawing(_ tree: CoordinatorTree, direction: DiagramOptions.Direction = .right) throws -> DotDrawing {
        let diagram = try diagram(tree) { ($0.showsLegend, $0.direction) = (true, direction) }
        return DotDrawing(diagram, Arrangement(diagram, placement: TidyTree.starts), palette: .light)
    }

    private func text(_ drawing: DotDrawing) -> [UInt8] {
        var text = DotText()
        drawing.write(to: &text)
        return text.finished()
    }

    @Test func `every value is written as the library gets it, quotes escaped`() {
        var text = DotText()
        text.node(0, [.init(.label, .text(#"a"b\c"#)), .init(.pos, .constant("1,2"))])
        text.edge(from: 0, to: 0, [.init(.label, .html("<B>x</B>"))])
        text.sameRank([0])
        #expect(
            String(decoding: text.finished(), as: UTF8.self) == #"""
                digraph coordinators {
                  n0 [label="a\"b\\c", pos="1,2"];
                  n0 -> n0 [label=<<B>x</B>>];
                  { rank=same; n0 }
                }

                """#)
    }

    @Test func `dot accepts the sample, with all its nodes and edges`() throws {
        let drawing = try drawing(.racing)
        let canonical = try DotTool.run(["-Tcanon"], on: text(drawing))
        var counter = CountingSink()
        drawing.write(to: &counter)
        // Besides boxes there are their parts, the title and the legend.
        #expect(counter.nodes > 2 * drawing.scene.diagram.boxes.count)
        #expect(counter.edges == drawing.scene.diagram.branches.count + drawing.scene.diagram.strokes.count)
        let lines = canonical.split(separator: "\n").map { $0.drop { $0 == "\t" } }
        #expect(lines.count { $0.hasPrefix("n") && $0.contains(" -> ") } == counter.edges)
        #expect(lines.count { $0.prefixMatch(of: /n[0-9]+\s+\[/) != nil } == counter.nodes)
    }

    @Test(arguments: 0..<8 as Range<UInt64>)
    func `dot draws trees of any kind at these positions without a complaint`(seed: UInt64) throws {
        var random = RandomTree(seed: seed, largest: 30)
        let drawing = try drawing(random.tree(), direction: seed % 2 == 0 ? .right : .down)
        _ = try DotTool.run(["-Knop2", "-Tsvg"], on: text(drawing))
    }

    @Test func `dot accepts hostile names`() throws {
        var tree = CoordinatorTree(name: HostileNames.all[0])
        for name in HostileNames.all {
            let event = name + ".x"
            tree.addRoot(
                Coordinator(
                    type: name, id: name, kind: .init(rawValue: name),
                    screens: [Screen(type: name, emits: [Emission(event: event)])],
                    routes: [Route(name: name, payload: [name])], activeRoute: name,
                    intercepts: [Interceptor(event: event, consumes: .never, by: name)]))
        }
        _ = try DotTool.run(["-Knop2", "-Tsvg"], on: text(try drawing(tree)))
    }

    @Test func `the same tree gives the same bytes`() throws {
        #expect(try text(drawing(.racing)) == text(drawing(.racing)))
    }

    @Test(arguments: [
        (0.0, "0"), (1, "1"), (-1, "-1"), (0.5, "0.5"), (0.25, "0.25"), (0.05, "0.05"), (-0.05, "-0.05"),
        (1234.567, "1234.57"), (-0.001, "0"), (99.999, "100"),
    ])
    func `numbers are written to a hundredth`(value: Double, text: String) {
        #expect(DotLength.number(value) == text)
    }
}

/// Counts what it is handed.
private struct CountingSink: DotSink {
    var nodes = 0
    var edges = 0
    mutating func graph(_ attributes: [DotAttribute]) {}
    mutating func nodeDefaults(_ attributes: [DotAttribute]) {}
    mutating func edgeDefaults(_ attributes: [DotAttribute]) {}
    mutating func node(_ number: Int, _ attributes: [DotAttribute]) {
        #expect(number == nodes)
        nodes += 1
    }
    mutating func edge(from tail: Int, to head: Int, _ attributes: [DotAttribute]) {
        #expect(tail < nodes && head < nodes)
        edges += 1
    }
    mutating func sameRank(_ nodes: [Int]) {}
}
