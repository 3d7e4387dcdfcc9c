import CommandRuns
import Foundation

/// A program whose runs `strace` records, by the name `coordviz` in a folder for `PATH`.
struct TracedProgram {
    /// What one run asked of the system: its lines about other programs and about the network.
    struct Run {
        var lines: [String]

        /// Every program that the run started, without the shell before it and the run itself.
        var programs: [String] {
            let started = lines.filter { $0.contains("exec") && !$0.contains(" = -1 ") && !$0.contains("resumed>") }
            return Array(started.dropFirst(2))
        }

        /// Every call about sockets.
        var network: [String] { lines.filter { !$0.contains("exec") } }

        /// What git is asked for.
        static let askingGit = #""cat-file", "--batch"]"#

        /// What no command may do.
        ///
        /// - Parameters:
        ///   - mayAskGit: whether it compares a revision of git.
        ///   - mayListen: whether it is a server, which listens on the loopback.
        /// - Returns: the calls.
        func violations(mayAskGit: Bool, mayListen: Bool) -> [String] {
            let started = programs.filter { !mayAskGit || !$0.contains(Self.askingGit) }
            let opened = network.filter { call in
                guard mayListen else { return true }
                if call.contains("socket(") { return !call.contains("socket(AF_INET, SOCK_STREAM") }
                if call.contains("bind(") { return !call.contains("inet_addr(\"127.0.0.1\")") }
                return call.contains("connect(")
            }
            return started + opened
        }
    }

    private let scratch: Scratch

    var folder: URL { scratch.folder.appendingPathComponent("bin") }
    private var records: Scratch { Scratch(folder: scratch.folder.appendingPathComponent("records")) }

    init(_ program: URL = Coordviz.executable, in scratch: Scratch) throws {
        self.scratch = scratch
        for folder in [folder, records.folder] {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        }
        // Its number is written down: strace itself may be deaf to signals.
        let file = try scratch.write(
            """
            #!/bin/sh
            exec strace -f -qq -o '\(records.folder.path)/'$$ -e trace=network,execve,execveat \
                sh -c 'echo $$ > "$0/number"; exec "$@"' '\(folder.path)' '\(program.path)' "$@"

            """, "bin/coordviz")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file)
    }

    /// What ends the last run, for a shell that has the folder in its path.
    static let ending = #"kill "$(cat "$(dirname "$(command -v coordviz)")/number")"; wait $!"#

    /// Takes away what was recorded since the last time.
    func taken() throws -> [Run] {
        try records.names().map { name in
            let text = String(decoding: try records.read(name), as: UTF8.self)
            try FileManager.default.removeItem(atPath: records.path(name))
            // Signals and ends are no calls.
            let ends = [" --- SIG", "+++", "<detached"]
            return Run(
                lines: text.split(separator: "\n").map(String.init).filter { line in
                    !ends.contains { line.contains($0) }
                })
        }
    }
}
