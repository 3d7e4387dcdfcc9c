import CommandRuns
import Foundation
import Testing

/// Where the surroundings don't let coordviz do all of its work, it says so and exits with 2.
@Suite(.mayDraw) struct SurroundingLimitTests {
    @Test func `source that can't be read is no success`() throws {
        try Scratch.with { scratch in
            for number in 0..<40 { try scratch.write("class C\(number)Coordinator {}", "C\(number).swift") }
            let all = try Coordviz.run(["extract", scratch.folder.path])
            #expect(all.status == 0)
            // Not even one file more may be open than a process has from its start.
            let none = try Coordviz.run(["extract", scratch.folder.path], shell: "ulimit -n 3;")
            #expect(none.status != 0 && none.output.isEmpty)
            // With a few there is all of it or nothing.
            for limit in 4...12 {
                let some = try Coordviz.run(["extract", scratch.folder.path], shell: "ulimit -n \(limit);")
                let isWhole = some.status == 0 && some.output == all.output
                #expect(isWhole || some.status == 2 && some.output.isEmpty, "\(limit): \(some.messages)")
            }
            // A link to itself represents every file that can't be read, also for a test that runs as root.
            try FileManager.default.createSymbolicLink(
                atPath: scratch.path("Loop.swift"), withDestinationPath: scratch.path("Loop.swift"))
            let loop = try Coordviz.run(["check", scratch.path("Loop.swift")])
            #expect(loop.status == 2)
        }
    }

    @Test(arguments: [["extract"], ["check", "--no-config"], ["stats"], ["render", "-f", "svg"], ["explain", "*"]])
    func `one file that can't be read is no success, although others can`(command: [String]) throws {
        try Scratch.with { scratch in
            try scratch.write("class ACoordinator: Coordinator { func start() {} }", "A.swift")
            guard try Self.hasClosedFile("B.swift", in: scratch) else { return }
            let run = try Coordviz.run(command + [scratch.folder.path])
            #expect(run.status == 2 && run.output.isEmpty, "\(run.messages)")
            #expect(run.messages.contains("B.swift: Permission denied"), "\(run.messages)")
        }
    }

    /// Writes a file that can't be read; `false` if that is impossible here.
    private static func hasClosedFile(_ name: String, in scratch: Scratch) throws -> Bool {
        let file = scratch.path(name)
        guard geteuid() == 0 else {
            try scratch.write("class BCoordinator: Coordinator { func start() {} }", name)
            try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: file)
            return true
        }
        // Even a user who may read everything may not read what the system only lets them write.
        let closed = "/sys/bus/platform/drivers_probe"
        guard FileManager.default.fileExists(atPath: closed) else { return false }
        try FileManager.default.createSymbolicLink(atPath: file, withDestinationPath: closed)
        return true
    }

    @Test func `check --lenient leaves out a file that can't be read, and says so`() throws {
        try Scratch.with { scratch in
            try scratch.write("class ACoordinator: Coordinator { func start() {} }", "A.swift")
            guard try Self.hasClosedFile("B.swift", in: scratch) else { return }
            let rest = try Coordviz.run(["check", ".", "--no-config", "--lenient"], in: scratch)
            #expect(rest.status == 0, "\(rest.messages)")
            #expect(rest.messages.contains("note: B.swift: Permission denied; it is left out"), "\(rest.messages)")
            let strict = try Coordviz.run(["check", ".", "--no-config"], in: scratch)
            #expect(strict.messages.contains("    --lenient checks the rest; --exclude leaves files out\n"))
            // Neither way helps with the only input.
            let alone = try Coordviz.run(["check", "B.swift", "--no-config"], in: scratch)
            #expect(alone.status == 2 && alone.messages == "error: B.swift: Permission denied\n")
        }
    }

    @Test func `a pipe instead of source is no success if it is named, and no source if it isn't`() throws {
        try Scratch.with { scratch in
            try scratch.write("class ACoordinator: Coordinator { func start() {} }", "A.swift")
            #expect(mkfifo(scratch.path("B.swift"), 0o600) == 0)
            let named = try Coordviz.run(["extract", scratch.path("B.swift")])
            #expect(named.status == 2 && named.output.isEmpty)
            #expect(named.messages.contains("B.swift: it is no plain file"), "\(named.messages)")
            let found = try Coordviz.run(["extract", scratch.folder.path])
            #expect(found.status == 0, "\(found.messages)")
        }
    }

    @Test func `a picture without letters is none`() throws {
        try Scratch.with { scratch in
            let none = try scratch.write("<?xml version=\"1.0\"?><fontconfig></fontconfig>", "none.conf")
            for format in ["png", "pdf"] {
                let picture = scratch.path("tree.\(format)")
                let run = try Coordviz.run(
                    ["render", Project.racing, "-o", picture], environment: ["FONTCONFIG_FILE": none])
                #expect(run.status == 2)
                #expect(run.messages.contains("no font with letters is installed"))
                #expect(!FileManager.default.fileExists(atPath: picture))
                #expect(try Coordviz.run(["render", Project.racing, "-o", picture]).status == 0)
            }
            // An SVG is read where there are other fonts.
            let svg = try Coordviz.run(["render", Project.racing], environment: ["FONTCONFIG_FILE": none])
            #expect(svg.status == 0)
        }
    }
}
