import CoordinatorAnalysis
import CoordinatorModel
import Testing

@testable import CoordinatorDiagram

/// What the rules find is marked where it stands.
@Suite struct FindingMarkTests {
    /// A root whose claims are dead, shadowed and alive, and a leaf that emits two events, one of them lost.
    private var tree: CoordinatorTree {
        var tree = CoordinatorTree()
        let app = tree.addRoot(
            Coordinator(
                type: "App", kind: .container,
                intercepts: [
                    Interceptor(event: "X.dead"), Interceptor(event: "X.shadowed"), Interceptor(event: "X.alive"),
                ]))
        tree.addChild(
            Coordinator(
                type: "Leaf",
                emits: [
                    Emission(event: "X.alive"), Emission(event: "X.shadowed"), Emission(event: "X.lost"),
                ],
                intercepts: [Interceptor(event: "X.shadowed")]),
            to: app, presentation: "show")
        return tree
    }

    private func marked(showsFindings: Bool) throws -> Diagram {
        var tree = tree
        tree.assignIDs()
        let propagation = Propagation(tree)
        var options = DiagramOptions()
        options.showsFindings = showsFindings
        return try Diagram(tree, propagation, findings: Analysis(propagation).findings, options: options)
    }

    @Test func `interceptors whose events never arrive say so, and only they`() throws {
        let diagram = try marked(showsFindings: true)
        #expect(
            diagram.lines("App") == [
                "■ consumes X.dead never emitted below", "■ consumes X.shadowed consumed below", "■ consumes X.alive",
            ])
        #expect(diagram.boxes[0].rows.map(\.isFlawed) == [true, true, false])
        #expect(diagram.lines("Leaf").contains("▲ emits X.lost lost"))
        #expect(diagram.titles.last == "lost X.lost")
    }

    @Test func `without findings nothing is marked`() throws {
        let diagram = try marked(showsFindings: false)
        #expect(diagram.lines("App") == ["■ consumes X.dead", "■ consumes X.shadowed", "■ consumes X.alive"])
        #expect(diagram.lines("Leaf").contains("▲ emits X.lost"))
        #expect(diagram.titles == ["App", "Leaf"])
        #expect(diagram.flows.allSatisfy { $0.fate == .consumed })
    }
}
