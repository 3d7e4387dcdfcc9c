import CommandRuns
import Foundation
import Testing

/// No output goes onto an input, onto Swift source, or onto a folder; it is refused before anything is read.
@Suite(.mayDraw) struct DestinationTests {
    /// A tree that can't be read: who is told of wrong usage has not looked into it.
    private static let broken = "{ \"version\": 1, "
    private static let source = "final class AppCoordinator {}\n"

    /// A folder with something of everything that a command may read.
    private func withFolder(_ use: (Scratch) throws -> Void) throws {
        try Scratch.with { (scratch) throws in
            for name in ["tree.json", "other.json", "live.json"] { try scratch.write(Self.broken, name) }
            try scratch.write("version: 1\n", ".coordviz.yml")
            try scratch.write("version: 1\n", "named.yml")
            try scratch.write("# coordviz baseline 1\n", "known")
            try scratch.write(Self.source, "App.swift")
            try scratch.write("", "empty.svg")
            let manager = FileManager.default
            try manager.createDirectory(atPath: scratch.path("folder"), withIntermediateDirectories: false)
            try manager.createSymbolicLink(atPath: scratch.path("link.svg"), withDestinationPath: "tree.json")
            try manager.createSymbolicLink(atPath: scratch.path("source.svg"), withDestinationPath: "App.swift")
            try manager.linkItem(atPath: scratch.path("tree.json"), toPath: scratch.path("hard.svg"))
            try use(scratch)
        }
    }

    private func contents(_ scratch: Scratch) throws -> [String: [UInt8]] {
        var contents: [String: [UInt8]] = [:]
        for name in try scratch.names() where name != "folder" { contents[name] = try scratch.read(name) }
        return contents
    }

    private static let refused: [[String]] = [
        ["render", "tree.json", "-o", "tree.json"],
        ["render", "tree.json", "-o", "./tree.json"],
        ["render", "tree.json", "-o", "folder/../tree.json", "-f", "svg"],
        ["render", "tree.json", "-o", "link.svg"],
        ["render", "tree.json", "-o", "hard.svg"],
        ["render", "link.svg", "-o", "tree.json"],
        ["render", "tree.json", "-o", "tree.json", "--watch"],
        ["render", "tree.json", "-o", "App.swift", "-f", "svg"],
        ["render", "tree.json", "-o", "New.swift", "-f", "svg"],
        ["render", "tree.json", "-o", "source.svg"],
        ["render", "tree.json", "-o", "folder", "-f", "svg"],
        ["render", ".", "-o", "App.swift", "-f", "json"],
        ["diff", "tree.json", "other.json", "-o", "tree.json"],
        ["diff", "tree.json", "other.json", "-o", "other.json"],
        ["diff", "tree.json", "other.json", "-o", "App.swift", "-f", "text"],
        ["extract", "App.swift", "-o", "App.swift"],
        ["extract", ".", "-o", "folder/New.swift"],
        ["extract", "App.swift", "--onto", "live.json", "-o", "live.json"],
        ["check", "tree.json", "--report", "json=tree.json"],
        ["check", "tree.json", "other.json", "--report", "text", "--report", "json=other.json"],
        ["check", "tree.json", "--report", "json=.coordviz.yml"],
        ["check", "tree.json", "--config", "named.yml", "--report", "json=named.yml"],
        ["check", "tree.json", "--baseline", "known", "--report", "json=known"],
        ["check", "tree.json", "--report", "json=a", "--report", "sarif=./a"],
        ["check", "tree.json", "--report", "json=a", "--report", "sarif=A"],
        ["check", "tree.json", "--report", "json=\u{E9}", "--report", "sarif=e\u{301}"],
        ["check", "App.swift", "--report", "json=App.swift"],
        ["check", "tree.json", "--report", "json=folder"],
        ["check", "tree.json", "--write-baseline", "tree.json"],
        ["check", "tree.json", "--write-baseline", ".coordviz.yml"],
        ["check", "tree.json", "--write-baseline", "App.swift"],
        ["check", "tree.json", "--write-baseline", "known", "--report", "json=known"],
        ["check", "tree.json", "--write-baseline", "other.json"],
        ["check", "tree.json", "--no-config", "--write-baseline", "named.yml"],
        ["docs", "tree.json", "-o", "nav", "--insert", "tree.json"],
        ["docs", "tree.json", "-o", "nav", "--insert", ".coordviz.yml"],
        ["docs", "tree.json", "-o", "nav", "--insert", "App.swift"],
        ["docs", "tree.json", "-o", "nav", "--insert", "folder"],
        ["docs", "tree.json", "-o", "tree.json"],
        ["docs", ".", "-o", "."],
        ["docs", "folder", "-o", "folder/.."],
        ["docs", "App.swift", "-o", "."],
        ["schema", "-o", "App.swift"],
        ["schema", "-o", "folder"],
        ["init", "-o", "New.swift"],
    ]

    @Test(arguments: refused)
    func `an output onto what is read is wrong usage, and nothing is read or written`(arguments: [String]) throws {
        try withFolder { (scratch) throws in
            let before = try contents(scratch)
            let run = try Coordviz.run(arguments, in: scratch)
            #expect(run.status == 64, "\(run.messages)")
            #expect(run.output.isEmpty && run.messages.hasPrefix("error: "))
            #expect(
                run.messages.contains("would overwrite") || run.messages.contains("Swift source")
                    || run.messages.contains("is a folder") || run.messages.contains("is a file")
                    || run.messages.contains("both write to") || run.messages.contains("is not a baseline")
                    || run.messages.contains("has the source in it"),
                "\(run.messages)")
            #expect(try contents(scratch) == before)
        }
    }

    /// The same commands with another place beside the one that is refused: they go as far as the broken tree.
    private static let read: [[String]] = [
        ["render", "tree.json", "-o", "tree.json.svg"], ["render", "tree.json", "-o", "empty.svg"],
        ["render", "tree.json", "-o", "other.json"], ["render", "tree.json", "-o", "App.swift.svg"],
        ["diff", "tree.json", "other.json", "-o", "live.json"],
        ["check", "tree.json", "--report", "json=a", "--report", "sarif=b"],
        ["check", "tree.json", "--report", "json=a", "--report", "sarif=\u{E0}"],
        ["check", "tree.json", "--report", "json=a", "--report", "sarif=folder/A"],
        ["check", "tree.json", "--no-config", "--report", "json=.coordviz.yml"],
        ["check", "tree.json", "--baseline", "known", "--write-baseline", "known"],
        ["check", "tree.json", "--write-baseline", "empty.svg"],
        ["check", "tree.json", "--write-baseline", "new"],
        ["docs", "tree.json", "-o", "folder", "--insert", "known"],
        ["docs", "tree.json", "-o", "."],
    ]

    @Test(arguments: read)
    func `another place is none of them`(arguments: [String]) throws {
        try withFolder { (scratch) throws in
            let before = try contents(scratch)
            let run = try Coordviz.run(arguments, in: scratch)
            #expect(run.status == 2 && run.messages.contains("tree.json:1:"), "\(run.status): \(run.messages)")
            #expect(try contents(scratch) == before)
        }
    }

    @Test(arguments: ["< tree.json", ">> tree.json"])
    func `a file that the shell has opened is the same file`(redirection: String) throws {
        try Scratch.with { (scratch) throws in
            try scratch.write(Project.bytes("Samples/racing/tree.json"), "tree.json")
            let before = try scratch.read("tree.json")
            let arguments =
                redirection.hasPrefix("<")
                ? ["render", "-", "-o", "tree.json"] : ["render", "tree.json", "-f", "json"]
            let run = try Coordviz.run(arguments, shell: "exec \(redirection);", in: scratch)
            #expect(run.status == 64 && run.messages.contains("would overwrite"), "\(run.messages)")
            #expect(try scratch.read("tree.json") == before)
            let other = try Coordviz.run(["render", "-", "-o", "new.svg"], shell: "exec < tree.json;", in: scratch)
            #expect(other.status == 0, "\(other.messages)")
        }
    }

    @Test func `a report from the configuration is no exception`() throws {
        try Scratch.with { (scratch) throws in
            try scratch.write(Self.broken, "tree.json")
            try scratch.write("version: 1\nreports: [text, json=tree.json]\n", ".coordviz.yml")
            let run = try Coordviz.run(["check", "tree.json"], in: scratch)
            #expect(
                run.status == 64 && run.messages.contains("the report of .coordviz.yml:2 tree.json would overwrite"))
            #expect(try scratch.read("tree.json") == Array(Self.broken.utf8))
            let other = try Coordviz.run(["check", "tree.json", "--report", "text"], in: scratch)
            #expect(other.status == 2 && other.messages.contains("tree.json:1:"))
        }
    }

    /// The verbs that read source.
    private static let readers = [
        "render", "serve", "check", "diff", "docs", "extract", "explain", "stats", "validate", "init",
    ]

    /// Which options take a file or a folder, and which of them write. A new one must be sorted in, and be tried above.
    @Test func `every option that takes an output is tried`() throws {
        let writing = Set(["render -o", "diff -o", "extract -o", "schema -o", "init -o", "docs -o"])
            .union(["check --write-baseline", "check --report", "docs --insert"])
        let reading = Set(["extract --onto", "explain --journal", "check --baseline"])
            .union(Self.readers.flatMap { ["\($0) --model", "\($0) --config"] } + ["config --config"])
        let dump = try Coordviz.run(["--experimental-dump-help"]).output
        let tool = try #require(try JSONSerialization.jsonObject(with: Data(dump)) as? [String: Any])
        let verbs = (tool["command"] as? [String: Any])?["subcommands"] as? [[String: Any]] ?? []
        var found: Set<String> = []
        for verb in verbs {
            for argument in verb["arguments"] as? [[String: Any]] ?? [] where argument["kind"] as? String == "option" {
                let names = (argument["names"] as? [[String: Any]] ?? []).compactMap { $0["name"] as? String }
                let kind = (argument["completionKind"] as? [String: Any])?.keys.first
                let isOfFile = kind == "file" || kind == "directory" || names.contains("report")
                guard isOfFile, let name = names.min(by: { $0.count < $1.count }) else { continue }
                found.insert("\(verb["commandName"] as? String ?? "") \(name.count == 1 ? "-" : "--")\(name)")
            }
        }
        #expect(found == writing.union(reading))
        for option in writing {
            let words = option.split(separator: " ").map(String.init)
            #expect(Self.refused.contains { $0[0] == words[0] && $0.contains(words[1]) }, "\(option)")
        }
    }
}
