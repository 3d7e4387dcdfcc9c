import CommandRuns
import Foundation
import Testing

/// No command opens a connection or starts a program, except `serve`, on the loopback, and `diff`, which runs git.
///
/// Every command that the README shows is run under `strace`.
@Suite(
    .serialized, .enabled(if: Tool.isThere("strace"), "strace lists system calls"),
    .enabled(if: Coordviz.draws, "nearly all commands of the README draw"))
struct SystemCallTests {
    /// The commands of the README, without comments and what stands around a pipe; then verbs that it names in the text.
    private static let commands: [String] = {
        let readme = (try? Project.bytes("README.md")).map { String(decoding: $0, as: UTF8.self) } ?? ""
        let shown = readme.split(separator: "\n").filter { $0.hasPrefix("$ ") }
            .flatMap { $0.dropFirst(2).split(separator: " #")[0].replacing("&&", with: "|").split(separator: "|") }
            .map { $0.trimmingCharacters(in: .whitespaces) }.filter { $0.hasPrefix("coordviz ") }
        let named = [
            "coordviz rules", "coordviz rules unhandled-event", "coordviz explain '*' tree.json",
            "coordviz stats tree.json",
            "coordviz init", "coordviz config", "coordviz schema", "coordviz extract Sources -o new.json",
            "coordviz explain --journal events.jsonl",
            "coordviz check tree.json --report text --report sarif=coordviz.sarif",
            "coordviz render tree.json -o nav.png", "coordviz render tree.json -o nav.pdf",
            "coordviz render tree.json -f dot",
            "coordviz render tree.json -f mermaid", "coordviz diff main:tree.json tree.json -o comment.md",
            "coordviz explain AppEvents.Splash.didFinish tree.json", "coordviz stats tree.json",
            "coordviz validate tree.json", "coordviz rules", "coordviz config", "coordviz check tree.json",
            "coordviz serve tree.json --port 0", "coordviz docs tree.json -o navigation", "coordviz --help",
        ]
        return shown + named
    }()

    private func withProject(_ use: (Scratch) throws -> Void) throws {
        try Scratch.with { (scratch) throws in
            try scratch.write(Project.bytes("Samples/racing/tree.json"), "tree.json")
            try scratch.write("# App\n\n<!-- coordviz:begin -->\n<!-- coordviz:end -->\n", "README.md")
            try scratch.write("# coordviz baseline 1\n", ".coordviz.baseline")
            try scratch.write("", "events.jsonl")
            try FileManager.default.createDirectory(atPath: scratch.path("Sources"), withIntermediateDirectories: false)
            try scratch.write("final class AppCoordinator: Coordinator { }\n", "Sources/App.swift")
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/bin/sh")
            process.arguments = [
                "-c",
                "git init -q --initial-branch=main && git add . && git -c user.name=A -c user.email=a@example.com commit -q -m 1",
            ]
            process.currentDirectoryURL = scratch.folder
            try process.run()
            process.waitUntilExit()
            try #require(process.terminationStatus == 0)
            try use(scratch)
        }
    }

    /// What a command asks of the system.
    private func calls(_ command: String, in scratch: Scratch) throws -> [Substring] {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        // A server is ended when it has said where it listens, however long that takes.
        let isServer = command.hasPrefix("coordviz serve")
        if isServer { #expect(mkfifo(scratch.path("address"), 0o600) == 0) }
        let ending = isServer ? #"sh -c '"$0" "$@" > address & read -r line < address; kill $!' "# : ""
        let traced = command.replacing("coordviz ", with: "\(ending)'\(Coordviz.executable.path)' ", maxReplacements: 1)
        process.arguments = ["-c", "exec strace -f -qq -o calls -e trace=network,execve,execveat \(traced)"]
        process.currentDirectoryURL = scratch.folder
        process.standardInput = try FileHandle(forReadingFrom: URL(fileURLWithPath: scratch.path("tree.json")))
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        let calls = String(decoding: try scratch.read("calls"), as: UTF8.self)
        return calls.split(separator: "\n").filter {
            !$0.contains(" --- SIG") && !$0.contains("+++") && !$0.contains("<detached")
        }
    }

    @Test func `there are commands, of every verb`() throws {
        #expect(Self.commands.count > 25)
        for verb in [
            "render", "serve", "check", "diff", "docs", "extract", "explain", "stats", "validate", "rules", "config",
        ] {
            #expect(Self.commands.contains { $0.hasPrefix("coordviz \(verb)") }, "\(verb)")
        }
    }

    @Test(arguments: commands)
    func `no connection is opened, and no program is started`(command: String) throws {
        try withProject { (scratch) throws in
            let calls = try calls(command, in: scratch)
            let isServer = command.hasPrefix("coordviz serve")
            var started = calls.filter { $0.contains("execve") && $0.contains(" = 0") }
            #expect(!started.isEmpty, "it runs")
            if isServer { started.removeFirst() }
            for program in started.dropFirst() {
                #expect(command.contains("diff") && command.contains("main:"), "\(program)")
                #expect(program.contains("\"cat-file\", \"--batch\"]"), "\(program)")
            }
            let network = calls.filter { !$0.contains("execve") }
            guard isServer else { return #expect(network == [], "\(network)") }
            #expect(network.contains { $0.contains("bind(") })
            for call in network where call.contains("socket(") || call.contains("bind(") || call.contains("connect(") {
                let isLoopback =
                    call.contains("socket(AF_INET, SOCK_STREAM") || call.contains("inet_addr(\"127.0.0.1\")")
                #expect(isLoopback && !call.contains("connect("), "\(call)")
            }
        }
    }
}
