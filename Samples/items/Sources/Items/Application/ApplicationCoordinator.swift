/// The first coordinator: it runs one flow after the other, until the tabs are there to stay.
@MainActor final class ApplicationCoordinator: BaseCoordinator {
    private let router: any Router
    private let coordinatorFactory: any CoordinatorFactory
    private let session: Session

    init(router: any Router, coordinatorFactory: any CoordinatorFactory, session: Session) {
        self.router = router
        self.coordinatorFactory = coordinatorFactory
        self.session = session
    }

    override func start() {
        if !session.hasSeenOnboarding {
            runOnboardingFlow()
        } else if !session.isAuthorized {
            runAuthFlow()
        } else {
            runMainFlow()
        }
    }

    private func runOnboardingFlow() {
        let (coordinator, module) = coordinatorFactory.makeOnboardingCoordinatorBox()
        coordinator.finishFlow = { [weak self, weak coordinator] in
            self?.session.hasSeenOnboarding = true
            self?.removeDependency(coordinator)
            self?.start()
        }
        addDependency(coordinator)
        router.setRoot(module)
        coordinator.start()
    }

    private func runAuthFlow() {
        let (coordinator, module) = coordinatorFactory.makeAuthCoordinatorBox()
        coordinator.finishFlow = { [weak self, weak coordinator] in
            self?.session.isAuthorized = true
            self?.removeDependency(coordinator)
            self?.start()
        }
        addDependency(coordinator)
        router.setRoot(module)
        coordinator.start()
    }

    private func runMainFlow() {
        let (coordinator, module) = coordinatorFactory.makeTabbarCoordinatorBox()
        addDependency(coordinator)
        router.setRoot(module)
        coordinator.start()
    }
}
