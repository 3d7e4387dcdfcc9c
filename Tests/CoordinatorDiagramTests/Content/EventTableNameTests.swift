import CoordinatorModel
import Testing

@testable import CoordinatorDiagram

/// The names in the table of events: how emitters are told apart, and what is cut.
@Suite struct EventTableNameTests {
    private func lines(_ tree: CoordinatorTree) throws -> [String]? {
        try diagram(tree).table?.entries.map { "\($0.event) | \($0.emitters) | \($0.fate.sign) \($0.end)" }
    }

    /// One object that several coordinators present, of which the first consumes one of its two events.
    private func shared(by parents: Int) -> CoordinatorTree {
        var tree = CoordinatorTree()
        let app = tree.addRoot(
            Coordinator(type: "App", kind: .container, intercepts: [Interceptor(event: "F.other")]))
        let all = (1...parents).map { number in
            tree.addChild(
                Coordinator(
                    type: "P\(number)", kind: .navigation,
                    intercepts: number == 1 ? [Interceptor(event: "F.sometimes")] : []),
                to: app, presentation: "push")
        }
        let leaf = tree.addChild(
            Coordinator(type: "Leaf", emits: ["F.sometimes", "F.never", "F.other"].map { Emission(event: $0) }),
            to: all[0], presentation: "push")
        for parent in all.dropFirst() { tree.addReference(to: leaf, from: parent, presentation: "push") }
        return tree
    }

    @Test func `if the end depends on the path, an emitter is named with its presenters`() throws {
        #expect(
            try lines(shared(by: 3)) == [
                "F.sometimes | Leaf via P2 and P3 | × ", "F.never | Leaf | × ",
                "F.sometimes | Leaf via P1 | ■ P1", "F.other | Leaf | ■ App",
            ])
        #expect(try lines(shared(by: 7))?[0] == "F.sometimes | Leaf via 6 parents | × ")
        // With a single parent, there is one path.
        #expect(
            try lines(shared(by: 1)) == [
                "F.never | Leaf | × ", "F.sometimes | Leaf | ■ P1", "F.other | Leaf | ■ App",
            ])
    }

    @Test func `an emitter is named with those that present it, not with a reference further up`() throws {
        var tree = CoordinatorTree()
        let app = tree.addRoot(Coordinator(type: "AppCoordinator", kind: .container))
        let main = tree.addChild(
            Coordinator(type: "MainCoordinator", kind: .tabBar), to: app, presentation: "root")
        let login = tree.addChild(Coordinator(type: "LoginCoordinator"), to: app, presentation: "set")
        tree.addReference(to: main, from: login, presentation: "set")
        let ads = tree.addChild(
            Coordinator(
                type: "AdsCoordinator", intercepts: ["F.a", "F.b", "F.c"].map { Interceptor(event: $0) }), to: main,
            presentation: "push")
        for parent in [main, ads] {
            tree.addChild(
                Coordinator(type: "AddCoordinator", emits: ["F.a", "F.b", "F.c"].map { Emission(event: $0) }),
                to: parent,
                presentation: "push")
        }
        #expect(try lines(tree)?.first == "F.a | Add via Main | × ")
        #expect(try lines(tree)?.contains("F.a | Add via Ads | ■ Ads") == true)
    }

    @Test func `if the presenter does not decide, those above it are named, and no number of parents is given`() throws
    {
        var tree = CoordinatorTree()
        let app = tree.addRoot(
            Coordinator(
                type: "App", kind: .container, intercepts: [Interceptor(event: "F.b"), Interceptor(event: "F.c")]))
        func add(_ type: String, _ events: [String] = [], to parent: Int) -> Int {
            tree.addChild(
                Coordinator(type: type, intercepts: events.map { Interceptor(event: $0) }), to: parent,
                presentation: "push")
        }
        let saved = add("Saved", ["F.a"], to: app)
        let others = (1...3).map { add("Other\($0)", to: app) }
        let detail = add("Detail", to: saved)
        let account = tree.addChild(
            Coordinator(type: "Account", emits: ["F.a", "F.b", "F.c"].map { Emission(event: $0) }), to: detail,
            presentation: "push")
        tree.addReference(to: detail, from: others[0], presentation: "push")
        #expect(
            try lines(tree)?.filter { $0.hasPrefix("F.a") } == [
                "F.a | Account via Other1 › Detail | × ", "F.a | Account via Saved › Detail | ■ Saved",
            ])
        // A presenter that decides stands alone.
        tree.addReference(to: account, from: others[1], presentation: "push")
        #expect(
            try lines(tree)?.first == "F.a | Account via Other2 and via Other1 › Detail | × ")
        // Too many ways to list are no parents.
        for parent in others[2...] + [app] { tree.addReference(to: detail, from: parent, presentation: "push") }
        let more = add("More", to: app)
        tree.addReference(to: detail, from: more, presentation: "push")
        #expect(try lines(tree)?.first == "F.a | Account on some paths | × ")
    }

    @Test func `what is lost is cut nowhere but goes on in the next line`() throws {
        let names = (1...9).map { "Emitter\($0)" }.joined(separator: ", ")
        let name = "KeyboardObserverHandler.onKeyboardNotificationAnimationCallback"
        var table = try #require(try diagram(shared(by: 3)).table)
        for fate in [Flow.Fate.lost, .consumed] {
            table.entries = [EventTable.Entry(event: name, emitters: names, end: "", fate: fate)]
            let metrics = TableMetrics(table, widest: [280, 190, 40])
            let cells = metrics.lines.map { line in (0..<3).map { metrics.cell($0, of: line) } }
            guard fate == .lost else {
                #expect(cells.count == 1 && cells[0][0].contains("…on") && cells[0][1].contains(" + "))
                continue
            }
            #expect(cells.map { $0[1] }.joined(separator: " ") == names)
            #expect(cells.map { $0[0] }.joined() == name && cells[1][0] == "onKeyboardNotificationAnimationCallback")
            #expect(cells.map { $0[2] }.joined() == "× lost")
        }
        // The presenters of others are not cut, either.
        table.entries = [
            EventTable.Entry(
                event: "A.a", emitters: "Wallet via InitialWalletCreation and Wallets", end: "B", fate: .consumed,
                isOneOfSeveral: true)
        ]
        let metrics = TableMetrics(table, widest: [10, 140, 10])
        #expect(
            metrics.lines.map { metrics.cell(1, of: $0) } == ["Wallet via", "InitialWalletCreation and", "Wallets"])
    }

    @Test func `of a long name the domain is cut, and the case stays`() throws {
        let domain = String(repeating: "Onboarding", count: 12)
        let entry = EventTable.Entry(
            event: "\(domain).didSelect", emitters: "A", end: "B", fate: .consumed, family: nil)
        var table = try #require(try diagram(shared(by: 3)).table)
        table.entries = [entry]
        for widest in TableMetrics.widths {
            let metrics = TableMetrics(table, widest: widest)
            let cell = metrics.cell(0, of: entry)
            #expect(cell.hasPrefix("Onboarding") && cell.hasSuffix("…didSelect") && cell.count < domain.count)
            #expect(metrics.columns.reduce(0, +) <= widest.reduce(0, +) * 1.1)
        }
    }

    @Test func `of emitters that have no room it says how many there are`() throws {
        var table = try #require(try diagram(shared(by: 3)).table)
        let names = (1...9).map { "Emitter\($0)" }
        table.entries = [
            EventTable.Entry(event: "A.a", emitters: names.joined(separator: ", "), end: "B", fate: .consumed)
        ]
        let cell = TableMetrics(table, widest: [10, 140, 10]).cell(1, of: table.entries[0])
        #expect(cell == "Emitter1, Emitter2 + 7")
        table.entries[0].emitters = "Emitter1, Emitter2"
        #expect(TableMetrics(table, widest: [10, 140, 10]).cell(1, of: table.entries[0]) == "Emitter1, Emitter2")
    }

    @Test func `a column that needs little room leaves it to the others, before anything is broken or cut`() throws {
        var table = try #require(try diagram(shared(by: 3)).table)
        let name = "ForgotCoordinatorDelegate.forgotCoordinatorDidFinish"
        table.entries = [EventTable.Entry(event: name, emitters: "Forgot", end: "", fate: .lost)]
        let metrics = TableMetrics(table, widest: [190, 140, 130])
        #expect(metrics.lines.count == 1 && metrics.cell(0, of: metrics.lines[0]) == name)
        #expect(metrics.columns.reduce(0, +) < 460)
        // The nearest miss: the other columns need all their room.
        table.entries.append(
            EventTable.Entry(
                event: "A.a", emitters: (1...9).map { "Emitter\($0)" }.joined(separator: ", "),
                end: "SomeVeryLongNameOfAConsumer", fate: .consumed))
        let full = TableMetrics(table, widest: [190, 140, 130])
        #expect(full.lines.count == 3 && full.cell(0, of: full.lines[1]) == "forgotCoordinatorDidFinish")
        #expect(full.cell(1, of: full.lines[2]).contains(" + "))
    }

    @Test func `an event that ends in several ways keeps all its emitters, others do if there is room for more lines`()
        throws
    {
        var table = try #require(try diagram(shared(by: 3)).table)
        let names = (1...9).map { "Emitter\($0)" }.joined(separator: ", ")
        table.entries = [
            EventTable.Entry(event: "A.a", emitters: names, end: "B", fate: .consumed, isOneOfSeveral: true)
        ]
        func emitters(wrapsAll: Bool = false) -> String {
            let metrics = TableMetrics(table, widest: [10, 140, 10], wrapsAll: wrapsAll)
            return metrics.lines.map { metrics.cell(1, of: $0) }.joined(separator: " ")
        }
        #expect(emitters() == names)
        table.entries[0].isOneOfSeveral = false
        #expect(emitters() == "Emitter1, Emitter2 + 7" && emitters(wrapsAll: true) == names)
    }

    @Test func `a long case is whole as long as it has room by itself`() {
        let name = "KeyboardObserverHandler.onKeyboardNotificationAnimationCallback"
        let cut = TextMetrics.fitted(event: name, to: 240, size: 10, bold: true)
        #expect(cut.hasSuffix("…onKeyboardNotificationAnimationCallback") && cut.hasPrefix("K"))
        #expect(TextMetrics.width(cut, size: 10, bold: true) <= 240)
        let narrow = TextMetrics.fitted(event: name, to: 120, size: 10, bold: true)
        #expect(narrow.hasPrefix("KeyboardObserver") && narrow.hasSuffix("…"))
    }
}
