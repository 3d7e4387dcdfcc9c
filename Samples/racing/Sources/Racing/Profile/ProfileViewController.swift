import Coordinators

final class ProfileViewController: HeadlessScreen {
    let favorites = FavoritesListViewController()

    required init() {
        super.init()
        embedScreen(favorites, animated: false, completion: nil)
    }
}
