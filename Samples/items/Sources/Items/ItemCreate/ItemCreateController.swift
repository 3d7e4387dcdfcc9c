import HeadlessKit

final class ItemCreateController: UIViewController, ItemCreateView {
    var onCancel: (() -> Void)?
    var onComplete: ((Item) -> Void)?

    func cancelButtonTapped() {
        onCancel?()
    }

    func doneButtonTapped(title: String, price: Int) {
        onComplete?(Item(title: title, price: price))
    }
}
