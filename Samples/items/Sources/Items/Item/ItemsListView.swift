@MainActor protocol ItemsListView: BaseView {
    var authNeed: (() -> Void)? { get set }
    var onItemSelect: ((Item) -> Void)? { get set }
    var onCreateTap: (() -> Void)? { get set }

    func show(_ items: [Item])
}
