import Testing

/// Who presents whom, and through which route (seed 000, "Routing").
@Suite struct CoordinateBranchTests {
    static let leaves = """
        class ListCoordinator: Coordinator<ListController> {} //: coordinator
        class ListController: UIViewController {} //: screen of ListCoordinator
        class TeamCoordinator: Coordinator<TeamController> {} //: coordinator
        class TeamController: UIViewController {} //: screen of TeamCoordinator
        """

    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "presentations, cached children, the four kinds", beside: leaves,
            """
            let app = AppCoordinator()
            class AppController: UIViewController {} //: screen of AppCoordinator
            class AppCoordinator: ContainerCoordinator<AppController> { //: root container
                override func start() { root(getCached(MainCoordinator.self) ?? MainCoordinator()) } //: AppCoordinator presents MainCoordinator as root
            }
            class MainController: UITabBarController {} //: screen of MainCoordinator
            class MainCoordinator: TabBarCoordinator<MainController> { //: coordinator tabBar
                override func start() { setCoordinators([TeamsCoordinator()]) } //: MainCoordinator presents TeamsCoordinator as set
            }
            class TeamsController: UINavigationController {} //: screen of TeamsCoordinator
            class TeamsCoordinator: NavigationCoordinator<TeamsController> { //: coordinator navigation
                override func start() {
                    let list = ListCoordinator()
                    root(list) //: TeamsCoordinator presents ListCoordinator as root
                }
                func open() {
                    let coordinator = TeamCoordinator()
                    coordinator.team = team
                    show(coordinator, sender: self) //: TeamsCoordinator presents TeamCoordinator as show
                }
            }
            """),
        MarkedProgram(
            "routes through goTo and its helpers", beside: leaves,
            """
            let app = TeamsCoordinator()
            class TeamsController: UINavigationController {} //: screen of TeamsCoordinator
            class TeamsCoordinator: NavigationCoordinator<TeamsController> { //: root navigation
                override func start() { goTo(.list) }
                override func interceptEvent(_ event: CoordinateEvents) -> Bool {
                    goTo(.team(team))
                    return false
                }
            }
            extension TeamsCoordinator: HasRoutes {
                enum Route: Equatable {
                    case list //: route of TeamsCoordinator
                    case team(Team) //: route of TeamsCoordinator
                }
                func goTo(_ route: Route) {
                    switch route {
                    case .list: showList()
                    case .team(let team): showTeam(team)
                    }
                }
                private func showList() { root(ListCoordinator()) } //: TeamsCoordinator presents ListCoordinator as root via list
                private func showTeam(_ team: Team) {
                    let coordinator = getCached(TeamCoordinator.self) ?? TeamCoordinator()
                    show(coordinator, sender: self) //: TeamsCoordinator presents TeamCoordinator as show via team
                }
            }
            """),
        MarkedProgram(
            "a switch in a closure, if case, and two routes to one child", beside: leaves,
            """
            let app = AppCoordinator()
            class AppController: UIViewController {} //: screen of AppCoordinator
            class AppCoordinator: ContainerCoordinator<AppController>, HasRoutes { //: root container
                enum Route {
                    case list //: route of AppCoordinator
                    case team //: route of AppCoordinator
                    case reset //: route of AppCoordinator
                }
                func goTo(_ route: Route) {
                    follow(route) {
                        switch route {
                        case .list: root(ListCoordinator()) //: AppCoordinator presents ListCoordinator as root via list
                        case .reset: present(ListCoordinator()) //: AppCoordinator presents ListCoordinator as present via reset again
                        default: break
                        }
                    }
                    if case .team = route { root(TeamCoordinator()) } //: AppCoordinator presents TeamCoordinator as root via team
                }
            }
            """),
        MarkedProgram(
            "nested routes lead on in the child", beside: leaves,
            """
            let app = MainCoordinator()
            class MainController: UITabBarController {} //: screen of MainCoordinator
            class MainCoordinator: TabBarCoordinator<MainController>, HasRoutes { //: root tabBar
                enum Route { case teams(TeamsCoordinator.Route?) } //: route of MainCoordinator
                func goTo(_ route: Route) {
                    switch route {
                    case .teams(let inner):
                        let teams = getCached(TeamsCoordinator.self) ?? TeamsCoordinator()
                        select(teams) //: MainCoordinator presents TeamsCoordinator as select via teams
                        if let inner { teams.goTo(inner) }
                    }
                }
            }
            class TeamsController: UINavigationController {} //: screen of TeamsCoordinator
            class TeamsCoordinator: NavigationCoordinator<TeamsController>, HasRoutes { //: coordinator navigation
                enum Route { case list, team } //: route of TeamsCoordinator
                func goTo(_ route: Route) {
                    switch route {
                    case .list: root(ListCoordinator()) //: TeamsCoordinator presents ListCoordinator as root via list
                    case .team: show(TeamCoordinator()) //: TeamsCoordinator presents TeamCoordinator as show via team
                    }
                }
            }
            """),
        MarkedProgram(
            "the nearest misses: another's goTo, another's Route, a child that is only named",
            """
            let app = AppCoordinator()
            class AppController: UIViewController {} //: screen of AppCoordinator
            class AppCoordinator: ContainerCoordinator<AppController> { //: root container
                override func start() {
                    root(ListCoordinator()) //: AppCoordinator presents ListCoordinator as root
                    maps.goTo(.team)
                    // root(SettingsCoordinator())
                    log("SettingsCoordinator()")
                }
                var isSettings: Bool { child is TeamCoordinator }
            }
            class ListCoordinator: Coordinator<ListController> {} //: coordinator
            class ListController: UIViewController {} //: screen of ListCoordinator
            class TeamCoordinator: Coordinator<TeamController> {} //: unattached
            class TeamController: UIViewController {} //: screen of TeamCoordinator
            enum Map { enum Route { case near, far } }
            """),
        MarkedProgram(
            "dependencies are needed, and provided by the object that sets them",
            """
            let app = AppCoordinator()
            class AppController: UIViewController {} //: screen of AppCoordinator
            class AppCoordinator: ContainerCoordinator<AppController>, HasDependencies { //: root container; AppCoordinator needs AppDependencies; AppCoordinator provides AppDependencies
                var dependencies: AppDependencies?
                override func start() {
                    setDependencies(dependencies: AppDependencies())
                    root(ListCoordinator()) //: AppCoordinator presents ListCoordinator as root
                }
            }
            class ListController: UIViewController {} //: screen of ListCoordinator
            class ListCoordinator: Coordinator<ListController>, HasDependencies { //: coordinator; ListCoordinator needs AppDependencies
                var dependencies: AppDependencies?
            }
            struct AppDependencies: AppDependenciesProtocol {}
            """),
        MarkedProgram(
            "a property of that name alone needs nothing",
            """
            let app = AppCoordinator()
            class AppController: UIViewController {} //: screen of AppCoordinator
            class AppCoordinator: Coordinator<AppController> { var dependencies: AppDependencies? } //: root
            """),
    ]

    @Test(arguments: programs) func findsBranches(_ program: MarkedProgram) { program.check() }
}
