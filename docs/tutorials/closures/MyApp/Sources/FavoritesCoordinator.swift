import UIKit

@MainActor final class FavoritesCoordinator {
    private let navigation: UINavigationController

    init(navigation: UINavigationController) { self.navigation = navigation }

    func start() {
        let list = ItemListViewController()
        navigation.setViewControllers([list], animated: false)
    }
}
