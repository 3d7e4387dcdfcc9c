import Coordinators

/// The profile's tab: the user's favourites, in a list that its screen embeds.
final class ProfileCoordinator: Coordinator<ProfileViewController>, HasDependencies {
    var dependencies: AppDependencies?

    override func start(with completion: @escaping @MainActor () -> Void) {
        super.start(with: completion)
        updateScreen()
    }

    override func activate() {
        super.activate()
        updateScreen()
    }

    /// Removes a favourite, and lets the event bubble up to the coordinator that counts them.
    override func interceptEvent(_ event: any CoordinatorEvent) -> Bool {
        if case .unsetFavorite(let team)? = event as? AppEvents.Teams {
            dependencies?.favorites.remove(team)
            updateScreen()
        }
        if case .unsetFavorite(let driver)? = event as? AppEvents.Drivers {
            dependencies?.favorites.remove(driver)
            updateScreen()
        }
        return false
    }

    private func updateScreen() {
        rootScreen.favorites.teams = dependencies?.favorites.teams ?? []
        rootScreen.favorites.drivers = dependencies?.favorites.drivers ?? []
    }
}
