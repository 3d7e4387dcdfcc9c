import Coordinators

/// A driver; shown on the drivers' tab, and on the teams' tab as one of a team.
final class DriversDetailsCoordinator: Coordinator<DriversDetailsViewController>, HasDependencies {
    var dependencies: AppDependencies?
    var driver: Driver?

    override func start(with completion: @escaping @MainActor () -> Void) {
        super.start(with: completion)
        updateScreen()
    }

    override func activate() {
        super.activate()
        updateScreen()
    }

    /// Keeps the favourites, and lets the event bubble up to the coordinator that counts them.
    override func interceptEvent(_ event: any CoordinatorEvent) -> Bool {
        switch event as? AppEvents.Drivers {
        case .setFavorite(let driver):
            dependencies?.favorites.add(driver)
            updateScreen()
        case .unsetFavorite(let driver):
            dependencies?.favorites.remove(driver)
            updateScreen()
        default:
            break
        }
        return false
    }

    private func updateScreen() {
        guard let driver else { return }
        rootScreen.driver = driver
        rootScreen.isFavorite = dependencies?.favorites.drivers.contains(driver) ?? false
    }
}
