import CommandRuns
import CoordinatorModel
import Testing

/// The trees that the samples write are those that were written by hand, as far as live objects can know.
@Suite struct LiveTreeTests {
    private func lines(_ tree: CoordinatorTree) -> [Substring] {
        String(decoding: tree.json(), as: UTF8.self).split(separator: "\n")
    }

    private func live(_ name: String) throws -> CoordinatorTree {
        try CoordinatorTree(json: Sample.snapshot(name), file: "live.json")
    }

    @Test func `racing: all but the order in which routes with and without payload are declared`() throws {
        var (live, expected) = (try live("racing"), try Sample.handWritten("racing"))
        for index in live.coordinators.indices { live.coordinators[index].routes.sort { $0.name < $1.name } }
        for index in expected.coordinators.indices { expected.coordinators[index].routes.sort { $0.name < $1.name } }
        #expect(lines(live) == lines(expected))
    }

    @Test func `items: everything except the declarations of the outputs, whose payloads are not read`() throws {
        var expected = try Sample.handWritten("items")
        expected.events = []
        #expect(lines(try live("items")) == lines(expected))
    }

    @Test func `articles: everything except the declarations and the started coordinators`() throws {
        var expected = try Sample.handWritten("articles")
        expected.events = []
        expected.coordinators[0].isStarted = nil
        #expect(lines(try live("articles")) == lines(expected))
    }

    @Test func `checkout: everything except the declarations`() throws {
        var expected = try Sample.handWritten("checkout")
        expected.events = []
        #expect(lines(try live("checkout")) == lines(expected))
    }

    @Test(arguments: Project.samples)
    func `a live tree is drawn, and has nothing to complain of`(name: String) throws {
        let json = try Sample.snapshot(name)
        let check = try Coordviz.run(["check", "-", "--no-config"], input: json)
        #expect(check.status == 0, "\(check.text)")
        let picture = try Coordviz.run(["render", "-"], input: json)
        #expect(picture.status == 0 && picture.text.contains("<svg"))
    }

    @Test(arguments: Project.samples)
    func `a sample writes the same tree again`(name: String) throws {
        #expect(try Sample.snapshot(name) == Sample.snapshot(name))
    }
}
