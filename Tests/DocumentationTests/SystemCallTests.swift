import CommandRuns
import Foundation
import Testing

/// No command opens a connection or starts a program, except `serve`, on the loopback, and `diff`, which runs git.
///
/// Every command of the README and of all pages is run under `strace`, and all that the pages don't show of each verb.
@Suite(
    .serialized, .enabled(if: Tool.isThere("strace"), "strace lists system calls"),
    .enabled(if: Coordviz.draws, "nearly all commands draw"))
struct SystemCallTests {
    /// Commands that no page shows.
    private static let others = [
        "coordviz --help", "coordviz --version", "coordviz --generate-completion-script zsh", "coordviz init",
        "coordviz config", "coordviz schema", "coordviz validate tree.json", "coordviz models",
        "coordviz models Coordinator", "coordviz rules unhandled-event", "coordviz stats tree.json --json",
        "coordviz render tree.json -o nav.png", "coordviz render tree.json -o nav.pdf",
        "coordviz render tree.json -f dot", "coordviz render tree.json -f mermaid",
        "coordviz render tree.json -f json", "coordviz render tree.json -o sheets --sheets -f svg",
        "coordviz check tree.json --report xcode --report markdown=a.md --report checkstyle=b.xml --report github=c",
        "coordviz diff main:tree.json tree.json -f markdown", "coordviz diff tree.json live.json -f json",
        "coordviz render tree.json -o new.svg --watch",
    ]

    /// The pages that show commands, with these.
    private static let pages: [(path: String, commands: Int)] = {
        let pages = (try? Page.all()) ?? []
        return pages.map { ($0.path, $0.blocks.flatMap(commands).count + named(in: $0).count) }.filter {
            $0.commands > 0
        }
    }()

    /// The commands of a block: what follows a prompt, or a line of a script or of a workflow.
    private static func commands(of block: Page.Block) -> [String] {
        if block.language == "console" { return Command.all(in: block).map(\.text) }
        return block.text.components(separatedBy: "\n").compactMap { line in
            let text = line.replacing(/^\s*(- )?(run: )?/, with: "")
            return text.hasPrefix("coordviz ") ? text : nil
        }
    }

    /// Commands in the text of a page: those that can be run as they are.
    private static func named(in page: Page) -> [String] {
        page.lines.flatMap { line in
            line.matches(of: /`(coordviz [a-z]+ [^`…]*MyApp[^`…]*)`/).map { String($0.1) }
        }
    }

    /// The same, so that it comes to an end: a server when it has said where it listens, a watch when it has drawn.
    private static func ending(_ command: String) -> String {
        let command = command.components(separatedBy: " #")[0].trimmingCharacters(in: .whitespaces)
            // Xcode says where the project is.
            .replacing("$SRCROOT", with: ".")
        if command.hasPrefix("coordviz serve") {
            return
                "rm -f address; mkfifo address; \(command) --port 0 > address & read -r line < address; \(TracedProgram.ending)"
        }
        guard command.hasSuffix("--watch") else { return command }
        return "\(command) & for i in $(seq 600); do [ -s new.svg ] && break; sleep 0.1; done; \(TracedProgram.ending)"
    }

    private func follow(_ command: String, _ shell: inout Shell, _ program: TracedProgram) throws {
        let isServer = command.hasPrefix("coordviz serve")
        let isEndless = isServer || command.hasSuffix("--watch")
        let said = try shell.run(Self.ending(command))
        let runs = try program.taken()
        #expect(runs.isEmpty != command.contains("coordviz "), "it runs: \(command)")
        // What fails at once asks for little.
        #expect(isEndless || [0, 1].contains(shell.status), "\(command): \(said.joined(separator: "\n"))")
        let asksGit = command.contains("coordviz diff main:")
        for run in runs {
            let violations = run.violations(mayAskGit: asksGit, mayListen: isServer)
            #expect(violations == [], "\(command)")
            #expect(run.programs.isEmpty != asksGit, "\(command)")
            #expect(run.network.contains { $0.contains("listen(") } == isServer, "\(command)")
        }
    }

    @Test(arguments: pages.map(\.path))
    func `no command of a page opens a connection or starts a program`(path: String) throws {
        try Scratch.with { (own) throws in
            try Scratch.with { (scratch) throws in
                let page = try Page(path)
                let isTutorial = TutorialTests.tutorials.contains(path)
                if !isTutorial { try ReaderFolder.fill(scratch, for: path) }
                let program = try TracedProgram(in: own)
                var shell = Shell(scratch, programs: program.folder)
                for block in page.blocks {
                    if isTutorial, let file = block.file { try ReaderFolder.save(block.text, file, in: scratch) }
                    for command in Self.commands(of: block) where isTutorial || command.contains("coordviz ") {
                        try follow(command, &shell, program)
                    }
                }
                for command in isTutorial ? [] : Self.named(in: page) { try follow(command, &shell, program) }
            }
        }
    }

    @Test(arguments: others)
    func `no other command opens a connection or starts a program`(command: String) throws {
        try Scratch.with { (own) throws in
            try Scratch.with { (scratch) throws in
                try ReaderFolder.fill(scratch, for: "README.md")
                let program = try TracedProgram(in: own)
                var shell = Shell(scratch, programs: program.folder)
                try follow(command, &shell, program)
            }
        }
    }

    @Test func `every verb is among them`() throws {
        let all = try Page.all().flatMap { $0.blocks.flatMap(Self.commands) + Self.named(in: $0) } + Self.others
        let overview = try Coordviz.run(["--help"]).text.split(separator: "SUBCOMMANDS:")[1]
        let verbs = overview.split(separator: "\n").filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }
            .compactMap { $0.split(separator: " ").first.map(String.init) }.filter { $0 != "See" }
        #expect(verbs.count >= 13)
        for verb in verbs { #expect(all.contains { $0.contains("coordviz \(verb)") }, "\(verb)") }
        #expect(Self.pages.reduce(0) { $0 + $1.commands } > 50)
        #expect(Self.pages.contains { $0.path == "README.md" && $0.commands > 20 })
    }

    /// The other side of all of this: a program that does what none of them does is noticed.
    @Test(arguments: [
        ("coordviz -c 'git --version; true'", "git"),
        ("coordviz -c 'git cat-file --batch < /dev/null; true'", "cat-file"),
        ("coordviz -c 'exec 3<> /dev/tcp/127.0.0.1/1; true'", "connect("),
    ])
    func `a program that is started, and a connection, are noticed`(command: String, words: String) throws {
        try Scratch.with { (scratch) throws in
            let program = try TracedProgram(URL(fileURLWithPath: "/bin/bash"), in: scratch)
            var shell = Shell(scratch, programs: program.folder)
            _ = try shell.run(command)
            let runs = try program.taken()
            let violations = runs.flatMap { $0.violations(mayAskGit: false, mayListen: false) }
            #expect(violations.contains { $0.contains(words) }, "\(violations)")
            let listening = runs.flatMap { $0.violations(mayAskGit: true, mayListen: true) }
            #expect(listening.contains { $0.contains(words) } == (words != "cat-file"), "\(listening)")
        }
    }
}
