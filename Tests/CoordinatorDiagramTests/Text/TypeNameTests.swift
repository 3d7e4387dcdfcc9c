import CoordinatorModel
import Testing

@testable import CoordinatorDiagram

/// Short names of types: no two types of a tree have the same one.
@Suite struct TypeNameTests {
    private func stems(_ types: String...) -> [String] {
        let names = TypeNames(types)
        return types.map(names.narrow)
    }

    @Test func `a type that is alone with its stem loses its longest suffix`() {
        #expect(stems("MainScreenCoordinator", "LoginCoordinator") == ["Main", "Login"])
        // The same type twice is one name.
        #expect(stems("MainScreenCoordinator", "MainScreenCoordinator") == ["Main", "Main"])
    }

    @Test func `the longer suffix is shortened if another type has the same stem`() {
        #expect(stems("MainCoordinator", "MainScreenCoordinator") == ["Main", "MainScreen"])
        #expect(stems("MainFlowCoordinator", "MainScreenCoordinator") == ["MainFlow", "MainScreen"])
        let names = TypeNames(["MainCoordinator", "MainScreenCoordinator"])
        #expect(names.parts("MainScreenCoordinator").suffix == "Coordinator")
    }

    @Test func `both names are whole if no suffix tells them apart`() {
        #expect(stems("MainCoordinator", "MainRouter") == ["MainCoordinator", "MainRouter"])
        #expect(stems("MainCoordinator", "Main") == ["MainCoordinator", "Main"])
        // `MainScreen` is another type here.
        #expect(stems("MainCoordinator", "MainScreenCoordinator", "MainScreen").count { $0 == "MainScreen" } == 1)
    }

    @Test func `head, table and references use the same name`() throws {
        var tree = CoordinatorTree()
        let app = tree.addRoot(
            Coordinator(type: "AppCoordinator", kind: .container, intercepts: [Interceptor(event: "A.c")]))
        let main = tree.addChild(
            Coordinator(type: "MainCoordinator", kind: .tabBar, intercepts: [Interceptor(event: "A.a")]), to: app,
            presentation: "root")
        let screen = tree.addChild(
            Coordinator(type: "MainScreenCoordinator", intercepts: [Interceptor(event: "A.b")]), to: main,
            presentation: "push")
        tree.addChild(
            Coordinator(type: "DetailCoordinator", emits: ["A.a", "A.b", "A.c"].map { Emission(event: $0) }),
            to: screen, presentation: "push")
        tree.addReference(to: screen, from: app, presentation: "show")
        let full = try diagram(tree)
        #expect(full.table?.entries.map(\.end).sorted() == ["", "App", "Main", "MainScreen"])
        #expect(full.boxes.map(BoxMetrics.title).contains("MainScreenCoordinator"))
        let head = try #require(full.boxes.first { $0.title == "MainScreenCoordinator" && !$0.isReference })
        #expect(BoxMetrics.parts(ofTitle: head) == NameParts(stem: "MainScreen", suffix: "Coordinator"))
        let narrow = try diagram(tree) { $0.isNarrow = true }
        #expect(narrow.boxes.map(BoxMetrics.title) == ["App", "Main", "MainScreen", "Detail", "→ MainScreen"])
        let flows = try diagram(tree) { ($0.isNarrow, $0.detail) = (true, .flows) }
        #expect(flows.boxes[0].rows.map(\.text).contains("→ MainScreen"))
    }
}
