import Coordinators

final class TeamsCoordinator: NavigationCoordinator<TeamsStack>, HasDependencies {
    var dependencies: AppDependencies?
    var activeRoute: Route = .list
    var isLocked = false
    var wentBackTo: [String] = []

    override func start(with completion: @escaping @MainActor () -> Void) {
        super.start(with: completion)
        goTo(activeRoute)
    }

    override func interceptEvent(_ event: any CoordinatorEvent) -> Bool {
        guard case .didSelect(let team)? = event as? AppEvents.Teams else { return false }
        goTo(.team(team))
        return true
    }

    override func poppedBack(to child: (any Coordinated)?) {
        super.poppedBack(to: child)
        wentBackTo.append(child?.identifier ?? "-")
        activeRoute = .list
    }
}

extension TeamsCoordinator: HasDeepLinks {
    enum Route: Equatable {
        case list
        case team(Team)
    }

    static func route(for link: [String]) -> Route? { link.first.map { .team(Team(name: $0)) } }

    func goTo(_ route: Route) {
        if isLocked { return }
        follow(route) {
            switch route {
            case .list: root(getCached(TeamsListCoordinator.self) ?? TeamsListCoordinator())
            case .team(let team):
                if getCached(TeamsListCoordinator.self) == nil { root(TeamsListCoordinator()) }
                let details = getCached(TeamDetailsCoordinator.self) ?? TeamDetailsCoordinator()
                details.team = team
                show(details, sender: self)
            }
        }
    }
}

final class TeamsListCoordinator: Coordinator<TeamsListScreen>, HasDependencies {
    var dependencies: AppDependencies?

    override func start(with completion: @escaping @MainActor () -> Void) {
        super.start(with: completion)
        refresh()
    }

    override func activate() {
        super.activate()
        refresh()
    }

    private func refresh() { rootScreen.teams = dependencies?.store.teams ?? [] }
}

final class TeamDetailsCoordinator: Coordinator<TeamDetailsScreen>, HasDependencies {
    var dependencies: AppDependencies?
    var team: Team?

    override func start(with completion: @escaping @MainActor () -> Void) {
        super.start(with: completion)
        rootScreen.team = team
    }

    override func activate() {
        super.activate()
        rootScreen.team = team
    }

    /// Observes favourites, and lets them bubble to the coordinator that counts them.
    override func interceptEvent(_ event: any CoordinatorEvent) -> Bool {
        if case .setFavorite(let team)? = event as? AppEvents.Teams { dependencies?.store.favorites.append(team) }
        return false
    }
}

/// Has no routes, and presents by name only.
final class DriversCoordinator: NavigationCoordinator<DriversStack>, HasDependencies {
    var dependencies: AppDependencies?

    override func start(with completion: @escaping @MainActor () -> Void) {
        super.start(with: completion)
        root(DriversListCoordinator())
    }
}

final class DriversListCoordinator: Coordinator<DriversListScreen>, HasDependencies {
    var dependencies: AppDependencies?
}
