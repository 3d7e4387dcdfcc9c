import Coordinators

/// The stack of the teams' tab: the list, a team, and a driver of that team.
final class TeamsCoordinator: NavigationCoordinator<TeamsNavigationViewController>, HasDependencies {
    var dependencies: AppDependencies?
    var activeRoute: Route = .list

    override func start(with completion: @escaping @MainActor () -> Void) {
        super.start(with: completion)
        goTo(.list)
    }

    override func interceptEvent(_ event: any CoordinatorEvent) -> Bool {
        if let event = event as? AppEvents.Teams {
            if case .didSelect(let team) = event {
                goTo(.team(team))
            }
            return false
        }
        // A driver of a team is shown here; the drivers' tab needn't know.
        if case AppEvents.Drivers.didSelect(let driver)? = event as? AppEvents.Drivers {
            goTo(.driver(driver))
            return true
        }
        return false
    }

    override func poppedBack(to child: (any Coordinated)?) {
        super.poppedBack(to: child)
        if let details = child as? TeamsDetailsCoordinator, let team = details.team {
            activeRoute = .team(team)
        } else {
            activeRoute = .list
        }
    }
}

extension TeamsCoordinator: HasRoutes {
    enum Route: Equatable {
        case list
        case team(Team)
        case driver(Driver)
    }

    func goTo(_ route: Route) {
        follow(route) {
            switch route {
            case .list: showListScreen()
            case .team(let team): showTeamScreen(team)
            case .driver(let driver): showDriverScreen(driver)
            }
        }
    }

    private func showListScreen() {
        let coordinator = getCached(TeamsListCoordinator.self) ?? TeamsListCoordinator()
        root(coordinator)
    }

    private func showTeamScreen(_ team: Team) {
        let coordinator = getCached(TeamsDetailsCoordinator.self) ?? TeamsDetailsCoordinator()
        coordinator.team = team
        show(coordinator, sender: self)
    }

    private func showDriverScreen(_ driver: Driver) {
        let coordinator = getCached(DriversDetailsCoordinator.self) ?? DriversDetailsCoordinator()
        coordinator.driver = driver
        show(coordinator, sender: self)
    }
}
