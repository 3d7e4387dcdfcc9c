import CoordinatorIntrospection
import CoordinatorModel
import Coordinators
import Testing

@MainActor @Suite(.serialized) struct EventRecorderTests {
    private let app = AppCoordinator()
    private let recorder = EventRecorder()

    init() { CoordinatorIssues.handler = { _ in } }

    private func list(of teams: TeamsCoordinator) throws -> ListScreen {
        try #require(teams.getCached(ListCoordinator.self)).rootScreen
    }

    @Test func `a journey is recorded: event, emitter, path, end`() throws {
        let list = try list(of: app.run())
        recorder.start()
        list.emitEvent(AppEvents.Teams.didSelect(Team()))
        list.emitEvent(AppEvents.Splash.didFinish)
        recorder.stop()
        list.emitEvent(AppEvents.Splash.didFinish)
        let journeys = recorder.journal.journeys
        #expect(journeys.map(\.event) == ["AppEvents.Teams.didSelect", "AppEvents.Splash.didFinish"])
        #expect(
            journeys[0].path.map(\.type) == ["ListScreen", "ListCoordinator", "TeamsCoordinator", "AppCoordinator"])
        #expect(journeys.map(\.offered) == [3, 4])
        #expect(journeys.map(\.consumer?.type) == ["TeamsCoordinator", nil])
    }

    @Test func `memory is bounded, and what is forgotten is counted`() {
        let small = EventRecorder(capacity: 3)
        small.start()
        for _ in 0..<5 { HeadlessScreen().emitEvent(AppEvents.Splash.didFinish) }
        HeadlessScreen().emitEvent(AppEvents.Teams.didReload)
        #expect(
            small.journal.journeys.map(\.event) == [
                "AppEvents.Splash.didFinish", "AppEvents.Splash.didFinish", "AppEvents.Teams.didReload",
            ])
        #expect(small.journal.forgotten == 3)
        small.clear()
        #expect(small.journal == Journal())
    }

    @Test func `a recorder keeps no object alive`() {
        recorder.start()
        weak var gone: HeadlessScreen?
        do {
            let screen = HeadlessScreen()
            gone = screen
            screen.emitEvent(AppEvents.Splash.didFinish)
        }
        #expect(gone == nil)
        #expect(recorder.journal.journeys.count == 1)
    }

    @Test func `an interceptor that returned both results consumes sometimes`() throws {
        let teams = app.run()
        let list = try list(of: teams)
        recorder.start()
        list.emitEvent(AppEvents.Teams.didSelect(Team()))
        var tree = CoordinatorTree(walking: app)
        tree.merge(recorder.journal)
        #expect(tree["TeamsCoordinator"]?.intercepts == [Interceptor(event: "AppEvents.Teams.didSelect")])
        teams.isTired = true
        list.emitEvent(AppEvents.Teams.didSelect(Team()))
        tree.merge(recorder.journal)
        #expect(
            tree["TeamsCoordinator"]?.intercepts == [
                Interceptor(event: "AppEvents.Teams.didSelect", consumes: .sometimes)
            ])
        #expect(tree["AppCoordinator"]?.intercepts == [])
        let once = tree
        tree.merge(recorder.journal)
        #expect(tree == once)
    }

    @Test func `an emitter without declarations emits the recorded events`() throws {
        let teams = app.run()
        recorder.start()
        teams.emitEvent(AppEvents.Splash.didFinish)
        var tree = CoordinatorTree(walking: app)
        tree.merge(recorder.journal)
        #expect(tree["TeamsCoordinator"]?.emits.map(\.event) == ["AppEvents.Splash.didFinish"])
    }

    @Test func `an object that is gone is added at its place`() throws {
        let teams = app.run()
        recorder.start()
        teams.goTo(.team(Team(), notes: []))
        let details = try #require(teams.getCached(DetailsCoordinator.self))
        let header = HeaderScreen()
        details.rootScreen.embedScreen(header, animated: false, completion: nil)
        header.emitEvent(AppEvents.Splash.didFinish)
        details.stop()
        var tree = CoordinatorTree(walking: app)
        #expect(tree.outline == "App(Teams(List))")
        tree.merge(recorder.journal)
        #expect(tree.outline == "App(Teams(List, Details))")
        #expect(tree["DetailsCoordinator"]?.isStarted == false)
        #expect(tree["DetailsCoordinator"]?.screens[0].screens[0].emits.map(\.event) == ["AppEvents.Splash.didFinish"])
    }
}
