import CommandRuns
import CoordinatorModel
import Foundation
import Testing

/// What a browser shows of an SVG that is opened as a file is what is meant: `Browser/pictures.py` reads it.
@Suite(.mayDraw) struct BrowserPictureTests {
    @Test func `every name in a picture is read as a word, and no text is stretched, cut or covered`() throws {
        try Scratch.with { scratch in
            for sample in Project.samples {
                try draw(["render", Project.path("Samples/\(sample)/tree.json")], sample, in: scratch)
                try draw(
                    ["render", Project.path("Samples/\(sample)/tree.json"), "--direction", "down", "--legend"],
                    "\(sample)-down", in: scratch)
            }
            try draw(
                ["diff", Project.racing, Project.path("Samples/racing/next.json"), "--legend"], "difference",
                names: ["AppCoordinator", "Teams.*"], in: scratch)
            let scripts = try scratch.write(Self.scripts, "scripts.tree")
            try draw(["render", scripts], "scripts", names: Self.names, in: scratch)
            #expect(try complaints(in: scratch) == ["\(2 * Project.samples.count + 2) pictures were read"])
        }
    }

    @Test func `the reader notices words that run together, a stretched name, and one over another`() throws {
        try Scratch.with { scratch in
            try scratch.write(
                """
                <svg xmlns="http://www.w3.org/2000/svg" width="300" height="60" font-family="sans-serif" font-size="12">
                <g id="a"><text x="10" y="20" textLength="60" lengthAdjust="spacingAndGlyphs">consumes </text><text x="70" y="20">Teams.*</text>
                <text x="10" y="40" textLength="90" lengthAdjust="spacingAndGlyphs">−</text>
                <text x="20" y="41">Over</text><text x="290" y="20">Outside</text></g></svg>
                """, "planted.svg")
            try scratch.write(#"["Teams.*", "Outside"]"#, "planted.json")
            let found = try complaints(in: scratch).joined(separator: "\n")
            for word in [
                "'Teams.*' is not read as a word of its own", "'−' is stretched", "'−' and 'Over' lie over each other",
                "'Outside' runs out",
            ] {
                #expect(found.contains(word), "\(word)")
            }
        }
    }

    private func draw(_ arguments: [String], _ name: String, names: [String]? = nil, in scratch: Scratch) throws {
        let run = try Coordviz.run(arguments + ["-o", scratch.path("\(name).svg")])
        #expect(run.status == 0, "\(run.messages)")
        var words = names ?? []
        if names == nil {
            let tree = try CoordinatorTree(
                json: [UInt8](Data(contentsOf: URL(fileURLWithPath: arguments[1]))), file: "")
            words = tree.coordinators.flatMap { coordinator in
                let events = coordinator.intercepts.map(\.event) + coordinator.screens.flatMap(\.emits).map(\.event)
                return [coordinator.type] + coordinator.routes.map(\.name) + coordinator.screens.map(\.type)
                    // Pictures leave out a first part that all events share.
                    + events.map { $0.split(separator: ".").suffix(2).joined(separator: ".") }
            }
        }
        try scratch.write([UInt8](JSONEncoder().encode(words)), "\(name).json")
    }

    private func complaints(in scratch: Scratch) throws -> [String] {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        let python = ProcessInfo.processInfo.environment["COORDVIZ_PYTHON"] ?? "python3"
        process.arguments = [python, "-B", Project.path("Tests/CommandTests/Browser/pictures.py"), scratch.folder.path]
        process.standardOutput = try FileHandle(forWritingTo: scratch.write([], "output"))
        process.standardError = try FileHandle(forWritingTo: scratch.write([], "messages"))
        try process.run()
        process.waitUntilExit()
        let messages = String(decoding: try scratch.read("messages"), as: UTF8.self)
        #expect(
            process.terminationStatus == 0,
            "needs Chromium, its driver and PyPI's selenium, as '.ci/setup --tests' installs them: \(messages)")
        return String(decoding: try scratch.read("output"), as: UTF8.self).split(separator: "\n").map(String.init)
    }

    /// Names in scripts whose widths fonts disagree on.
    private static let names = ["منسق", "日本語の画面", "Photo😀", "Ünïcödé", "координатор"]

    private static let scripts: String = {
        let children = names.map {
            #"{ "presentation": "show", "child": { "type": "\#($0)", "screens": [{ "type": "\#($0)View", "emits": ["\#($0).done"] }] } }"#
        }
        return """
            { "version": 1, "name": "Scripts", "root": { "type": "App", "kind": "container",
              "intercepts": \(names.map { "\($0).*" }), "branches": [\(children.joined(separator: ", "))] } }
            """
    }()
}
