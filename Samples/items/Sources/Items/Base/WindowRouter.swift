import HeadlessKit

/// The router of the whole window, for flows that take turns.
@MainActor final class WindowRouter: Router {
    private let window: UIWindow

    init(window: UIWindow) {
        self.window = window
    }

    func setRoot(_ module: any Presentable) {
        window.rootViewController = module.toPresent
    }

    func push(_ module: any Presentable) {
        (window.rootViewController as? UINavigationController)?.pushViewController(module.toPresent, animated: true)
    }

    func pop() {
        (window.rootViewController as? UINavigationController)?.popViewController(animated: true)
    }

    func present(_ module: any Presentable) {
        window.rootViewController?.present(module.toPresent, animated: true)
    }

    func dismiss() {
        window.rootViewController?.dismiss(animated: true)
    }
}
