import Coordinators

final class TeamsListViewController: HeadlessScreen {
    var teams: [Team] = []

    func didSelectRow(at index: Int) {
        if teams.indices.contains(index) {
            emitEvent(AppEvents.Teams.didSelect(teams[index]))
        }
    }
}
