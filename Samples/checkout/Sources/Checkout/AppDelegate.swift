import HeadlessKit

/// Keeps the window and the first coordinator.
@MainActor final class AppDelegate {
    let window = UIWindow()
    let session = Session()

    private(set) lazy var appCoordinator = AppCoordinator(window: window, session: session)

    func applicationDidFinishLaunching() {
        appCoordinator.start()
    }
}
