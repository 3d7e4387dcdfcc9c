/// What `--lose-event` plants: a list of articles that nobody is the delegate of.
extension ArticleListViewController {
    func forgetDelegate() {
        delegate = nil
    }
}
