import CommandRuns
import Foundation
import Testing

/// A name that is not UTF-8 is an error wherever it matters, since as text it would be another file's.
@Suite(.mayDraw) struct UnreadableNameTests {
    private static let source = "final class AppCoordinator: Coordinator { func start() {} }\n"

    /// Makes what a shell command makes, in the folder; `false` where the disk has no such names.
    private func make(_ command: String, _ scratch: Scratch) throws -> Bool {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", command]
        process.currentDirectoryURL = scratch.folder
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus == 0
    }

    @Test(
        .enabled(if: Coordviz.hasStartArguments, "elsewhere the runtime mends arguments"),
        arguments: ["-o", "--title", "--config"])
    func `an argument is wrong usage`(option: String) throws {
        try Scratch.with { (scratch) throws in
            try scratch.write(Project.bytes("Samples/racing/tree.json"), "tree.json")
            let verb = option == "--config" ? "check" : "render"
            let run = try Coordviz.run(
                [verb, "tree.json", option], shell: "set -- \"$@\" \"$(printf 'o\\377.svg')\";", in: scratch)
            #expect(run.status == 64 && run.output.isEmpty, "\(run.messages)")
            #expect(run.messages.hasPrefix("error: The argument 'o\u{FFFD}.svg' is not UTF-8."), "\(run.messages)")
            #expect(try scratch.names() == ["tree.json"])
        }
    }

    @Test func `other letters are none of that`() throws {
        try Scratch.with { (scratch) throws in
            try scratch.write(Project.bytes("Samples/racing/tree.json"), "tree.json")
            for name in ["Größe.svg", "図.svg", "\u{FFFD}.svg"] {
                let run = try Coordviz.run(["render", "tree.json", "-o", name], in: scratch)
                #expect(run.status == 0, "\(run.messages)")
                #expect(try scratch.names().contains(name))
            }
        }
    }

    @Test(arguments: ["printf '%s' \"$0\" > \"$(printf 'B\\377.swift')\"", "mkdir \"$(printf 'B\\377')\""])
    func `source that no path leads to is missing, and that is said`(command: String) throws {
        try Scratch.with { (scratch) throws in
            try scratch.write(Self.source, "App.swift")
            #expect(try Coordviz.run(["check", "."], in: scratch).status == 0)
            guard try make(command, scratch) else { return }
            for verb in ["check", "extract", "stats"] {
                let run = try Coordviz.run([verb, "."], in: scratch)
                #expect(run.status == 2 && run.output.isEmpty, "\(run.messages)")
                #expect(run.messages.contains("its name is not UTF-8"), "\(run.messages)")
            }
            #expect(try Coordviz.run(["check", ".", "--exclude", "B*"], in: scratch).status == 0)
        }
    }

    @Test(arguments: ["touch \"$(printf 'B\\377.png')\"", "mkdir Pods && touch \"$(printf 'Pods/B\\377.swift')\""])
    func `what is no source that counts may have any name`(command: String) throws {
        try Scratch.with { (scratch) throws in
            try scratch.write(Self.source, "App.swift")
            guard try make(command, scratch) else { return }
            let run = try Coordviz.run(["check", "."], in: scratch)
            #expect(run.status == 0, "\(run.messages)")
        }
    }

    @Test func `a configuration above the current folder is not overlooked`() throws {
        try Scratch.with { (scratch) throws in
            try scratch.write("version: 1\nfail-on: nonsense\n", ".coordviz.yml")
            try scratch.write(Project.bytes("Samples/racing/tree.json"), "tree.json")
            guard try make("mkdir \"$(printf 'p\\377')\"", scratch) else { return }
            for folder in ["p\\377", "\\160"] {
                _ = try make("mkdir -p p", scratch)
                let run = try Coordviz.run(
                    ["check", "../tree.json"], shell: "cd \"$(printf '\(folder)')\";", in: scratch)
                #expect(run.status == 2, "\(run.messages)")
                let words = folder == "\\160" ? "fail-on" : "the current folder has a name that is not UTF-8"
                #expect(run.messages.contains(words), "\(run.messages)")
            }
        }
    }
}

extension Coordviz {
    /// Whether the program sees its arguments as the system hands them over.
    fileprivate static var hasStartArguments: Bool {
        #if canImport(Glibc)
            true
        #else
            false
        #endif
    }
}
