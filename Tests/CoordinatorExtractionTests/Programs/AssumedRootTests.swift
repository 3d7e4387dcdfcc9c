import CoordinatorModel
import Testing

/// A root is one that an app begins with, or is said to be assumed.
@Suite struct AssumedRootTests {
    private func assumption(_ beginning: String) -> JSONValue? {
        let tree = MarkedProgram(
            "a root", beside: EngineProgram.base,
            """
            class AppCoordinator: Coordinator {
                let stack = UINavigationController()
                func start() { stack.pushViewController(UIViewController(), animated: true) }
            }
            \(beginning)
            """
        ).tree()
        #expect(tree.roots.map { tree.coordinators[$0].type } == ["AppCoordinator"])
        return tree.coordinators[tree.roots[0]].extensions["x-assumed-root"]
    }

    @Test(arguments: [
        "let app = AppCoordinator()",
        "class Delegate: UIResponder, UIApplicationDelegate { var app = AppCoordinator() }",
        "class Scene: UIResponder, UIWindowSceneDelegate { var app: Coordinator?\nfunc begin() { app = AppCoordinator() } }",
        """
        class Scene: UIResponder, UIWindowSceneDelegate { let starter = Starter() }
        class Starter { let app = AppCoordinator() }
        """,
        """
        @main struct Shop: App {
            @State private var app: AppCoordinator
            init() { _app = State(initialValue: AppCoordinator()) }
        }
        """,
    ])
    func whatTheAppBeginsWithIsProved(_ beginning: String) { #expect(assumption(beginning) == nil) }

    @Test func whatNothingLeadsToIsAssumed() {
        #expect(
            assumption("")
                == .string("no code that makes it was found, and it is the only one that is never presented"))
    }

    /// A flow that only its own builder makes is never presented.
    @Test(arguments: [
        ("", "AppCoordinator", "SideCoordinator"),
        // The nearest misses: code has a builder, or the app begins elsewhere.
        ("class Shelf { var side: SideBuilder? }", "AppCoordinator SideCoordinator", ""),
        ("func show() { _ = SideBuilder().build() }", "AppCoordinator SideCoordinator", ""),
    ])
    func whatOnlyAnUnusedBuilderMakes(_ beside: String, _ roots: String, _ unattached: String) {
        let tree = MarkedProgram(
            "a builder", beside: EngineProgram.base,
            """
            class Delegate: UIResponder, UIApplicationDelegate { var app = AppCoordinator() }
            class AppCoordinator: Coordinator {
                let stack = UINavigationController()
                func start() { stack.pushViewController(UIViewController(), animated: true) }
            }
            class SideCoordinator: Coordinator {
                let stack = UINavigationController()
                func start() { stack.pushViewController(UIViewController(), animated: true) }
            }
            class SideBuilder { func build() -> SideCoordinator { SideCoordinator() } }
            \(beside)
            """
        ).tree()
        func names(_ positions: [Int]) -> String {
            positions.map { tree.coordinators[$0].type }.sorted().joined(separator: " ")
        }
        #expect(names(tree.roots) == roots)
        #expect(names(tree.unattached) == unattached)
    }

    /// A tab bar's view model makes a flow for each tab, and a flow makes the app's coordinator again. `more` is further
    /// code of the scene.
    private func roots(_ more: String) -> [String] {
        let tree = MarkedProgram(
            "an app that begins anew", beside: EngineProgram.base,
            """
            class Scene: UIResponder, UIWindowSceneDelegate {
                var app: AppCoordinator?
                func begin() { app = AppCoordinator(); app?.start() }
            }
            class AppCoordinator: Coordinator {
                let stack = UINavigationController()
                func start() {
                    let bar = BarController()
                    bar.model = BarModel(owner: self)
                    stack.pushViewController(bar, animated: true)
                }
            }
            class BarModel {
                var owner: AppCoordinator?
                init(owner: AppCoordinator) { self.owner = owner }
                func tabs() -> [UIViewController] {
                    let news = NewsCoordinator()
                    news.start()
                    return [news.stack]
                }
            }
            class BarController: UITabBarController {
                var model: BarModel?
                override func viewDidLoad() { setViewControllers(model?.tabs(), animated: false) }
            }
            class NewsCoordinator: Coordinator {
                let stack = UINavigationController()
                func start() {
                    let news = NewsController()
                    news.owner = self
                    stack.pushViewController(news, animated: true)
                }
                func beginAnew() {
                    let app = AppCoordinator()
                    app.start()
                    stack.present(app.stack, animated: true)
                }
            }
            class NewsController: UIViewController {
                var owner: NewsCoordinator?
                @objc func leave() { owner?.beginAnew() }
            }
            \(more)
            """
        ).tree()
        return tree.roots.map { tree.coordinators[$0].type }
    }

    @Test func whatTheAppBeginsWithIsTheRootWhereEachHasAParent() {
        #expect(roots("") == ["AppCoordinator"])
        // The nearest miss: another one, to which this one does not lead.
        #expect(
            roots(
                """
                class SideController: UIViewController { let side = SideCoordinator() }
                class SideCoordinator: Coordinator { func start() { SideCoordinator().start() } }
                """
            ).contains("AppCoordinator"))
    }
}
