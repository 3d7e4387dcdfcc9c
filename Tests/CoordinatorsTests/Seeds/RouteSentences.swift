import Coordinators
import Testing

/// Seed 000 (Routing) and 001 (HasRoutes), sentence by sentence.
@Suite @MainActor struct RouteSentences {
    @Test func aRouteIsSetFromAboveDownwards() throws {
        let racing = try Racing()
        racing.app.goTo(.main(.teams(.team(Team(name: "Red")))))
        #expect(racing.app.activeRoute == .main(.teams(.team(Team(name: "Red")))))
        #expect(racing.main.activeRoute == .teams(.team(Team(name: "Red"))))
        #expect(racing.teams.activeRoute == .team(Team(name: "Red")))
        #expect(try racing.details().rootScreen.team == Team(name: "Red"))
    }

    @Test func goToMakesTheRouteTheActiveOne() throws {
        let racing = try Racing()
        #expect(racing.main.activeRoute == .teams(nil))
        racing.main.goTo(.profile)
        #expect(racing.main.activeRoute == .profile)
    }

    @Test func goToTurnsARouteIntoAPresentation() throws {
        let racing = try Racing()
        racing.teams.goTo(.team(Team(name: "Blue")))
        let branches = racing.teams.branches.map { "\($0.presentation.rawValue) \($0.route ?? "-")" }
        #expect(branches == ["root list", "show team"])
    }

    @Test func aCachedChildIsUsedAgain() throws {
        let racing = try Racing()
        racing.teams.goTo(.team(Team(name: "Blue")))
        let details = try racing.details()
        racing.teams.goTo(.list)
        racing.teams.goTo(.team(Team(name: "Red")))
        #expect(try racing.details() === details)
        #expect(details.rootScreen.team == Team(name: "Red"))
    }

    @Test func aChildThatIsNotThereIsNotCached() throws {
        #expect(try Racing().teams.getCached(TeamDetailsCoordinator.self) == nil)
    }

    @Test func whatAChildIsGivenBeforehandIsThereWhenItIsShown() throws {
        let racing = try Racing()
        racing.teams.goTo(.team(Team(name: "Red")))
        #expect(try racing.details().rootScreen.team == Team(name: "Red"))
    }

    @Test func goingToARouteCanBeRefused() throws {
        let racing = try Racing()
        racing.teams.isLocked = true
        racing.teams.goTo(.team(Team(name: "Red")))
        #expect(racing.teams.activeRoute == .list)
        #expect(racing.teams.getCached(TeamDetailsCoordinator.self) == nil)
    }

    @Test func aDeepLinkLeadsThroughTheWholeHierarchy() {
        let app = AppCoordinator()
        app.start()
        #expect(app.open(["teams", "Red"]))
        let teams = app.getCached(MainCoordinator.self)?.getCached(TeamsCoordinator.self)
        #expect(teams?.activeRoute == .team(Team(name: "Red")))
        #expect(teams?.stackedChildren.map(\.identifier) == ["TeamsListCoordinator", "TeamDetailsCoordinator"])
    }

    @Test func aDeepLinkThatLeadsNowhereChangesNothing() {
        let app = AppCoordinator()
        app.start()
        #expect(!app.open(["garage"]))
        #expect(app.activeRoute == .splash)
    }
}
