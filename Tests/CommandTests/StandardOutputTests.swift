import CommandRuns
import Foundation
import Testing

/// What can't be said is a failure, and what is said goes where it belongs.
@Suite(.mayDraw) struct StandardOutputTests {
    private static let commands: [[String]] = [
        ["render", "tree.json"], ["check", "tree.json"], ["check", "tree.json", "--report", "json"],
        ["diff", "tree.json", "tree.json"], ["extract", "App.swift"], ["explain", "*", "tree.json"],
        ["stats", "tree.json"], ["stats", "tree.json", "--json"], ["validate", "tree.json"], ["rules"],
        ["rules", "unhandled-event"], ["models"], ["models", "Coordinator"], ["config"], ["init", "-o", "-"],
        ["schema"],
        ["serve", "tree.json", "--port", "0"],
        ["docs", "tree.json", "-o", "nav", "--check"], ["--help"], ["--version"], ["render", "--help"],
        ["--generate-completion-script", "bash"],
    ]

    private func withFolder(_ use: (Scratch) throws -> Void) throws {
        try Scratch.with { (scratch) throws in
            try scratch.write(Project.bytes("Samples/racing/tree.json"), "tree.json")
            try scratch.write("final class AppCoordinator {}\n", "App.swift")
            try use(scratch)
        }
    }

    @Test(
        .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "only Linux has /dev/full"),
        arguments: commands)
    func `a device that is full is 2 in every command`(arguments: [String]) throws {
        try withFolder { (scratch) throws in
            let run = try Coordviz.run(arguments, shell: "exec > /dev/full;", in: scratch)
            #expect(run.status == 2 && run.messages.contains("standard output: No space left"), "\(run.messages)")
        }
    }

    @Test(arguments: commands)
    func `a standard output that is closed is 2 in every command`(arguments: [String]) throws {
        try withFolder { (scratch) throws in
            let run = try Coordviz.run(arguments, shell: "exec >&-;", in: scratch)
            #expect(run.status == 2 && run.messages.contains("standard output: "), "\(run.messages)")
        }
    }

    @Test func `every verb is among them`() throws {
        let overview = try Coordviz.run(["--help"]).text.split(separator: "SUBCOMMANDS:")[1]
        let verbs = overview.split(separator: "\n").filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }
            .compactMap { $0.split(separator: " ").first.map(String.init) }.filter { $0 != "See" }
        #expect(verbs.count >= 13)
        for verb in verbs { #expect(Self.commands.contains { $0[0] == verb }, "\(verb)") }
    }

    @Test(arguments: commands.filter { $0[0] != "serve" })
    func `a reader on standard output gets the same as ever`(arguments: [String]) throws {
        try withFolder { (scratch) throws in
            let run = try Coordviz.run(arguments, in: scratch)
            #expect(run.status == (arguments.contains("--check") ? 1 : 0) && !run.output.isEmpty, "\(run.messages)")
        }
    }

    @Test(arguments: ["2>&-", "<&- 2>&-", "<&- >&- 2>&-"])
    func `what is closed does not become the output file`(closing: String) throws {
        try withFolder { (scratch) throws in
            // So many that a note about it goes to standard error while the picture is written.
            let leaves = (0..<420).map { #"{ "presentation": "push", "child": { "type": "Leaf\#($0)" } }"# }
            let tree =
                #"{ "version": 1, "root": { "type": "App", "kind": "container", "branches": [\#(leaves.joined(separator: ","))] } }"#
            try scratch.write(tree, "large.json")
            let arguments = ["render", "large.json", "--detail", "full", "-o", "nav.svg"]
            let plain = try Coordviz.run(arguments, in: scratch)
            let expected = try scratch.read("nav.svg")
            #expect(plain.status == 0 && plain.messages.contains("note: ") && expected.starts(with: Array("<svg".utf8)))
            let noisy = ["extract", "App.swift", "-o", "tree2.json"]
            #expect(try Coordviz.run(noisy, in: scratch).messages.contains("coordinator"))
            let extracted = try scratch.read("tree2.json")
            #expect(try Coordviz.run(arguments, shell: "exec \(closing);", in: scratch).status == 0)
            #expect(try Coordviz.run(noisy, shell: "exec \(closing);", in: scratch).status == 0)
            #expect(try scratch.read("nav.svg") == expected)
            #expect(try scratch.read("tree2.json") == extracted)
        }
    }
}
