import CommandRuns
import Foundation
import Testing

/// A revision of git is read object by object: nothing that a repository says makes anything run.
@Suite(.mayDraw) struct GitVersionTests {
    private static let app = """
        final class AppCoordinator: Coordinator { func start() { HomeCoordinator().start() } }
        final class HomeCoordinator: Coordinator { }

        """

    @discardableResult
    private func git(_ arguments: [String], in scratch: Scratch, input: [UInt8] = []) throws -> String {
        try Scratch.with { own in
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            process.arguments =
                ["git", "-c", "user.name=A", "-c", "user.email=a@example.com", "-c", "commit.gpgsign=false"] + arguments
            process.currentDirectoryURL = scratch.folder
            process.standardInput = try FileHandle(forReadingFrom: own.write(input, "input"))
            process.standardOutput = try FileHandle(forWritingTo: own.write([], "output"))
            process.standardError = FileHandle.nullDevice
            try process.run()
            process.waitUntilExit()
            #expect(process.terminationStatus == 0, "git \(arguments)")
            let text = String(decoding: try own.read("output"), as: UTF8.self)
            return text.trimmingCharacters(in: .whitespacesAndNewlines)
        }
    }

    private func withRepository(_ use: (Scratch) throws -> Void) throws {
        try Scratch.with { (scratch) throws in
            try git(["init", "--initial-branch=main"], in: scratch)
            try FileManager.default.createDirectory(
                atPath: scratch.path("Sources"), withIntermediateDirectories: false)
            try scratch.write(Self.app, "Sources/App.swift")
            try scratch.write("{ \"version\": 1, \"root\": { \"type\": \"App\" } }\n", "tree.json")
            try git(["add", "."], in: scratch)
            try git(["commit", "-m", "First"], in: scratch)
            try use(scratch)
        }
    }

    private func expectSame(_ old: String, _ new: String, _ scratch: Scratch, environment: [String: String] = [:])
        throws
    {
        let run = try Coordviz.run(["diff", old, new, "--exit-code"], environment: environment, in: scratch)
        #expect(run.status == 0 && run.text.contains("no difference"), "\(run.messages)")
    }

    @Test func `filters, hooks and the monitor of a repository are not run`() throws {
        try withRepository { (scratch) throws in
            let touch = "touch '\(scratch.path("pwned"))'; cat"
            let hooks = ["post-checkout", "post-index-change", "reference-transaction", "fsmonitor-watchman"]
            for hook in hooks {
                try scratch.write("#!/bin/sh\n\(touch)\n", ".git/hooks/\(hook)")
                try FileManager.default.setAttributes(
                    [.posixPermissions: 0o755], ofItemAtPath: scratch.path(".git/hooks/\(hook)"))
            }
            try scratch.write(
                "* filter=evil diff=evil text=auto working-tree-encoding=UTF-16\n", ".git/info/attributes")
            for (key, value) in [
                ("filter.evil.smudge", touch), ("filter.evil.clean", touch), ("filter.evil.process", touch),
                ("filter.evil.required", "true"), ("diff.evil.textconv", touch), ("diff.external", touch),
                ("core.fsmonitor", touch), ("core.pager", touch), ("pager.cat-file", touch), ("core.editor", touch),
                ("core.sshCommand", touch), ("credential.helper", "!\(touch)"), ("core.gitProxy", touch),
                ("alias.cat-file", "!\(touch)"), ("uploadpack.packObjectsHook", touch),
                ("core.alternateRefsCommand", touch), ("core.hooksPath", ".git/hooks"), ("gpg.program", touch),
            ] {
                try git(["config", key, value], in: scratch)
            }
            try scratch.write(Self.app, "Sources/App.swift")
            try expectSame("HEAD:Sources", "Sources", scratch)
            try expectSame("HEAD:tree.json", "tree.json", scratch)
            #expect(try !scratch.names().contains("pwned"))
        }
    }

    @Test func `what a partial clone lacks is not fetched, and is said`() throws {
        try withRepository { (scratch) throws in
            let blob = try git(["rev-parse", "HEAD:Sources/App.swift"], in: scratch)
            let command = "ext::sh -c touch% \(scratch.path("pwned"))"
            for (key, value) in [
                ("remote.origin.url", command), ("remote.origin.promisor", "true"), ("protocol.ext.allow", "always"),
                ("protocol.allow", "always"), ("core.repositoryFormatVersion", "1"),
                ("extensions.partialClone", "origin"),
            ] {
                try git(["config", key, value], in: scratch)
            }
            let object = ".git/objects/\(blob.prefix(2))/\(blob.dropFirst(2))"
            try FileManager.default.removeItem(atPath: scratch.path(object))
            let run = try Coordviz.run(["diff", "HEAD:Sources", "Sources"], in: scratch)
            #expect(run.status == 2 && !run.messages.isEmpty)
            #expect(try !scratch.names().contains("pwned"))
            // It is not needed for another file.
            try expectSame("HEAD:tree.json", "tree.json", scratch)
        }
    }

    @Test func `git is looked for where the system keeps it, and not in the folder that is read`() throws {
        try withRepository { (scratch) throws in
            try scratch.write("#!/bin/sh\ntouch pwned\n", "git")
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: scratch.path("git"))
            let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
            try expectSame("HEAD:tree.json", "tree.json", scratch, environment: ["PATH": ".::\(path)"])
            #expect(try !scratch.names().contains("pwned"))
        }
    }

    @Test func `surroundings do not decide what is read`() throws {
        try withRepository { (scratch) throws in
            let surroundings = [
                "GIT_TRACE": scratch.path("pwned"), "GIT_INDEX_FILE": scratch.path("none"),
                "GIT_CONFIG_COUNT": "1", "GIT_CONFIG_KEY_0": "core.bare", "GIT_CONFIG_VALUE_0": "nonsense",
                "GIT_EXTERNAL_DIFF": "false", "GIT_PAGER": "false",
            ]
            try expectSame("HEAD:tree.json", "tree.json", scratch, environment: surroundings)
            #expect(try !scratch.names().contains("pwned"))
        }
    }

    @Test func `names that could be options or lead elsewhere are names`() throws {
        try withRepository { (scratch) throws in
            for name in ["--output=pwned", "-rf"] {
                let file = scratch.path("Sources/\(name).swift")
                try Data("final class DashCoordinator: Coordinator { }\n".utf8).write(to: URL(fileURLWithPath: file))
            }
            try git(["add", "."], in: scratch)
            try git(["commit", "-m", "Dashes"], in: scratch)
            try expectSame("HEAD:Sources", "Sources", scratch)
            // A folder as no git would make it: names that lead out of it, and git's own.
            let blob = try git(["rev-parse", "HEAD:Sources/App.swift"], in: scratch)
            let id = stride(from: 0, to: blob.count, by: 2).map { offset -> UInt8 in
                let start = blob.index(blob.startIndex, offsetBy: offset)
                return UInt8(blob[start..<blob.index(start, offsetBy: 2)], radix: 16) ?? 0
            }
            var bytes: [UInt8] = []
            for name in ["../pwned.swift", ".git", "/pwned.swift", "App.swift", "..", "."] {
                bytes += Array("100644 \(name)\0".utf8) + id
            }
            let tree = try git(
                ["hash-object", "-t", "tree", "-w", "--literally", "--stdin"], in: scratch, input: bytes)
            let run = try Coordviz.run(
                ["diff", "\(tree):", "\(blob):"], environment: ["TMPDIR": scratch.folder.path], in: scratch)
            #expect(run.status == 2, "a file has no folder")
            let names = try scratch.names()
            let same = try Coordviz.run(
                ["diff", "\(tree):", "\(tree):", "--exit-code"], environment: ["TMPDIR": scratch.folder.path],
                in: scratch)
            #expect(same.status == 0, "\(same.messages)")
            #expect(try scratch.names() == names)
        }
    }

    @Test func `source with a name that is not UTF-8, or with too long a path, is missing, and that is said`() throws {
        try withRepository { (scratch) throws in
            let blob = try git(["rev-parse", "HEAD:Sources/App.swift"], in: scratch)
            func tree(_ mode: String, _ name: [UInt8], _ id: String) throws -> String {
                let entry = Array("\(mode) blob \(id)\t".utf8)
                let kind = mode == "40000" ? Array("040000 tree \(id)\t".utf8) : entry
                return try git(["mktree", "-z"], in: scratch, input: kind + name + [0])
            }
            func status(_ tree: String, _ options: String...) throws -> (Int32, String) {
                let run = try Coordviz.run(["diff", "\(tree):", "Sources"] + options, in: scratch)
                return (run.status, run.messages)
            }
            let inner = try tree("100644", Array("App.swift".utf8), blob)
            for (name, mode, id) in [
                (Array("B".utf8) + [0xFF] + Array(".swift".utf8), "100644", blob), ([0xFF], "40000", inner),
                ([0xC0, 0xAF], "40000", inner),
            ] {
                let hostile = try tree(mode, name, id)
                let (code, messages) = try status(hostile)
                #expect(code == 2 && messages.contains("its name is not UTF-8"), "\(messages)")
                #expect(try status(hostile, "--exclude", "*\u{FFFD}*").1.contains("UTF-8") == false)
            }
            #expect(try status(tree("100644", [0xFF] + Array(".png".utf8), blob)).1.contains("UTF-8") == false)
            #expect(try status(tree("100644", Array("B\u{E9}.swift".utf8), blob)).0 == 0)
            var deep = inner
            for _ in 0..<10 { deep = try tree("40000", Array(repeating: UInt8(ascii: "d"), count: 220), deep) }
            let (code, messages) = try status(deep)
            #expect(code == 2 && messages.contains("its path is too long"), "\(messages)")
        }
    }

    @Test func `links and submodules are left out, and that is said`() throws {
        try withRepository { (scratch) throws in
            let blob = try git(["rev-parse", "HEAD:Sources/App.swift"], in: scratch)
            let commit = try git(["rev-parse", "HEAD"], in: scratch)
            try git(["update-index", "--add", "--cacheinfo", "120000,\(blob),Sources/Link.swift"], in: scratch)
            try git(["update-index", "--add", "--cacheinfo", "160000,\(commit),Sources/Module"], in: scratch)
            try git(["commit", "-m", "More"], in: scratch)
            let run = try Coordviz.run(["diff", "HEAD:Sources", "Sources", "--exit-code"], in: scratch)
            #expect(run.status == 0, "\(run.messages)")
            #expect(run.messages == "note: HEAD:Sources: 1 link and 1 submodule left out\n")
            let before = try Coordviz.run(["diff", "HEAD~1:Sources", "Sources", "--exit-code"], in: scratch)
            #expect(before.status == 0 && before.messages.isEmpty)
        }
    }

    @Test func `only source that counts is read`() throws {
        try withRepository { (scratch) throws in
            for folder in ["Sources/Pods", "Sources/AppTests"] {
                try FileManager.default.createDirectory(atPath: scratch.path(folder), withIntermediateDirectories: true)
                try scratch.write("final class OtherCoordinator: Coordinator { }\n", "\(folder)/Other.swift")
            }
            try git(["add", "."], in: scratch)
            try git(["commit", "-m", "Others"], in: scratch)
            // What does not count is not needed.
            let blob = try git(["rev-parse", "HEAD:Sources/Pods/Other.swift"], in: scratch)
            try FileManager.default.removeItem(
                atPath: scratch.path(".git/objects/\(blob.prefix(2))/\(blob.dropFirst(2))"))
            try expectSame("HEAD:Sources", "Sources", scratch)
            let all = try Coordviz.run(["diff", "HEAD:Sources", "Sources", "--include", "Pods"], in: scratch)
            #expect(all.status == 2 && all.messages.contains("is missing"), "\(all.messages)")
        }
    }

    @Test(arguments: [":tree.json", ":0:tree.json", "HEAD:a\nb", "HEAD:tree.json\r"])
    func `the index is not read, and a name has one line`(name: String) throws {
        try withRepository { (scratch) throws in
            let run = try Coordviz.run(["diff", name, "tree.json"], in: scratch)
            #expect(run.status == 2 && run.messages.contains("revision"), "\(run.messages)")
        }
    }

    @Test func `a file that is too large is said with its name`() throws {
        try withRepository { (scratch) throws in
            try scratch.write("// " + String(repeating: "x", count: 2 << 20), "Sources/Long.swift")
            try git(["add", "."], in: scratch)
            try git(["commit", "-m", "Long"], in: scratch)
            let run = try Coordviz.run(["diff", "HEAD:Sources", "Sources", "--max-size", "1"], in: scratch)
            #expect(run.status == 2 && run.messages.contains("Sources/Long.swift: more than 1 MiB"), "\(run.messages)")
            try expectSame("HEAD:Sources", "Sources", scratch)
        }
    }
}
