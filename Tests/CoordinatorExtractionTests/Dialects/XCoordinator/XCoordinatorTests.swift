import Testing

/// Route enums, `prepareTransition(for:)` and `trigger`.
@Suite struct XCoordinatorTests {
    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "routes, transitions, and who triggers them",
            """
            let app = AppCoordinator(initialRoute: .login) //: AppCoordinator emits AppRoute.login
            enum AppRoute: Route {
                case login //: route of AppCoordinator; AppCoordinator catches AppRoute.login
                case home(User) //: route of AppCoordinator; AppCoordinator catches AppRoute.home
                case alert //: route of AppCoordinator; AppCoordinator catches AppRoute.alert
            }
            class AppCoordinator: NavigationCoordinator<AppRoute> { //: root navigation
                override func prepareTransition(for route: AppRoute) -> NavigationTransition {
                    switch route {
                    case .login:
                        let controller = LoginController()
                        controller.router = unownedRouter
                        return .push(controller)
                    case .home(let user):
                        return .presentFullScreen(HomeCoordinator(user: user)) //: AppCoordinator presents HomeCoordinator as present via home
                    case .alert:
                        return .none()
                    }
                }
            }
            class LoginController: UIViewController { //: screen of AppCoordinator
                var router: UnownedRouter<AppRoute>!
                func tap() { router.trigger(.home(user)) } //: LoginController emits AppRoute.home
            }
            enum HomeRoute: Route {
                case news //: route of HomeCoordinator; HomeCoordinator catches HomeRoute.news
            }
            class HomeCoordinator: TabBarCoordinator<HomeRoute> { //: coordinator tabBar
                init(user: User) {
                    let news = NewsCoordinator()
                    super.init(tabs: [news.strongRouter]) //: HomeCoordinator presents NewsCoordinator as set
                }
                override func prepareTransition(for route: HomeRoute) -> TabBarTransition {
                    switch route {
                    case .news: return .select(index: 0)
                    }
                }
            }
            enum NewsRoute: Route {
                case list //: route of NewsCoordinator; NewsCoordinator catches NewsRoute.list
            }
            class NewsCoordinator: NavigationCoordinator<NewsRoute> { //: coordinator
                override func prepareTransition(for route: NewsRoute) -> NavigationTransition { .none() }
            }
            """),
        MarkedProgram(
            "a child that is kept as what the library presents; the nearest miss is kept as something else",
            """
            import XCoordinator
            let app = AppCoordinator(home: HomeCoordinator(), news: NewsCoordinator())
            enum AppRoute: Route {
                case home //: route of AppCoordinator; AppCoordinator catches AppRoute.home
                case news //: route of AppCoordinator; AppCoordinator catches AppRoute.news
            }
            class AppCoordinator: NavigationCoordinator<AppRoute> { //: root navigation
                let home: Presentable
                let news: Printable
                init(home: HomeCoordinator, news: NewsCoordinator) {
                    self.home = home
                    self.news = news
                    super.init(initialRoute: .home)
                }
                override func prepareTransition(for route: AppRoute) -> NavigationTransition {
                    switch route {
                    case .home: return .present(home) //: AppCoordinator presents HomeCoordinator as present via home
                    case .news: return .present(news)
                    }
                }
            }
            class HomeCoordinator: NavigationCoordinator<AppRoute> {} //: coordinator
            class NewsCoordinator: NavigationCoordinator<AppRoute> {} //: root
            """),
        MarkedProgram(
            "a router in a view model, a child in a route's payload, several transitions",
            """
            let app = AppCoordinator()
            enum AppRoute: Route {
                case start //: route of AppCoordinator; AppCoordinator catches AppRoute.start
                case child(StrongRouter<ChildRoute>) //: route of AppCoordinator; AppCoordinator catches AppRoute.child
            }
            class AppCoordinator: NavigationCoordinator<AppRoute> { //: root navigation
                override func prepareTransition(for route: AppRoute) -> NavigationTransition {
                    switch route {
                    case .start: return .multiple(.dismiss(), .push(StartController(model: StartViewModel(router: weakRouter))))
                    case .child(let router): return .present(router) //: AppCoordinator presents ChildCoordinator as present via child
                    }
                }
                func open() {
                    trigger(.child(ChildCoordinator().strongRouter)) //: AppCoordinator emits AppRoute.child
                }
            }
            class StartViewModel {
                private let router: WeakRouter<AppRoute>
                init(router: WeakRouter<AppRoute>) { self.router = router }
                func done() { router.trigger(.start, with: options) } //: StartController emits AppRoute.start
            }
            class StartController: UIViewController { //: screen of AppCoordinator
                let model: StartViewModel
                init(model: StartViewModel) { self.model = model }
            }
            enum ChildRoute: Route {
                case end //: route of ChildCoordinator; ChildCoordinator catches ChildRoute.end
            }
            class ChildCoordinator: ViewCoordinator<ChildRoute> { //: coordinator
                override func prepareTransition(for route: ChildRoute) -> ViewTransition { .dismiss() }
            }
            """),
        MarkedProgram(
            "routes by the name that the library has for them",
            """
            let app = AppCoordinator(initialRoute: .home)
            enum AppRoute: Route {
                case home //: route of AppCoordinator; AppCoordinator catches AppRoute.home
            }
            class AppCoordinator: NavigationCoordinator<AppRoute> { //: root navigation
                init(initialRoute: RouteType) { super.init(rootViewController: stack, initialRoute: initialRoute) } //: AppCoordinator emits AppRoute.home
                override func prepareTransition(for route: RouteType) -> TransitionType {
                    switch route {
                    case .home: return .present(ShopCoordinator()) //: AppCoordinator presents ShopCoordinator as present via home
                    }
                }
            }
            class ShopCoordinator: NavigationCoordinator<RouteType> {} //: coordinator
            """),
        MarkedProgram(
            "two modules have an enum of one name: the one that has the case; a case that none has is unresolved",
            """
            let app = AppCoordinator()
            enum AppRoute: Route {
                case home //: route of AppCoordinator; AppCoordinator catches AppRoute.home
                case image //: route of AppCoordinator; AppCoordinator catches AppRoute.image
            }
            class AppCoordinator: NavigationCoordinator<AppRoute> { //: root
                override func prepareTransition(for route: AppRoute) -> NavigationTransition {
                    .push(HomeController(router: weakRouter))
                }
            }
            //: file Profile/HomeController.swift
            class HomeController: UIViewController { //: screen of AppCoordinator
                let router: WeakRouter<AppRoute>
                init(router: WeakRouter<AppRoute>) { self.router = router }
                func tap() {
                    router.trigger(.home) //: HomeController emits AppRoute.home
                    router.trigger(.image) //: HomeController emits AppRoute.image
                    router.trigger(.video) //: unresolved
                }
            }
            //: file Profile/AppRoute.swift
            enum AppRoute: Route { case home }
            """),
        MarkedProgram(
            "which route it is comes from elsewhere: unresolved; other triggers are none",
            """
            let app = AppCoordinator()
            enum AppRoute: Route {
                case start //: route of AppCoordinator; AppCoordinator catches AppRoute.start
            }
            class AppCoordinator: NavigationCoordinator<AppRoute> { //: root
                override func prepareTransition(for route: AppRoute) -> NavigationTransition {
                    .push(StartController(router: unownedRouter))
                }
            }
            class StartController: UIViewController { //: screen of AppCoordinator
                let router: UnownedRouter<AppRoute>
                init(router: UnownedRouter<AppRoute>) { self.router = router }
                func go(_ route: AppRoute) { router.trigger(route) } //: unresolved
                func haptics() { generator.trigger(.heavy) }
            }
            """),
    ]

    @Test(arguments: programs) func findsRoutesAndTriggers(_ program: MarkedProgram) { program.check() }
}
