import Coordinators

final class MainViewController: HeadlessTabBarScreen {
    /// How many favourites there are, beside the profile's tab.
    var profileBadge = 0
}
