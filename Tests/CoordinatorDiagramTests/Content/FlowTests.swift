import Foundation
import CoordinatorModel
import Testing

@testable import CoordinatorDiagram

/// How the journeys of events are drawn.
@Suite struct FlowTests {
    /// A root that claims, a middle that looks, and a leaf whose screen emits.
    private func chain(
        root: [Interceptor] = [], middle: [Interceptor] = [], leaf: [Interceptor] = [], emits: [String] = ["X.a"]
    ) -> CoordinatorTree {
        var tree = CoordinatorTree()
        let app = tree.addRoot(Coordinator(type: "App", kind: .container, intercepts: root))
        let list = tree.addChild(
            Coordinator(type: "List", kind: .navigation, intercepts: middle), to: app, presentation: "root")
        let screen = Screen(type: "View", emits: emits.map { Emission(event: $0) })
        tree.addChild(
            Coordinator(type: "Leaf", screens: [screen], intercepts: leaf), to: list, presentation: "show")
        return tree
    }

    @Test func `a consumed event ends at its consumer`() throws {
        let tree = chain(root: [Interceptor(event: "X.a")], middle: [Interceptor(event: "X.a")])
        #expect(try diagram(tree).flowWords == ["Leaf[▲ emits X.a] consumed List[■ consumes X.a]"])
    }

    @Test func `every interceptor on the path gets a line`() throws {
        let tree = chain(
            root: [Interceptor(event: "X.*")], middle: [Interceptor(event: "X.a", consumes: .sometimes)],
            leaf: [Interceptor(event: "X.a", consumes: .never)])
        #expect(
            try diagram(tree).flowWords == [
                "Leaf[▲ emits X.a observed here] observed Leaf[▲ emits X.a observed here]",
                "Leaf[▲ emits X.a observed here] maybeConsumed List[◊ may consume X.a]",
                "Leaf[▲ emits X.a observed here] consumed App[■ consumes X.*]",
            ])
        // A picture has one stroke for all of that, with a bead at who looks on the way; what stays in its box has none.
        let stroke = try #require(try diagram(tree).strokes.first)
        #expect(try diagram(tree).strokeWords == ["Leaf[▲ emits X.a observed here] consumed App[■ consumes X.*]"])
        #expect(stroke.beads.map(\.place.box) == [1] && stroke.beads[0].fate == .maybeConsumed)
    }

    /// Coordinators in a row that all emit and all look, beneath a root that consumes.
    private func row(of count: Int) -> CoordinatorTree {
        var tree = CoordinatorTree()
        var last = tree.addRoot(Coordinator(type: "App", kind: .container, intercepts: [Interceptor(event: "X.a")]))
        for index in 0..<count {
            let looks = Interceptor(event: "X.a", consumes: .never)
            let next = Coordinator(type: "C\(index)", emits: [Emission(event: "X.a")], intercepts: [looks])
            last = tree.addChild(next, to: last, presentation: "push")
        }
        return tree
    }

    @Test func `too many lines to observers are left out, and the summary says so`() throws {
        let few = try diagram(row(of: 60))
        #expect(few.flows.count == 60 * 61 / 2 + 60)
        #expect(!few.leavesOutPassing && !few.summary.contains("too many"))
        let many = try diagram(row(of: 210))
        #expect(many.flows.count == 210 && many.flows.allSatisfy { $0.fate == .consumed })
        #expect(many.leavesOutPassing && many.summary.contains("too many"))
        // What is not shown does not count.
        let part = try diagram(row(of: 210)) { $0.depth = 61 }
        #expect(!part.leavesOutPassing && part.flows.contains { $0.fate == .observed })
    }

    @Test func `an event that is only observed is not lost`() throws {
        let diagram = try diagram(chain(middle: [Interceptor(event: "X.a", consumes: .never)]))
        #expect(diagram.flowWords == ["Leaf[▲ emits X.a] observed List[▫ observes X.a]"])
        #expect(diagram.lines("Leaf") == ["□ View", "  ▲ emits X.a"])
    }

    @Test func `a lost event ends at a marker at the root`() throws {
        let diagram = try diagram(chain(middle: [Interceptor(event: "X.b")]))
        #expect(diagram.flowWords == ["Leaf[▲ emits X.a lost] lost lost X.a"])
        let marker = try #require(diagram.boxes.last)
        #expect(marker.subject == .lostEvent("X.a"))
        #expect(marker.parent == 0)
        #expect(marker.detail.contains("no object from its emitter up to App intercepts it"))
        #expect(diagram.branches.allSatisfy { diagram.boxes[$0.child].subject != marker.subject })
    }

    @Test func `the same event lost from two places shares a marker`() throws {
        let diagram = try diagram(.racing)
        #expect(
            diagram.flowWords.suffix(2) == [
                "Details[▲ emits Details.didShare lost] lost lost Details.didShare",
                "Details[▲ emits Details.didShare lost] lost lost Details.didShare",
            ])
        #expect(diagram.flows.suffix(2).map(\.source.box) == [4, 6])
        #expect(diagram.titles.count { $0.hasPrefix("lost") } == 1)
    }

    @Test func `each root has markers of its own`() throws {
        var tree = CoordinatorTree()
        for type in ["A", "B"] { tree.addRoot(Coordinator(type: type, emits: [Emission(event: "X.a")])) }
        let diagram = try diagram(tree)
        #expect(diagram.titles == ["A", "B", "lost X.a", "lost X.a"])
        #expect(diagram.boxes.suffix(2).map(\.parent) == [0, 1])
        #expect(Set(diagram.boxes.map(\.id)).count == 4)
    }

    @Test func `beyond a dozen lost events one marker represents the rest and names them`() throws {
        let diagram = try diagram(chain(emits: (0..<15).map { "X.e\($0)" })) { $0.events = .lost }
        let markers = diagram.boxes.filter { if case .lostEvent = $0.subject { true } else { false } }
        #expect(markers.count == 13)
        #expect(markers.last?.title == "more lost events")
        let detail = try #require(markers.last?.detail)
        #expect(["X.e12", "X.e13", "X.e14"].allSatisfy { detail.contains($0) })
        #expect(diagram.flows.count { $0.fate == .lost } == 15)
    }

    @Test(arguments: [3, 4])
    func `few lost events are drawn up to the root, more only on request`(count: Int) throws {
        let tree = chain(emits: (0..<count).map { "X.e\($0)" })
        let isDrawn = count == 3
        #expect(try diagram(tree).strokes.count == (isDrawn ? 3 : 0))
        #expect(try diagram(tree) { $0.events = .lost }.strokes.count == count)
        #expect(try diagram(tree).boxes.flatMap(\.rows).count { $0.tail == "lost" } == count)
        #expect(try diagram(tree).verdict?.words == "× \(count) of \(count) events are lost")
    }

    @Test func `all events of one interceptor are one stroke, whichever object emits them`() throws {
        var tree = chain(root: [Interceptor(event: "X.*")], emits: ["X.a", "X.b"])
        tree.addChild(Coordinator(type: "Other", emits: [Emission(event: "X.c")]), to: 0, presentation: "show")
        #expect(
            try diagram(tree).strokeWords == [
                "Leaf[▲ emits X.a], Leaf[▲ emits X.b], Other[▲ emits X.c] consumed App[■ consumes X.*]"
            ])
        #expect(try diagram(tree).verdict?.words == "✓ all 3 events are consumed")
    }

    @Test func `a headline counts events that are only observed, and a part has no headline`() throws {
        let tree = chain(
            root: [Interceptor(event: "X.a", consumes: .never)], middle: [Interceptor(event: "X.b")],
            emits: ["X.a", "X.b"])
        #expect(try diagram(tree).verdict?.words == "1 of 2 events consumed, 1 only observed")
        #expect(try diagram(tree) { $0.focus = NamePattern("List") }.verdict == nil)
        #expect(try diagram(tree) { $0.events = .none }.verdict == nil)
        #expect(try diagram(chain(emits: [])).verdict == nil)
    }

    @Test func `an event that is lost under one parent and consumed under another is drawn as both`() throws {
        var tree = CoordinatorTree()
        let app = tree.addRoot(Coordinator(type: "App", kind: .container))
        for (type, claims) in [("Safe", [Interceptor(event: "X.a")]), ("Unsafe", [])] {
            let parent = tree.addChild(
                Coordinator(type: type, kind: .navigation, intercepts: claims), to: app, presentation: "root")
            tree.addChild(
                Coordinator(type: "Details", emits: [Emission(event: "X.a")]), to: parent, presentation: "show")
        }
        let diagram = try diagram(tree)
        #expect(
            diagram.flowWords == [
                "Details[▲ emits X.a] consumed Safe[■ consumes X.a]", "Details[▲ emits X.a lost] lost lost X.a",
            ])
        #expect(diagram.flows.map { diagram.boxes[$0.source.box].id } == ["c-Safe-Details", "c-Unsafe-Details"])
        #expect(diagram.verdict?.words == "× the only event is lost on some paths")
        // The nearest miss: another event is lost on every path.
        tree.coordinators[tree.coordinators.count - 1].emits.append(Emission(event: "X.b"))
        #expect(try CoordinatorDiagramTests.diagram(tree).verdict?.words == "× 2 of 2 events are lost")
    }

    @Test func `what is lost only through a reference starts at the reference`() throws {
        var tree = CoordinatorTree()
        let app = tree.addRoot(Coordinator(type: "App", kind: .container))
        let safe = tree.addChild(
            Coordinator(type: "Safe", kind: .navigation, intercepts: [Interceptor(event: "X.a")]), to: app,
            presentation: "root")
        let details = tree.addChild(
            Coordinator(type: "Details", emits: [Emission(event: "X.a")]), to: safe, presentation: "show")
        let other = tree.addChild(Coordinator(type: "Other", kind: .navigation), to: app, presentation: "root")
        tree.addReference(to: details, from: other, presentation: "present")
        let diagram = try diagram(tree)
        #expect(
            diagram.flowWords == [
                "Details[▲ emits X.a lost] consumed Safe[■ consumes X.a]", "→ Details lost lost X.a",
            ])
    }

    /// Detail presents Checkout, which may consume what Payment emits; Cart presents the same Checkout.
    private func checkout(app: [Interceptor]) -> CoordinatorTree {
        var tree = CoordinatorTree()
        let app = tree.addRoot(Coordinator(type: "App", kind: .container, intercepts: app))
        let detail = tree.addChild(Coordinator(type: "Detail", kind: .navigation), to: app, presentation: "push")
        let checkout = tree.addChild(
            Coordinator(
                type: "Checkout", kind: .navigation, intercepts: [Interceptor(event: "X.a", consumes: .sometimes)]),
            to: detail, presentation: "push")
        tree.addChild(
            Coordinator(type: "Payment", emits: [Emission(event: "X.a")]), to: checkout, presentation: "push")
        let cart = tree.addChild(Coordinator(type: "Cart", kind: .navigation), to: app, presentation: "push")
        tree.addReference(to: checkout, from: cart, presentation: "push")
        return tree
    }

    @Test func `a line that another one contains is not drawn again where the path goes on through a reference`() throws
    {
        let through = try diagram(checkout(app: [Interceptor(event: "X.a")]))
        #expect(
            through.strokeWords == ["Payment[▲ emits X.a], → Checkout consumed App[■ consumes X.a]"])
        let bead = try #require(through.strokes[0].beads.first)
        #expect(through.strokes[0].beads.count == 1 && bead.fate == .maybeConsumed)
        #expect(through.boxes[bead.place.box].title == "Checkout" && bead.place.row == 0)
        // The nearest miss: nothing above intercepts the event, so no other line contains this one.
        #expect(
            try diagram(checkout(app: [])).strokeWords == [
                "Payment[▲ emits X.a] maybeConsumed Checkout[◊ may consume X.a]"
            ])
    }

    @Test func `what may consume an event is a diamond on its line even if its row belongs to another line`() throws {
        var tree = checkout(app: [Interceptor(event: "X.a"), Interceptor(event: "X.b")])
        tree.coordinators[2].intercepts = [
            Interceptor(event: "X.*", consumes: .sometimes), Interceptor(event: "X.c", consumes: .never),
        ]
        tree.coordinators[3].emits = ["X.a", "X.b"].map { Emission(event: $0) }
        let diagram = try diagram(tree)
        let signs = Arrangement(diagram, placement: TidyTree.starts).laneSigns[2].map(\.meaning)
        #expect(signs == [.bead(.maybeConsumed)])
        // The nearest miss: what only observes is a ring.
        tree.coordinators[2].intercepts[0].consumes = .never
        let observed = try CoordinatorDiagramTests.diagram(tree)
        #expect(Arrangement(observed, placement: TidyTree.starts).laneSigns[2].map(\.meaning) == [.bead(.observed)])
    }

    @Test func `unattached coordinators have no journeys`() throws {
        var tree = CoordinatorTree()
        tree.addRoot(Coordinator(type: "App"))
        tree.addUnattached(Coordinator(type: "Old", emits: [Emission(event: "X.a")]))
        #expect(try diagram(tree).flows.isEmpty)
    }

    @Test func `events can be chosen`() throws {
        let tree = chain(root: [Interceptor(event: "X.a")], emits: ["X.a", "Y.b"])
        func words(_ events: DiagramOptions.EventSelection) throws -> [String] {
            let diagram = try diagram(tree) { $0.events = events }
            return diagram.flowWords + diagram.lines("App") + diagram.lines("Leaf")
        }
        #expect(
            try words(.all) == [
                "Leaf[▲ emits X.a] consumed App[■ consumes X.a]", "Leaf[▲ emits Y.b lost] lost lost Y.b",
                "■ consumes X.a", "□ View", "  ▲ emits Y.b lost", "  ▲ emits X.a",
            ])
        #expect(
            try words(.lost) == ["Leaf[▲ emits Y.b lost] lost lost Y.b", "□ View", "  ▲ emits Y.b lost"])
        #expect(try words(.none) == ["□ View"])
        #expect(
            try words(.matching(NamePattern("X.*"))) == [
                "Leaf[▲ emits X.a] consumed App[■ consumes X.a]", "■ consumes X.a", "□ View", "  ▲ emits X.a",
            ])
    }

    @Test func `a wildcard's row is kept where a chosen event arrives there`() throws {
        let tree = chain(root: [Interceptor(event: "X.*")], emits: ["X.a", "X.b"])
        let diagram = try diagram(tree) { $0.events = .matching(NamePattern("X.a")) }
        #expect(diagram.flowWords == ["Leaf[▲ emits X.a] consumed App[■ consumes X.*]"])
    }

    /// The processor time of this thread in seconds: that of the process would count the tests that run beside this one.
    private static var work: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// Every coordinator observes all events from below: as many stops as the square of the chain's length.
    @Test func `a long chain that emits and observes is drawn without lines to observers`() throws {
        var tree = CoordinatorTree()
        var last = tree.addRoot(Coordinator(type: "App", kind: .container, intercepts: [Interceptor(event: "X.a")]))
        for number in 0..<4_000 {
            last = tree.addChild(
                Coordinator(
                    type: "C\(number)", kind: .container, emits: [Emission(event: "X.a")],
                    intercepts: [Interceptor(event: "X.a", consumes: .never)]), to: last, presentation: "show")
        }
        let before = Self.work
        let diagram = try diagram(tree) {
            $0.detail = .titles
            $0.keepsTraces = true
        }
        let seconds = Self.work - before
        #expect(diagram.leavesOutPassing)
        #expect(diagram.flows.count == 4_000 && diagram.flows.allSatisfy { $0.fate == .consumed })
        #expect(diagram.traces.allSatisfy { $0.lines.count == 1 })
        #expect(seconds < 30, "\(seconds) s")
    }
}
