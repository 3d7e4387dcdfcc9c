import Coordinators

final class TeamsDetailsCoordinator: Coordinator<TeamsDetailsViewController>, HasDependencies {
    var dependencies: AppDependencies?
    var team: Team?

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
        if let event = event as? AppEvents.Teams {
            if case .setFavorite(let team) = event {
                dependencies?.favorites.add(team)
                updateScreen()
            }
            if case .unsetFavorite(let team) = event {
                dependencies?.favorites.remove(team)
                updateScreen()
            }
        }
        return false
    }

    private func updateScreen() {
        guard let team else { return }
        rootScreen.team = team
        rootScreen.isFavorite = dependencies?.favorites.teams.contains(team) ?? false
    }
}
