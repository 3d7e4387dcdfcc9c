import CommandRuns
import CoordinatorModel
import Foundation
import Testing
import TreeFixtures

/// `coordviz docs` keeps a folder in step with its tree, and touches nothing else.
@Suite(.mayDraw) struct DocsFolderTests {
    @Test func `the same tree makes the same folder, and a second run writes nothing`() throws {
        try Scratch.with { one in
            try Scratch.with { other in
                #expect(try DocsRun.run(one, DocsRun.racing()).status == 0)
                #expect(try DocsRun.run(other, DocsRun.racing()).status == 0)
                #expect(try DocsRun.files(one) == DocsRun.files(other))
                let date = try FileManager.default.attributesOfItem(atPath: one.path("nav/index.md"))[.systemFileNumber]
                #expect(try DocsRun.run(one, DocsRun.racing()).status == 0)
                let again = try FileManager.default.attributesOfItem(atPath: one.path("nav/index.md"))[
                    .systemFileNumber]
                #expect(date as? Int == again as? Int)
            }
        }
    }

    @Test func `a check names what is stale, and writes nothing`() throws {
        try Scratch.with { scratch in
            let none = try DocsRun.run(scratch, DocsRun.racing(), ["--check"])
            #expect(none.status == 1 && none.text.contains("nav/index.md: missing\n"))
            #expect(!FileManager.default.fileExists(atPath: scratch.path("nav")))
            _ = try DocsRun.run(scratch, DocsRun.racing())
            #expect(try DocsRun.run(scratch, DocsRun.racing(), ["--check"]).status == 0)
            let before = try DocsRun.files(scratch)
            let changed = try DocsRun.run(scratch, DocsRun.racingWithoutProfile(), ["--check"])
            #expect(changed.status == 1)
            let lines = changed.text.split(separator: "\n").map(String.init)
            #expect(lines.contains("nav/index.md: differs"))
            #expect(lines.contains("nav/images/overview-light.svg: differs"))
            #expect(lines.contains("nav/coordinators/ProfileCoordinator.md: is no longer needed"))
            #expect(!lines.contains { $0.contains("SplashCoordinator") })
            #expect(try DocsRun.files(scratch) == before)
            // A picture that a user has changed is out of date as well.
            try scratch.write("<svg/>", "nav/images/overview-dark.svg")
            #expect(
                try DocsRun.run(scratch, DocsRun.racing(), ["--check"]).text
                    == "nav/images/overview-dark.svg: differs\n")
        }
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/sys/kernel"), "only Linux has /sys"))
    func `a folder that can't be made is named as the user named it`() throws {
        let run = try Coordviz.run(["docs", "-", "-o", "/sys/nav"], input: DocsRun.racing())
        #expect(run.status == 2 && run.messages.hasPrefix("error: /sys/nav: "), "\(run.messages)")
        #expect(!run.messages.contains(".coordviz-"))
    }

    @Test func `pages of coordinators that are gone go, and what coordviz didn't write stays`() throws {
        try Scratch.with { scratch in
            _ = try DocsRun.run(scratch, DocsRun.racing())
            try scratch.write("mine", "nav/notes.md")
            try scratch.write("mine", "nav/coordinators/Mine.md")
            let run = try DocsRun.run(scratch, DocsRun.racingWithoutProfile())
            #expect(run.status == 0)
            let names = Set(try DocsRun.files(scratch).keys)
            #expect(names.isSuperset(of: ["notes.md", "coordinators/Mine.md", "index.md"]))
            #expect(!names.contains { $0.contains("ProfileCoordinator") })
            #expect(try DocsRun.run(scratch, DocsRun.racingWithoutProfile(), ["--check"]).status == 0)
        }
    }

    @Test func `a page that a user has changed is not removed`() throws {
        try Scratch.with { scratch in
            _ = try DocsRun.run(scratch, DocsRun.racing())
            try scratch.write("mine", "nav/coordinators/ProfileCoordinator.md")
            let run = try DocsRun.run(scratch, DocsRun.racingWithoutProfile())
            #expect(run.status == 0 && run.messages.contains("ProfileCoordinator.md was changed by hand"))
            #expect(try scratch.read("nav/coordinators/ProfileCoordinator.md") == Array("mine".utf8))
        }
    }

    @Test func `a file that is in the way stops it before anything is written`() throws {
        try Scratch.with { scratch in
            try FileManager.default.createDirectory(atPath: scratch.path("nav"), withIntermediateDirectories: true)
            try scratch.write("mine", "nav/events.md")
            let run = try DocsRun.run(scratch, DocsRun.racing())
            #expect(run.status == 2 && run.messages.contains("nav/events.md exists, and was not written by coordviz"))
            #expect(try DocsRun.files(scratch) == ["events.md": Array("mine".utf8)])
        }
    }

    @Test func `a list of files that a user has changed reaches no file outside`() throws {
        try Scratch.with { scratch in
            _ = try DocsRun.run(scratch, DocsRun.racing())
            try scratch.write("mine", "precious.md")
            let list = String(decoding: try scratch.read("nav/.coordviz-docs"), as: UTF8.self)
            let digest = "0000000000000000"
            let lines = ["../precious.md", "/etc/passwd", "coordinators/../../precious.md", ".git/config", "x.sh"]
            try scratch.write(list + lines.map { "\(digest) - \($0)\n" }.joined(), "nav/.coordviz-docs")
            #expect(try DocsRun.run(scratch, DocsRun.racing()).status == 0)
            #expect(try scratch.read("precious.md") == Array("mine".utf8))
        }
    }

    @Test func `folders that are links are refused`() throws {
        try Scratch.with { scratch in
            try FileManager.default.createDirectory(atPath: scratch.path("nav"), withIntermediateDirectories: true)
            try FileManager.default.createDirectory(atPath: scratch.path("other"), withIntermediateDirectories: true)
            try FileManager.default.createSymbolicLink(
                atPath: scratch.path("nav/images"), withDestinationPath: "../other")
            #expect(try DocsRun.run(scratch, DocsRun.racing()).status == 2)
            #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path("other")) == [])
        }
    }

    @Test func `the block in a readme is renewed, and all else in it stays`() throws {
        try Scratch.with { scratch in
            let old = "# Mine\r\n\n<!-- coordviz:begin -->\nold\n<!-- coordviz:end -->\n\nthe end"
            try scratch.write(old, "README.md")
            #expect(
                try DocsRun.run(scratch, DocsRun.racing(), ["--insert", "README.md", "--check"]).text.contains(
                    "README.md: the block"))
            #expect(try DocsRun.run(scratch, DocsRun.racing(), ["--insert", "README.md"]).status == 0)
            let text = String(decoding: try scratch.read("README.md"), as: UTF8.self)
            #expect(text.hasPrefix("# Mine\r\n\n<!-- coordviz:begin -->\n\n<picture>"))
            #expect(text.hasSuffix("\n<!-- coordviz:end -->\n\nthe end"))
            #expect(text.contains("src=\"nav/images/overview-light.svg\"") && !text.contains("old"))
            #expect(try DocsRun.run(scratch, DocsRun.racing(), ["--insert", "README.md", "--check"]).status == 0)
        }
    }

    @Test(arguments: ["no markers", "<!-- coordviz:end -->\n<!-- coordviz:begin -->", "<!-- coordviz:begin -->"])
    func `a readme without a place for the block is an error, and nothing is written`(text: String) throws {
        try Scratch.with { scratch in
            try scratch.write(text, "README.md")
            #expect(try DocsRun.run(scratch, DocsRun.racing(), ["--insert", "README.md"]).status == 2)
            #expect(try scratch.names() == ["README.md"])
        }
    }
}
