import UIKit

@MainActor protocol ArticleListViewControllerDelegate: AnyObject {
    func articleListDidTapSettings()
}

final class ArticleListViewController: UIViewController {
    weak var delegate: ArticleListViewControllerDelegate?

    @objc private func settingsTapped() { delegate?.articleListDidTapSettings() }
}
