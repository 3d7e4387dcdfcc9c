import Coordinators

final class AppScreen: HeadlessScreen {}
final class SplashScreen: HeadlessScreen {}
final class MainScreen: HeadlessTabBarScreen {}
final class TeamsStack: HeadlessNavigationScreen {}
final class DriversStack: HeadlessNavigationScreen {}

/// Knows its coordinator no more than any other responder: what is tapped, it emits.
final class TeamsListScreen: HeadlessScreen {
    var teams: [Team] = []

    func tapRow(_ row: Int) { emitEvent(AppEvents.Teams.didSelect(teams[row])) }
}

final class TeamDetailsScreen: HeadlessScreen {
    var team: Team?

    func tapFavorite() {
        if let team { emitEvent(AppEvents.Teams.setFavorite(team)) }
    }
}

final class DriversListScreen: HeadlessScreen {}

/// Embeds a list, as a profile page embeds its favourites.
final class ProfileScreen: HeadlessScreen {
    let favorites = FavoritesScreen()

    required init() {
        super.init()
        embedScreen(favorites, animated: false, completion: nil)
    }
}

final class FavoritesScreen: HeadlessScreen {
    func tapRow(_ team: Team) { emitEvent(AppEvents.Teams.didSelect(team)) }
}

/// A view: it is no screen, and takes part in events by naming the screen that it is in.
final class FavoriteButton: EventResponder {
    weak var screen: TeamDetailsScreen?

    var nextEventResponder: (any EventResponder)? { screen }

    func tap() { emitEvent(AppEvents.Teams.setFavorite(Team(name: "Blue"))) }
}
