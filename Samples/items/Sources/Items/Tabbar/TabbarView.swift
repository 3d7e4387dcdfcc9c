import HeadlessKit

/// The tabs. Each output hands over the stack of the tab that was selected.
@MainActor protocol TabbarView: BaseView {
    var onItemsSelect: ((UINavigationController) -> Void)? { get set }
    var onSettingsSelect: ((UINavigationController) -> Void)? { get set }

    func select(_ navController: UINavigationController)
}
