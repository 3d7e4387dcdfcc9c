@MainActor final class OnboardingCoordinator: BaseCoordinator, OnboardingOutput {
    var finishFlow: (() -> Void)?

    private let router: any Router
    private let factory: any OnboardingModuleFactory
    private weak var onboardingView: (any OnboardingView)?

    init(router: any Router, factory: any OnboardingModuleFactory) {
        self.router = router
        self.factory = factory
    }

    override func start() {
        showOnboarding()
    }

    private func showOnboarding() {
        let view = factory.makeOnboardingView()
        view.onFinish = { [weak self] in
            self?.finishFlow?()
        }
        onboardingView = view
        router.setRoot(view)
    }
}
