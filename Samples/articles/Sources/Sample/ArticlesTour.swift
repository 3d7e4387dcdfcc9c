import CoordinatorIntrospection
import CoordinatorModel
import HeadlessKit

/// The user logs in, reads an article, and logs out. Screens come and go, so a snapshot of each is taken and merged.
@MainActor final class ArticlesTour {
    let app = AppDelegate()
    private(set) var tree = CoordinatorTree(name: "Articles")

    func go(losingAnEvent: Bool = false) {
        app.applicationDidFinishLaunching()
        takeSnapshot()
        find(LoginViewController.self)?.loginButtonTapped()
        let list = find(ArticleListViewController.self)
        list?.didSelectRow(at: 1)
        if losingAnEvent { list?.forgetDelegate() }
        takeSnapshot()
        list?.logoutButtonTapped()
        takeSnapshot()
    }

    private func takeSnapshot() {
        guard let coordinator = app.appCoordinator else { return }
        tree.merge(CoordinatorTree(reflecting: coordinator, by: .articles))
    }

    private func find<Controller: UIViewController>(_ type: Controller.Type) -> Controller? {
        let stack = app.window.rootViewController as? UINavigationController
        return stack?.viewControllers.lazy.compactMap { $0 as? Controller }.first
    }
}
