import CoordinatorIntrospection
import CoordinatorModel
import Testing

private class BaseViewController { var children: [BaseViewController] = []; weak var parent: BaseViewController? }
private final class HomeViewController: BaseViewController {}
private final class ListViewController: BaseViewController { var presentedViewController: BaseViewController? }
private final class MainTabBarController: BaseViewController { var viewControllers: [AnyObject] = [] }
private final class HomeCoordinator { let rootViewController = HomeViewController() }
private final class TabBarCoordinator {
    let tabBarController = MainTabBarController()
    var childCoordinators: [HomeCoordinator] = []
}

@Suite struct ForeignScreenTests {
    @Test func `a root screen and what it embeds, but not what it is embedded in`() {
        let home = HomeCoordinator()
        let inner = ListViewController()
        inner.parent = home.rootViewController
        home.rootViewController.children = [inner]
        let screens = CoordinatorTree(reflecting: home).coordinators[0].screens
        #expect(screens == [Screen(type: "HomeViewController", screens: [Screen(type: "ListViewController")])])
    }

    @Test func `a child whose screen is a tab was brought up by select`() {
        let app = TabBarCoordinator()
        app.childCoordinators = [HomeCoordinator()]
        app.tabBarController.viewControllers = app.childCoordinators.map(\.rootViewController)
        let tree = CoordinatorTree(reflecting: app)
        #expect(tree.coordinators[0].branches.map(\.presentation) == ["select"])
        #expect(tree.coordinators[0].kind == .tabBar)
        #expect(tree.coordinators[0].screens == [Screen(type: "MainTabBarController")])
        #expect(tree.coordinators[1].screens == [Screen(type: "HomeViewController")])
    }

    @Test func `a child whose screen is presented was brought up by present`() {
        final class ListCoordinator { let viewController = ListViewController(); let home = HomeCoordinator() }
        let list = ListCoordinator()
        list.viewController.presentedViewController = list.home.rootViewController
        #expect(CoordinatorTree(reflecting: list).coordinators[0].branches.map(\.presentation) == ["present"])
    }

    @Test func `a child whose screen is not shown has no presentation`() {
        let app = TabBarCoordinator()
        app.childCoordinators = [HomeCoordinator()]
        #expect(CoordinatorTree(reflecting: app).coordinators[0].branches.map(\.presentation) == [nil])
    }

    @Test func `coordinators that only a screen keeps are children of its coordinator`() {
        final class ShopTabBarController { let main = HomeCoordinator() }
        final class ShopCoordinator { let tabBarController = ShopTabBarController() }
        #expect(outline(ShopCoordinator()) == "Shop(Home)")
    }

    @Test func `screens that a router keeps`() {
        final class Router { let rootController = HomeViewController() }
        final class FlowCoordinator { private let router = Router() }
        #expect(
            CoordinatorTree(reflecting: FlowCoordinator()).coordinators[0].screens.map(\.type) == ["HomeViewController"]
        )
    }

    @Test @MainActor func `an app adds facts that reflection cannot see`() {
        // A stack of a kit that keeps its screens where Swift's reflection doesn't look.
        @MainActor final class KitNavigationController {
            private static var hidden: [ObjectIdentifier: [AnyObject]] = [:]
            var stack: [AnyObject] {
                get { Self.hidden[ObjectIdentifier(self)] ?? [] }
                set { Self.hidden[ObjectIdentifier(self)] = newValue }
            }
        }
        final class KitCoordinator {
            let navigationController: KitNavigationController;
            init(_ stack: KitNavigationController) { navigationController = stack }
        }
        let stack = KitNavigationController()
        stack.stack = [ListViewController()]
        defer { stack.stack = [] }
        var conventions = ForeignConventions()
        conventions.embedded = { screen in
            nonisolated(unsafe) var stack: [AnyObject] = []
            nonisolated(unsafe) let screen = screen
            MainActor.assumeIsolated { stack = (screen as? KitNavigationController)?.stack ?? [] }
            return stack
        }
        let tree = CoordinatorTree(reflecting: KitCoordinator(stack), by: conventions)
        #expect(tree.coordinators[0].screens[0].screens.map(\.type) == ["ListViewController"])
    }

    @Test func `a transparent screen is left out, and its embedded screens take its place`() {
        let app = TabBarCoordinator()
        let list = ListViewController()
        list.children = [HomeViewController()]
        app.tabBarController.viewControllers = [list]
        var conventions = ForeignConventions()
        conventions.transparentScreens = NamePattern(["MainTabBarController", "ListViewController"])
        #expect(
            CoordinatorTree(reflecting: app, by: conventions).coordinators[0].screens
                == [Screen(type: "HomeViewController")])
    }

    @Test func `a transparent screen that emits is not left out`() {
        final class LoudTabBarController { var onTap: (() -> Void)? }
        final class LoudCoordinator { let tabBarController = LoudTabBarController() }
        var conventions = ForeignConventions()
        conventions.transparentScreens = NamePattern("*TabBarController")
        #expect(CoordinatorTree(reflecting: LoudCoordinator(), by: conventions).coordinators[0].screens.count == 1)
    }
}
