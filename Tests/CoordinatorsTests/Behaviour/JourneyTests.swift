import Coordinators
import Testing

@Suite @MainActor struct JourneyTests {
    @Test func anEventThatLeavesAtTheRootIsHandedToTheRoot() throws {
        let racing = try Racing()
        racing.list.emitEvent(AppEvents.Drivers.didSelect(Driver(name: "Ann")))
        #expect(racing.app.lost == ["AppEvents.Drivers.didSelect"])
    }

    @Test func anEventThatIsConsumedIsNot() throws {
        let racing = try Racing()
        racing.list.rootScreen.tapRow(0)
        #expect(racing.app.lost == [])
    }

    @Test func aRootWithoutAHookReportsIt() {
        let splash = SplashCoordinator()
        let messages = issues { splash.rootScreen.emitEvent(AppEvents.Splash.didFinish) }
        let expected = "event AppEvents.Splash.didFinish left at the root: none of SplashScreen, SplashCoordinator"
        #expect(messages == [expected + " consumed it"])
    }

    @Test func aScreenWithoutACoordinatorReportsIt() {
        #expect(issues { HeadlessScreen().emitEvent(Probe.ping) }.count == 1)
    }

    @Test func anObserverHearsWhoWasAskedAndWhatTheyAnswered() throws {
        let racing = try Racing()
        racing.list.rootScreen.tapRow(0)
        var heard: [String] = []
        let observation = EventJourney.observe { journey in
            let stops = journey.stops.map { "\(type(of: $0.responder)) \($0.consumed)" }
            heard.append("\(journey.eventName): \(stops.joined(separator: ", "))")
        }
        try racing.details().rootScreen.tapFavorite()
        observation.cancel()
        try racing.details().rootScreen.tapFavorite()
        #expect(
            heard == [
                "AppEvents.Teams.setFavorite: TeamDetailsScreen false, TeamDetailsCoordinator false, "
                    + "TeamsCoordinator false, MainCoordinator true"
            ]
        )
    }

    @Test func anObservationEndsWithItsObject() {
        var heard = 0
        var observation: JourneyObservation? = EventJourney.observe { _ in heard += 1 }
        let node = LoggingNode()
        node.emitEvent(Probe.ping)
        withExtendedLifetime(observation) {}
        observation = nil
        node.emitEvent(Probe.ping)
        #expect(heard == 1)
    }

    @Test func aJourneyThatWasNeverEndedTellsItsRoot() {
        let node = LoggingNode()
        let leaf = LoggingLeaf("leaf", Log())
        node.root(leaf)
        let journey = leaf.rootScreen.emitEvent(Probe.pong(1))
        #expect(journey.consumer == nil)
        #expect(journey.root === node)
        #expect(journey.emitter === leaf.rootScreen)
        #expect(journey.stops.map(\.consumed) == [false, false, false])
        #expect(node.left.count == 1)
    }

    @Test func thePathIsTheOneAtTheMomentOfTheEmission() {
        let top = LoggingNode("top")
        let middle = LoggingNode("middle")
        top.root(middle)
        middle.answer = { [unowned middle] _ in
            middle.stop()
            return false
        }
        top.answer = { _ in true }
        #expect(middle.emitEvent(Probe.ping).consumer === top)
    }

    @Test func aCircleThatIsMadeByHandIsWalkedOnce() {
        let one = LoggingNode("one")
        let two = LoggingNode("two")
        one.parentCoordinator = two
        two.parentCoordinator = one
        #expect(one.emitEvent(Probe.ping).stops.count == 2)
    }

    @Test func aTailThatLeadsIntoACircleIsWalkedOnce() {
        let nodes = (0..<40).map { LoggingNode("node \($0)") }
        for index in 0..<39 { nodes[index].parentCoordinator = nodes[index + 1] }
        nodes[39].parentCoordinator = nodes[25]
        #expect(EventPath.from(nodes[0]).count == 40)
    }
}
