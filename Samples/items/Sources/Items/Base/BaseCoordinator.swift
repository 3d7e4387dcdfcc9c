/// Keeps the coordinators of the flows that run inside of its own.
@MainActor class BaseCoordinator: Coordinatable {
    private(set) var childCoordinators: [any Coordinatable] = []

    func start() {}

    /// Keeps a coordinator for as long as its flow runs.
    func addDependency(_ coordinator: any Coordinatable) {
        if childCoordinators.contains(where: { $0 === coordinator }) { return }
        childCoordinators.append(coordinator)
    }

    func removeDependency(_ coordinator: (any Coordinatable)?) {
        childCoordinators.removeAll { $0 === coordinator }
    }
}
