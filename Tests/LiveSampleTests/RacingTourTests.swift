import Testing

@testable import racing_sample

/// The racing app itself: what the tour relies on.
@MainActor @Suite struct RacingTourTests {
    @Test func `after the tour the list of teams is back, and the favourites are as they were chosen`() throws {
        let tour = RacingTour()
        tour.go()
        let main = try #require(tour.app.getCached(MainCoordinator.self))
        #expect(main.activeRoute == .teams(nil))
        #expect(main.getCached(TeamsCoordinator.self)?.activeRoute == .list)
        #expect(main.dependencies?.favorites.teams == [])
        #expect(main.dependencies?.favorites.drivers.map(\.name) == ["Cleo"])
        #expect(main.rootScreen.profileBadge == 1)
    }

    @Test func `a favourite leads to its own tab`() throws {
        let app = AppCoordinator()
        app.start()
        app.getCached(SplashCoordinator.self)?.rootScreen.animationDidEnd()
        let main = try #require(app.getCached(MainCoordinator.self))
        main.dependencies?.favorites.add(Driver(name: "Ada", number: 44))
        main.goTo(.profile)
        let profile = try #require(main.getCached(ProfileCoordinator.self))
        profile.rootScreen.favorites.didSelectDriver(at: 0)
        #expect(main.selectedChild is DriversCoordinator)
        #expect(main.getCached(DriversCoordinator.self)?.activeRoute == .driver(Driver(name: "Ada", number: 44)))
    }
}
