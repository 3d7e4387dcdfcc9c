import CommandRuns
import CoordinatorModel
import Foundation
import Testing

/// What `render` writes, and what decides which format that is.
@Suite(.mayDraw) struct FormatTests {
    /// How the files of each format begin.
    static let signatures: [(format: String, signature: [UInt8])] = [
        ("svg", Array("<svg ".utf8)), ("png", [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
        ("pdf", Array("%PDF-".utf8)), ("html", Array("<!doctype html>\n<html lang=\"en\">\n".utf8)),
        ("dot", Array("digraph ".utf8)),
        ("mermaid", Array("---\ntitle: \"Racing: ✓ all 7 events are consumed\"\n---\nflowchart LR\n".utf8)),
        ("json", Array("{\n".utf8)),
    ]

    @Test(arguments: signatures)
    func `each format is what it says`(format: String, signature: [UInt8]) throws {
        let run = try Coordviz.run(["render", Project.racing, "--format", format])
        #expect(run.status == 0 && run.messages == "")
        #expect(run.output.starts(with: signature))
    }

    @Test(arguments: [
        ("a.svg", "svg"), ("a.SVG", "svg"), ("a.png", "png"), ("a.pdf", "pdf"), ("a.html", "html"), ("a.htm", "html"),
        ("a.dot", "dot"), ("a.gv", "dot"),
        ("a.mmd", "mermaid"), ("a.mermaid", "mermaid"), ("a.json", "json"), ("a.b.svg", "svg"),
    ])
    func `the extension decides`(name: String, format: String) throws {
        let signature = try #require(Self.signatures.first { $0.format == format }?.signature)
        try Scratch.with { scratch in
            let run = try Coordviz.run(["render", Project.racing, "-o", scratch.path(name)])
            #expect(run.status == 0 && run.output.isEmpty)
            #expect(try scratch.read(name).starts(with: signature))
            #expect(try scratch.names() == [name])
        }
    }

    @Test func `--format has the last word`() throws {
        try Scratch.with { scratch in
            let run = try Coordviz.run(["render", Project.racing, "-o", scratch.path("a.svg"), "-f", "dot"])
            #expect(run.status == 0)
            #expect(try scratch.read("a.svg").starts(with: Array("digraph".utf8)))
        }
    }

    @Test(arguments: ["a.jpeg", "a", "a.", "svg", "dir.svg/a"])
    func `an extension that names no format is wrong usage`(name: String) throws {
        try Scratch.with { scratch in
            let run = try Coordviz.run(["render", Project.racing, "-o", scratch.path(name)])
            #expect(run.status == 64)
            #expect(run.messages.contains("End it in .svg, .png, .pdf, .html, .dot, .mermaid or .json"))
            #expect(try scratch.names() == [])
        }
    }

    @Test func `- is standard input and output`() throws {
        let file = try Coordviz.run(["render", Project.racing])
        let piped = try Coordviz.run(["render", "-", "-o", "-"], input: Project.bytes("Samples/racing/tree.json"))
        #expect(file.status == 0 && piped.status == 0)
        #expect(file.output == piped.output)
    }

    @Test func `JSON is the canonical form, and stays it`() throws {
        let run = try Coordviz.run(["render", Project.racing, "-f", "json"])
        let tree = try CoordinatorTree(json: Project.bytes("Samples/racing/tree.json"), file: "tree.json")
        #expect(run.output == tree.json())
        #expect(try Coordviz.run(["render", "-", "-f", "json"], input: run.output).output == run.output)
    }

    @Test func `Graphviz's dot draws the DOT, at the same positions too`() throws {
        let dot = try Coordviz.run(["render", Project.racing, "-f", "dot"]).output
        try Tool.run("dot", ["-Tsvg"], on: dot)
        try Tool.run("dot", ["-Knop2", "-Tsvg"], on: dot)
    }

    @Test(arguments: signatures.map(\.format), Project.samples)
    func `two runs give the same bytes`(format: String, sample: String) throws {
        let arguments = ["render", Project.path("Samples/\(sample)/tree.json"), "-f", format]
        let run = try Coordviz.run(arguments)
        #expect(run.status == 0 && !run.output.isEmpty)
        #expect(try Coordviz.run(arguments).output == run.output)
    }
}
