import CommandRuns
import Foundation
import Testing

/// Each verb's help says all that the verb can do.
@Suite(.mayDraw) struct HelpTests {
    /// What the verbs promise, besides `--help` and `--version`.
    private static let options: [(verb: String, options: [String])] = [
        (
            "render",
            [
                "<input>", "--output", "-o", "--format", "-f", "svg", "png", "pdf", "html", "dot", "mermaid", "json",
                "--events",
                "--routes", "--no-routes", "--screens", "--no-screens", "--focus", "--focus-depth", "--depth",
                "--collapse", "--highlight", "--detail", "--findings", "--no-findings", "--direction", "--fit",
                "--theme", "--sheets",
                "light", "dark", "auto", "--legend",
                "--title", "--layout", "tidy", "--id-prefix", "--max-size", "--max-nesting", "--quiet", "-q",
                "--source-url", "--watch", "--graphviz-environment",
            ]
        ),
        ("serve", ["<input>", "--port", "--events", "--theme", "--source-url", "--max-size", "--quiet", "-q"]),
        ("validate", ["<inputs>", "--max-size", "--max-nesting", "--quiet", "-q"]),
        ("schema", ["--output", "-o"]),
        ("rules", ["<rule>"]),
    ]

    @Test(arguments: options)
    func `every option is in the help`(verb: String, options: [String]) throws {
        let words = Set(
            try Coordviz.run([verb, "--help"]).text.split { " \n,/()[]".contains($0) }.map { word in
                word.hasSuffix("...") ? String(word.dropLast(3)) : String(word)
            })
        for option in options { #expect(words.contains(option), "\(option)") }
    }

    @Test func `every argument that the tool takes is in the help, with words of explanation`() throws {
        let dump = try Coordviz.run(["--experimental-dump-help"]).output
        let tool = try JSONDecoder().decode(ToolDump.self, from: Data(dump))
        let verbs = (tool.command.subcommands ?? []).filter { $0.commandName != "help" }
        #expect(verbs.count >= 3)
        let overview = try Coordviz.run(["--help"]).text
        for verb in verbs {
            #expect(overview.contains("  \(verb.commandName) "))
            #expect(verb.abstract?.isEmpty == false)
            let help = try Coordviz.run([verb.commandName, "--help"]).text
            for argument in verb.arguments ?? [] {
                #expect(argument.shouldDisplay, "\(verb.commandName) \(argument.valueName ?? "")")
                #expect(argument.abstract?.isEmpty == false, "\(verb.commandName) \(argument.valueName ?? "")")
                for name in argument.names ?? [] where name.kind == "long" { #expect(help.contains("--\(name.name)")) }
            }
        }
    }

    private struct ToolDump: Decodable { var command: CommandDump }

    private struct CommandDump: Decodable {
        var commandName: String
        var abstract: String?
        var subcommands: [CommandDump]?
        var arguments: [ArgumentDump]?
    }

    private struct ArgumentDump: Decodable {
        struct Name: Decodable {
            var kind: String
            var name: String
        }
        var shouldDisplay: Bool
        var names: [Name]?
        var valueName: String?
        var abstract: String?
    }
}
