import HeadlessKit

/// Keeps the window and the first coordinator.
@MainActor final class AppDelegate {
    let window = UIWindow()
    let session = Session()

    private(set) lazy var applicationCoordinator = ApplicationCoordinator(
        router: WindowRouter(window: window),
        coordinatorFactory: CoordinatorFactoryImp(session: session),
        session: session
    )

    func applicationDidFinishLaunching() {
        applicationCoordinator.start()
    }
}
