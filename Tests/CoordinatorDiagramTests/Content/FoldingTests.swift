import CoordinatorModel
import Testing

@testable import CoordinatorDiagram

/// Long lists fold into one line; what matters most never does.
@Suite struct FoldingTests {
    private func routes(_ count: Int) -> Coordinator {
        Coordinator(type: "A", routes: (0..<count).map { Route(name: "r\($0)") })
    }

    @Test func `a list as long as the limit stays`() throws {
        #expect(try diagram(of: routes(12)).lines("A") == (0..<12).map { "○ r\($0)" })
    }

    @Test func `a longer one keeps the limit's lines, the last of which says how many are missing`() throws {
        #expect(try diagram(of: routes(13)).lines("A") == (0..<11).map { "○ r\($0)" } + ["… 2 more routes"])
        #expect(try diagram(of: routes(400)).lines("A").last == "… 389 more routes")
    }

    @Test func `a short limit leaves one line at least`() throws {
        let diagram = try diagram(of: routes(3)) { $0.longestList = 1 }
        #expect(diagram.lines("A") == ["○ r0", "… 2 more routes"])
    }

    @Test func `every list folds by itself, screens with all that is in them`() throws {
        let screens = (0..<14).map { Screen(type: "S\($0)", emits: [Emission(event: "X.e\($0)")]) }
        let coordinator = Coordinator(
            type: "A", screens: screens, emits: (0..<13).map { Emission(event: "Y.e\($0)") },
            intercepts: [Interceptor(event: "X.*"), Interceptor(event: "Y.*")]
                + (0..<14).map { Interceptor(event: "Z.e\($0)") })
        let lines = try diagram(of: coordinator).lines("A")
        #expect(lines.filter { $0.hasPrefix("…") } == ["… 3 more interceptors", "… 2 more events", "… 3 more screens"])
        #expect(!lines.contains("□ S11") && !lines.contains("  ▲ emits X.e11"))
    }

    @Test func `flows of folded events start and end at the line that represents them`() throws {
        var tree = CoordinatorTree()
        let app = tree.addRoot(
            Coordinator(type: "App", kind: .container, intercepts: (0..<13).map { Interceptor(event: "X.e\($0)") }))
        tree.addChild(
            Coordinator(type: "A", emits: (0..<13).map { Emission(event: "X.e\($0)") }), to: app, presentation: "show")
        let words = try diagram(tree).flowWords
        #expect(words.count == 13)
        #expect(words[10] == "A[▲ emits X.e10] consumed App[■ consumes X.e10]")
        #expect(words[12] == "A[… 2 more events] consumed App[… 2 more interceptors]")
    }

    @Test func `lost events are listed first, so that no fold hides them`() throws {
        let emits = (0..<30).map { Emission(event: "X.e\($0)") }
        // All but the last two are claimed.
        let coordinator = Coordinator(
            type: "A", emits: emits, intercepts: (0..<28).map { Interceptor(event: "X.e\($0)") })
        let lines = try diagram(of: coordinator).lines("A").filter { $0.contains("emits") }
        #expect(lines.prefix(3) == ["▲ emits X.e28 lost", "▲ emits X.e29 lost", "▲ emits X.e0 consumed here"])
    }

    @Test func `however many are lost, none is folded away`() throws {
        let emits = (0..<30).map { Emission(event: "X.e\($0)") }
        let diagram = try diagram(
            of: Coordinator(
                type: "A", emits: emits + [Emission(event: "Y.claimed")],
                intercepts: [Interceptor(event: "Y.claimed")]))
        let lost = diagram.lines("A").filter { $0.hasSuffix("lost") }
        #expect(lost.count == 30)
    }

    @Test func `an event that is lost in a folded screen is still marked`() throws {
        let screens = (0..<20).map { Screen(type: "S\($0)", emits: [Emission(event: "X.e\($0)")]) }
        let diagram = try diagram(of: Coordinator(type: "A", screens: screens)) { $0.events = .lost }
        #expect(diagram.flowWords.contains { $0.hasPrefix("A[… 9 more screens] lost ") })
    }

    @Test func `events that end in their box are a count, beside what leaves it and what is lost`() throws {
        var tree = CoordinatorTree()
        let app = tree.addRoot(
            Coordinator(type: "App", kind: .container, intercepts: [Interceptor(event: "Out.*")]))
        tree.addChild(
            Coordinator(
                type: "A", emits: ["X.a", "X.b", "X.c", "Out.d", "Y.lost"].map { Emission(event: $0) },
                intercepts: [Interceptor(event: "X.*")]),
            to: app, presentation: "show")
        let counted = try diagram(tree) { $0.countsHomeEvents = true }
        #expect(counted.lines("A") == ["▲ emits Y.lost lost", "▲ emits Out.d", "▲ emits 3 events consumed here"])
        #expect(counted.flowWords.contains("A[▲ emits Out.d] consumed App[■ consumes Out.*]"))
        #expect(try diagram(tree).lines("A").count == 5)
    }

    @Test func `one event that ends in its box keeps its name, and so does one that may go on`() throws {
        let coordinator = Coordinator(
            type: "A", emits: [Emission(event: "X.a"), Emission(event: "Y.b"), Emission(event: "Y.c")],
            intercepts: [Interceptor(event: "X.a"), Interceptor(event: "Y.*", consumes: .sometimes)])
        let lines = try diagram(of: coordinator) { $0.countsHomeEvents = true }.lines("A")
        #expect(lines.contains("▲ emits X.a consumed here") && lines.allSatisfy { !$0.contains("events") })
    }
}
