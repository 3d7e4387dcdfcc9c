import Coordinators

final class MainCoordinator: TabBarCoordinator<MainScreen>, HasDependencies {
    var dependencies: AppDependencies?
    var activeRoute: Route = .teams(nil)
    var badge = 0
    var tapped: [String] = []

    override func start(with completion: @escaping @MainActor () -> Void) {
        super.start(with: completion)
        setCoordinators([TeamsCoordinator(), DriversCoordinator(), ProfileCoordinator()])
        goTo(activeRoute)
    }

    override func tabTapped(for child: any Coordinated) {
        tapped.append(child.identifier)
        switch child {
        case is TeamsCoordinator: goTo(.teams(.list))
        case is DriversCoordinator: goTo(.drivers)
        default: goTo(.profile)
        }
    }

    override func interceptEvent(_ event: any CoordinatorEvent) -> Bool {
        switch event as? AppEvents.Teams {
        case .setFavorite:
            badge = dependencies?.store.favorites.count ?? 0
            return true
        case .didSelect(let team):
            goTo(.teams(.team(team)))
            return true
        case nil: return false
        }
    }
}

extension MainCoordinator: HasDeepLinks {
    enum Route: Equatable {
        case teams(TeamsCoordinator.Route?)
        case drivers
        case profile
    }

    static func route(for link: [String]) -> Route? {
        switch link.first {
        case "teams":
            let inner = Array(link.dropFirst())
            if inner.isEmpty { return .teams(nil) }
            return TeamsCoordinator.route(for: inner).map { .teams($0) }
        case "drivers": return .drivers
        case "profile": return .profile
        default: return nil
        }
    }

    func goTo(_ route: Route) {
        follow(route) {
            switch route {
            case .teams(let inner):
                let teams = getCached(TeamsCoordinator.self) ?? TeamsCoordinator()
                select(teams)
                if let inner { teams.goTo(inner) }
            case .drivers: select(getCached(DriversCoordinator.self) ?? DriversCoordinator())
            case .profile: select(getCached(ProfileCoordinator.self) ?? ProfileCoordinator())
            }
        }
    }
}

final class ProfileCoordinator: Coordinator<ProfileScreen> {}
