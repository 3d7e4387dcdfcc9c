import HeadlessKit

@MainActor final class CoordinatorFactoryImp: CoordinatorFactory {
    private let session: Session
    private let modules = ModuleFactoryImp()

    init(session: Session) {
        self.session = session
    }

    func makeOnboardingCoordinatorBox() -> (
        coordinator: any Coordinatable & OnboardingOutput, toPresent: any Presentable
    ) {
        let controller = UINavigationController()
        let coordinator = OnboardingCoordinator(router: router(controller), factory: modules)
        return (coordinator, controller)
    }

    func makeAuthCoordinatorBox() -> (coordinator: any Coordinatable & AuthOutput, toPresent: any Presentable) {
        let controller = UINavigationController()
        let coordinator = AuthCoordinator(router: router(controller), factory: modules)
        return (coordinator, controller)
    }

    func makeTabbarCoordinatorBox() -> (coordinator: any Coordinatable, toPresent: any Presentable) {
        let controller = TabbarController()
        let coordinator = TabbarCoordinator(tabbarView: controller, coordinatorFactory: self)
        return (coordinator, controller)
    }

    func makeItemCoordinator(navController: UINavigationController) -> any Coordinatable {
        ItemCoordinator(
            router: router(navController), factory: modules, coordinatorFactory: self, session: session)
    }

    func makeItemCreateCoordinatorBox() -> (
        coordinator: any Coordinatable & ItemCreateOutput, toPresent: any Presentable
    ) {
        let controller = UINavigationController()
        let coordinator = ItemCreateCoordinator(router: router(controller), factory: modules)
        return (coordinator, controller)
    }

    func makeSettingsCoordinator(navController: UINavigationController) -> any Coordinatable {
        SettingsCoordinator(router: router(navController), factory: modules)
    }

    private func router(_ navController: UINavigationController) -> any Router {
        NavigationRouter(rootController: navController)
    }
}
