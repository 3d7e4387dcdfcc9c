import CommandRuns
import CoordinatorAnalysis
import Foundation
import Testing

/// A folder of documentation is renewed as a whole, whenever a run is killed; and no list makes coordviz touch
/// a user's page.
@Suite(.serialized, .mayDraw) struct DocsInterruptionTests {
    /// Runs `coordviz docs`, which the kernel kills at the given call of a system function: `strace` sees to it.
    private func killed(_ scratch: Scratch, _ tree: String, at number: Int, of call: String) throws -> Bool {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [
            "strace", "-f", "-o", "/dev/null", "-e", "trace=\(call)", "-e",
            "inject=\(call):signal=SIGKILL:when=\(number)", Coordviz.executable.path, "docs", tree, "-o", "nav",
        ]
        process.currentDirectoryURL = scratch.folder
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return process.terminationReason == .uncaughtSignal
    }

    private static let hasStrace = Tool.isThere("strace")
    /// What changes a folder: the functions, and at which of their calls a run is killed. `strace` counts the calls of each
    /// function separately.
    private static let kills = [
        ("mkdir", [1, 2, 8, 21]), ("link,linkat", [1, 13]), ("rename,renameat,renameat2", [1, 2, 11, 12]),
        ("unlink", [2, 13]), ("rmdir", [1, 3]),
    ]

    private func pages(_ scratch: Scratch) throws -> [String: [UInt8]] {
        try DocsRun.files(scratch).filter { !$0.key.hasPrefix(".") && !$0.key.contains("/.") && $0.key != "own.md" }
    }

    @Test(.enabled(if: hasStrace, "strace kills at a given call"), arguments: [false, true])
    func `a run that is killed leaves what the next one takes up`(hasOwnFile: Bool) throws {
        try Scratch.with { (scratch) throws in
            try scratch.write(DocsRun.racing(), "old.json")
            try scratch.write(DocsRun.racingWithoutProfile(), "new.json")
            func docs(_ tree: String) throws -> Coordviz.Run {
                try Coordviz.run(["docs", tree, "-o", "nav"], in: scratch)
            }
            func reset() throws {
                try? FileManager.default.removeItem(atPath: scratch.path("nav"))
                #expect(try docs("old.json").status == 0)
                if hasOwnFile { try scratch.write("mine", "nav/own.md") }
            }
            try reset()
            let old = try pages(scratch)
            #expect(try docs("new.json").status == 0)
            let new = try pages(scratch)
            #expect(old != new && !old.isEmpty)
            for (calls, numbers) in Self.kills {
                var kills = 0
                for number in numbers {
                    try reset()
                    guard try killed(scratch, "new.json", at: number, of: calls) else { continue }
                    kills += 1
                    let place: Comment = "\(calls) \(number)"
                    let left = try pages(scratch)
                    if hasOwnFile {
                        #expect(left.allSatisfy { $1 == old[$0] || $1 == new[$0] }, place)
                    } else {
                        #expect(left == old || left == new, place)
                    }
                    let run = try docs("new.json")
                    #expect(run.status == 0, "\(place): \(run.messages)")
                    #expect(try pages(scratch) == new, place)
                    if hasOwnFile { #expect(try scratch.read("nav/own.md") == Array("mine".utf8)) }
                    #expect(try Coordviz.run(["docs", "new.json", "-o", "nav", "--check"], in: scratch).status == 0)
                    #expect(try scratch.names() == ["nav", "new.json", "old.json"], place)
                    let hidden = try FileManager.default.contentsOfDirectory(atPath: scratch.path("nav"))
                    #expect(hidden.filter { $0.hasPrefix(".") } == [".coordviz-docs"], place)
                }
                #expect(kills > 0, "\(calls)")
            }
        }
    }

    /// The calls of the first thread under `strace`, which is told more by `options`.
    private func traced(_ scratch: Scratch, _ tree: String, calls: String, _ options: [String]) throws -> [Substring] {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments =
            ["strace", "-f", "-o", "calls", "-e", "trace=\(calls)"] + options.flatMap { ["-e", "inject=\($0)"] }
            + [Coordviz.executable.path, "docs", tree, "-o", "nav"]
        process.currentDirectoryURL = scratch.folder
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        let lines = String(decoding: try scratch.read("calls"), as: UTF8.self).split(separator: "\n")
        let first = lines.first?.prefix { $0 != " " } ?? ""
        return lines.filter { $0.hasPrefix("\(first) ") }
    }

    /// The signal comes before the folders are exchanged, and what it has removed is still not all when they are.
    @Test(.enabled(if: hasStrace, "strace delays calls"), arguments: [0, 1, 2])
    func `a folder of which a signal has removed a part does not take the place of the old one`(closes: Int) throws {
        try Scratch.with { (scratch) throws in
            try scratch.write(DocsRun.racing(), "old.json")
            try scratch.write(DocsRun.racingWithoutProfile(), "new.json")
            func docs(_ tree: String) throws -> Coordviz.Run {
                try Coordviz.run(["docs", tree, "-o", "nav"], in: scratch)
            }
            #expect(try docs("old.json").status == 0)
            let old = try pages(scratch)
            let calls = "close,unlink,renameat2"
            let before = try traced(scratch, "new.json", calls: calls, []).prefix { !$0.contains("renameat2(") }
            let new = try pages(scratch)
            let count = before.count { $0.contains(" close(") }
            try #require(count > closes && old != new)
            try FileManager.default.removeItem(atPath: scratch.path("nav"))
            #expect(try docs("old.json").status == 0)
            _ = try traced(
                scratch, "new.json", calls: calls,
                [
                    "close:signal=SIGTERM:when=\(count - closes)", "renameat2:delay_enter=150000",
                    "unlink:delay_exit=40000",
                ])
            let left = try pages(scratch)
            #expect(left == old || left == new, "\(left.count) of \(old.count) and \(new.count)")
            #expect(try docs("new.json").status == 0)
            #expect(try pages(scratch) == new)
        }
    }

    @Test func `a disk that is full leaves the old pages, alone`() throws {
        try Scratch.with { (scratch) throws in
            _ = try DocsRun.run(scratch, DocsRun.racing())
            let before = try DocsRun.files(scratch)
            for folder in ["nav", "none"] {
                let run = try Coordviz.run(
                    ["docs", "-", "-o", folder], input: DocsRun.racingWithoutProfile(),
                    shell: "trap '' XFSZ; ulimit -f 8;", in: scratch)
                #expect(run.status == 2 && run.messages.contains("File too large"), "\(run.messages)")
            }
            #expect(try DocsRun.files(scratch) == before)
            #expect(try scratch.names() == ["nav"])
        }
    }

    /// A user's own page, with a line in the list as coordviz would write it.
    private func forge(_ scratch: Scratch, _ page: String) throws {
        try scratch.write("mine", "nav/\(page)")
        // FNV-1a, which is easy to compute.
        let list = String(decoding: try scratch.read("nav/.coordviz-docs"), as: UTF8.self)
        let lines = list.split(separator: "\n").filter { !$0.hasSuffix(" \(page)") }
        let digest = try Self.digest(of: Array("mine".utf8))
        try scratch.write((lines + ["\(digest) - \(page)"]).joined(separator: "\n") + "\n", "nav/.coordviz-docs")
    }

    /// The digest that coordviz notes, read off a list of its own.
    private static func digest(of bytes: [UInt8]) throws -> String {
        var digest = Digest()
        digest.add(bytes)
        return digest.text
    }

    @Test func `a list that names a user's page makes coordviz neither remove nor replace it`() throws {
        try Scratch.with { (scratch) throws in
            _ = try DocsRun.run(scratch, DocsRun.racing())
            try forge(scratch, "guide.md")
            let run = try DocsRun.run(scratch, DocsRun.racing())
            #expect(run.status == 0 && run.messages.contains("guide.md was changed by hand and is kept"))
            #expect(try scratch.read("nav/guide.md") == Array("mine".utf8))
            try forge(scratch, "events.md")
            let refused = try DocsRun.run(scratch, DocsRun.racing())
            #expect(
                refused.status == 2 && refused.messages.contains("events.md exists, and was not written by coordviz"))
            #expect(try scratch.read("nav/events.md") == Array("mine".utf8))
        }
    }

    @Test func `a list that is a link is neither read nor written through`() throws {
        try Scratch.with { (scratch) throws in
            _ = try DocsRun.run(scratch, DocsRun.racing())
            let list = try scratch.read("nav/.coordviz-docs")
            try FileManager.default.removeItem(atPath: scratch.path("nav/.coordviz-docs"))
            for (target, bytes) in [("precious", list), ("none", [])] {
                if target == "precious" { try scratch.write(bytes, target) }
                try? FileManager.default.removeItem(atPath: scratch.path("nav/.coordviz-docs"))
                try FileManager.default.createSymbolicLink(
                    atPath: scratch.path("nav/.coordviz-docs"), withDestinationPath: "../\(target)")
                let run = try DocsRun.run(scratch, DocsRun.racingWithoutProfile())
                #expect(run.status == 2 && run.messages.contains(".coordviz-docs: is a link"), "\(run.messages)")
            }
            #expect(try scratch.names() == ["nav", "precious"])
            #expect(try scratch.read("precious") == list)
        }
    }

    @Test func `a page or a list that is a pipe is an error, and the command does not wait`() throws {
        try Scratch.with { (scratch) throws in
            _ = try DocsRun.run(scratch, DocsRun.racing())
            for (file, words) in [("events.md", "is not a plain file"), (".coordviz-docs", "is not a plain file")] {
                try FileManager.default.removeItem(atPath: scratch.path("nav/\(file)"))
                #expect(mkfifo(scratch.path("nav/\(file)"), 0o600) == 0)
                let run = try DocsRun.run(scratch, DocsRun.racing())
                #expect(run.status == 2 && run.messages.contains(words), "\(run.messages)")
            }
        }
    }
}
