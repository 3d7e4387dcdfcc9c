import Coordinators

final class TeamsDetailsViewController: HeadlessScreen {
    var team: Team?
    var isFavorite = false

    func favoriteButtonTapped() {
        guard let team else { return }
        if isFavorite {
            emitEvent(AppEvents.Teams.unsetFavorite(team))
        } else {
            emitEvent(AppEvents.Teams.setFavorite(team))
        }
    }

    func didSelectRow(at index: Int) {
        guard let team, team.drivers.indices.contains(index) else { return }
        emitEvent(AppEvents.Drivers.didSelect(team.drivers[index]))
    }
}
