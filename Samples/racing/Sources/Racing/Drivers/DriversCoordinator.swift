import Coordinators

/// The stack of the drivers' tab: the list, and a driver.
final class DriversCoordinator: NavigationCoordinator<DriversNavigationViewController>, HasDependencies {
    var dependencies: AppDependencies?
    var activeRoute: Route = .list

    override func start(with completion: @escaping @MainActor () -> Void) {
        super.start(with: completion)
        goTo(.list)
    }

    override func interceptEvent(_ event: any CoordinatorEvent) -> Bool {
        if let event = event as? AppEvents.Drivers {
            if case .didSelect(let driver) = event {
                goTo(.driver(driver))
            }
        }
        return false
    }

    override func poppedBack(to child: (any Coordinated)?) {
        super.poppedBack(to: child)
        activeRoute = .list
    }
}

extension DriversCoordinator: HasRoutes {
    enum Route: Equatable {
        case list
        case driver(Driver)
    }

    func goTo(_ route: Route) {
        follow(route) {
            switch route {
            case .list: showListScreen()
            case .driver(let driver): showDriverScreen(driver)
            }
        }
    }

    private func showListScreen() {
        let coordinator = getCached(DriversListCoordinator.self) ?? DriversListCoordinator()
        root(coordinator)
    }

    private func showDriverScreen(_ driver: Driver) {
        let coordinator = getCached(DriversDetailsCoordinator.self) ?? DriversDetailsCoordinator()
        coordinator.driver = driver
        show(coordinator, sender: self)
    }
}
