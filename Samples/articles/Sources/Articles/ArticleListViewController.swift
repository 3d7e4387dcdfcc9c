import HeadlessKit

@MainActor protocol ArticleListViewControllerDelegate: AnyObject {
    func didSelect(article: Article)
    func didLogOut()
}

final class ArticleListViewController: UIViewController {
    weak var delegate: (any ArticleListViewControllerDelegate)?

    var articles: [Article] = []

    func didSelectRow(at index: Int) {
        let article = articles[index]
        delegate?.didSelect(article: article)
    }

    func logoutButtonTapped() {
        delegate?.didLogOut()
    }
}
