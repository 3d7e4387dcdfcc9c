#if canImport(Combine)
    import Combine
#else
    import HeadlessCombine
#endif

/// Keeps the coordinators of the flows that run inside of its own, and its subscriptions.
@MainActor class BaseCoordinator {
    var subscriptions: Set<AnyCancellable> = []
    private(set) var childCoordinators: [BaseCoordinator] = []

    /// Keeps a coordinator for as long as its flow runs.
    func add(_ coordinator: BaseCoordinator) {
        childCoordinators.append(coordinator)
    }

    func remove(_ coordinator: BaseCoordinator?) {
        childCoordinators.removeAll { $0 === coordinator }
    }

    /// Starts a coordinator, and keeps it until it has a result.
    func coordinate<Result>(to coordinator: ResultCoordinator<Result>) -> AnyPublisher<Result, Never> {
        add(coordinator)
        return coordinator.start()
            .handleEvents(receiveOutput: { [weak self, weak coordinator] _ in self?.remove(coordinator) })
            .first()
            .eraseToAnyPublisher()
    }
}
