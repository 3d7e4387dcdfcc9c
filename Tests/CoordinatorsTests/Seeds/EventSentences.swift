import Coordinators
import Testing

/// Seeds 000 and 002 (Events, Navigation), sentence by sentence.
@Suite @MainActor struct EventSentences {
    @Test func anEventIsACaseOfAnEnumInsideAStruct() {
        let event: any CoordinatorEvent = AppEvents.Teams.didSelect(Team(name: "Blue"))
        #expect(event.eventName == "AppEvents.Teams.didSelect")
        #expect(AppEvents.Splash.didFinish.eventName == "AppEvents.Splash.didFinish")
    }

    @Test func eventsAreEquatable() {
        #expect(AppEvents.Teams.didSelect(Team(name: "Blue")) == .didSelect(Team(name: "Blue")))
        #expect(AppEvents.Teams.didSelect(Team(name: "Blue")) != .didSelect(Team(name: "Red")))
    }

    @Test func eventsAreGroupedByDomain() {
        #expect(AppEvents.Teams.domain == "AppEvents.Teams")
        let event: any CoordinatorEvent = AppEvents.Drivers.didSelect(Driver(name: "Ann"))
        #expect(event as? AppEvents.Teams == nil)
        #expect(event as? AppEvents.Drivers != nil)
    }

    @Test func aScreenEmits() throws {
        let racing = try Racing()
        racing.list.rootScreen.tapRow(1)
        #expect(racing.teams.activeRoute == .team(Team(name: "Red")))
    }

    @Test func aViewEmits() throws {
        let racing = try Racing()
        racing.list.rootScreen.tapRow(0)
        let button = FavoriteButton()
        button.screen = try racing.details().rootScreen
        button.tap()
        #expect(racing.main.badge == 1)
    }

    @Test func aCoordinatorEmitsAndIsAskedFirst() {
        let node = LoggingNode("node")
        node.answer = { _ in true }
        let journey = node.emitEvent(Probe.ping)
        #expect(journey.consumer === node)
        #expect(journey.stops.count == 1)
    }

    @Test func theImmediateParentIntercepts() throws {
        let racing = try Racing()
        let journey = racing.list.emitEvent(AppEvents.Teams.didSelect(Team(name: "Blue")))
        #expect(journey.consumer === racing.teams)
    }

    @Test func aCoordinatorFurtherAboveIntercepts() throws {
        let racing = try Racing()
        racing.main.rootScreen.tapTab(at: 2)
        let profile = try racing.profile()
        let journey = profile.rootScreen.emitEvent(AppEvents.Teams.didSelect(Team(name: "Red")))
        #expect(journey.consumer === racing.main)
        #expect(racing.teams.activeRoute == .team(Team(name: "Red")))
    }

    @Test func theChainGoesFromScreensToTheirCoordinatorToItsParents() throws {
        let racing = try Racing()
        racing.main.rootScreen.tapTab(at: 2)
        let profile = try racing.profile()
        let favorites = profile.rootScreen.favorites
        let path = EventPath.from(favorites)
        let expected: [any EventResponder] = [favorites, profile.rootScreen, profile, racing.main, racing.app]
        #expect(path.map(ObjectIdentifier.init) == expected.map(ObjectIdentifier.init))
    }

    @Test func anEmbeddedScreensEventPassesTheScreenAroundIt() throws {
        let racing = try Racing()
        racing.main.rootScreen.tapTab(at: 2)
        try racing.profile().rootScreen.favorites.tapRow(Team(name: "Red"))
        #expect(racing.main.selectedChild === racing.teams)
    }

    @Test func aPresentedScreensEventPassesThePresentingScreen() {
        let node = LoggingNode()
        let sheet = HeadlessScreen()
        node.rootScreen.presentScreen(sheet, animated: false, completion: nil)
        let path = EventPath.from(sheet)
        let expected: [any EventResponder] = [sheet, node.rootScreen, node]
        #expect(path.map(ObjectIdentifier.init) == expected.map(ObjectIdentifier.init))
    }

    @Test func theRootScreenKnowsItsCoordinator() {
        let splash = SplashCoordinator()
        #expect(splash.rootScreen.nextEventResponder === splash)
    }

    @Test func anEventBubblesUpToItsInterceptor() {
        let log = Log()
        let top = LoggingNode("top", log)
        let middle = LoggingNode("middle", log)
        let leaf = LoggingLeaf("leaf", log)
        top.root(middle)
        middle.root(leaf)
        log.entries = []
        top.answer = { _ in true }
        leaf.emitEvent(Probe.ping)
        #expect(log.entries == ["ask middle", "ask top"])
    }

    @Test func anEventThatIsOnlyLookedAtGoesOnToTheNext() throws {
        let racing = try Racing()
        racing.list.rootScreen.tapRow(0)
        let details = try racing.details()
        let journey = details.rootScreen.emitEvent(AppEvents.Teams.setFavorite(Team(name: "Blue")))
        #expect(details.dependencies?.store.favorites == [Team(name: "Blue")])
        #expect(racing.main.badge == 1)
        #expect(journey.consumer === racing.main)
    }

    @Test func returningTrueStopsTheEvent() throws {
        let racing = try Racing()
        racing.list.rootScreen.tapRow(0)
        let journey = try racing.details().rootScreen.emitEvent(AppEvents.Teams.setFavorite(Team(name: "Blue")))
        #expect(journey.path.contains { $0 === racing.app })
        #expect(!journey.stops.contains { $0.responder === racing.app })
        #expect(journey.stops.filter(\.consumed).count == 1)
    }

    @Test func messagesGoUpWithoutDelegates() {
        // Neither side knows the other: a screen of no app, a node that takes whatever comes.
        let node = LoggingNode()
        node.answer = { _ in true }
        node.root(SplashCoordinator())
        let stranger = HeadlessScreen()
        node.children[0].rootScreen.embedScreen(stranger, animated: false, completion: nil)
        #expect(stranger.emitEvent(Probe.pong(3)).isConsumed)
    }

    @Test func anInterceptedEventNavigates() throws {
        let racing = try Racing()
        racing.list.rootScreen.tapRow(1)
        let details = try racing.details()
        #expect(racing.teams.rootScreen.stackedScreens.last === details.rootScreen)
        #expect(details.rootScreen.team == Team(name: "Red"))
    }

    @Test func onlyCoordinatorsTalkToEachOther() throws {
        let racing = try Racing()
        racing.list.rootScreen.tapRow(0)
        // The parents' screens stand around the list's, and yet take no part: its event changes over to coordinators.
        let screens = EventPath.from(racing.list.rootScreen).filter { $0 is any CoordinatedScreen }
        #expect(screens.map(ObjectIdentifier.init) == [ObjectIdentifier(racing.list.rootScreen)])
    }
}
