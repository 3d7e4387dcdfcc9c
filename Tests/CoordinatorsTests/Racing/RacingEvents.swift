import Coordinators

struct Team: Equatable {
    var name: String
}

struct Driver: Equatable {
    var name: String
    var team = Team(name: "Blue")
}

struct AppEvents {
    enum Splash: CoordinatorEvent {
        case didFinish
    }

    enum Teams: CoordinatorEvent {
        case didSelect(Team)
        case setFavorite(Team)
    }

    enum Drivers: CoordinatorEvent {
        case didSelect(Driver)
    }
}
