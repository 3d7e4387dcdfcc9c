import CoordinatorAnalysis
import CoordinatorModel
import LayoutChecks
import Testing
import TreeComparison

@testable import CoordinatorDiagram

/// Two versions in one picture: what has changed stands out without colour, all else steps back.
@Suite struct ComparisonDiagramTests {
    private static func tree() -> CoordinatorTree {
        var tree = CoordinatorTree(name: "App")
        let root = tree.addRoot(
            Coordinator(
                type: "App", kind: .container, routes: [Route(name: "a")], intercepts: [Interceptor(event: "E.one")]))
        tree.addChild(
            Coordinator(type: "A", screens: [Screen(type: "AView", emits: [Emission(event: "E.one")])]), to: root,
            presentation: "root", route: "a")
        tree.addChild(Coordinator(type: "B"), to: root, presentation: "show", route: "b")
        return tree
    }

    /// The same, and its event is lost.
    private static func deaf() -> CoordinatorTree {
        var tree = tree()
        tree.coordinators[0].intercepts = []
        return tree
    }

    private func diagram(
        _ options: DiagramOptions = DiagramOptions(), _ change: (inout CoordinatorTree) -> Void
    ) throws -> Diagram {
        var new = Self.tree()
        change(&new)
        return try Diagram(Comparison(from: Self.tree(), to: new), options: options)
    }

    private func box(_ title: String, in diagram: Diagram) throws -> Box {
        try #require(diagram.boxes.first { $0.title == title })
    }

    @Test func `old and new events that end at one row have one line where they run together`() throws {
        func tree(_ emitters: Set<Int>) -> CoordinatorTree {
            var tree = CoordinatorTree()
            let app = tree.addRoot(
                Coordinator(type: "App", kind: .container, intercepts: [Interceptor(event: "E.*")]))
            for number in 0..<5 {
                let emits = emitters.contains(number) ? [Emission(event: "E.a\(number)")] : []
                tree.addChild(Coordinator(type: "C\(number)", emits: emits), to: app, presentation: "show")
            }
            return tree
        }
        let versions: [(Set<Int>, Set<Int>)] = [
            ([0, 1, 4], [1, 2, 3]), ([1, 3], [0, 3, 4]), ([0, 2], [0]), ([4], [0, 4]),
        ]
        for (old, new) in versions {
            for direction in DiagramOptions.Direction.allCases {
                var options = DiagramOptions()
                options.direction = direction
                let diagram = try Diagram(Comparison(from: tree(old), to: tree(new)), options: options)
                #expect(diagram.strokes.count > 1)
                let check = try LayoutCheck(diagram, placement: TidyTree.starts)
                #expect(check.complaints == [], "\(old) to \(new), \(direction)")
            }
        }
    }

    @Test func `what one version has too many of is left out of both`() throws {
        func row(of count: Int) -> CoordinatorTree {
            var tree = CoordinatorTree()
            var last = tree.addRoot(Coordinator(type: "App", kind: .container, intercepts: [Interceptor(event: "E.a")]))
            for index in 0..<count {
                let looks = Interceptor(event: "E.a", consumes: .never)
                let next = Coordinator(type: "C\(index)", emits: [Emission(event: "E.a")], intercepts: [looks])
                last = tree.addChild(next, to: last, presentation: "push")
            }
            return tree
        }
        for (old, new) in [(210, 190), (190, 210)] {
            let diagram = try Diagram(
                Comparison(from: row(of: old), to: row(of: new)), options: DiagramOptions())
            #expect(diagram.leavesOutPassing)
            #expect(diagram.flows.allSatisfy { $0.fate == .consumed })
            #expect(diagram.flows.filter { $0.change == .unchanged }.count == 190)
        }
    }

    @Test func `a picture of one version says nothing of changes`() throws {
        let tree = Self.tree().canonical()
        let diagram = try Diagram(tree, Propagation(tree), options: DiagramOptions())
        #expect(!diagram.isComparison)
        #expect(diagram.boxes.allSatisfy { $0.change == nil })
        #expect(diagram.flows.allSatisfy { $0.change == nil } && diagram.branches.allSatisfy { $0.change == nil })
    }

    @Test func `what is new has a plus, what is gone a minus, what is as it was steps back`() throws {
        let diagram = try diagram { tree in
            tree.coordinators[0].branches.removeLast()
            tree.addChild(Coordinator(type: "C"), to: 0, presentation: "push")
        }
        #expect(BoxMetrics.title(of: try box("C", in: diagram)) == "+ C")
        #expect(BoxMetrics.title(of: try box("B", in: diagram)) == "− B")
        let unchanged = try box("A", in: diagram)
        #expect(BoxMetrics.title(of: unchanged) == "A" && unchanged.emphasis == .context)
        #expect(diagram.boxes.map(\.title) == ["App", "A", "B", "C"])
        #expect(diagram.branches.map(\.change) == [.unchanged, .removed, .added])
        #expect(diagram.summary.contains("1 added, 1 removed"))
    }

    @Test func `rows say for themselves what has become of them`() throws {
        let diagram = try diagram { tree in
            tree.coordinators[0].routes = [Route(name: "b")]
            tree.coordinators[0].intercepts[0].consumes = .sometimes
        }
        let rows = try box("App", in: diagram).rows
        #expect(rows.filter { $0.text == "a" }.map(\.change) == [.removed])
        #expect(rows.filter { $0.text == "b" }.map(\.change) == [.added])
        #expect(
            Set(rows.filter { $0.text == "E.one" }.map { "\($0.lead) \($0.change?.rawValue ?? "")" })
                == ["consumes removed", "may consume added"])
    }

    /// A coordinator whose screen emits an event.
    private static func list(
        emits: Bool = true, intercepts: [Interceptor] = [], besides others: [Interceptor] = []
    ) -> CoordinatorTree {
        var tree = CoordinatorTree()
        let app = tree.addRoot(Coordinator(type: "App", kind: .container, intercepts: others))
        let screen = Screen(type: "View", emits: emits ? [Emission(event: "E.tap")] : [])
        tree.addChild(
            Coordinator(type: "List", screens: [screen], intercepts: intercepts), to: app, presentation: "show")
        return tree
    }

    private func rows(from old: CoordinatorTree, to new: CoordinatorTree) throws -> [String] {
        let diagram = try Diagram(Comparison(from: old, to: new), options: DiagramOptions())
        return try box("List", in: diagram).rows.filter { $0.event == "E.tap" }.map { row in
            [row.change.prefix + row.lead, row.trail, row.tail, row.home == nil ? "" : "■"].filter { !$0.isEmpty }
                .joined(separator: ", ")
        }
    }

    @Test func `an event that its own box intercepts now, or no longer, is one row`() throws {
        let always = [Interceptor(event: "E.tap")]
        let never = [Interceptor(event: "E.tap", consumes: .never)]
        let (deaf, consuming) = (Self.list(), Self.list(intercepts: always))
        let silent = Self.list(emits: false)
        #expect(try rows(from: deaf, to: consuming) == ["~ emits, now consumed here, ■"])
        #expect(try rows(from: consuming, to: deaf) == ["~ emits, before: consumed, lost"])
        #expect(
            try rows(from: consuming, to: Self.list(besides: always)) == ["~ emits, no longer consumed here"])
        #expect(try rows(from: consuming, to: Self.list(intercepts: never)) == ["~ emits, now observed here, ■"])
        #expect(try rows(from: silent, to: consuming) == ["+ emits, consumed here, ■"])
        #expect(try rows(from: consuming, to: silent) == ["− emits, consumed here, ■"])
    }

    @Test func `an interceptor that gets events of other boxes too keeps its row`() throws {
        var (old, new) = (Self.list(), Self.list(intercepts: [Interceptor(event: "E.tap")]))
        for index in [0, 1] {
            var tree = index == 0 ? old : new
            tree.addChild(Coordinator(type: "Row", emits: [Emission(event: "E.tap")]), to: 1, presentation: "show")
            if index == 0 { old = tree } else { new = tree }
        }
        #expect(try rows(from: old, to: new) == ["+ consumes, consumed", "emits, consumed here, ■"])
    }

    @Test func `what a branch was is said once: by the box where it has rows, else beside the line`() throws {
        func isPresented(_ tree: inout CoordinatorTree) { tree.coordinators[0].branches[1].presentation = "present" }
        let full = try self.diagram(DiagramOptions(), isPresented)
        #expect(Levels.label(of: full.branches[1]) == "~ present · b")
        #expect(Levels.label(of: full.branches[0]) == "root")
        let presented = full.boxes[full.branches[1].child]
        #expect(presented.rows.contains { $0.text == "was brought up by show · b" })
        var options = DiagramOptions()
        options.detail = .titles
        let titles = try self.diagram(options, isPresented)
        #expect(Levels.label(of: titles.branches[1]) == "~ present · b (was show · b)")
    }

    @Test func `an event that is lost now ends in a loud marker, one that no longer is in a dotted one`() throws {
        let lost = try diagram { $0.coordinators[0].intercepts = [] }
        #expect(lost.boxes.last?.change == .added)
        #expect(
            Set(lost.flows.map { "\($0.fate.rawValue) \($0.change?.rawValue ?? "")" }) == [
                "lost added", "consumed removed",
            ])
        var old = Self.tree()
        old.coordinators[0].intercepts = []
        let caught = try Diagram(Comparison(from: old, to: Self.tree()), options: DiagramOptions())
        #expect(caught.boxes.last?.change == .removed)
        let still = try Diagram(Comparison(from: old, to: old), options: DiagramOptions())
        #expect(still.boxes.last?.change == .unchanged)
        #expect(still.flows.map(\.change) == [.unchanged])
    }

    @Test func `a moved coordinator is drawn at its new place, with a sign at the old one`() throws {
        let diagram = try diagram { tree in
            let branch = tree.coordinators[0].branches.removeLast()
            tree.coordinators[1].branches.append(branch)
        }
        let moved = try box("B", in: diagram)
        #expect(moved.change == .changed && moved.rows.contains { $0.text == "moved from App" })
        #expect(diagram.boxes.filter { $0.title == "B" }.count == 2)
        #expect(diagram.branches.filter { $0.change == .removed }.count == 1)
    }

    @Test func `on request only changed coordinators are drawn, with the path to them`() throws {
        var options = DiagramOptions()
        options.showsOnlyChanges = true
        let diagram = try diagram(options) { $0.coordinators[1].screens = [] }
        #expect(diagram.boxes.map(\.title) == ["App", "A"])
    }

    @Test func `Mermaid has the same signs`() throws {
        let diagram = try diagram { tree in
            tree.coordinators[0].branches.removeLast()
            tree.addChild(Coordinator(type: "C"), to: 0, presentation: "push")
        }
        let text = String(decoding: try MermaidText.text(of: diagram, theme: .light), as: UTF8.self)
        #expect(text.contains("<b>+ C</b>") && text.contains(":::added"))
        #expect(text.contains("<b>− B</b>") && text.contains(":::removed"))
        #expect(text.contains("classDef removed") && text.contains("stroke-dasharray:2 3"))
    }

    @Test func `one subject is drawn with what it presents and the way to it`() throws {
        let tree = Self.tree().canonical()
        var options = DiagramOptions()
        options.subject = 1
        let diagram = try Diagram(tree, Propagation(tree), options: options)
        #expect(diagram.boxes.map(\.title) == ["App", "A"])
        #expect(diagram.boxes.map(\.emphasis) == [.context, .highlighted])
    }

    @Test func `the headline says how many events are lost in both versions`() throws {
        #expect(try diagram { _ in }.verdict?.words == "✓ no event is lost, before or after")
        let lost = try diagram { tree in tree.coordinators[0].intercepts = [] }
        #expect(lost.verdict?.words == "× lost events: before 0 of 1, after 1 of 1")
        let mended = try Diagram(
            Comparison(from: Self.deaf(), to: Self.tree()), options: DiagramOptions())
        #expect(mended.verdict?.words == "✓ lost events: before 1 of 1, after 0 of 1")
        // The table is of one version.
        #expect(lost.table == nil)
    }

    @Test func `the key below it says what the marks mean, and how many boxes have each`() throws {
        func words(_ change: (inout CoordinatorTree) -> Void) throws -> String {
            ChangeKey(try self.diagram(DiagramOptions(), change)).html(HTMLLabel(palette: .light)).replacing(
                /<[^>]*>/, with: "")
        }
        let changed = try words { tree in
            tree.coordinators[1].kind = .navigation
            tree.addChild(Coordinator(type: "New"), to: 0, presentation: "show")
        }
        for part in ["Coordinators:", "+ 1 added", "~ 1 changed", "faint: as before"] {
            #expect(changed.contains(part), "\(changed)")
        }
        #expect(!changed.contains("removed"))
        #expect(try words { _ in } == "no coordinator has changed")
    }
}
