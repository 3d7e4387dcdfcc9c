import CommandRuns
import Testing

/// `coordviz explain` tells journeys.
@Suite(.mayDraw) struct ExplainTests {
    @Test func `a journey is explained step by step`() throws {
        let run = try Coordviz.run(
            ["explain", "AppEvents.Teams.didSelect", Project.racing, "--from", "TeamsListViewController"])
        #expect(run.status == 0 && run.messages.isEmpty)
        #expect(
            run.text == """
                AppEvents.Teams.didSelect  1 journey: 1 consumed

                  AppCoordinator ▸ MainCoordinator ▸ TeamsCoordinator ▸ TeamsListCoordinator
                    ● TeamsListViewController   emits it
                    │ TeamsListCoordinator      does not intercept it
                    ○ TeamsCoordinator          observes it
                    ■ MainCoordinator           consumes it

                """)
    }

    @Test func `without --from all journeys are explained, one for each path`() throws {
        let text = try Coordviz.run(["explain", "AppEvents.Drivers.setFavorite", Project.racing]).text
        #expect(text.hasPrefix("AppEvents.Drivers.setFavorite  2 journeys: 2 consumed\n"))
        #expect(text.contains("MainCoordinator ▸ TeamsCoordinator ▸ DriversDetailsCoordinator\n"))
        #expect(text.contains("MainCoordinator ▸ DriversCoordinator ▸ DriversDetailsCoordinator\n"))
    }

    @Test func `a pattern explains several events, and --from takes one too`() throws {
        let all = try Coordviz.run(["explain", "AppEvents.Teams.*", Project.racing]).text
        for event in ["didSelect", "setFavorite", "unsetFavorite"] {
            #expect(all.contains("AppEvents.Teams.\(event)  "))
        }
        #expect(!all.contains("Drivers.didSelect"))
        let some = try Coordviz.run(["explain", "AppEvents.Teams.*", Project.racing, "--from", "TeamsList*"]).text
        #expect(some.contains("AppEvents.Teams.didSelect") && !some.contains("Favorite"))
    }

    @Test func `a lost event leaves at the root`() throws {
        let run = try Coordviz.run(["explain", "Auth.didLogOut", "-"], input: Array(Trees.error.utf8))
        #expect(run.status == 0 && run.text.contains("1 lost") && run.text.contains("✖"))
    }

    @Test func `an unknown event is 2, with near names`() throws {
        let run = try Coordviz.run(["explain", "AppEvents.Teams.didSelct", Project.racing])
        #expect(run.status == 2 && run.output.isEmpty)
        #expect(run.messages.contains("no event is called AppEvents.Teams.didSelct"))
        #expect(run.messages.contains("did you mean \"AppEvents.Teams.didSelect\"?"))
    }

    @Test func `an object that does not emit the event exits with 2, and similar names are listed`() throws {
        let run = try Coordviz.run(
            ["explain", "AppEvents.Teams.didSelect", Project.racing, "--from", "TeamListViewController"])
        #expect(run.status == 2 && run.output.isEmpty)
        #expect(run.messages.contains("TeamListViewController doesn't emit AppEvents.Teams.didSelect"))
        #expect(run.messages.contains("did you mean \"TeamsListViewController\"?"))
    }

    @Test func `an event that is only declared is 2, and says so`() throws {
        let tree = #"{ "version": 1, "events": ["A.b"], "root": { "type": "App" } }"#
        let run = try Coordviz.run(["explain", "A.b", "-"], input: Array(tree.utf8))
        #expect(run.status == 2 && run.messages.hasPrefix("error: no screen or coordinator emits A.b"))
    }
}
