import CommandRuns
import Testing

/// 0 done, 2 could not do its job, 64 wrong usage.
@Suite(.mayDraw) struct ExitCodeTests {
    @Test(arguments: [["--help"], ["--version"], ["render", "--help"], ["help", "render"], ["schema"]])
    func `what is done is 0`(arguments: [String]) throws {
        let run = try Coordviz.run(arguments)
        #expect(run.status == 0 && !run.output.isEmpty && run.messages.isEmpty)
    }

    @Test(arguments: [
        ["render"], ["render", "a.json", "b.json"], ["rendr", "a.json"], ["validate"],
        ["render", "a.json", "--no-such"],
        ["render", "a.json", "--format", "gif"], ["render", "a.json", "--direction", "up"],
        ["render", "a.json", "--theme", "blue"], ["render", "a.json", "--layout", "neato"],
        ["render", "a.json", "--depth", "0"], ["render", "a.json", "--depth", "x"],
        ["render", "a.json", "--focus-depth", "1"], ["render", "a.json", "--focus", "A", "--focus-depth", "-1"],
        ["render", "a.json", "--max-size", "0"], ["render", "a.json", "--max-nesting", "0"], ["schema", "extra"],
        ["render", "a.json", "--watch"], ["render", "-", "-o", "a.svg", "--watch"], ["check", "-", "--watch"],
        ["check", "a.json", "--watch", "--write-baseline", "b"], ["serve"], ["serve", "-"],
        ["serve", "a.json", "--port", "65536"], ["render", "a.json", "--source-url", "https://example.org/"],
        ["render", "a.json", "--source-url", "javascript:alert('{file}')"],
    ])
    func `wrong usage is 64, before any file is read`(arguments: [String]) throws {
        let run = try Coordviz.run(arguments)
        #expect(run.status == 64)
        #expect(run.output.isEmpty && run.messages.contains("Usage:"))
    }

    @Test func `an input that can't be read is 2`() throws {
        let missing = try Coordviz.run(["render", "/no/such/tree.json"])
        #expect(missing.status == 2)
        #expect(missing.messages.hasPrefix("error: /no/such/tree.json: No such file or directory"))
        let folder = try Coordviz.run(["render", Project.path("docs/rules")])
        #expect(folder.status == 2 && folder.messages.contains("no Swift file"))
    }

    @Test func `an input that is no tree is 2, with the place and nothing else`() throws {
        let run = try Coordviz.run(["render", "-"], input: Array("{\n  \"version\": 2 }".utf8))
        #expect(run.status == 2 && run.output.isEmpty)
        #expect(run.messages.hasPrefix("<stdin>:2:14: error: version 2 is newer than this coordviz"))
    }

    @Test(arguments: ["--focus", "--collapse", "--highlight"])
    func `a pattern that matches nothing is 2, with near names`(option: String) throws {
        let run = try Coordviz.run(["render", Project.racing, option, "TeemsCoordinator"])
        #expect(run.status == 2 && run.output.isEmpty)
        #expect(run.messages.hasPrefix("error: \(option) 'TeemsCoordinator' matches no coordinator"))
        #expect(run.messages.contains("did you mean \"TeamsCoordinator\"?"))
    }

    @Test func `a pattern that nothing is similar to has the names that there are`() throws {
        let focus = try Coordviz.run(["render", Project.racing, "--focus", "Wholly-Other*"])
        #expect(focus.status == 2 && focus.messages.contains("matches no coordinator\n    there are AppCoordinator, "))
        let events = try Coordviz.run(["render", Project.racing, "--events", "Wholly-Other*"])
        #expect(events.status == 2 && events.messages.contains("\n    coordviz explain '*' "), "\(events.messages)")
        #expect(events.messages.hasSuffix(" lists the events\n"))
    }

    @Test func `limits are named, and can be raised`() throws {
        let input = try Project.bytes("Samples/racing/tree.json")
        let run = try Coordviz.run(["render", "-", "--max-nesting", "5"], input: input)
        #expect(run.status == 2 && run.messages.contains("5"))
        #expect(try Coordviz.run(["render", "-", "--max-nesting", "50"], input: input).status == 0)
    }

    @Test func `a diagram that Mermaid can't show is 2, with a way out`() throws {
        let children = (0..<501).map { #"{ "presentation": "s", "child": { "type": "C\#($0)" } }"# }
        let tree = #"{ "version": 1, "root": { "type": "A", "branches": [\#(children.joined(separator: ","))] } }"#
        let run = try Coordviz.run(["render", "-", "-f", "mermaid"], input: Array(tree.utf8))
        #expect(run.status == 2 && run.output.isEmpty)
        #expect(run.messages.contains("501 edges") && run.messages.contains("--focus"))
    }
}
