import HeadlessKit

final class ItemsListController: UIViewController, ItemsListView {
    var authNeed: (() -> Void)?
    var onItemSelect: ((Item) -> Void)?
    var onCreateTap: (() -> Void)?

    private(set) var items: [Item]

    init(items: [Item]) {
        self.items = items
    }

    func show(_ items: [Item]) {
        self.items = items
    }

    func didSelectRow(at index: Int) {
        onItemSelect?(items[index])
    }

    func createButtonTapped() {
        onCreateTap?()
    }

    /// The server says that the session has expired.
    func refreshDidFail() {
        authNeed?()
    }
}
