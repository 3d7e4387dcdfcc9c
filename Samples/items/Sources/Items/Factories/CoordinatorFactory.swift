import HeadlessKit

/// Makes coordinators. A box is a coordinator together with what its parent has to show for it.
@MainActor protocol CoordinatorFactory: AnyObject {
    func makeOnboardingCoordinatorBox() -> (
        coordinator: any Coordinatable & OnboardingOutput, toPresent: any Presentable
    )
    func makeAuthCoordinatorBox() -> (coordinator: any Coordinatable & AuthOutput, toPresent: any Presentable)
    func makeTabbarCoordinatorBox() -> (coordinator: any Coordinatable, toPresent: any Presentable)
    func makeItemCoordinator(navController: UINavigationController) -> any Coordinatable
    func makeItemCreateCoordinatorBox() -> (
        coordinator: any Coordinatable & ItemCreateOutput, toPresent: any Presentable
    )
    func makeSettingsCoordinator(navController: UINavigationController) -> any Coordinatable
}
