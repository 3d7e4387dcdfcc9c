import CoordinatorModel
import Testing

@testable import CoordinatorDiagram

/// Event names are written without what all of them share.
@Suite struct EventNameTests {
    private func emits(_ events: String...) throws -> [String] {
        let claims = events.map { Interceptor(event: $0, by: "all") }
        let diagram = try diagram(
            of: Coordinator(type: "A", emits: events.map { Emission(event: $0) }, intercepts: claims))
        return events.map(diagram.shortName)
    }

    @Test func `the first part goes where all have it`() throws {
        #expect(try emits("App.Teams.a", "App.Users.b") == ["Teams.a", "Users.b"])
    }

    @Test func `it stays where one has another, or none`() throws {
        #expect(try emits("App.Teams.a", "Sub.Users.b") == ["App.Teams.a", "Sub.Users.b"])
        #expect(try emits("App.Teams.a", "App.b") == ["App.Teams.a", "App.b"])
        #expect(try emits("App.Teams.a", "Apple.Users.b") == ["App.Teams.a", "Apple.Users.b"])
        #expect(try emits("a", "b") == ["a", "b"])
    }

    @Test func `deeper names keep the rest`() throws {
        #expect(try emits("App.Teams.Inner.a", "App.b.c") == ["Teams.Inner.a", "b.c"])
    }

    @Test func `declared events count as well`() throws {
        var tree = CoordinatorTree(events: [EventDeclaration(name: "Other.Users.b")])
        tree.addRoot(Coordinator(type: "A", emits: [Emission(event: "App.Teams.a"), Emission(event: "App.Teams.b")]))
        #expect(try diagram(tree).shortName(of: "App.Teams.a") == "App.Teams.a")
    }

    @Test func `tooltips and flows keep the whole name`() throws {
        let screen = Screen(type: "S", emits: [Emission(event: "App.Teams.a"), Emission(event: "App.Teams.b")])
        let diagram = try diagram(of: Coordinator(type: "A", screens: [screen]))
        #expect(diagram.lines("A").contains("  ▲ emits Teams.a lost"))
        #expect(diagram.detail(of: 0).contains("App.Teams.a"))
        #expect(diagram.flows.map(\.event) == ["App.Teams.a", "App.Teams.b"])
    }
}
