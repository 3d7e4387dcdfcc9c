import CoordinatorModel
import Testing

@testable import CoordinatorExtraction

/// Events that are passed up by hand, behind a method that says whether a coordinator handles them.
@Suite struct CanHandleTests {
    static let beginning = """
        @main final class AppDelegate: UIResponder, UIApplicationDelegate {
            let coordinator = AppCoordinator()
            func application(
                _ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?
            ) -> Bool {
                coordinator.start()
                return true
            }
        }
        """

    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "a question is no event, and what is done only behind it is no answer to the others",
            beside: "import UIKit\n" + beginning,
            """
            import UIKit
            enum Route { case login, cart, help }
            protocol Coordinator: AnyObject {
                var parent: Coordinator? { get }
                func canHandle(_ route: Route) -> Bool
                func handle(_ route: Route)
                func route(to route: Route)
            }
            extension Coordinator {
                func route(to route: Route) {
                    if canHandle(route) { handle(route) } else { parent?.route(to: route) }
                }
            }
            final class AppCoordinator: Coordinator { //: root navigation
                weak var parent: Coordinator?
                let stack = UINavigationController()
                func start() {
                    let shop = ShopCoordinator(parent: self, stack: stack) //: AppCoordinator presents ShopCoordinator as push
                    shop.start()
                }
                func canHandle(_ route: Route) -> Bool { [.login].contains(route) } //: AppCoordinator catches Route.login
                func handle(_ route: Route) { stack.popToRootViewController(animated: true) }
            }
            final class ShopCoordinator: Coordinator { //: coordinator
                weak var parent: Coordinator?
                let stack: UINavigationController
                init(parent: Coordinator, stack: UINavigationController) {
                    self.parent = parent
                    self.stack = stack
                }
                func start() {
                    let shop = ShopController()
                    shop.coordinator = self
                    stack.pushViewController(shop, animated: true)
                }
                func canHandle(_ route: Route) -> Bool {
                    switch route {
                    case .cart: return true //: ShopCoordinator catches Route.cart
                    default: return parent?.canHandle(route) ?? false
                    }
                }
                func handle(_ route: Route) {
                    if case .cart = route {
                        stack.setNavigationBarHidden(true, animated: true)
                    } else {
                        parent?.handle(route)
                    }
                }
            }
            final class ShopController: UIViewController { //: screen of ShopCoordinator
                weak var coordinator: Coordinator?
                func login() { coordinator?.route(to: .login) } //: ShopController emits Route.login
                func cart() { coordinator?.route(to: .cart) } //: ShopController emits Route.cart
                func help() { coordinator?.route(to: .help) } //: ShopController emits Route.help
            }
            """)
    ]

    @Test(arguments: programs) func isReadAsMarked(_ program: MarkedProgram) { program.check() }

    /// What a coordinator intercepts whose guard asks this.
    private func caught(_ answer: String, besides: String = "") -> [String] {
        let tree = MarkedProgram(
            "",
            """
            import UIKit
            \(Self.beginning)
            enum AppEvent { case login, logout, help }
            class Coordinator {
                weak var parent: Coordinator?
                func canHandle(_ event: AppEvent) -> Bool { false }
                func perform(_ event: AppEvent) {}
                func handle(_ event: AppEvent) {
                    guard canHandle(event) else {
                        parent?.handle(event)
                        return
                    }
                    perform(event)
                }
            }
            final class AppCoordinator: Coordinator {
                let stack = UINavigationController()
                \(besides)
                func start() {
                    let home = HomeController()
                    home.coordinator = self
                    stack.pushViewController(home, animated: true)
                }
                override func canHandle(_ event: AppEvent) -> Bool { \(answer) }
                override func perform(_ event: AppEvent) { stack.popToRootViewController(animated: true) }
            }
            final class HomeController: UIViewController {
                weak var coordinator: Coordinator?
                func ask() {
                    coordinator?.handle(.login)
                    coordinator?.handle(.help)
                }
            }
            """
        ).tree()
        return tree.coordinators.flatMap(\.intercepts).map { "\($0.event) \($0.consumes)" }.sorted()
    }

    @Test func aListSaysWhichEventsAreHandled() {
        let listed = ["AppEvent.login always", "AppEvent.logout always"]
        #expect(caught("[.login, .logout].contains(event)") == listed)
        #expect(
            caught("handled.contains(event)", besides: "private let handled: [AppEvent] = [.login, .logout]") == listed)
        // What is in the list depends on run-time values.
        #expect(
            caught("handled.contains(event)", besides: "var handled: [AppEvent] { Settings.shared.handled }")
                == ["AppEvent.help sometimes", "AppEvent.login sometimes", "AppEvent.logout sometimes"])
    }
}
