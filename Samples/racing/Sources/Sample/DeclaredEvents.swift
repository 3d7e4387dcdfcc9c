import CoordinatorIntrospection
import Coordinators

// Code can't be read at run time: what the types emit and intercept they say here.

extension AppCoordinator: DeclaresEvents {
    static var intercepts: [EventInterceptor] { [.always(.event(AppEvents.Splash.self, "didFinish"))] }
}

extension SplashViewController: DeclaresEvents {
    static var emits: [EventReference] { [.event(AppEvents.Splash.self, "didFinish")] }
}

extension MainCoordinator: DeclaresEvents {
    static var intercepts: [EventInterceptor] {
        [.always(.every(AppEvents.Teams.self)), .always(.every(AppEvents.Drivers.self))]
    }
}

// MARK: - Teams

extension TeamsCoordinator: DeclaresEvents {
    static var intercepts: [EventInterceptor] {
        [.never(.event(AppEvents.Teams.self, "didSelect")), .always(.event(AppEvents.Drivers.self, "didSelect"))]
    }
}

extension TeamsListViewController: DeclaresEvents {
    static var emits: [EventReference] { [.event(AppEvents.Teams.self, "didSelect")] }
}

extension TeamsDetailsCoordinator: DeclaresEvents {
    static var intercepts: [EventInterceptor] {
        [.never(.event(AppEvents.Teams.self, "setFavorite")), .never(.event(AppEvents.Teams.self, "unsetFavorite"))]
    }
}

extension TeamsDetailsViewController: DeclaresEvents {
    static var emits: [EventReference] {
        [
            .event(AppEvents.Teams.self, "setFavorite"), .event(AppEvents.Teams.self, "unsetFavorite"),
            .event(AppEvents.Drivers.self, "didSelect"),
        ]
    }
}

// MARK: - Drivers

extension DriversCoordinator: DeclaresEvents {
    static var intercepts: [EventInterceptor] { [.never(.event(AppEvents.Drivers.self, "didSelect"))] }
}

extension DriversListViewController: DeclaresEvents {
    static var emits: [EventReference] { [.event(AppEvents.Drivers.self, "didSelect")] }
}

extension DriversDetailsCoordinator: DeclaresEvents {
    static var intercepts: [EventInterceptor] {
        [
            .never(.event(AppEvents.Drivers.self, "setFavorite")),
            .never(.event(AppEvents.Drivers.self, "unsetFavorite")),
        ]
    }
}

extension DriversDetailsViewController: DeclaresEvents {
    static var emits: [EventReference] {
        [.event(AppEvents.Drivers.self, "setFavorite"), .event(AppEvents.Drivers.self, "unsetFavorite")]
    }
}

// MARK: - Profile

extension ProfileCoordinator: DeclaresEvents {
    static var intercepts: [EventInterceptor] {
        [
            .never(.event(AppEvents.Teams.self, "unsetFavorite")),
            .never(.event(AppEvents.Drivers.self, "unsetFavorite")),
        ]
    }
}

extension FavoritesListViewController: DeclaresEvents {
    static var emits: [EventReference] {
        [
            .event(AppEvents.Teams.self, "didSelect"), .event(AppEvents.Teams.self, "unsetFavorite"),
            .event(AppEvents.Drivers.self, "didSelect"), .event(AppEvents.Drivers.self, "unsetFavorite"),
        ]
    }
}
