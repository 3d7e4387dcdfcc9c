import Testing

/// What an app's delegate has and all code can reach, and types of which two files say something.
@Suite struct BeginningTests {
    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "what the app's delegate has is its own, whatever reads it",
            """
            @main class AppDelegate: UIResponder, UIApplicationDelegate {
                static var shared: AppDelegate { UIApplication.shared.delegate as! AppDelegate }
                lazy var coordinator = AppCoordinator(initialRoute: .home) //: AppCoordinator emits AppRoute.home
                var router: UnownedRouter<AppRoute> { coordinator.unownedRouter }
            }
            enum AppRoute: Route {
                case home //: route of AppCoordinator; AppCoordinator catches AppRoute.home
                case login //: route of AppCoordinator; AppCoordinator catches AppRoute.login
            }
            class AppCoordinator: NavigationCoordinator<AppRoute> { //: root navigation
                override func prepareTransition(for route: AppRoute) -> NavigationTransition {
                    switch route {
                    case .home: return .present(HomeCoordinator()) //: AppCoordinator presents HomeCoordinator as present via home
                    case .login: return .none()
                    }
                }
            }
            enum HomeRoute: Route {
                case list //: route of HomeCoordinator; HomeCoordinator catches HomeRoute.list
            }
            class HomeCoordinator: NavigationCoordinator<HomeRoute> { //: coordinator
                override func prepareTransition(for route: HomeRoute) -> NavigationTransition { .none() }
                func leave() { AppDelegate.shared.router.trigger(.login) } //: HomeCoordinator emits AppRoute.login
            }
            """),
        MarkedProgram(
            "the first coordinator is started again from below; one that is handed down is presented",
            """
            @main class AppDelegate: UIResponder, UIApplicationDelegate {
                lazy var coordinator: Coordinator = make()
                func make() -> Coordinator { AppCoordinator(news: NewsCoordinator()) }
            }
            protocol Coordinator: AnyObject { func start() }
            class AppCoordinator: Coordinator { //: root container
                let news: NewsCoordinator
                init(news: NewsCoordinator) { self.news = news }
                func start() {
                    news.start() //: AppCoordinator presents NewsCoordinator
                    HomeCoordinator().start() //: AppCoordinator presents HomeCoordinator
                }
            }
            class NewsCoordinator: Coordinator { func start() {} } //: coordinator
            class HomeCoordinator: Coordinator { //: coordinator
                func start() {}
                func signOut() {
                    guard let delegate = UIApplication.shared.delegate as? AppDelegate else { return }
                    delegate.coordinator.start()
                }
            }
            """),
        MarkedProgram(
            "a shared coordinator is found by those below it, and presented by none of them",
            """
            @main class AppDelegate: UIResponder, UIApplicationDelegate {
                func begin() { AppCoordinator.shared.start() }
            }
            protocol Coordinator: AnyObject { func start() }
            class AppCoordinator: Coordinator { //: root container
                static let shared = AppCoordinator()
                let cart = Cart()
                func start() { HomeCoordinator().start() } //: AppCoordinator presents HomeCoordinator
            }
            class Cart {}
            class HomeCoordinator: Coordinator { //: coordinator container
                func start() { ItemCoordinator(AppCoordinator.shared.cart).start() } //: HomeCoordinator presents ItemCoordinator
            }
            class ItemCoordinator: Coordinator { //: coordinator
                init(_ cart: Cart) {}
                func start() {}
                func close() { AppCoordinator.shared.start() }
            }
            """),
        MarkedProgram(
            "nothing begins with a shared coordinator: it is not presented by those that it presents",
            """
            protocol Coordinator: AnyObject { func start() }
            class AppCoordinator: Coordinator { //: root container
                static let shared = AppCoordinator()
                func start() { HomeCoordinator().start() } //: AppCoordinator presents HomeCoordinator
                func showTabs() {}
            }
            class HomeCoordinator: Coordinator { //: coordinator
                func start() {}
                func close() { AppCoordinator.shared.showTabs() }
            }
            """),
        MarkedProgram(
            "the nearest miss: a shared coordinator that another one uses, and no other code makes",
            """
            @main class AppDelegate: UIResponder, UIApplicationDelegate {
                func begin() { AppCoordinator().start() }
            }
            protocol Coordinator: AnyObject { func start() }
            class AppCoordinator: Coordinator { //: root container
                func start() {}
                func scan() { ScanCoordinator.shared.scan() }
            }
            class ScanCoordinator: Coordinator { //: coordinator
                static let shared = ScanCoordinator() //: AppCoordinator presents ScanCoordinator
                func start() {}
                func scan() {}
            }
            """),
        MarkedProgram(
            "of two files in one folder that of the type's name counts, of two folders the nearest",
            """
            let app = AppCoordinator()
            protocol Coordinator: AnyObject { func start() }
            class AppCoordinator: Coordinator { //: root
                func start() { LoginController().onLogin = { self.end() } } //: AppCoordinator catches LoginController.onLogin
                func end() {}
            }
            //: file Login/LoginController.swift
            class LoginController: UIViewController { //: screen of AppCoordinator
                var onLogin: (() -> Void)?
                func tap() { onLogin?() } //: LoginController emits LoginController.onLogin
            }
            //: file Login/OldController.swift
            class LoginController: UIViewController {
                var onOld: (() -> Void)?
                func tap() { onOld?() }
            }
            //: file Watch/AppCoordinator.swift
            enum Watch { static let unused = 1 }
            """),
    ]

    @Test(arguments: programs) func facts(_ program: MarkedProgram) { program.check() }

    @Test(arguments: programs) func theOrderOfFilesDoesNotMatter(_ program: MarkedProgram) { program.backwards.check() }
}
