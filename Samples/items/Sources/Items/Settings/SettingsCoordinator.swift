@MainActor final class SettingsCoordinator: BaseCoordinator {
    private let router: any Router
    private let factory: any SettingsModuleFactory
    private weak var settingsView: (any SettingsView)?

    init(router: any Router, factory: any SettingsModuleFactory) {
        self.router = router
        self.factory = factory
    }

    override func start() {
        showSettings()
    }

    private func showSettings() {
        let view = factory.makeSettingsView()
        settingsView = view
        router.setRoot(view)
    }
}
