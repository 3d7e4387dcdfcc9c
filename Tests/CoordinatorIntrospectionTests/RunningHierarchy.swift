import CoordinatorIntrospection
import Coordinators

/// A small app on `Coordinators`: a container, two tabs, a stack.
struct Team: Equatable {}

enum AppEvents {
    enum Splash: CoordinatorEvent { case didFinish }
    enum Teams: CoordinatorEvent { case didReload, didSelect(Team), setFavorite(team: Team?, Int) }
}

struct AppDependencies: AppDependenciesProtocol {}

final class ListScreen: HeadlessScreen {}
final class HeaderScreen: HeadlessScreen {}

final class ListCoordinator: Coordinator<ListScreen>, HasDependencies {
    var dependencies: AppDependencies?
}

final class DetailsCoordinator: Coordinator<HeadlessScreen> {}

final class TeamsCoordinator: NavigationCoordinator<HeadlessNavigationScreen>, HasRoutes, HasDependencies {
    enum Route: Equatable { case list, team(Team, notes: [String]) }
    var dependencies: AppDependencies?
    var activeRoute = Route.list
    var isTired = false

    func goTo(_ route: Route) {
        follow(route) {
            switch route {
            case .list: root(getCached(ListCoordinator.self) ?? ListCoordinator())
            case .team: show(DetailsCoordinator(), sender: self)
            }
        }
    }

    override func interceptEvent(_ event: any CoordinatorEvent) -> Bool {
        guard case AppEvents.Teams.didSelect(let team)? = event as? AppEvents.Teams, !isTired else { return false }
        goTo(.team(team, notes: []))
        return true
    }
}

final class AppCoordinator: ContainerCoordinator<HeadlessScreen>, HasDependencies {
    var dependencies: AppDependencies?
    func run() -> TeamsCoordinator {
        start()
        setDependencies(AppDependencies())
        let teams = TeamsCoordinator()
        root(teams)
        teams.goTo(.list)
        return teams
    }
}

extension ListScreen: DeclaresEvents {
    static var emits: [EventReference] { [.event(AppEvents.Teams.self, "didSelect")] }
}

extension TeamsCoordinator: DeclaresEvents {
    static var intercepts: [EventInterceptor] { [.always(.event(AppEvents.Teams.self, "didSelect"))] }
}

final class LoudScreen: HeadlessScreen, DeclaresEvents {
    static var emits: [EventReference] { [.every(AppEvents.Splash.self), .event(AppEvents.Splash.self, "didEnd")] }
    static var intercepts: [EventInterceptor] {
        [.never(.every(AppEvents.Teams.self)), .sometimes(.every(AppEvents.Splash.self))]
    }
}

final class LoudCoordinator: Coordinator<LoudScreen> {}

final class PageCoordinator: Coordinator<HeadlessScreen> {
    let number: Int

    init(number: Int) {
        self.number = number
        super.init(rootScreen: HeadlessScreen())
    }

    override var identifier: String { "page-\(number)" }
}
