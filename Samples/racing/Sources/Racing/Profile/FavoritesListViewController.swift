import Coordinators

/// Two sections: teams, and drivers.
final class FavoritesListViewController: HeadlessScreen {
    var teams: [Team] = []
    var drivers: [Driver] = []

    func didSelectTeam(at index: Int) {
        emitEvent(AppEvents.Teams.didSelect(teams[index]))
    }

    func didSelectDriver(at index: Int) {
        emitEvent(AppEvents.Drivers.didSelect(drivers[index]))
    }

    func didDeleteTeam(at index: Int) {
        emitEvent(AppEvents.Teams.unsetFavorite(teams[index]))
    }

    func didDeleteDriver(at index: Int) {
        emitEvent(AppEvents.Drivers.unsetFavorite(drivers[index]))
    }
}
