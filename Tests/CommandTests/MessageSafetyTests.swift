import CommandRuns
import CoordinatorModel
import Foundation
import Testing

/// Whatever files, options and names are called: no message commands a terminal, or a runner of CI that reads along.
@Suite(.mayDraw) struct MessageSafetyTests {
    /// Names that mean something to terminals and runners, and may be those of files.
    private static let names = [
        "plain\n::error::pwned ##[error]x", "::error::red\u{1B}[31m", "\u{A0} ::add-mask::bidi\u{202E}",
        "###[group]c1\u{9B}31m\r::error::x", "::\u{301}error::\u{2028}\u{200B}\u{3164}\u{85}",
    ]

    private func expectSafe(_ run: Coordviz.Run, _ what: String, sourceLocation: SourceLocation = #_sourceLocation) {
        for text in [run.text, run.messages] {
            for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
                let scalars = Array(Substring(line).unicodeScalars)
                let start = scalars.drop(while: \.properties.isWhitespace)
                let isCommand = start.starts(with: "::".unicodeScalars)
                #expect(!isCommand, "\(what): \(Substring(line).debugDescription)", sourceLocation: sourceLocation)
                let marks = zip(scalars, zip(scalars.dropFirst(), scalars.dropFirst(2))).contains {
                    $0 == "#" && $1.0 == "#" && $1.1 == "["
                }
                #expect(!marks, "\(what): \(Substring(line).debugDescription)", sourceLocation: sourceLocation)
                let hidden = scalars.filter { Self.isHidden($0) }
                #expect(hidden == [], "\(what): \(Substring(line).debugDescription)", sourceLocation: sourceLocation)
            }
        }
    }

    private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }

    /// A tree with a name in every place where a string may stand, and everything wrong with it that can be.
    private func tree(_ name: String) -> CoordinatorTree {
        var tree = CoordinatorTree(name: name, events: [EventDeclaration(name: "\(name).declared")])
        let location = Location(file: name, line: 3, column: 1)
        let app = tree.addRoot(
            Coordinator(
                type: "\(name) app", kind: .container, routes: [Route(name: name)], activeRoute: "\(name)!",
                intercepts: [Interceptor(event: "\(name).seen", consumes: .never, by: name)], location: location))
        let child = tree.addChild(
            Coordinator(
                type: name, kind: .init(rawValue: name),
                screens: [Screen(type: name, emits: [Emission(event: name), Emission(event: "\(name).seen")])],
                dependencies: Dependencies(needs: name, provides: name)), to: app, presentation: name, route: name)
        tree.addReference(to: app, from: child, presentation: name)
        tree.addUnattached(Coordinator(type: "\(name) alone", isStarted: false))
        tree.unresolved.append(Unresolved(what: name, location: location))
        tree.ignores.append(Ignore(rule: "unused-event", reason: name))
        return tree
    }

    @Test(arguments: names)
    func `names in a tree`(name: String) throws {
        try Scratch.with { (scratch) throws in
            try scratch.write(tree(name).json(), "tree.json")
            var other = tree(name)
            other.coordinators[1].type = "\(name) renamed"
            other.coordinators[1].screens[0].emits.removeLast()
            try scratch.write(other.json(), "other.json")
            for arguments in [
                ["check", "tree.json"], ["check", "tree.json", "--verbose", "--no-annotations"],
                ["check", "tree.json", "--report", "xcode"], ["stats", "tree.json"], ["explain", "*", "tree.json"],
                ["explain", "*", "tree.json", "--verbose"], ["explain", name, "tree.json", "--from", "\(name)?"],
                ["explain", "\(name)x", "tree.json"], ["diff", "tree.json", "other.json"], ["validate", "tree.json"],
                ["render", "tree.json", "--focus", "\(name)x"], ["docs", "tree.json", "-o", "nav"],
            ] {
                let isAnnotated = arguments == ["check", "tree.json"]
                let run = try Coordviz.run(
                    arguments, environment: isAnnotated ? [:] : ["GITHUB_ACTIONS": "true"], in: scratch)
                expectSafe(run, arguments.joined(separator: " "))
            }
        }
    }

    @Test(arguments: names)
    func `names of files, there or not`(name: String) throws {
        try Scratch.with { (scratch) throws in
            let manager = FileManager.default
            try scratch.write(tree("App").json(), name)
            try manager.createDirectory(atPath: scratch.path("folder"), withIntermediateDirectories: false)
            try scratch.write("final class AppCoordinator: Coordinator { func f( }\n", "folder/\(name).swift")
            try scratch.write("{ \"version\": 1, \"root\": { \"typ\": 1 } }", "\(name).broken")
            try scratch.write("rules: [\n", "\(name).yml")
            try scratch.write("nonsense\n", "\(name).known")
            try scratch.write("nonsense\n", "\(name).jsonl")
            for arguments in [
                ["validate", name, "\(name).broken", "\(name) none"], ["check", name], ["check", "\(name).broken"],
                ["check", name, "--config", "\(name).yml"], ["check", name, "--config", "\(name) none"],
                ["check", name, "--baseline", "\(name).known"], ["check", name, "--baseline", "\(name) none"],
                ["check", name, "--write-baseline", "\(name).new"], ["check", name, "--report", "json=\(name)"],
                ["check", name, "--report", "json=\(name)/x"], ["config", "--config", "\(name).yml"],
                ["render", name, "-o", "\(name)/x.svg"], ["render", name, "-o", name], ["render", "\(name) none"],
                ["render", name, "-o", "\(name).xyz"], ["diff", name, "\(name) none"], ["diff", "\(name):x", name],
                ["diff", name, name], ["extract", "folder", "--verbose"], ["extract", "folder/\(name).swift"],
                ["extract", "\(name) none"], ["explain", "*", name], ["explain", "*", "--journal", "\(name).jsonl"],
                ["docs", name, "-o", "\(name).docs", "--insert", "\(name).known"], ["docs", name, "-o", "\(name)/nav"],
                ["init", "-o", name], ["stats", "\(name).broken"],
            ] {
                var run = try Coordviz.run(arguments, in: scratch)
                // The tree that extract writes is for programs.
                if arguments[0] == "extract" { run.output = [] }
                expectSafe(run, arguments.joined(separator: " "))
            }
        }
    }

    @Test(arguments: names)
    func `names on the command line and in a configuration`(name: String) throws {
        try Scratch.with { (scratch) throws in
            try scratch.write(tree("App").json(), "tree.json")
            for arguments in [
                ["render", "tree.json", "--format", name], ["render", "tree.json", "--depth", name],
                ["check", "tree.json", "--report", name],
                ["rules", name], [name], ["render", "tree.json", "--\(name)"],
                ["explain", name, "tree.json", "--from", name],
                ["render", "tree.json", "--source-url", name], ["serve", "tree.json", "--port", name],
                ["docs", "tree.json", "-o", "x", "--source-url", name],
                ["render", "tree.json", "--events", name, "-o", "/dev/null", "-f", "mermaid"],
            ] {
                expectSafe(try Coordviz.run(arguments, in: scratch), arguments.joined(separator: " "))
            }
            let quoted =
                "\""
                + name.unicodeScalars.map { "\\U" + String(UInt64($0.value) + 0x1_0000_0000, radix: 16).dropFirst() }
                .joined()
                + "\""
            for line in [
                "\(quoted): 1", "rules: { \(quoted): error }", "baseline: \(quoted)", "reports: [\(quoted)]",
                "fail-on: \(quoted)",
                "reports: [\(quoted.dropLast())=x\"]", "ignore: [{ rule: \(quoted), reason: \(quoted) }]",
                "policies: [{ name: \(quoted), forbid: { who: \(quoted), intercepts: \(quoted) }, comment: \(quoted) }]",
                "policies: [{ name: \(quoted), severity: error, forbid: { intercepts: '*' }, comment: \(quoted) }]",
            ] {
                try scratch.write("version: 1\n\(line)\n", ".coordviz.yml")
                for verb in ["check", "config"] {
                    expectSafe(try Coordviz.run([verb, "tree.json"], in: scratch), "\(verb) \(line)")
                }
            }
        }
    }

    @Test func `an ordinary name is shown as it is`() throws {
        let run = try Coordviz.run(["render", "Größe a::b #[1] 日本語 ⚠️.json"])
        #expect(run.status == 2 && run.messages.contains("error: Größe a::b #[1] 日本語 ⚠️.json: No such file"))
    }
}
