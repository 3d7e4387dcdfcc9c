import UIKit

final class ItemViewController: UIViewController {
    private let item: Item

    init(item: Item) {
        self.item = item
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("no storyboard makes this screen") }
}
