import CommandRuns
import Foundation
import Testing

/// A project's configuration reaches nothing outside of the project: neither by what it names nor by what it is.
@Suite(.mayDraw) struct ConfiguredPathTests {
    private let lost = Array(Trees.error.utf8)

    /// A folder with a project in it, beside something precious.
    private func withProject(_ configuration: String, _ use: (Scratch) throws -> Void) throws {
        try Scratch.with { (scratch) throws in
            for folder in ["project/.git/hooks", "project/out", "home"] {
                try FileManager.default.createDirectory(
                    atPath: scratch.path(folder), withIntermediateDirectories: true)
            }
            try scratch.write("precious", "home/.bashrc")
            try scratch.write(configuration, "project/.coordviz.yml")
            try scratch.write(Trees.error, "project/tree.json")
            try scratch.write("", "project/out/real")
            for (name, target) in [
                ("link", "../home/.bashrc"), ("way", "../home"), ("dangling", "../home/new"), ("inside", "out/real"),
            ] {
                try FileManager.default.createSymbolicLink(
                    atPath: scratch.path("project/\(name)"), withDestinationPath: target)
            }
            try use(scratch)
        }
    }

    private func check(_ scratch: Scratch, _ arguments: [String] = []) throws -> Coordviz.Run {
        try Coordviz.run(["check", "project/tree.json"] + arguments, in: scratch)
    }

    @Test(arguments: [
        "../home/.bashrc", "out/../../home/.bashrc", "/etc/coordviz", "link", "way/new", "dangling",
        ".git/hooks/pre-push",
        ".GIT/config", ".\u{17F}vn/x", "out/.git/x", ".", "..", "./out/../..",
    ])
    func `a path that leads out is an error of the configuration, with its place`(path: String) throws {
        for line in ["reports: [text=\(path)]", "baseline: \(path)"] {
            try withProject("version: 1\n\(line)\n") { (scratch) throws in
                let run = try check(scratch)
                #expect(run.status == 2 && run.output.isEmpty)
                #expect(run.messages.hasPrefix("project/.coordviz.yml:2:"), "\(run.messages)")
                #expect(run.messages.contains(" leads "), "\(run.messages)")
                #expect(try scratch.read("home/.bashrc") == Array("precious".utf8))
                #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path("home")) == [".bashrc"])
            }
        }
    }

    @Test(arguments: ["out/report", "./out/report", "new/report", "inside", "..report", "out/../out/.gitignored"])
    func `a path inside is written, wherever the command is started`(path: String) throws {
        try withProject("version: 1\nreports: [text=\(path)]\n") { (scratch) throws in
            let run = try check(scratch)
            #expect(run.status == 1 && run.messages.isEmpty, "\(run.messages)")
            #expect(try !scratch.read("project/\(path)").isEmpty)
        }
    }

    @Test func `the command line may leave the project`() throws {
        try withProject("version: 1\nreports: [text=out/report]\n") { (scratch) throws in
            let run = try check(scratch, ["--report", "text=home/report", "--write-baseline", "home/known"])
            #expect(run.status == 0, "\(run.messages)")
            #expect(try check(scratch, ["--report", "text=home/report", "--baseline", "home/known"]).status == 0)
            #expect(try !scratch.read("home/report").isEmpty)
        }
    }

    @Test func `a linked configuration is not quoted in messages, unless the user names it`() throws {
        try withProject("version: 1\n") { (scratch) throws in
            try scratch.write("secret: [1, 2\n", "home/secret")
            try FileManager.default.removeItem(atPath: scratch.path("project/.coordviz.yml"))
            try FileManager.default.createSymbolicLink(
                atPath: scratch.path("project/.coordviz.yml"), withDestinationPath: "../home/secret")
            let found = try check(scratch)
            #expect(found.status == 2 && found.messages.contains("is a link") && !found.messages.contains("secret\""))
            let named = try check(scratch, ["--config", "project/.coordviz.yml"])
            #expect(named.status == 2 && named.messages.contains("project/.coordviz.yml:"))
        }
    }

    @Test func `a pipe or a folder instead of a file is an error, and the command does not wait`() throws {
        try withProject("version: 1\nbaseline: out/known\n") { (scratch) throws in
            #expect(mkfifo(scratch.path("project/out/known"), 0o600) == 0)
            let baseline = try check(scratch)
            #expect(baseline.status == 2 && baseline.messages.contains("project/out/known: is not a plain file"))
            #expect(baseline.messages.contains("named by project/.coordviz.yml:2"))
            try FileManager.default.removeItem(atPath: scratch.path("project/.coordviz.yml"))
            #expect(mkfifo(scratch.path("project/.coordviz.yml"), 0o600) == 0)
            for arguments in [["check", "project/tree.json"], ["config", "project/tree.json"]] {
                let run = try Coordviz.run(arguments, in: scratch)
                #expect(
                    run.status == 2 && run.messages.contains(".coordviz.yml: is not a plain file"), "\(run.messages)")
            }
        }
    }

    @Test func `a configuration without end is an error`() throws {
        try withProject(String(repeating: "# x\n", count: 1 << 20)) { (scratch) throws in
            let run = try check(scratch)
            #expect(run.status == 2 && run.messages.contains(".coordviz.yml: has more than"), "\(run.messages)")
        }
    }
}
