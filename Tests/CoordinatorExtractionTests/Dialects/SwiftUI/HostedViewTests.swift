import CoordinatorModel
import Testing

@testable import CoordinatorExtraction

/// Views in hosting controllers whose types only the surroundings say.
@Suite struct HostedViewTests {
    /// The screens of a coordinator that shows views in this way.
    private func screens(_ start: String, helpers: String) -> [String] {
        let tree = MarkedProgram(
            "",
            """
            import SwiftUI
            import UIKit
            @main final class AppDelegate: UIResponder, UIApplicationDelegate {
                let coordinator = AppCoordinator()
                func application(
                    _ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?
                ) -> Bool {
                    coordinator.start()
                    return true
                }
            }
            protocol Coordinator: AnyObject { func start() }
            final class AppCoordinator: Coordinator {
                let stack = UINavigationController()
                func start() {
                    \(start)
                }
                func close() { stack.popViewController(animated: true) }
                \(helpers)
            }
            struct HomeView: View {
                let onTap: () -> Void
                var body: some View { Button("Home", action: onTap) }
            }
            """
        ).tree()
        return tree.coordinators.flatMap(\.screens).map { screen in
            ([screen.type] + screen.emits.map(\.event)).joined(separator: " ")
        }
    }

    private static let found = ["HomeView HomeView.onTap"]

    @Test func anImplicitViewIsThatOfItsController() {
        let show = "func show(_ host: UIViewController) { stack.pushViewController(host, animated: true) }"
        #expect(
            screens(
                "show(UIHostingController<HomeView>(rootView: .init(onTap: { self.close() })))", helpers: show)
                == Self.found)
        let declared = "let host: UIHostingController<HomeView> = .init(rootView: .init(onTap: { self.close() }))"
        #expect(screens(declared + "\n show(host)", helpers: show) == Self.found)
        let inferred =
            "let host: UIHostingController<HomeView> = UIHostingController(rootView: .init(onTap: { self.close() }))"
        #expect(screens(inferred + "\n show(host)", helpers: show) == Self.found)
        // No type says what it is.
        #expect(screens("show(UIHostingController(rootView: .init(onTap: { self.close() })))", helpers: show) == [])
    }

    @Test func aHelpersClosureSaysWhatItMakes() {
        let push =
            "func push(_ make: () -> UIHostingController<HomeView>) { stack.pushViewController(make(), animated: true) }"
        #expect(screens("push { .init(rootView: .init(onTap: { self.close() })) }", helpers: push) == Self.found)
    }

    @Test func theCallSaysWhatAGenericClosureMakes() {
        let wrap = "func wrap<V: UIViewController>(_ make: () -> V) -> V { make() }"
        #expect(
            screens(
                """
                let host: UIHostingController<HomeView> = wrap { .init(rootView: .init(onTap: { self.close() })) }
                stack.pushViewController(host, animated: true)
                """, helpers: wrap) == Self.found)
        let show = """
            func show<V: View>(_ type: V.Type, _ make: () -> V) {
                stack.pushViewController(UIHostingController(rootView: make()), animated: true)
            }
            """
        #expect(screens("show(HomeView.self) { .init(onTap: { self.close() }) }", helpers: show) == Self.found)
    }

    /// The emissions of a hosting controller's view whose listener a computed property of the controller sets.
    private func heard(setting setter: String) -> [Emission.Heard?] {
        let tree = MarkedProgram(
            "",
            """
            import SwiftUI
            import UIKit
            let app = AppCoordinator()
            protocol Coordinator: AnyObject { func start() }
            protocol HomeListener: AnyObject { func homeTapped() }
            struct HomeView: View {
                weak var listener: HomeListener?
                var body: some View { Button("Home") { listener?.homeTapped() } }
            }
            final class HomeController: UIHostingController<HomeView> {
                var listener: HomeListener? {
                    get { rootView.listener }
                    set { \(setter) }
                }
                var other: HomeListener?
                convenience init() { self.init(rootView: HomeView()) }
                convenience init(title: String) {
                    self.init()
                    self.title = title
                }
            }
            final class AppCoordinator: Coordinator, HomeListener {
                let stack = UINavigationController()
                func start() {
                    let home = HomeController(title: "Home")
                    home.listener = self
                    stack.pushViewController(home, animated: true)
                }
                func homeTapped() { stack.popViewController(animated: true) }
            }
            """
        ).tree()
        func emissions(_ screen: Screen) -> [Emission] { screen.emits + screen.screens.flatMap(emissions) }
        return tree.coordinators.flatMap(\.screens).flatMap(emissions).map(\.heard)
    }

    @Test func aComputedPropertyWiresTheViewOfItsController() {
        #expect(heard(setting: "rootView.listener = newValue") == [nil])
        #expect(heard(setting: "self.rootView.listener = newValue") == [nil])
        // The nearest miss: it is kept elsewhere.
        #expect(heard(setting: "other = newValue") == [.never])
    }
}
