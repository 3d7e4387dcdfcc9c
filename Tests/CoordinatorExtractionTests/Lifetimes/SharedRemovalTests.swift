import CoordinatorModel
import Testing

@testable import CoordinatorExtraction

/// A function that removes children, and that is called for others only.
@Suite struct SharedRemovalTests {
    /// Two flows below the root; `help` is what the second one does when it ends.
    private struct Program {
        var children = "var children: [BaseCoordinator] = []"
        var end = ""
        var base = ""
        var root = ""
        var helpIsShownBy = "owner?.help()"
        var beside = ""

        var app: CoordinatorTree {
            let source = """
                import UIKit
                let app = AppCoordinator()
                class BaseCoordinator {
                    \(children)
                    weak var parent: BaseCoordinator?
                    func start() {}
                    func add(_ child: BaseCoordinator) { child.parent = self; children.append(child) }
                    func remove(_ child: BaseCoordinator, animated: Bool = true) { children.removeAll { $0 === child } }
                    func didEnd(_ child: BaseCoordinator) { remove(child) }
                    \(base)
                }
                class AppCoordinator: BaseCoordinator {
                    let stack = UINavigationController()
                    override func start() {
                        let home = HomeScreen()
                        home.owner = self
                        stack.setViewControllers([home], animated: false)
                    }
                    func login() { let login = LoginCoordinator(stack); add(login); login.start() }
                    func help() { let help = HelpCoordinator(stack); add(help); help.start() }
                    \(root)
                }
                class HomeScreen: UIViewController {
                    weak var owner: AppCoordinator?
                    func tapLogin() { owner?.login() }
                    func tapHelp() { \(helpIsShownBy) }
                }
                class FlowScreen: UIViewController { var onDone: (() -> Void)?; func tap() { onDone?() } }
                class LoginCoordinator: BaseCoordinator {
                    let stack: UINavigationController
                    init(_ stack: UINavigationController) { self.stack = stack }
                    override func start() {
                        let screen = FlowScreen()
                        screen.onDone = { [weak self] in self?.end() }
                        stack.pushViewController(screen, animated: true)
                    }
                    func end() { parent?.didEnd(self) }
                }
                class HelpCoordinator: BaseCoordinator {
                    let stack: UINavigationController
                    init(_ stack: UINavigationController) { self.stack = stack }
                    override func start() {
                        let screen = FlowScreen()
                        screen.onDone = { [weak self] in self?.end() }
                        stack.pushViewController(screen, animated: true)
                    }
                    func end() { \(end) }
                }
                \(beside)
                """
            return tree(of: [lowered(Array(source.utf8), path: "App.swift", fileIndex: 0)])
        }

        var removals: [Removal]? {
            let tree = app
            return tree.coordinators.first { $0.type == "AppCoordinator" }?.branches.first {
                tree.coordinators[$0.child.index].type == "HelpCoordinator"
            }?.removals
        }
    }

    @Test func oneOfTwoChildrenReportsItself() {
        #expect(Program(end: "stack.popViewController(animated: true)").removals == [])
        // The nearest miss: the other one does, too.
        #expect(Program(end: "parent?.didEnd(self)").removals?.isEmpty == false)
    }

    @Test func aFunctionThatMayGetAnyChildCounts() {
        #expect(Program(root: "@objc func reset() { for one in children { remove(one) } }").removals?.isEmpty == false)
        #expect(Program(root: "@objc func reset() { children.forEach { remove($0) } }").removals?.isEmpty == false)
    }

    @Test func anOverrideThatRemovesCountsAsWhatItOverrides() {
        let override =
            "override func remove(_ child: BaseCoordinator, animated: Bool) { super.remove(child); print(1) }"
        #expect(Program(root: override).removals == [])
    }

    @Test func whatAnOverrideReplacesIsNotRun() {
        let body = "(_ child: BaseCoordinator) { print(child) }"
        let end = "parent?.didEnd(self)"
        #expect(Program(end: end, root: "override func didEnd\(body)").removals == [])
        let remove = "override func remove(_ child: BaseCoordinator, animated: Bool) { print(child) }"
        #expect(Program(end: end, root: remove).removals == [])
        // The nearest misses: it calls what it overrides; another coordinator overrides it.
        let calls = "override func didEnd(_ child: BaseCoordinator) { super.didEnd(child) }"
        #expect(Program(end: end, root: calls).removals?.isEmpty == false)
        #expect(
            Program(end: end, beside: "class Other: BaseCoordinator { override func didEnd\(body) }").removals?.isEmpty
                == false)
    }

    /// A base class has an ending for all: that counts for those that code ends.
    @Test func anEndingThatIsNeverCalledRemovesNothing() {
        let base = "func finish() { parent?.didEnd(self) }"
        let pop = "stack.popViewController(animated: true)"
        #expect(Program(end: pop, base: base).removals == [])
        // Code ends another coordinator.
        let tap = "class Tapped { let login: LoginCoordinator; init(_ login: LoginCoordinator) { self.login = login }"
        #expect(Program(end: pop, base: base, beside: "\(tap); func tap() { login.finish() } }").removals == [])
        // The nearest misses: it ends itself; the root ends all; code ends one that may be any; it is handed on.
        #expect(Program(end: "finish()", base: base).removals?.isEmpty == false)
        let reset = "@objc func reset() { children.forEach { $0.finish() } }"
        #expect(Program(end: pop, base: base, root: reset).removals?.isEmpty == false)
        let any =
            "class Tapped { var flow: BaseCoordinator?; init(_ one: BaseCoordinator) { flow = one }; func tap() { flow?.finish() } }"
        #expect(Program(end: pop, base: base, beside: any).removals?.isEmpty == false)
        #expect(Program(end: "let end = finish; end()", base: base).removals?.isEmpty == false)
        #expect(Program(end: pop, base: "@objc " + base).removals?.isEmpty == false)
    }

    /// Functions that pass on what they are given: by their declarations, only children of one type.
    @Test func whatIsGivenAsAnotherTypeIsNotRemoved() {
        let pop = "stack.popViewController(animated: true)"
        let login = "func loginDidEnd(_ one: LoginCoordinator) { remove(one) }"
        let screen = "class Ended { func tap(_ login: LoginCoordinator) { app.loginDidEnd(login) } }"
        #expect(Program(end: pop, root: login, beside: screen).removals == [])
        // The nearest misses: a child of this type is passed on, or one that may have any type.
        let help = "func helpDidEnd(_ one: HelpCoordinator) { remove(one) }"
        #expect(Program(end: "app.helpDidEnd(self)", root: help).removals?.isEmpty == false)
        let any = "func anyDidEnd(_ one: BaseCoordinator) { remove(one) }"
        #expect(Program(end: "app.anyDidEnd(self)", root: any).removals?.isEmpty == false)
    }

    @Test func whatNoCodeCallsRemovesNothing() {
        let old = "func old() { let help = HelpCoordinator(stack); add(help); print(1); end { self.didEnd(help) } }"
        let end = "func end(_ done: @escaping () -> Void) { done() }"
        let pop = "stack.popViewController(animated: true)"
        #expect(Program(end: pop, root: "\(old)\n\(end)").removals == [])
        // The nearest miss: a screen calls it.
        let called = Program(end: pop, root: "\(old)\n\(end)", helpIsShownBy: "owner?.help(); owner?.old()")
        #expect(called.removals?.isEmpty == false)
    }

    @Test func whatOnlyCallsItselfRemovesNothing() {
        let drop =
            "func drop(_ one: BaseCoordinator) { one.children.forEach { one.drop($0) }; children.removeAll { $0 === one } }"
        let base = "\(drop)\nfunc store(_ one: BaseCoordinator) { children.append(one) }"
        let pop = "stack.popViewController(animated: true)"
        let unused = Program(
            children: "var children: [BaseCoordinator] = []", end: pop, base: base, beside: "")
        #expect(unused.removals == [])
        // The nearest miss: other code calls it as well.
        #expect(Program(end: "app.drop(self)", base: base).removals?.isEmpty == false)
    }

    /// Others have functions of the same name.
    @Test func whatIsCalledOfOtherObjectsRemovesNothing() {
        let chosen = "class Chosen { var ids: Set<Int> = []; func drop(_ id: Int) { ids.remove(id) } }"
        #expect(Program(end: "stack.popViewController(animated: true)", beside: chosen).removals == [])
        // The nearest miss: it may be a coordinator.
        let any =
            "var flow: AppCoordinator?; var one: BaseCoordinator?; @objc func tie(_ a: AppCoordinator, _ b: BaseCoordinator) { flow = a; one = b }"
        let flow = "class Chosen { \(any); func drop() { if let one { flow?.remove(one) } } }"
        #expect(Program(end: "stack.popViewController(animated: true)", beside: flow).removals?.isEmpty == false)
    }

    /// A parameter of the same name is no mention of the function.
    @Test func aVariableIsNoFunction() {
        let note = "func note(remove: String) { print(remove) }"
        #expect(Program(end: "stack.popViewController(animated: true)", beside: note).removals == [])
        #expect(
            Program(root: "@objc func reset() { children.forEach { remove($0) } }", beside: note).removals?.isEmpty
                == false)
    }

    /// Each coordinator's own collection has only its own children: no ring goes through another's.
    @Test func collectionsWithoutADeclaredTypeAreNotOne() {
        let program = Program(children: "var children = [BaseCoordinator]()")
        #expect(!program.app.coordinators.contains { !$0.retainCycles.isEmpty })
    }

    @Test func aCollectionWithoutADeclaredType() {
        let children = "private(set) var children = [BaseCoordinator]()"
        #expect(Program(children: children).removals == [])
        #expect(Program(children: children, end: "parent?.didEnd(self)").removals?.isEmpty == false)
    }
}
