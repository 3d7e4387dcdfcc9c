import CoordinatorModel
import Testing

@testable import CoordinatorExtraction

/// Children that nobody stores, in the ways in which apps write them.
@Suite struct DroppedChildTests {
    /// An app whose root starts a flow again and again.
    private struct Program {
        var app = "let app = AppCoordinator()"
        var factory = """
            class Factory {
                var last: HelpCoordinator?
                func makeHelp(_ stack: UINavigationController) -> HelpCoordinator { HelpCoordinator(stack) }
                func keepHelp(_ stack: UINavigationController) -> HelpCoordinator {
                    let help = HelpCoordinator(stack)
                    last = help
                    return help
                }
            }
            """
        /// How the root gets the flow.
        var made = "HelpCoordinator(stack)"
        /// What the root does with `help` before it starts it.
        var store = ""
        /// Members of the flow.
        var flow = ""
        /// What the flow does at its beginning.
        var start = ""
        /// Members of the protocol's extension.
        var shared = ""
        var beside = ""

        var holding: Holding? {
            let source = """
                import UIKit
                \(app)
                protocol Coordinator: AnyObject { var parent: AppCoordinator? { get }; func start() }
                extension Coordinator { \(shared) }
                class AppCoordinator: Coordinator {
                    weak var parent: AppCoordinator?
                    var children: [Coordinator] = []
                    \(factory.isEmpty ? "" : "let factory = Factory()")
                    let stack = UINavigationController()
                    func start() {
                        let home = HomeScreen()
                        home.onHelp = { [weak self] in self?.help() }
                        stack.setViewControllers([home], animated: false)
                    }
                    func help() {
                        let help = \(made)
                        help.parent = self
                        \(store)
                        help.start()
                    }
                    func didEnd(_ child: Coordinator) { children.removeAll { $0 === child } }
                }
                class HomeScreen: UIViewController { var onHelp: (() -> Void)?; func tap() { onHelp?() } }
                class HelpScreen: UIViewController { var onDone: (() -> Void)?; func tap() { onDone?() } }
                class HelpCoordinator: Coordinator {
                    let stack: UINavigationController
                    weak var parent: AppCoordinator?
                    var onEnd: (() -> Void)?
                    \(flow)
                    init(_ stack: UINavigationController) { self.stack = stack }
                    func start() {
                        let screen = HelpScreen()
                        screen.onDone = { [weak self] in self?.end() }
                        \(start)
                        stack.pushViewController(screen, animated: true)
                    }
                    func end() { onEnd?() }
                }
                \(factory)
                \(beside)
                """
            return tree(of: [lowered(Array(source.utf8), path: "App.swift", fileIndex: 0)]).coordinators
                .first { $0.type == "AppCoordinator" }?.branches.first?.holding
        }

        var isDropped: Bool { holding?.strength == Holding.Strength.none }
    }

    @Test func handingItselfToItsParentDoesNotKeepIt() {
        #expect(Program(flow: "func leave() { parent?.didEnd(self) }").isDropped)
        let same = "func contains(_ child: Coordinator) -> Bool { (child as AnyObject) === (self as AnyObject) }"
        #expect(Program(flow: "func leave() { _ = parent?.contains(self) }", shared: same).isDropped)
        // The nearest misses: the parent stores it; nobody knows what the function does.
        let stores = "extension AppCoordinator { func adopt(_ child: Coordinator) { children.append(child) } }"
        #expect(!Program(flow: "func leave() { parent?.adopt(self) }", beside: stores).isDropped)
        #expect(!Program(flow: "func leave() { Registry.shared.note(self) }").isDropped)
    }

    @Test func aFunctionThatHandsItOnMayKeepIt() {
        let passes = "extension AppCoordinator { func pass(_ child: Coordinator) { take(child) }"
        #expect(
            Program(
                flow: "func leave() { parent?.pass(self) }", beside: passes + "\nfunc take(_ child: Coordinator) {} }"
            ).isDropped)
        #expect(
            !Program(
                flow: "func leave() { parent?.pass(self) }",
                beside: passes + "\nfunc take(_ child: Coordinator) { children += [child] } }"
            ).isDropped)
    }

    @Test func whatItsOwnWeakClosureNamesIsNotKept() {
        let end =
            "help.onEnd = { [weak self, weak help] in guard let self, let help else { return }; self.didEnd(help) }"
        #expect(Program(store: end).isDropped)
        // The nearest misses.
        #expect(!Program(store: "help.onEnd = { [weak self] in self?.didEnd(help) }").isDropped)
        #expect(!Program(store: "children.append(help); " + end).isDropped)
    }

    @Test func aWeakClosureThatUsesItselfDoesNotKeepIt() {
        #expect(
            Program(start: "screen.onDone = { [weak self] in guard let self = self else { return }; self.end() }")
                .isDropped)
        #expect(!Program(start: "screen.onDone = { self.end() }").isDropped)
    }

    @Test func whatAFactoryMakesIsNotKeptByIt() {
        #expect(Program(made: "factory.makeHelp(stack)").isDropped)
        #expect(!Program(made: "factory.makeHelp(stack)", store: "children.append(help)").isDropped)
        // The nearest miss: the factory stores it.
        #expect(!Program(made: "factory.keepHelp(stack)").isDropped)
    }

    @Test func whatAFactoryMakesEachTimeIsNotStoredOnce() {
        let stored = Program(made: "factory.makeHelp(stack)", store: "children.append(help)")
        #expect(stored.holding?.isOnce == false && stored.holding?.isCollection == true)
    }

    /// No code that makes the root was found.
    @Test func aChildOfAnAssumedRoot() {
        #expect(Program(app: "", factory: "").isDropped)
        #expect(!Program(app: "", factory: "", store: "children.append(help)").isDropped)
    }
}
