import CoordinatorModel
import Testing

@testable import CoordinatorDiagram

/// What focus, depth and collapse leave of a tree.
@Suite struct ScopeTests {
    @Test func `focus shows the matches, everything below, and the path to them`() throws {
        let diagram = try diagram(.racing) { $0.focus = NamePattern("Teams") }
        #expect(diagram.titles.prefix(4) == ["App", "Main", "Teams", "Details"])
        #expect(diagram.boxes.prefix(4).map(\.emphasis) == [.context, .context, .normal, .normal])
        #expect(diagram.branchWords.prefix(2) == ["App -root·main-> Main", "Main -select·teams-> Teams"])
    }

    @Test func `a focus may match several coordinators, one below another`() throws {
        let both = try focused(on: "D*")
        #expect(both.titles == ["App", "Main", "Teams", "Details", "Drivers", "Details"])
        #expect(both.boxes.map(\.emphasis) == [.context, .context, .context, .normal, .normal, .normal])
    }

    private func focused(on focus: String) throws -> Diagram {
        try diagram(.racing) { ($0.focus, $0.events) = (NamePattern(focus), .none) }
    }

    @Test func `a focus matches ids as well as types`() throws {
        #expect(try focused(on: "Drivers/Details").titles == ["App", "Main", "Drivers", "Details"])
    }

    @Test(arguments: [(0, ["App", "Main"]), (1, ["App", "Main", "Teams", "Drivers"])])
    func `the focus's depth counts the levels below it`(depth: Int, titles: [String]) throws {
        let diagram = try diagram(.racing) {
            ($0.focus, $0.focusDepth, $0.events) = (NamePattern("Main"), depth, .none)
        }
        #expect(diagram.titles == titles)
    }

    @Test func `focus leaves out unattached coordinators, unless they match`() throws {
        var tree = CoordinatorTree.racing
        tree.addUnattached(Coordinator(type: "Old"))
        #expect(!(try diagram(tree) { $0.focus = NamePattern("Teams") }.titles.contains("Old")))
        #expect(try diagram(tree) { $0.focus = NamePattern("Old") }.titles == ["Not presented", "Old"])
    }

    @Test(arguments: [(1, ["App"]), (2, ["App", "Login", "Main"]), (9, ["App", "Login", "Main", "Teams", "Details"])])
    func `depth counts levels, the root being the first`(depth: Int, titles: [String]) throws {
        let diagram = try diagram(.racing) { ($0.depth, $0.events) = (depth, .none) }
        #expect(Array(diagram.titles.prefix(5)) == titles)
    }

    @Test func `a box says how many coordinators are hidden below it`() throws {
        let shallow = try diagram(.racing) { $0.depth = 2 }
        #expect(shallow.lines("Main").last == "… 4 coordinators beneath")
        #expect(shallow.lines("Login").last == "  ▲ emits Login.didFinish")
        let folded = try diagram(.racing) { $0.collapse = NamePattern("Teams") }
        #expect(folded.lines("Teams") == ["… 1 coordinator beneath"])
        #expect(folded.lines("Drivers") == [])
    }

    @Test func `collapse hides everything below, and nothing else`() throws {
        let diagram = try diagram(.racing) { ($0.collapse, $0.events) = (NamePattern("Main"), .none) }
        #expect(diagram.titles == ["App", "Login", "Main"])
    }

    @Test func `references are hidden with the children of their coordinator`() throws {
        var tree = CoordinatorTree.racing
        tree.addReference(to: 0, from: 2, presentation: "present")
        #expect(try diagram(tree) { $0.depth = 2 }.titles.contains("→ App"))
        #expect(!(try diagram(tree) { $0.collapse = NamePattern("Main") }.titles.contains("→ App")))
        #expect(!(try diagram(tree) { $0.focus = NamePattern("Teams") }.titles.contains("→ App")))
    }

    @Test func `events from hidden coordinators start at the box that represents them`() throws {
        let collapsed = try diagram(.racing) { $0.collapse = NamePattern("Main") }
        #expect(
            collapsed.flowWords == [
                "Login[▲ emits Login.didFinish] consumed App[■ consumes Login.didFinish]",
                "Main lost lost Details.didShare",
            ])
    }

    @Test func `highlight changes how boxes look and nothing else`() throws {
        let plain = try diagram(.racing)
        let diagram = try diagram(.racing) { $0.highlight = NamePattern("*s") }
        #expect(diagram.titles == plain.titles)
        #expect(
            diagram.boxes.filter { $0.emphasis == .highlighted }.map(\.title) == [
                "Teams", "Details", "Drivers", "Details",
            ])
    }

    @Test func `a highlighted box is prominent even on the path to the focus`() throws {
        let diagram = try diagram(.racing) {
            ($0.focus, $0.highlight) = (NamePattern("Teams"), NamePattern("App"))
        }
        #expect(diagram.boxes.prefix(3).map(\.emphasis) == [.highlighted, .context, .normal])
    }

    @Test func `a chain of 100,000 is scoped`() throws {
        var tree = CoordinatorTree()
        var last = tree.addRoot(Coordinator(type: "C0", kind: .container))
        for index in 1..<100_000 {
            last = tree.addChild(Coordinator(type: "C\(index)", kind: .container), to: last, presentation: "show")
        }
        let diagram = try diagram(tree) { $0.focus = NamePattern("C99999") }
        #expect(diagram.boxes.count == 100_000)
        #expect(diagram.boxes.count { $0.emphasis == .context } == 99_999)
    }
}
