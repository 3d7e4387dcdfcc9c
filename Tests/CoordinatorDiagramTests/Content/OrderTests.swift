import CoordinatorModel
import Testing

@testable import CoordinatorDiagram

/// A picture depends on what a tree says, not on the order in which it was put together.
@Suite struct OrderTests {
    @Test func `the order in which coordinators were added does not matter`() throws {
        var tree = CoordinatorTree(name: "Racing")
        for coordinator in CoordinatorTree.racing.coordinators.reversed() {
            var copy = coordinator
            copy.branches = []
            tree.coordinators.append(copy)
        }
        let last = tree.coordinators.count - 1
        tree.roots = [last]
        for (index, coordinator) in CoordinatorTree.racing.coordinators.enumerated() {
            tree.coordinators[last - index].branches = coordinator.branches.map { branch in
                var branch = branch
                branch.child = .contained(last - branch.child.index)
                return branch
            }
        }
        let (one, other) = (try diagram(.racing), try diagram(tree))
        #expect(one.boxes.map(\.id) == other.boxes.map(\.id))
        #expect(one.boxes.map(\.rows) == other.boxes.map(\.rows))
        #expect(one.branches == other.branches)
        #expect(Set(one.flowWords) == Set(other.flowWords))
        #expect(one.summary == other.summary)
    }

    @Test func `the order of keys does not matter`() throws {
        let one = try tree(
            """
            { "version": 1, "events": ["A.b"], "roots": [{ "type": "App", "kind": "container", "emits": ["A.b"],
              "intercepts": [{ "event": "A.b", "consumes": "never", "by": "M" }],
              "branches": [{ "presentation": "root", "route": "r", "child": { "type": "B", "kind": "tabBar" } }] }] }
            """)
        let other = try tree(
            """
            { "roots": [{
              "branches": [{ "child": { "kind": "tabBar", "type": "B" }, "route": "r", "presentation": "root" }],
              "intercepts": [{ "by": "M", "consumes": "never", "event": "A.b" }],
              "emits": ["A.b"], "kind": "container", "type": "App" }], "events": ["A.b"], "version": 1 }
            """)
        #expect(try dot(one) == dot(other))
    }

    private func dot(_ tree: CoordinatorTree) throws -> [UInt8] {
        let diagram = try diagram(tree)
        var text = DotText()
        DotDrawing(diagram, Arrangement(diagram, placement: TidyTree.starts), palette: .light).write(to: &text)
        return text.finished()
    }
}
