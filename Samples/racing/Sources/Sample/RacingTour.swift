import CoordinatorIntrospection
import CoordinatorModel

/// The user opens every screen, taps every button, and ends at the list of teams.
@MainActor final class RacingTour {
    let app = AppCoordinator()
    private let recorder = EventRecorder()

    func go(losingAnEvent: Bool = false) {
        recorder.start()
        app.start()
        let splash = app.getCached(SplashCoordinator.self)
        if losingAnEvent { splash?.rootScreen.favoriteTapped() }
        splash?.rootScreen.animationDidEnd()
        guard let main = app.getCached(MainCoordinator.self) else { return }
        if let teams = main.getCached(TeamsCoordinator.self) { visit(teams) }
        main.rootScreen.tapTab(at: 1)
        if let drivers = main.getCached(DriversCoordinator.self) { visit(drivers) }
        main.rootScreen.tapTab(at: 2)
        if let profile = main.getCached(ProfileCoordinator.self) { visit(profile.rootScreen.favorites, in: main) }
        main.rootScreen.tapTab(at: 0)
        recorder.stop()
    }

    /// The live tree, with what really became of the events.
    var tree: CoordinatorTree {
        var tree = CoordinatorTree(
            walking: app, declaring: [AppEvents.Splash.self, AppEvents.Teams.self, AppEvents.Drivers.self])
        tree.name = "Racing"
        tree.merge(recorder.journal)
        return tree
    }

    private func visit(_ teams: TeamsCoordinator) {
        teams.getCached(TeamsListCoordinator.self)?.rootScreen.didSelectRow(at: 0)
        let details = teams.getCached(TeamsDetailsCoordinator.self)?.rootScreen
        details?.favoriteButtonTapped()
        details?.favoriteButtonTapped()
        details?.favoriteButtonTapped()
        details?.didSelectRow(at: 1)
        teams.getCached(DriversDetailsCoordinator.self)?.rootScreen.favoriteButtonTapped()
        teams.rootScreen.tapBack()
        teams.rootScreen.tapBack()
    }

    private func visit(_ drivers: DriversCoordinator) {
        drivers.getCached(DriversListCoordinator.self)?.rootScreen.didSelectRow(at: 2)
        let details = drivers.getCached(DriversDetailsCoordinator.self)?.rootScreen
        details?.favoriteButtonTapped()
        details?.favoriteButtonTapped()
        details?.favoriteButtonTapped()
        drivers.rootScreen.tapBack()
    }

    private func visit(_ favorites: FavoritesListViewController, in main: MainCoordinator) {
        favorites.didSelectTeam(at: 0)
        main.getCached(TeamsCoordinator.self)?.rootScreen.tapBack()
        main.rootScreen.tapTab(at: 2)
        favorites.didSelectDriver(at: 0)
        main.getCached(DriversCoordinator.self)?.rootScreen.tapBack()
        main.rootScreen.tapTab(at: 2)
        favorites.didDeleteTeam(at: 0)
        favorites.didDeleteDriver(at: 0)
    }
}
