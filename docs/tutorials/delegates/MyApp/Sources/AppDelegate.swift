import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var coordinator: AppCoordinator?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let navigation = UINavigationController()
        window = UIWindow()
        window?.rootViewController = navigation
        window?.makeKeyAndVisible()
        coordinator = AppCoordinator(navigation: navigation)
        coordinator?.start()
        return true
    }
}
