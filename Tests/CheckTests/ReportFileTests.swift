import CommandRuns
import Foundation
import Testing

/// Reports are written all together or not at all.
@Suite(.mayDraw) struct ReportFileTests {
    private let lost = Array(Trees.error.utf8)

    @Test func `several reports in one run, each in its place`() throws {
        try Scratch.with { (scratch) throws in
            let run = try Coordviz.run(
                ["check", "-", "--report", "text", "--report", "json=a.json", "--report", "sarif=b.sarif"], input: lost,
                in: scratch)
            #expect(run.status == 1 && run.text.contains("Auth.didLogOut is lost"))
            #expect(try scratch.names() == ["a.json", "b.sarif"])
            for name in ["a.json", "b.sarif"] {
                #expect(throws: Never.self) {
                    try JSONSerialization.jsonObject(with: Data(try scratch.read(name)))
                }
            }
        }
    }

    @Test(arguments: ["file/report", "new/folder/\(String(repeating: "x", count: 300))"])
    func `one that can't be written is 2: the others aren't either, and old files stay`(file: String) throws {
        try Scratch.with { (scratch) throws in
            try scratch.write("", "file")
            try scratch.write("old", "old.json")
            let requests = ["text", "json=old.json", "sarif=new.sarif", "junit=\(file)"]
            let run = try Coordviz.run(
                ["check", "-"] + requests.flatMap { ["--report", $0] }, input: lost, in: scratch)
            #expect(run.status == 2 && run.output.isEmpty && run.messages.hasPrefix("error: \(file): "))
            #expect(try scratch.names() == ["file", "old.json"])
            #expect(try scratch.read("old.json") == Array("old".utf8))
        }
    }

    @Test func `folders that are missing are made, for reports alone`() throws {
        try Scratch.with { (scratch) throws in
            let run = try Coordviz.run(
                ["check", "-", "--report", "json=new/a/one.json", "--report", "sarif=./new/b//two.sarif"], input: lost,
                in: scratch)
            #expect(run.status == 1 && run.messages.isEmpty, "\(run.messages)")
            #expect(try scratch.read("new/a/one.json").starts(with: Array("{".utf8)))
            #expect(try scratch.read("new/b/two.sarif").starts(with: Array("{".utf8)))
            let picture = try Coordviz.run(["render", Project.racing, "-o", "other/nav.svg"], in: scratch)
            #expect(picture.status == 2 && picture.messages.contains("No such file"))
            #expect(try scratch.names() == ["new"])
        }
    }

    @Test func `paths in reports start at the root of the work tree, wherever the command is started`() throws {
        try Scratch.with { (scratch) throws in
            for folder in ["repository/.git", "repository/app/Sources", "outside"] {
                try FileManager.default.createDirectory(
                    atPath: scratch.path(folder), withIntermediateDirectories: true)
            }
            try scratch.write(Trees.error, "repository/app/tree.json")
            try scratch.write(Trees.error, "outside/tree.json")
            func report(_ format: String, _ input: String, in folder: String) throws -> String {
                let place = Scratch(folder: scratch.folder.appendingPathComponent(folder).resolvingSymlinksInPath())
                return try Coordviz.run(["check", input, "--report", format], in: place).text
            }
            for (input, folder) in [
                ("app/tree.json", "repository"), ("tree.json", "repository/app"), ("./tree.json", "repository/app"),
                ("../tree.json", "repository/app/Sources"),
                (scratch.path("repository/app/tree.json"), "repository/app"),
            ] {
                #expect(try report("sarif", input, in: folder).contains(#""uri": "app/tree.json""#), "\(input)")
                #expect(try report("gitlab", input, in: folder).contains(#""path": "app/tree.json""#), "\(input)")
                #expect(try report("github", input, in: folder).contains("file=app/tree.json,"), "\(input)")
                #expect(try report("json", input, in: folder).contains(#""file": "app/tree.json""#), "\(input)")
                #expect(try report("checkstyle", input, in: folder).contains(#"name="app/tree.json""#), "\(input)")
                // What a click opens is as it was given.
                #expect(try report("text", input, in: folder).contains("\(input):1:"), "\(input)")
            }
            // Outside of any work tree they start where the command was started.
            #expect(try report("sarif", "tree.json", in: "outside").contains(#""uri": "tree.json""#))
            #expect(try report("sarif", "../outside/tree.json", in: "repository").contains(#""uri": "file:///"#))
        }
    }

    @Test func `a disk that is full leaves nothing half-written`() throws {
        try Scratch.with { (scratch) throws in
            try scratch.write("old", "old.json")
            // No file may grow beyond one block; the report is longer. The signal of that is ignored, the error counts.
            let tree =
                #"{ "version": 1, "root": { "type": "A", "emits": ["\#(String(repeating: "e", count: 9000))"] } }"#
            let run = try Coordviz.run(
                ["check", "-", "--report", "json=old.json"], input: Array(tree.utf8),
                shell: "trap '' XFSZ; ulimit -f 8;", in: scratch)
            #expect(run.status == 2 && run.messages == "error: old.json: File too large\n")
            #expect(try scratch.names() == ["old.json"])
            #expect(try scratch.read("old.json") == Array("old".utf8))
        }
    }

    @Test func `the permissions of a file that is replaced stay, and a link stays a link`() throws {
        try Scratch.with { (scratch) throws in
            let file = try scratch.write("old", "real.json")
            try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file)
            try FileManager.default.createSymbolicLink(
                atPath: scratch.path("link.json"), withDestinationPath: "real.json")
            #expect(
                try Coordviz.run(["check", "-", "--report", "json=link.json"], input: lost, in: scratch).status == 1)
            #expect(try scratch.read("real.json").starts(with: Array("{".utf8)))
            let attributes = try FileManager.default.attributesOfItem(atPath: file)
            #expect(attributes[.posixPermissions] as? Int == 0o640)
            let link = try FileManager.default.destinationOfSymbolicLink(atPath: scratch.path("link.json"))
            #expect(link == "real.json")
        }
    }

    @Test func `several inputs make one report, each finding under its file`() throws {
        try Scratch.with { (scratch) throws in
            try scratch.write(Trees.error, "one.json")
            try scratch.write(Trees.error, "two.json")
            let run = try Coordviz.run(["check", "one.json", "-", "two.json"], input: lost, in: scratch)
            #expect(run.status == 1)
            for file in ["one.json", "<stdin>", "two.json"] {
                #expect(run.text.contains("\(file):1:52: error: Auth.didLogOut is lost"), "\(file)")
            }
            #expect(
                run.text.contains(
                    "3 findings (3 errors) · 0 of 3 emissions are intercepted · 3 coordinators, 3 events in 3 files"))
        }
    }

    @Test func `two runs give the same bytes`() throws {
        let faulty = try FaultyTree(seed: 5).tree.json()
        for format in ["text", "xcode", "github", "gitlab", "sarif", "junit", "checkstyle", "json", "markdown"] {
            let arguments = ["check", "-", "--no-config", "--report", format]
            let run = try Coordviz.run(arguments, input: faulty)
            #expect(run.status == 1 && !run.output.isEmpty)
            #expect(try Coordviz.run(arguments, input: faulty).output == run.output)
        }
    }
}
