import CoordinatorModel
import Testing

@testable import CoordinatorExtraction

/// Coordinators that come out of a container of Factory, and objects that are called like functions.
@Suite struct FactoryModelTests {
    /// How the root holds the help's coordinator.
    private static func branch(
        _ made: String, store: String = "children.append(help)", module: String = "FactoryKit", beside: String = ""
    ) -> Branch? {
        let source = """
            import UIKit
            import \(module)
            let app = AppCoordinator()
            class HelpCoordinator {
                let stack: UINavigationController
                var onEnd: (() -> Void)?
                init(_ stack: UINavigationController) { self.stack = stack }
                func start() {
                    let screen = Screen()
                    screen.onTap = { [weak self] in self?.onEnd?() }
                    stack.pushViewController(screen, animated: true)
                }
            }
            class Screen: UIViewController { var onTap: (() -> Void)?; func tap() { onTap?() } }
            class AppCoordinator {
                let stack = UINavigationController()
                var children: [HelpCoordinator] = []
                func start() {
                    let home = Screen()
                    home.onTap = { [weak self] in self?.help() }
                    stack.setViewControllers([home], animated: false)
                }
                func help() {
                    let help = \(made)
                    \(store)
                    help.onEnd = { [weak self, weak help] in self?.children.removeAll { $0 === help } }
                    help.start()
                }
            }
            \(beside)
            """
        return tree(of: [lowered(Array(source.utf8), path: "App.swift", fileIndex: 0)]).coordinators
            .first { $0.type == "AppCoordinator" }?.branches.first
    }

    private static let container =
        """
        extension Container {
            var help: ParameterFactory<UINavigationController, HelpCoordinator> {
                self { stack in HelpCoordinator(stack) }
            }
        }
        """

    @Test func whatAContainerMakesIsKnown() {
        let branch = Self.branch("Container.shared.help(stack)", beside: Self.container)
        #expect(branch?.holding?.member == "children" && branch?.holding?.isOnce == false)
        #expect(branch?.removals?.first?.event == "HelpCoordinator.onEnd")
        // The nearest miss: an extension of another library's container.
        #expect(Self.branch("Container.shared.help(stack)", module: "Other", beside: Self.container)?.holding == nil)
    }

    @Test func anObjectThatIsCalled() {
        let maker = """
            struct Maker {
                let stack: UINavigationController
                func callAsFunction() -> HelpCoordinator { HelpCoordinator(stack) }
            }
            """
        #expect(Self.branch("Maker(stack: stack)()", module: "Other", beside: maker)?.holding?.member == "children")
        // The nearest miss: nothing is known of it.
        #expect(Self.branch("Maker(stack: stack)()", module: "Other")?.holding?.member == nil)
    }
}
