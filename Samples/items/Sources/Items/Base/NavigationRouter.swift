import HeadlessKit

/// A router on a navigation stack.
@MainActor final class NavigationRouter: Router {
    private let rootController: UINavigationController

    init(rootController: UINavigationController) {
        self.rootController = rootController
    }

    func setRoot(_ module: any Presentable) {
        rootController.setViewControllers([module.toPresent], animated: false)
    }

    func push(_ module: any Presentable) {
        rootController.pushViewController(module.toPresent, animated: true)
    }

    func pop() {
        rootController.popViewController(animated: true)
    }

    func present(_ module: any Presentable) {
        rootController.present(module.toPresent, animated: true)
    }

    func dismiss() {
        rootController.dismiss(animated: true)
    }
}
