import HeadlessKit

/// The tabs: the flow of each starts when it is selected for the first time.
@MainActor final class TabbarCoordinator: BaseCoordinator {
    private let tabbarView: any TabbarView
    private let coordinatorFactory: any CoordinatorFactory

    init(tabbarView: any TabbarView, coordinatorFactory: any CoordinatorFactory) {
        self.tabbarView = tabbarView
        self.coordinatorFactory = coordinatorFactory
    }

    override func start() {
        tabbarView.onItemsSelect = { [weak self] navController in
            self?.runItemFlow(on: navController)
        }
        tabbarView.onSettingsSelect = { [weak self] navController in
            self?.runSettingsFlow(on: navController)
        }
    }

    private func runItemFlow(on navController: UINavigationController) {
        if navController.viewControllers.isEmpty {
            let coordinator = coordinatorFactory.makeItemCoordinator(navController: navController)
            addDependency(coordinator)
            coordinator.start()
        }
        tabbarView.select(navController)
    }

    private func runSettingsFlow(on navController: UINavigationController) {
        if navController.viewControllers.isEmpty {
            let coordinator = coordinatorFactory.makeSettingsCoordinator(navController: navController)
            addDependency(coordinator)
            coordinator.start()
        }
        tabbarView.select(navController)
    }
}
