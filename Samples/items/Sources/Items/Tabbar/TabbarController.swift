import HeadlessKit

final class TabbarController: UITabBarController, TabbarView {
    var onItemsSelect: ((UINavigationController) -> Void)?
    var onSettingsSelect: ((UINavigationController) -> Void)?

    private let itemsStack = UINavigationController()
    private let settingsStack = UINavigationController()

    override init() {
        super.init()
        viewControllers = [itemsStack, settingsStack]
    }

    func itemsTabTapped() {
        onItemsSelect?(itemsStack)
    }

    func settingsTabTapped() {
        onSettingsSelect?(settingsStack)
    }

    func select(_ navController: UINavigationController) {
        selectedIndex = viewControllers.firstIndex { $0 === navController } ?? 0
    }
}
