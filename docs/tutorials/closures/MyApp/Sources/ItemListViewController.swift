import UIKit

struct Item {
    let name: String
}

final class ItemListViewController: UITableViewController {
    var items: [Item] = []
    var onSelect: ((Item) -> Void)?

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        onSelect?(items[indexPath.row])
    }
}
