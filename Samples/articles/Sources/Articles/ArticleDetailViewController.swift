import HeadlessKit

final class ArticleDetailViewController: UIViewController {
    var selectedArticle: Article?
}
