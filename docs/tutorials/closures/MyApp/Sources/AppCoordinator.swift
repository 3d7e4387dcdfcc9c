import UIKit

@MainActor final class AppCoordinator {
    private let window: UIWindow
    private var children: [AnyObject] = []

    init(window: UIWindow) { self.window = window }

    func start() {
        let tabs = UITabBarController()
        let stacks = [UINavigationController(), UINavigationController()]
        tabs.setViewControllers(stacks, animated: false)
        window.rootViewController = tabs

        let catalog = CatalogCoordinator(navigation: stacks[0])
        let favorites = FavoritesCoordinator(navigation: stacks[1])
        children = [catalog, favorites]
        catalog.start()
        favorites.start()
    }
}
