import Coordinators

final class DriversListCoordinator: Coordinator<DriversListViewController>, HasDependencies {
    var dependencies: AppDependencies?

    override func start(with completion: @escaping @MainActor () -> Void) {
        super.start(with: completion)
        rootScreen.drivers = dependencies?.season.drivers ?? []
    }
}
