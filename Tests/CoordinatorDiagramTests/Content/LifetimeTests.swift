import CoordinatorAnalysis
import CoordinatorModel
import Testing
import TreeFixtures

@testable import CoordinatorDiagram

/// How children are held and removed, if a picture is asked for it.
@Suite struct LifetimeTests {
    private func tree(_ change: (inout Branch) -> Void) -> CoordinatorTree {
        var tree = CoordinatorTree()
        let app = tree.addRoot(Coordinator(type: "App", kind: .navigation))
        tree.addChild(Coordinator(type: "Login"), to: app, presentation: "push")
        change(&tree.coordinators[app].branches[0])
        return tree
    }

    private func rows(_ tree: CoordinatorTree, _ change: (inout DiagramOptions) -> Void = { _ in }) throws -> [Row] {
        try diagram(tree) {
            $0.showsLifetimes = true
            change(&$0)
        }.boxes[1].rows
    }

    private static let kept = Holding(.strong, in: "children", isCollection: true)

    @Test(
        arguments: [
            (Holding(.strong), [Removal(event: "Login.onEnd")], "strong, removed on Login.onEnd"),
            (
                Holding(.strong), [Removal(event: "Login.onEnd"), Removal(event: "Login.onSkip"), Removal()],
                "strong, removed on Login.onEnd and 1 more"
            ),
            (Holding(.strong), [Removal()], "strong, removed"), (kept, [], "strong, never removed"),
            (Holding(.strong, isOnce: true), [], "strong, lives as long as its parent"),
            (Holding(.weak), nil, "weak"), (Holding(.none), [], "held by no object"),
            (nil, [Removal(event: "Login.onEnd")], "removed on Login.onEnd"),
        ] as [(Holding?, [Removal]?, String)])
    func `a branch says how its child is held and removed`(
        holding: Holding?, removals: [Removal]?, words: String
    ) throws {
        let tree = tree {
            $0.holding = holding
            $0.removals = removals
        }
        #expect(try rows(tree).map(\.text) == [words])
        #expect(try rows(tree) { $0.showsLifetimes = false }.isEmpty)
    }

    @Test func `endings on which a child is kept have a marked row each`() throws {
        let tree = tree {
            $0.holding = Holding(.strong)
            $0.removals = [Removal(event: "Login.onEnd")]
            $0.keptEndings = [KeptEnding(event: "Login.onSkip"), KeptEnding(gesture: .back)]
        }
        let rows = try rows(tree)
        #expect(rows.map(\.text) == ["strong, removed on Login.onEnd", "kept on Login.onSkip", "kept on the way back"])
        #expect(rows.map(\.isFlawed) == [false, true, true])
    }

    @Test func `nothing is said of what is not known`() throws { #expect(try rows(tree { _ in }).isEmpty) }

    @Test func `a finding about the branch is marked, others are not`() throws {
        let leaking = tree {
            $0.holding = Self.kept
            $0.removals = []
        }
        let findings = Analysis(Propagation(leaking), configuration: RuleConfiguration()).findings
        var options = DiagramOptions()
        options.showsLifetimes = true
        let marked = try Diagram(leaking, Propagation(leaking), findings: findings, options: options)
        #expect(marked.boxes[1].rows.map(\.isFlawed) == [true])
        let unmarked = try Diagram(leaking, Propagation(leaking), options: options)
        #expect(unmarked.boxes[1].rows.map(\.isFlawed) == [false])
    }

    @Test func `a retain cycle is listed, link by link`() throws {
        var tree = tree { _ in }
        tree.coordinators[1].retainCycles = [
            RetainCycle([
                RetainLink(from: "Login", in: "screen", to: "LoginScreen"),
                RetainLink(from: "LoginScreen", in: "onDone", to: "Login", capturing: "self"),
            ])
        ]
        let rows = try rows(tree)
        #expect(rows.map(\.text) == ["retain cycle", "Login.screen", "LoginScreen.onDone"])
        #expect(rows.map(\.isFlawed) == [true, true, true])
        #expect(rows.map(\.level) == [0, 1, 1])
    }

    @Test func `a reference says how the other parent holds the coordinator`() throws {
        var tree = tree { $0.holding = Holding(.strong) }
        tree.coordinators[1].branches.append(Branch(presentation: "present", child: .reference(0)))
        tree.coordinators[1].branches[0].holding = Holding(.weak)
        let diagram = try diagram(tree) { $0.showsLifetimes = true }
        #expect(diagram.boxes[2].rows.map(\.text) == ["weak"])
    }

    @Test func `a coordinator that is a row has its life below it`() throws {
        let tree = tree { $0.holding = Holding(.weak) }
        let diagram = try diagram(tree) {
            $0.showsLifetimes = true
            $0.detail = .flows
        }
        #expect(diagram.boxes[0].rows.map(\.text) == ["Login", "weak"])
        #expect(diagram.boxes[0].rows.map(\.level) == [0, 1])
    }

    @Test func `Mermaid says it on the branch`() throws {
        let tree = tree {
            $0.holding = Self.kept
            $0.removals = [Removal(event: "Login.onEnd")]
        }
        let bytes = try MermaidText.text(of: diagram(tree) { $0.showsLifetimes = true }, theme: .light)
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(text.contains("n0 -->|\"push<br/>strong,#nbsp;removed#nbsp;on#nbsp;Login.onEnd\"| n1"))
        #expect(text.contains("n1(\"<b>Login</b>\")"))
    }
}
