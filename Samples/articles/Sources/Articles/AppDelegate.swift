import HeadlessKit

/// Keeps the window and the coordinator: every object needs an owner.
@MainActor final class AppDelegate {
    let window = UIWindow()
    let session = UserSession()
    private(set) var appCoordinator: ApplicationCoordinator?

    func applicationDidFinishLaunching() {
        let navigationController = UINavigationController()
        window.rootViewController = navigationController
        appCoordinator = ApplicationCoordinator(navigationController: navigationController, session: session)
        appCoordinator?.start()
    }
}
