import HeadlessKit

final class ItemDetailController: UIViewController, ItemDetailView {
    let item: Item

    init(item: Item) {
        self.item = item
    }
}
