import CoordinatorModel
import Testing

@testable import CoordinatorExtraction

/// An app with one flow below its root: what the flow's coordinator has and does is a test's.
struct LoginProgram: Sendable, CustomTestStringConvertible {
    /// What the case is about.
    var name: String
    /// Members of the coordinator of the flow.
    var members: String
    /// The beginning of its `start`, which must make `screen`.
    var start: String
    /// Members of the screen.
    var screen = ""
    /// Declarations beside the others.
    var beside = ""

    /// A property for the screen.
    static let stored = "var screen: LoginScreen?"

    /// The beginning of a `start` that puts the screen into that property.
    static func storing(_ wiring: String) -> String {
        "let screen = LoginScreen(); self.screen = screen; \(wiring)"
    }

    init(_ name: String, members: String = "", start: String, screen: String = "", beside: String = "") {
        (self.name, self.members, self.start, self.screen, self.beside) = (name, members, start, screen, beside)
    }

    var testDescription: String { name }

    var source: String {
        """
        import UIKit
        protocol Coordinator: AnyObject { func start() }
        let app = AppCoordinator()
        class AppCoordinator: Coordinator {
            var children: [Coordinator] = []
            let stack = UINavigationController()
            func start() {
                let home = HomeScreen()
                home.onLogin = { [weak self] in self?.login() }
                stack.setViewControllers([home], animated: false)
            }
            func login() {
                let child = LoginCoordinator(stack)
                child.onEnd = { [weak self, weak child] in self?.children.removeAll { $0 === child } }
                children.append(child)
                child.start()
            }
        }
        class HomeScreen: UIViewController {
            var onLogin: (() -> Void)?
            func tap() { onLogin?() }
        }
        class LoginScreen: UIViewController {
            var onDone: (() -> Void)?
            func tap() { onDone?() }
            \(screen)
        }
        class LoginCoordinator: Coordinator {
            let stack: UINavigationController
            var onEnd: (() -> Void)?
            init(_ stack: UINavigationController) { self.stack = stack }
            \(members)
            func start() {
                \(start)
                stack.pushViewController(screen, animated: true)
            }
            func finish() { onEnd?() }
        }
        \(beside)
        """
    }

    /// The rings of the whole tree: `A.screen B.onDone`.
    ///
    /// The flow's coordinator may have another name.
    func rings(of flow: String = "LoginCoordinator") -> Set<String> {
        let text = source.split(separator: "LoginCoordinator", omittingEmptySubsequences: false).joined(separator: flow)
        let program = [lowered(Array(text.utf8), path: "App.swift", fileIndex: 0)]
        return Set(
            tree(of: program).coordinators.flatMap(\.retainCycles).map { cycle in
                cycle.links.map { "\($0.holder).\($0.member)" }.joined(separator: " ")
            })
    }
}
