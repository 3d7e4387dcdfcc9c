import CommandRuns
import Testing

/// `coordviz explain --journal` tells what really happened.
@Suite(.mayDraw) struct ReplayTests {
    private static let journal = """
        {"forgotten":0,"version":1}
        {"offered":3,"consumed":true,"event":"Teams.didSelect","path":[{"type":"TeamsScreen"},{"kind":"coordinator","type":"ListCoordinator"},{"kind":"container","type":"AppCoordinator"}]}
        {"offered":2,"consumed":false,"event":"Splash.didFinish","path":[{"type":"SplashScreen"},{"kind":"container","type":"AppCoordinator"}]}
        {"offered":3,"consumed":true,"event":"Teams.didSelect","path":[{"type":"TeamsScreen"},{"kind":"coordinator","type":"ListCoordinator"},{"kind":"container","type":"AppCoordinator"}]}
        {"offered":1,"consumed":true,"event":"Teams.didSelect","path":[{"type":"AppScreen"},{"kind":"container","type":"AppCoordinator"}]}

        """

    private func explain(_ arguments: String..., journal: String = journal) throws -> Coordviz.Run {
        try Coordviz.run(["explain", "--journal", "-"] + arguments, input: Array(journal.utf8))
    }

    @Test func `a journal is replayed event by event, equal journeys once`() throws {
        let run = try explain()
        #expect(run.status == 0 && run.messages.isEmpty)
        #expect(
            run.text == """
                Splash.didFinish  1 journey: 1 lost

                  AppCoordinator
                    ● SplashScreen     emits it · passes it on
                    │ AppCoordinator   passes it on
                    ✖ lost: no object on the path consumed it

                Teams.didSelect  3 journeys: 3 consumed

                  AppCoordinator ▸ ListCoordinator  2 times
                    ● TeamsScreen       emits it · passes it on
                    │ ListCoordinator   passes it on
                    ■ AppCoordinator    consumes it

                  AppCoordinator
                    ● AppScreen   emits it · consumes it

                """)
    }

    @Test func `an event and an emitter choose`() throws {
        #expect(try explain("Splash.*").text.hasPrefix("Splash.didFinish  1 journey: 1 lost\n"))
        #expect(try explain("Teams.didSelect", "--from", "AppScreen").text.hasPrefix("Teams.didSelect  1 journey"))
    }

    @Test func `what wasn't recorded has a name that comes near`() throws {
        let event = try explain("Teams.didSelct")
        #expect(event.status == 2 && event.messages.contains("no journey of Teams.didSelct was recorded"))
        #expect(event.messages.contains("did you mean \"Teams.didSelect\"?"))
        let emitter = try explain("Teams.didSelect", "--from", "TeamScreen")
        #expect(emitter.status == 2 && emitter.messages.contains("TeamScreen did not emit Teams.didSelect"))
    }

    @Test func `what was forgotten is said`() throws {
        let run = try explain(journal: Self.journal.replacing("\"forgotten\":0", with: "\"forgotten\":12"))
        #expect(run.status == 0 && run.messages == "note: the recorder dropped 12 older journeys to limit its memory\n")
    }

    @Test func `what is no journal is refused with its line`() throws {
        let run = try explain(journal: Self.journal + "nonsense\n")
        #expect(run.status == 2 && run.messages == "<stdin>:6: error: this is not JSON\n" && run.text.isEmpty)
        let empty = try explain(journal: "{\"version\":1}\n")
        #expect(empty.status == 2 && empty.messages.contains("the journal has no journey"))
    }

    @Test func `a tree in the place of a journal is recognised`() throws {
        let run = try Coordviz.run(["explain", "--journal", Project.racing])
        #expect(run.status == 2 && run.output.isEmpty)
        #expect(run.messages.contains(" is a tree, not a journal\n    without --journal: coordviz explain '*' "))
    }

    @Test func `a tree and a journal, or neither, is wrong usage`() throws {
        #expect(try Coordviz.run(["explain", "A.b", Project.racing, "--journal", "-"]).status == 64)
        #expect(try Coordviz.run(["explain", "A.b"]).status == 64)
        #expect(try Coordviz.run(["explain"]).status == 64)
    }

    @Test func `a name can't command a terminal`() throws {
        let run = try explain(journal: Self.journal.replacing("SplashScreen", with: "\\u001b[2J::error::"))
        #expect(run.status == 0 && !run.text.contains("\u{1B}"))
    }

    @Test func `a path of thousands is drawn at its ends`() throws {
        let path = (0..<5000).map { #"{"kind":"container","type":"C\#($0)"}"# }.joined(separator: ",")
        let line = #"{"offered":5000,"consumed":true,"event":"A.b","path":["# + path + "]}"
        let run = try explain(journal: "{\"version\":1}\n\(line)\n")
        #expect(run.text.contains("⋮ 4988 more pass it on"))
        #expect(run.text.split(separator: "\n").count == 15)
        #expect(
            try explain("--verbose", journal: "{\"version\":1}\n\(line)\n").text.split(separator: "\n").count == 5002)
    }
}
