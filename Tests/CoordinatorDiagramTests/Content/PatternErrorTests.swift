import CoordinatorModel
import Testing

@testable import CoordinatorDiagram

/// A pattern that matches nothing is an error that helps.
@Suite struct PatternErrorTests {
    private var tree: CoordinatorTree {
        var tree = CoordinatorTree()
        let app = tree.addRoot(Coordinator(type: "AppCoordinator", kind: .container))
        tree.addChild(Coordinator(type: "TeamsCoordinator"), to: app, presentation: "show")
        tree.addChild(Coordinator(type: "TeamsDetailsCoordinator"), to: app, presentation: "show")
        return tree
    }

    private func message(_ pattern: String) -> String? {
        do {
            _ = try diagram(tree) { $0.focus = NamePattern(pattern) }
            return nil
        } catch let error as PatternError {
            return error.description
        } catch {
            return "\(error)"
        }
    }

    @Test(arguments: ["--focus", "--collapse", "--highlight"])
    func `each option is named in its error`(option: String) {
        #expect(throws: PatternError(option: option, pattern: "Nobody", nearNames: [])) {
            try diagram(tree) { options in
                let pattern = NamePattern("Nobody")
                switch option {
                case "--focus": options.focus = pattern
                case "--collapse": options.collapse = pattern
                default: options.highlight = pattern
                }
            }
        }
    }

    @Test func `a misspelled type brings the one that was meant`() {
        #expect(
            message("TeemsCoordinator")
                == #"--focus 'TeemsCoordinator' matches no coordinator; did you mean "TeamsCoordinator"?"#)
        #expect(message("teems")?.contains(#"did you mean "TeamsCoordinator"?"#) == true)
    }

    @Test func `a part of a type's name lists the types that contain it`() {
        #expect(message("teams")?.contains(#""TeamsCoordinator" or "TeamsDetailsCoordinator""#) == true)
        #expect(message("?eams")?.contains("TeamsCoordinator") == true)
    }

    @Test func `what is like nothing brings no names`() {
        #expect(message("Wholly-Other-Thing") == "--focus 'Wholly-Other-Thing' matches no coordinator")
        #expect(message("") == "--focus '' matches no coordinator")
    }

    @Test func `a pattern that matches is no error`() {
        #expect(message("*") == nil)
        #expect(message("Teams?oordinator") == nil)
    }

    @Test func `a pattern for events that matches none brings the events that are like it`() {
        let app = Coordinator(
            type: "App", emits: [Emission(event: "Teams.didSelect")],
            intercepts: [Interceptor(event: "Drivers.didSelect")])
        #expect(
            throws: PatternError(
                option: "--events", pattern: "Teems.didSelect", noun: "event", nearNames: ["Teams.didSelect"])
        ) { try diagram(of: app) { $0.events = .matching(NamePattern("Teems.didSelect")) } }
        #expect(throws: Never.self) {
            try diagram(of: app) { $0.events = .matching(NamePattern("Drivers.*")) }
        }
    }
}
