import UIKit

@MainActor final class CatalogCoordinator {
    private let navigation: UINavigationController

    init(navigation: UINavigationController) { self.navigation = navigation }

    func start() {
        let list = ItemListViewController()
        list.onSelect = { [weak self] item in self?.show(item) }
        navigation.setViewControllers([list], animated: false)
    }

    private func show(_ item: Item) {
        navigation.pushViewController(ItemViewController(item: item), animated: true)
    }
}
