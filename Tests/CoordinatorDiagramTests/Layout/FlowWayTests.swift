import CoordinatorModel
import Testing

@testable import CoordinatorDiagram

/// The ways of single events, which a page lights up.
@Suite struct FlowWayTests {
    /// A chain in which every coordinator emits an event of its own, and only the root claims one.
    private func chain(_ length: Int) -> CoordinatorTree {
        var tree = CoordinatorTree()
        var last = tree.addRoot(Coordinator(type: "C0", kind: .container, intercepts: [Interceptor(event: "E.e1")]))
        for number in 1..<length {
            let coordinator = Coordinator(
                type: "C\(number)", kind: .container, emits: [Emission(event: "E.e\(number)")])
            last = tree.addChild(coordinator, to: last, presentation: "show")
        }
        return tree
    }

    private func arranged(_ tree: CoordinatorTree) throws -> (Diagram, Arrangement) {
        let diagram = try diagram(tree) { $0.keepsTraces = true }
        return (diagram, Arrangement(diagram, placement: TidyTree.starts))
    }

    @Test func `a short chain has every way as a whole`() throws {
        let (_, arrangement) = try arranged(chain(60))
        #expect(arrangement.flowCurves.allSatisfy { $0.count == 1 })
    }

    @Test func `in a long chain, long ways are drawn at their ends`() throws {
        let (diagram, arrangement) = try arranged(chain(400))
        let longest = try #require(diagram.flows.lastIndex { $0.fate == .lost })
        let pieces = arrangement.flowCurves[longest]
        #expect(pieces.count == 2)
        let (source, target) = (diagram.flows[longest].source.box, diagram.flows[longest].target.box)
        #expect(try #require(pieces.first?.points.last).x > arrangement.frames[source].x)
        #expect(try #require(pieces.last?.points.first).x <= arrangement.frames[target].maxX)
        // What is near to the root is whole.
        #expect(arrangement.flowCurves[0].count == 1)
    }

    @Test func `ways of a lost event begin where they end, so that their dashes coincide; others at the emitter`()
        throws
    {
        var tree = CoordinatorTree()
        let app = tree.addRoot(
            Coordinator(type: "App", kind: .container, intercepts: [Interceptor(event: "E.done")]))
        for type in ["A", "B"] {
            let emits = [Emission(event: "E.lost"), Emission(event: "E.done")]
            tree.addChild(Coordinator(type: type, emits: emits), to: app, presentation: "show")
        }
        let (diagram, arrangement) = try arranged(tree)
        func starts(_ fate: Flow.Fate) -> Set<Point?> {
            Set(
                diagram.flows.indices.filter { diagram.flows[$0].fate == fate }.map {
                    arrangement.flowCurves[$0].first?.points.first
                })
        }
        #expect(starts(.lost).count == 1)
        #expect(starts(.consumed).count == 2)
    }

    @Test func `all ways together grow no faster than their number`() throws {
        let points = try [400, 1_600].map { length in
            try arranged(chain(length)).1.flowCurves.joined().reduce(0) { $0 + $1.points.count }
        }
        #expect(points[1] < points[0] * 4)
    }
}
