import CoordinatorModel
import Testing

@testable import CoordinatorDiagram

/// Mermaid shows an error in place of a large diagram: coordviz says so beforehand.
@Suite struct MermaidLimitTests {
    private func star(_ children: Int, type: (Int) -> String = { "C\($0)" }) -> CoordinatorTree {
        var tree = CoordinatorTree()
        let app = tree.addRoot(Coordinator(type: "App", kind: .container))
        for index in 0..<children { tree.addChild(Coordinator(type: type(index)), to: app, presentation: "s") }
        return tree
    }

    private func error(_ tree: CoordinatorTree) throws -> MermaidError? {
        do {
            _ = try MermaidText.text(of: diagram(tree), theme: .light)
            return nil
        } catch let error as MermaidError {
            return error
        }
    }

    @Test func `500 edges are drawn, one more is an error with a way out`() throws {
        #expect(try error(star(500)) == nil)
        let error = try #require(try error(star(501)))
        #expect(error.message == "the diagram has 501 edges; Mermaid renders at most 500")
        #expect(error.hint.contains("--focus"))
    }

    @Test func `50,000 characters are the limit`() throws {
        let short = try MermaidText.text(of: diagram(star(1) { _ in "" }), theme: .light).count
        #expect(try error(star(1) { _ in String(repeating: "a", count: 45_000 - short) }) == nil)
        let error = try #require(try error(star(1) { _ in String(repeating: "a", count: 50_001) }))
        #expect(error.message.contains("characters"))
    }

    @Test func `characters are counted as Mermaid counts them, in UTF-16`() throws {
        // 11 UTF-16 units each, though one for the eye.
        #expect(try error(star(1) { _ in String(repeating: "👩‍👩‍👧‍👦", count: 5000) }) != nil)
    }
}
