import Coordinators

final class DriversDetailsViewController: HeadlessScreen {
    var driver: Driver?
    var isFavorite = false

    func favoriteButtonTapped() {
        guard let driver else { return }
        emitEvent(isFavorite ? AppEvents.Drivers.unsetFavorite(driver) : AppEvents.Drivers.setFavorite(driver))
    }
}
