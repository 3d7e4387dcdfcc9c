import HeadlessKit

/// Decides which screen follows which; the screens know nothing of one another.
@MainActor final class ApplicationCoordinator {
    private let navigationController: UINavigationController
    private let session: UserSession

    init(navigationController: UINavigationController, session: UserSession) {
        self.navigationController = navigationController
        self.session = session
    }

    func start() {
        if session.isLoggedIn {
            showContent()
        } else {
            showLogin()
        }
    }

    private func showLogin() {
        let loginVC = LoginViewController()
        loginVC.delegate = self
        navigationController.setViewControllers([loginVC], animated: false)
    }

    private func showContent() {
        let listVC = ArticleListViewController()
        listVC.articles = Article.latest
        listVC.delegate = self
        navigationController.setViewControllers([listVC], animated: true)
    }

    private func showDetail(of article: Article) {
        let detailVC = ArticleDetailViewController()
        detailVC.selectedArticle = article
        navigationController.pushViewController(detailVC, animated: true)
    }
}

// MARK: - LoginViewControllerDelegate

extension ApplicationCoordinator: LoginViewControllerDelegate {
    func didLogIn() {
        session.isLoggedIn = true
        showContent()
    }
}

// MARK: - ArticleListViewControllerDelegate

extension ApplicationCoordinator: ArticleListViewControllerDelegate {
    func didSelect(article: Article) {
        showDetail(of: article)
    }

    func didLogOut() {
        session.isLoggedIn = false
        showLogin()
    }
}
