import CommandRuns
import Testing

/// `render TREE -o PICTURE` does without the library that parses arguments; the same run with other words for it does not.
@Suite(.mayDraw) struct PlainRenderTests {
    @Test(arguments: ["svg", "dot", "html", "mmd", "json"])
    func `a run without options does what the same run with spelled-out defaults does`(format: String) throws {
        try Scratch.with { scratch in
            let (plain, parsed) = (scratch.path("plain.\(format)"), scratch.path("parsed.\(format)"))
            for quiet in [[], ["--quiet"], ["-q"]] {
                let first = try Coordviz.run(["render", Project.racing, "-o", plain] + quiet)
                let second = try Coordviz.run(["render", "--output=\(parsed)", Project.racing, "--routes"] + quiet)
                #expect(first.status == 0 && second.status == 0, "\(first.messages)\(second.messages)")
                #expect(first.messages == second.messages)
                #expect(try scratch.read("plain.\(format)") == scratch.read("parsed.\(format)"))
            }
        }
    }

    @Test func `source is read without options as well`() throws {
        try Scratch.with { scratch in
            let source = Project.path("Samples/items/Sources")
            let first = try Coordviz.run(["render", source, "-o", scratch.path("a.json"), "-q"])
            let second = try Coordviz.run(["render", source, "--output", scratch.path("b.json"), "--screens", "-q"])
            #expect(first.status == 0 && second.status == 0, "\(first.messages)\(second.messages)")
            #expect(try scratch.read("a.json") == scratch.read("b.json"))
        }
    }

    @Test func `what is wrong is told as ever`() throws {
        try Scratch.with { scratch in
            // An extension without a format, an option in the place of a path, and one word too many.
            for arguments in [["-o", scratch.path("a.gif")], ["-o", "--quiet"], ["-o", scratch.path("a.svg"), "-x"]] {
                let run = try Coordviz.run(["render", Project.racing] + arguments)
                #expect(run.status == 64 && run.messages.contains("rror: "), "\(arguments): \(run.messages)")
            }
            let missing = try Coordviz.run(["render", scratch.path("no.json"), "-o", scratch.path("a.svg")])
            #expect(missing.status == 2 && missing.messages.contains("no.json"))
            #expect(try scratch.names() == [])
        }
    }
}
