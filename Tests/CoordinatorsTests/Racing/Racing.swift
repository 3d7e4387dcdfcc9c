import Coordinators
import Testing

/// The whole app, started, with its tabs up.
@MainActor struct Racing {
    let app = AppCoordinator()
    let main: MainCoordinator
    let teams: TeamsCoordinator
    let list: TeamsListCoordinator

    init() throws {
        app.start()
        let splash = try #require(app.getCached(SplashCoordinator.self))
        splash.rootScreen.emitEvent(AppEvents.Splash.didFinish)
        main = try #require(app.getCached(MainCoordinator.self))
        teams = try #require(main.getCached(TeamsCoordinator.self))
        list = try #require(teams.getCached(TeamsListCoordinator.self))
    }

    func details() throws -> TeamDetailsCoordinator { try #require(teams.getCached(TeamDetailsCoordinator.self)) }
    func drivers() throws -> DriversCoordinator { try #require(main.getCached(DriversCoordinator.self)) }
    func profile() throws -> ProfileCoordinator { try #require(main.getCached(ProfileCoordinator.self)) }
}
