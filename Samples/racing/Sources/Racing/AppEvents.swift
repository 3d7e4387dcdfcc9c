import Coordinators

/// All events that screens emit, by domain.
struct AppEvents {
    enum Splash: CoordinatorEvent {
        case didFinish
    }

    enum Teams: CoordinatorEvent {
        case didSelect(Team)
        case setFavorite(Team)
        case unsetFavorite(Team)
    }

    enum Drivers: CoordinatorEvent {
        case didSelect(Driver)
        case setFavorite(Driver)
        case unsetFavorite(Driver)
    }
}
