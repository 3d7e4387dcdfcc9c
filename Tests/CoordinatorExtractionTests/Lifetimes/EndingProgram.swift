import CoordinatorModel
import Testing

@testable import CoordinatorExtraction

/// An app whose home screen leads to a login and to a help flow, each stored by the root: what they do when they end is a
/// test's.
struct EndingProgram: Sendable, CustomTestStringConvertible {
    /// What the case is about.
    var name: String
    /// Members of the root.
    var members = ""
    /// What the root does with the `login` that it has made and stored.
    var wiring = "login.onEnd = { [weak self, weak login] in self?.remove(login) }"
    /// Members of the login's coordinator.
    var login = ""
    /// What the login's coordinator does with its `screen` before it pushes it.
    var start = "screen.onDone = { [weak self] in self?.finish() }"
    /// How the login's screen is shown.
    var show = "stack.pushViewController(screen, animated: true)"
    /// Members of the login's screen.
    var screen = ""
    /// Declarations beside the others.
    var beside = ""

    /// What is replaced in the source.
    var changes: [(String, String)] = []

    var testDescription: String { name }

    var source: String { changes.reduce(text) { $0.replacing($1.0, with: $1.1) } }

    private var text: String {
        """
        import UIKit
        protocol Coordinator: AnyObject { func start() }
        let app = AppCoordinator(UINavigationController())
        class BaseCoordinator: NSObject, Coordinator {
            var children: [Coordinator] = []
            let stack: UINavigationController
            var onEnd: (() -> Void)?
            weak var parent: BaseCoordinator?
            init(_ stack: UINavigationController) { self.stack = stack }
            func start() {}
            func finish() { onEnd?() }
            func add(_ child: Coordinator) { children.append(child) }
            func remove(_ child: Coordinator?) { children.removeAll { $0 === child } }
        }
        class AppCoordinator: BaseCoordinator {
            var current: HelpCoordinator?
            override func start() {
                let home = HomeScreen()
                home.onLogin = { [weak self] in self?.showLogin() }
                home.onHelp = { [weak self] in self?.showHelp() }
                stack.pushViewController(home, animated: false)
            }
            func showLogin() {
                let login = LoginCoordinator(stack)
                add(login)
                login.parent = self
                \(wiring)
                login.start()
            }
            func showHelp() {
                let help = HelpCoordinator(stack)
                add(help)
                current = help
                help.onEnd = { [weak self, weak help] in self?.remove(help) }
                help.start()
            }
            \(members)
        }
        class HomeScreen: UIViewController {
            var onLogin: (() -> Void)?
            var onHelp: (() -> Void)?
            func tap() { onLogin?(); onHelp?() }
        }
        class LoginScreen: UIViewController {
            var onDone: (() -> Void)?
            func tap() { onDone?() }
            \(screen)
        }
        class HelpScreen: UIViewController {
            var onDone: (() -> Void)?
            func tap() { onDone?() }
        }
        class LoginCoordinator: BaseCoordinator {
            override func start() {
                let screen = LoginScreen()
                \(start)
                \(show)
            }
            \(login)
        }
        class HelpCoordinator: BaseCoordinator {
            override func start() {
                let screen = HelpScreen()
                screen.onDone = { [weak self] in self?.finish() }
                stack.setViewControllers([screen], animated: true)
            }
        }
        \(beside)
        """
    }

    /// The branch that leads to the login.
    var loginBranch: Branch? {
        let tree = tree(of: [lowered(Array(source.utf8), path: "App.swift", fileIndex: 0)])
        return tree.coordinators.first { $0.type == "AppCoordinator" }?.branches.first {
            tree.coordinators[$0.child.index].type == "LoginCoordinator"
        }
    }

    /// Whether each login is one more in a collection from which none is removed.
    var leaks: Bool {
        guard let branch = loginBranch, let holding = branch.holding else { return false }
        return holding.strength == .strong && holding.isCollection && !holding.isOnce && branch.removals == []
    }

    /// Whether no object keeps the login alive.
    var drops: Bool { loginBranch?.holding?.strength == Holding.Strength.none }

    /// What the root still holds after the login ends: `onEnd finish`, `onEnd HelpCoordinator`, `back`.
    func kept() -> [String] {
        let program = [lowered(Array(source.utf8), path: "App.swift", fileIndex: 0)]
        let app = tree(of: program).coordinators.first { $0.type == "AppCoordinator" }
        let branch = app.flatMap { app in
            app.branches.first {
                $0.holding?.member == "children" && $0.location?.line ?? 0 > 0 && $0.keptEndings != []
            }
        }
        return (branch?.keptEndings ?? []).map { ending in
            [
                ending.event.map { String($0.split(separator: ".").last ?? "") }, ending.gesture?.rawValue,
                ending.method, ending.removed,
            ].compactMap { $0 }.joined(separator: " ")
        }
    }
}

extension EndingProgram {
    /// The program with other code in the parts that all programs have.
    func replacing(_ part: String, with other: String) -> EndingProgram {
        var program = self
        program.changes.append((part, other))
        return program
    }
}
