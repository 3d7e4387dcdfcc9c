import CommandRuns
import CoordinatorModel
import Foundation
import Testing
import TreeFixtures

/// What `coordviz docs` writes about the samples.
@Suite(.mayDraw) struct DocsPagesTests {
    @Test(arguments: Project.samples)
    func `a sample's documentation is up to date: make samples renews it`(sample: String) throws {
        let run = try Coordviz.run([
            "docs", Project.path("Samples/\(sample)/tree.json"), "-o", Project.path("docs/samples/\(sample)"),
            "--check",
        ])
        #expect(run.status == 0, "\(run.text)")
    }

    @Test(arguments: Project.samples)
    func `every link of a sample's documentation leads to a file and an anchor that is there`(sample: String) throws {
        let walk = LinkWalk(folder: URL(fileURLWithPath: Project.path("docs/samples/\(sample)")))
        #expect(try walk.broken() == [])
        #expect(try walk.count() > 10)
    }

    @Test func `a walk along links finds those that lead nowhere`() throws {
        try Scratch.with { scratch in
            try scratch.write(
                "[a](b.md) [c](index.md#gone) <a id=\"x\"></a> [d](#x) [e](https://example.com)", "index.md")
            #expect(try LinkWalk(folder: scratch.folder).broken() == ["index.md: b.md", "index.md: index.md#gone"])
        }
    }

    @Test func `the index names the screen that each coordinator wraps, and counts the others`() throws {
        let index = String(
            decoding: try Project.bytes("docs/samples/racing/index.md"), as: UTF8.self)
        let rows = index.split(separator: "\n").map(String.init)
        let splash = try #require(rows.first { $0.hasPrefix("| [SplashCoordinator]") })
        #expect(splash.contains("| <code>SplashViewController</code> |"))
        #expect(rows.contains { $0.contains("<code>ProfileViewController</code> and 1 more") })
        try Scratch.with { scratch in
            _ = try DocsRun.run(scratch, Array(#"{ "version": 1, "root": { "type": "App" } }"#.utf8))
            let index = String(decoding: try scratch.read("nav/index.md"), as: UTF8.self)
            #expect(index.contains("| [App](coordinators/App.md) | coordinator | – |"))
        }
    }
}
