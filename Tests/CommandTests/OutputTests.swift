import CommandRuns
import Foundation
import Testing

/// An output file is written whole or not at all.
@Suite(.mayDraw) struct OutputTests {
    private static let old = Array("what was there before".utf8)

    /// Runs where `nav.svg` is already there, and expects that it stays as it is, alone.
    private func expectUntouched(
        _ arguments: [String], input: [UInt8] = [], shell: String? = nil, status: Int32 = 2,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        try Scratch.with { scratch in
            try scratch.write(Self.old, "nav.svg")
            let run = try Coordviz.run(arguments + ["-o", scratch.path("nav.svg")], input: input, shell: shell)
            #expect(run.status == status, "\(run.messages)", sourceLocation: sourceLocation)
            #expect(!run.messages.isEmpty, sourceLocation: sourceLocation)
            #expect(try scratch.read("nav.svg") == Self.old, sourceLocation: sourceLocation)
            #expect(try scratch.names() == ["nav.svg"], sourceLocation: sourceLocation)
        }
    }

    @Test func `a run that fails leaves the old file as it was`() throws {
        try expectUntouched(["render", Project.racing, "--focus", "Nobody"])
        try expectUntouched(["render", "-"], input: Array("{ \"version\": 1 ".utf8))
        try expectUntouched(["render", Project.path("Samples/none.json")])
        try expectUntouched(["render", Project.racing, "--depth", "0"], status: 64)
    }

    @Test func `a disk that is full leaves the old file as it was`() throws {
        // A limit on the size of files stands in for the disk.
        try expectUntouched(["render", Project.racing], shell: "trap '' XFSZ; ulimit -f 4;")
    }

    @Test func `a run that succeeds replaces the file and keeps its mode`() throws {
        try Scratch.with { scratch in
            try scratch.write(Self.old, "nav.svg")
            try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: scratch.path("nav.svg"))
            #expect(try Coordviz.run(["render", Project.racing, "-o", scratch.path("nav.svg")]).status == 0)
            #expect(try scratch.read("nav.svg").starts(with: Array("<svg".utf8)))
            let mode = try FileManager.default.attributesOfItem(atPath: scratch.path("nav.svg"))[.posixPermissions]
            #expect(mode as? Int == 0o640)
            #expect(try scratch.names() == ["nav.svg"])
        }
    }

    @Test(
        .enabled(if: FileManager.default.fileExists(atPath: "/dev/fd"), "some systems have no /dev/fd"),
        arguments: ["/dev/stdout", "/dev/fd/1"])
    func `a pipe that the system gives a name is written to`(path: String) throws {
        try Scratch.with { scratch in
            let picture = try Coordviz.run(["render", Project.racing, "-f", "svg"])
            let run = try Coordviz.run(
                ["render", Project.racing, "-f", "svg", "-o", path],
                shell: "{ \"$0\" \"$@\"; echo $? > status; } | cat > piped; exit $(cat status);", in: scratch)
            #expect(run.status == 0, "\(run.messages)")
            #expect(try scratch.read("piped") == picture.output)
            let full = try Coordviz.run(
                ["render", Project.racing, "-f", "svg", "-o", "/dev/fd/9"], shell: "exec 9< /dev/null 9<&-;")
            #expect(full.status == 2 && full.messages.contains("/dev/fd/9: No such file"), "\(full.messages)")
        }
    }

    @Test func `a folder that isn't there, a file for a folder, and a folder for a file are errors`() throws {
        try Scratch.with { scratch in
            try scratch.write("", "file")
            try FileManager.default.createDirectory(atPath: scratch.path("dir.svg"), withIntermediateDirectories: false)
            for (name, reason, status) in [
                ("none/nav.svg", "No such file", 2), ("file/nav.svg", "Not a directory", 2),
                ("dir.svg", "is a folder", 64),
            ] as [(String, String, Int32)] {
                let run = try Coordviz.run(["render", Project.racing, "-o", scratch.path(name)])
                #expect(run.status == status)
                #expect(run.messages.contains(scratch.path(name)) && run.messages.contains(reason), "\(run.messages)")
                #expect(run.messages.contains("mkdir -p \(scratch.path("none"))") == name.hasPrefix("none/"))
            }
            #expect(try scratch.names() == ["dir.svg", "file"])
        }
    }

    @Test(.enabled(if: getuid() != 0, "root may write everywhere"))
    func `a folder that can't be written to is an error`() throws {
        try Scratch.with { scratch in
            try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: scratch.folder.path)
            let run = try Coordviz.run(["render", Project.racing, "-o", scratch.path("nav.svg")])
            #expect(run.status == 2 && run.messages.contains("Permission denied"))
        }
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "only Linux has /dev/full"))
    func `a full device is an error`() throws {
        let run = try Coordviz.run(["render", Project.racing, "-f", "svg", "-o", "/dev/full"])
        #expect(run.status == 2 && run.messages.contains("No space left"))
        let piped = try Coordviz.run(["render", Project.racing], shell: "exec > /dev/full;")
        #expect(piped.status == 2 && piped.messages.contains("standard output: No space left"))
    }

    @Test func `a device is written to as it is`() throws {
        #expect(try Coordviz.run(["render", Project.racing, "-f", "svg", "-o", "/dev/null"]).status == 0)
        #expect(FileManager.default.fileExists(atPath: "/dev/null"))
    }

    @Test func `a standard output that is closed is an error`() throws {
        #expect(try Coordviz.run(["render", Project.racing], shell: "exec >&-;").status == 2)
    }

    @Test(arguments: [true, false])
    func `a link stays a link, and what it leads to is written`(exists: Bool) throws {
        try Scratch.with { scratch in
            if exists { try scratch.write(Self.old, "target.svg") }
            try FileManager.default.createSymbolicLink(atPath: scratch.path("b.svg"), withDestinationPath: "target.svg")
            try FileManager.default.createSymbolicLink(atPath: scratch.path("a.svg"), withDestinationPath: "b.svg")
            #expect(try Coordviz.run(["render", Project.racing, "-o", scratch.path("a.svg")]).status == 0)
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: scratch.path("a.svg")) == "b.svg")
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: scratch.path("b.svg")) == "target.svg")
            #expect(try scratch.read("target.svg").starts(with: Array("<svg".utf8)))
            #expect(try scratch.names() == ["a.svg", "b.svg", "target.svg"])
        }
    }

    @Test func `links in a circle are an error`() throws {
        try Scratch.with { scratch in
            try FileManager.default.createSymbolicLink(atPath: scratch.path("a.svg"), withDestinationPath: "b.svg")
            try FileManager.default.createSymbolicLink(atPath: scratch.path("b.svg"), withDestinationPath: "a.svg")
            #expect(try Coordviz.run(["render", Project.racing, "-o", scratch.path("a.svg")]).status == 2)
            #expect(try scratch.names() == ["a.svg", "b.svg"])
        }
    }
}
