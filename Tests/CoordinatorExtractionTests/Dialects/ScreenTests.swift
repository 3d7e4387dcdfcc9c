import Testing

/// Where screens come from, in all dialects.
@Suite struct ScreenTests {
    static let base = """
        let app = AppCoordinator()
        protocol Coordinator: AnyObject { func start() }
        """

    /// A coordinator that makes its screen thus, and the screen.
    private static func program(_ title: String, _ making: String, also: String = "") -> MarkedProgram {
        MarkedProgram(
            title, beside: base,
            """
            class AppCoordinator: Coordinator { //: root
                let navigation = UINavigationController()
                func start() {
            \(making)
                }
            }
            class LoginController: UIViewController { //: screen of AppCoordinator
                var onLogin: (() -> Void)?
                func tap() { onLogin?() } //: LoginController emits LoginController.onLogin
            }
            \(also)
            """)
    }

    static let programs: [MarkedProgram] = [
        program(
            "by their initialiser",
            """
            let login = LoginController(style: .plain)
            login.onLogin = { self.end() } //: AppCoordinator catches LoginController.onLogin
            """),
        program(
            "from a storyboard, cast with as!",
            """
            let board = UIStoryboard(name: "Login", bundle: nil)
            let login = board.instantiateViewController(withIdentifier: "Login") as! LoginController
            login.onLogin = { self.end() } //: AppCoordinator catches LoginController.onLogin
            """),
        program(
            "from a storyboard, cast with as? in a guard",
            """
            guard let login = storyboard?.instantiateInitialViewController() as? LoginController else { return }
            login.onLogin = { self.end() } //: AppCoordinator catches LoginController.onLogin
            """),
        program(
            "by a static factory",
            """
            let login = LoginController.instantiate()
            login.onLogin = { self.end() } //: AppCoordinator catches LoginController.onLogin
            """,
            also: """
                protocol Storyboarded {}
                extension Storyboarded where Self: UIViewController {
                    static func instantiate() -> Self { storyboard.instantiateViewController(withIdentifier: "x") as! Self }
                }
                extension LoginController: Storyboarded {}
                """),
        program(
            "by a generic function",
            """
            let login: LoginController = instantiate()
            login.onLogin = { self.end() } //: AppCoordinator catches LoginController.onLogin
            """,
            also: "func instantiate<T: UIViewController>() -> T { board.instantiateInitialViewController() as! T }"),
        program(
            "by a generated storyboard's scene",
            """
            let login = StoryboardScene.Login.login.instantiate()
            login.onLogin = { self.end() } //: AppCoordinator catches LoginController.onLogin
            """,
            also: """
                enum StoryboardScene {
                    enum Login { static let login = SceneType<App.LoginController>(identifier: "Login") }
                    enum Help { static let help = SceneType<App.HelpController>(identifier: "Help") }
                }
                struct SceneType<T: UIViewController> {
                    let identifier: String
                    func instantiate() -> T { board.instantiateViewController(withIdentifier: identifier) as! T }
                }
                class HelpController: UIViewController {}
                """),
        program(
            "from a container that is asked for the type",
            """
            let login = container.resolve(LoginController.self)!
            login.onLogin = { self.end() } //: AppCoordinator catches LoginController.onLogin
            """),
        program(
            "configured by an operator",
            """
            let login = LoginController() &> {
                $0.onLogin = { self.end() } //: AppCoordinator catches LoginController.onLogin
            }
            """,
            also: """
                infix operator &>
                @discardableResult func &> <T>(value: T, configure: (T) -> Void) -> T {
                    configure(value)
                    return value
                }
                """),
        program(
            "found among those that are there",
            """
            navigation.viewControllers = [LoginController()]
            let login = navigation.viewControllers.compactMap { $0 as? LoginController }.first
            login?.onLogin = { self.end() } //: AppCoordinator catches LoginController.onLogin
            """),
        MarkedProgram(
            "of a class with a small first letter; a function of that name comes first", beside: base,
            """
            class AppCoordinator: Coordinator { //: root
                func start() {
                    show(loginController { self.end() }) //: AppCoordinator catches loginController.onLogin
                    show(helpController())
                }
                func helpController() -> UIViewController { UIViewController() }
                func end() {}
            }
            class loginController: UIViewController { //: screen of AppCoordinator
                let onLogin: () -> Void
                init(onLogin: @escaping () -> Void) { self.onLogin = onLogin }
                func tap() { onLogin() } //: loginController emits loginController.onLogin
            }
            class helpController: UIViewController {}
            """),
        MarkedProgram(
            "a property of a protocol's type, a lazy one, a computed root", beside: base,
            """
            class AppCoordinator: Coordinator { //: root
                private let list: ListView = ListController()
                private lazy var detail: DetailController = {
                    let detail = DetailController()
                    detail.onBack = { [weak self] in self?.back() } //: AppCoordinator catches DetailController.onBack
                    return detail
                }()
                var rootViewController: UIViewController { SplitController(list, detail) }
                func start() { list.onPick = { self.pick() } } //: AppCoordinator catches ListView.onPick
            }
            protocol ListView: AnyObject { var onPick: (() -> Void)? { get set } }
            class ListController: UIViewController, ListView { //: screen of AppCoordinator
                var onPick: (() -> Void)?
                func tap() { onPick?() } //: ListController emits ListView.onPick
            }
            class DetailController: UIViewController { //: screen of AppCoordinator
                var onBack: (() -> Void)?
                func tap() { onBack?() } //: DetailController emits DetailController.onBack
            }
            class SplitController: UISplitViewController {} //: screen of AppCoordinator
            """),
        MarkedProgram(
            "embedded: children, properties, cells", beside: base,
            """
            class AppCoordinator: Coordinator { //: root
                func start() { navigation.push(HomeController()) }
            }
            class HomeController: UIViewController { //: screen of AppCoordinator
                let header = HeaderController()
                func load() {
                    addChild(FooterController())
                    header.onTap = { self.reload() } //: HomeController catches HeaderController.onTap
                }
            }
            class HeaderController: UIViewController { //: screen in HomeController
                var onTap: (() -> Void)?
                func tap() { onTap?() } //: HeaderController emits HeaderController.onTap
            }
            class FooterController: UIViewController {} //: screen in HomeController
            """),
        MarkedProgram(
            "a screen that makes a coordinator which stands on it stays where it is", beside: base,
            """
            class AppCoordinator: Coordinator { //: root container
                func start() { navigation.push(HomeController()) }
            }
            class HomeController: UIViewController { //: screen of AppCoordinator
                func scan() {
                    let scan = ScanCoordinator(controller: self) //: AppCoordinator presents ScanCoordinator as present
                    scan.start()
                }
            }
            class ScanCoordinator: Coordinator { //: coordinator
                let controller: HomeController
                init(controller: HomeController) { self.controller = controller }
                func start() { controller.present(ScanController()) }
            }
            class ScanController: UIViewController {} //: screen of ScanCoordinator
            """),
        MarkedProgram(
            "in SwiftUI, inside a hosting controller", beside: base,
            """
            class AppCoordinator: Coordinator { //: root
                func start() {
                    let screen = LoginScreen(onLogin: { [weak self] in self?.end() }) //: AppCoordinator catches LoginScreen.onLogin
                    window.rootViewController = UIHostingController(rootView: screen)
                }
            }
            struct LoginScreen: View { //: screen of AppCoordinator
                let onLogin: () -> Void
                var body: some View {
                    Button("Log in") { onLogin() } //: LoginScreen emits LoginScreen.onLogin
                }
            }
            """),
        MarkedProgram(
            "the nearest miss: a cell, a controller of UIKit, one that no code makes", beside: base,
            """
            class AppCoordinator: Coordinator { //: root
                func start() { navigation.push(UIAlertController(title: "x")) }
            }
            class ForgottenController: UIViewController {}
            class ItemCell: UITableViewCell {}
            """),
        MarkedProgram(
            "what a coordinator shows is its own, whatever reads, asks or finds it in a stack",
            """
            let app = AppCoordinator()
            protocol Coordinator: AnyObject { var rootViewController: UIViewController { get } }
            class NavigationController: UIViewController { //: screen of AppCoordinator; screen of ListCoordinator
                func push(_ coordinator: Coordinator) { pushViewController(coordinator.rootViewController) }
                var isLight: Bool { topViewController is MapController }
            }
            class AppCoordinator: Coordinator { //: root container
                let navigation = NavigationController()
                var rootViewController: UIViewController { navigation }
                func start() {
                    let list = ListCoordinator()
                    navigation.push(list) //: AppCoordinator presents ListCoordinator as push
                    if let found = list.navigation.viewControllers.first as? ListController { found.reload() }
                }
            }
            class ListCoordinator: Coordinator { //: coordinator
                let navigation = NavigationController()
                lazy var rootViewController: UIViewController = ListController()
                func open() { navigation.push(MapController()) }
            }
            class ListController: UIViewController { func reload() {} } //: screen of ListCoordinator
            class MapController: UIViewController {} //: screen of ListCoordinator
            """),
        MarkedProgram(
            "a child stands on a screen that its parent answers",
            """
            let app = AppCoordinator()
            protocol Coordinator: AnyObject { func start() }
            class AppCoordinator: Coordinator { //: root container
                var list: ListController!
                func start() {
                    list = ListController(onPick: { [weak self] in self?.pick() }) //: AppCoordinator catches ListController.onPick
                }
                func pick() {
                    PickCoordinator(controller: list).start() //: AppCoordinator presents PickCoordinator as present
                }
            }
            class PickCoordinator: Coordinator { //: coordinator
                let controller: UIViewController
                init(controller: UIViewController) { self.controller = controller }
                func start() { controller.present(PickController(), animated: true) }
            }
            class ListController: UIViewController { //: screen of AppCoordinator
                private let onPick: () -> Void
                init(onPick: @escaping () -> Void) { self.onPick = onPick }
                func tap() { onPick() } //: ListController emits ListController.onPick
            }
            class PickController: UIViewController {} //: screen of PickCoordinator
            """),
    ]

    @Test(arguments: programs) func findsScreens(_ program: MarkedProgram) { program.check() }
}
