import CommandRuns
import Foundation
import Testing

/// Runs that renew the same folder at the same time do so one after the other.
@Suite(.mayDraw) struct DocsTurnTests {
    private func start(_ tree: String, _ scratch: Scratch, messages: String) throws -> Process {
        let process = Process()
        process.executableURL = Coordviz.executable
        process.arguments = ["docs", tree, "-o", "nav"]
        process.currentDirectoryURL = scratch.folder
        process.standardOutput = FileHandle.nullDevice
        process.standardError = try FileHandle(forWritingTo: scratch.write([], messages))
        try process.run()
        return process
    }

    @Test(arguments: [false, true])
    func `the folder shows one of the trees, whole, and the next run is not refused`(hasOwnFile: Bool) throws {
        try Scratch.with { (scratch) throws in
            try scratch.write(DocsRun.racing(), "old.json")
            try scratch.write(DocsRun.racingWithoutProfile(), "new.json")
            func pages(_ tree: String) throws -> [String: [UInt8]] {
                #expect(try Coordviz.run(["docs", tree, "-o", "nav"], in: scratch).status == 0)
                return try DocsRun.files(scratch)
            }
            try FileManager.default.createDirectory(
                atPath: scratch.path("nav"), withIntermediateDirectories: false)
            if hasOwnFile { try scratch.write("mine", "nav/own.md") }
            let (old, new) = (try pages("old.json"), try pages("new.json"))
            #expect(old != new)
            for round in 0..<3 {
                if round == 0, !hasOwnFile {
                    try FileManager.default.removeItem(atPath: scratch.path("nav"))
                }
                let runs = try ["old.json", "new.json", "old.json", "new.json"].enumerated().map { number, tree in
                    try start(tree, scratch, messages: "messages\(number)")
                }
                for (number, run) in runs.enumerated() {
                    run.waitUntilExit()
                    let said = String(decoding: try scratch.read("messages\(number)"), as: UTF8.self)
                    #expect(run.terminationStatus == 0, "\(said)")
                }
                let left = try DocsRun.files(scratch)
                #expect(left == old || left == new, "\(round)")
                #expect(try pages("old.json") == old)
                #expect(try !scratch.names().contains { $0.hasPrefix(".") })
            }
        }
    }

    @Test(.enabled(if: Coordviz.draws, "a run that has waited draws"))
    func `a run waits for another, and not for one that writes elsewhere`() throws {
        try Scratch.with { (scratch) throws in
            try scratch.write(DocsRun.racing(), "tree.json")
            try FileManager.default.createDirectory(
                atPath: scratch.path("elsewhere"), withIntermediateDirectories: false)
            func locked(_ folder: String, _ use: () throws -> Void) throws {
                let descriptor = open(folder, O_RDONLY)
                defer { close(descriptor) }
                #expect(flock(descriptor, LOCK_EX) == 0)
                try use()
            }
            func said() throws -> String { String(decoding: try scratch.read("messages"), as: UTF8.self) }
            var waiting: Process?
            try locked(scratch.folder.path) {
                let run = try start("tree.json", scratch, messages: "messages")
                waiting = run
                let end = ContinuousClock.now + .seconds(300)
                while run.isRunning, try said().isEmpty, ContinuousClock.now < end { usleep(10_000) }
                #expect(run.isRunning)
                #expect(try said() == "note: nav: waiting for another run to finish\n")
                #expect(!FileManager.default.fileExists(atPath: scratch.path("nav")))
                // Who only looks has nothing to wait for.
                #expect(try Coordviz.run(["docs", "tree.json", "-o", "nav", "--check"], in: scratch).status == 1)
            }
            waiting?.waitUntilExit()
            #expect(waiting?.terminationStatus == 0)
            #expect(try DocsRun.files(scratch).count > 10)
            try locked(scratch.path("elsewhere")) {
                let run = try Coordviz.run(["docs", "tree.json", "-o", "nav"], in: scratch)
                #expect(run.status == 0 && run.messages.isEmpty, "\(run.messages)")
            }
        }
    }
}
