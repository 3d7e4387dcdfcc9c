import CommandRuns
import Foundation
import Testing

/// Runs that are ended in the middle leave nothing behind, and nothing that is left stops the next run.
@Suite(.mayDraw) struct InterruptionTests {
    private func withTree(_ use: (Scratch) throws -> Void) throws {
        try Scratch.with { (scratch) throws in
            try scratch.write(Project.bytes("Samples/racing/tree.json"), "tree.json")
            try use(scratch)
        }
    }

    @Test func `a file with the name of this very process doesn't stop it`() throws {
        // In containers the number is the same each time.
        try withTree { (scratch) throws in
            let run = try Coordviz.run(
                ["render", "tree.json", "-o", "nav.svg"], shell: "echo old > nav.svg.$$.coordviz;", in: scratch)
            #expect(run.status == 0, "\(run.messages)")
            #expect(try scratch.read("nav.svg").starts(with: Array("<svg".utf8)))
        }
    }

    /// `strace` kills the run when it has written that often.
    @Test(.enabled(if: Tool.isThere("strace"), "strace kills at a given call"), arguments: [1, 2, 3])
    func `a run that is killed while it writes leaves the old file, and no other`(number: Int) throws {
        try withTree { (scratch) throws in
            try scratch.write("old", "nav.html")
            let strace = "strace -f -qq -o /dev/null -e trace=write -e inject=write:signal=SIGKILL:when=\(number)"
            let run = try Coordviz.run(
                ["render", "tree.json", "-o", "nav.html"], shell: "exec \(strace) \"$0\" \"$@\";", in: scratch)
            #expect(run.status == -SIGKILL)
            #expect(try scratch.read("nav.html") == Array("old".utf8))
            #expect(try scratch.names() == ["nav.html", "tree.json"])
        }
    }

    @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
    func `an interrupted run removes its temporary folder`(signal: Int32) throws {
        try withTree { (scratch) throws in
            let manager = FileManager.default
            for folder in ["bin", "tmp"] {
                try manager.createDirectory(atPath: scratch.path(folder), withIntermediateDirectories: false)
            }
            // A git that says nothing: by its being asked it is known that the folder is there.
            try scratch.write("#!/bin/sh\nread name\n: > asked\nread name\n", "bin/git")
            try manager.setAttributes([.posixPermissions: 0o755], ofItemAtPath: scratch.path("bin/git"))
            let process = Process()
            process.executableURL = Coordviz.executable
            process.arguments = ["diff", "main:tree.json", "tree.json"]
            process.currentDirectoryURL = scratch.folder
            process.environment = ["PATH": "\(scratch.path("bin")):/usr/bin:/bin", "TMPDIR": scratch.path("tmp")]
            process.standardOutput = FileHandle.nullDevice
            process.standardError = FileHandle.nullDevice
            try process.run()
            while process.isRunning, !manager.fileExists(atPath: scratch.path("asked")) { usleep(1_000) }
            #expect(try manager.contentsOfDirectory(atPath: scratch.path("tmp")).count == 1)
            kill(process.processIdentifier, signal)
            // A run that doesn't stop must not stop the tests.
            let end = ContinuousClock.now + .seconds(300)
            while process.isRunning, ContinuousClock.now < end { usleep(10_000) }
            if process.isRunning { kill(process.processIdentifier, SIGKILL) }
            process.waitUntilExit()
            #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == signal)
            #expect(try manager.contentsOfDirectory(atPath: scratch.path("tmp")) == [])
        }
    }
}
