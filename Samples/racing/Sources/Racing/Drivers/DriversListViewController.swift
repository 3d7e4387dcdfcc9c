import Coordinators

final class DriversListViewController: HeadlessScreen {
    var drivers: [Driver] = []

    func didSelectRow(at index: Int) {
        if drivers.indices.contains(index) {
            emitEvent(AppEvents.Drivers.didSelect(drivers[index]))
        }
    }
}
