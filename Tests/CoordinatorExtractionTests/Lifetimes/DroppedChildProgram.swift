import CoordinatorModel

@testable import CoordinatorExtraction

/// An app whose root starts a flow again and again.
struct DroppedChildProgram {
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
    /// What the root does when its screen asks for help, and further members of it.
    var shown = "self?.help()"
    var root = ""
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
                    home.onHelp = { [weak self] in \(shown) }
                    stack.setViewControllers([home], animated: false)
                }
                func help() {
                    let help = \(made)
                    help.parent = self
                    \(store)
                    help.start()
                }
                func didEnd(_ child: Coordinator) { children.removeAll { $0 === child } }
                \(root)
            }
            class HomeScreen: UIViewController { var onHelp: (() -> Void)?; func tap() { onHelp?() } }
            class HelpScreen: UIViewController { var onDone: (() -> Void)?; var model: Any?; func tap() { onDone?() } }
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
