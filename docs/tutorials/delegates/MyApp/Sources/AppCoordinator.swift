import UIKit

@MainActor final class AppCoordinator {
    private let navigation: UINavigationController
    private var settings: SettingsCoordinator?

    init(navigation: UINavigationController) { self.navigation = navigation }

    func start() {
        let articles = ArticleListViewController()
        articles.delegate = self
        navigation.setViewControllers([articles], animated: false)
    }
}

extension AppCoordinator: ArticleListViewControllerDelegate {
    func articleListDidTapSettings() {
        let settings = SettingsCoordinator(navigation: navigation)
        self.settings = settings
        settings.start()
    }
}
