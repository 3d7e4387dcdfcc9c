import Coordinators

/// The three tabs, and the last station of all that happens on them.
final class MainCoordinator: TabBarCoordinator<MainViewController>, HasDependencies {
    var dependencies: AppDependencies?
    var activeRoute: Route = .teams(nil)

    override func start(with completion: @escaping @MainActor () -> Void) {
        super.start(with: completion)
        setCoordinators([TeamsCoordinator(), DriversCoordinator(), ProfileCoordinator()])
        goTo(activeRoute)
    }

    override func tabTapped(for child: any Coordinated) {
        switch child {
        case is TeamsCoordinator: goTo(.teams(nil))
        case is DriversCoordinator: goTo(.drivers(nil))
        default: goTo(.profile)
        }
    }

    override func interceptEvent(_ event: any CoordinatorEvent) -> Bool {
        if let event = event as? AppEvents.Teams {
            handle(event)
            return true
        }
        if let event = event as? AppEvents.Drivers {
            handle(event)
            return true
        }
        return false
    }

    private func handle(_ event: AppEvents.Teams) {
        switch event {
        case .didSelect(let team):
            // On its own tab a team has been shown already.
            if selectedChild is ProfileCoordinator { goTo(.teams(.team(team))) }
        case .setFavorite, .unsetFavorite: updateProfileBadge()
        }
    }

    private func handle(_ event: AppEvents.Drivers) {
        switch event {
        case .didSelect(let driver):
            if selectedChild is ProfileCoordinator { goTo(.drivers(.driver(driver))) }
        case .setFavorite, .unsetFavorite: updateProfileBadge()
        }
    }

    private func updateProfileBadge() {
        rootScreen.profileBadge = dependencies?.favorites.count ?? 0
    }
}

extension MainCoordinator: HasRoutes {
    enum Route: Equatable {
        case teams(TeamsCoordinator.Route?)
        case drivers(DriversCoordinator.Route?)
        case profile
    }

    func goTo(_ route: Route) {
        follow(route) {
            switch route {
            case .teams(let inner):
                let coordinator = getCached(TeamsCoordinator.self) ?? TeamsCoordinator()
                select(coordinator)
                if let inner { coordinator.goTo(inner) }
            case .drivers(let inner):
                let coordinator = getCached(DriversCoordinator.self) ?? DriversCoordinator()
                select(coordinator)
                if let inner { coordinator.goTo(inner) }
            case .profile:
                let coordinator = getCached(ProfileCoordinator.self) ?? ProfileCoordinator()
                select(coordinator)
            }
        }
    }
}
