/// What `--lose-event` plants: a list of articles without a delegate.
extension ArticleListViewController {
    func forgetDelegate() {
        delegate = nil
    }
}
