import CommandRuns
import CoordinatorModel
import Foundation
import Testing
import TreeFixtures

/// The catalogs that `coordviz docs` writes for DocC.
@Suite(.mayDraw) struct DocsCatalogTests {
    /// Compiles a catalog, and returns what the compiler says.
    private func convert(_ catalog: URL, in scratch: Scratch) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [
            "docc", "convert", catalog.path, "--output-path", scratch.path("out.doccarchive"),
            "--fallback-display-name", "Navigation", "--fallback-bundle-identifier", "example.navigation",
            "--fallback-bundle-version", "1",
        ]
        let messages = try scratch.write([], "messages")
        process.standardOutput = try FileHandle(forWritingTo: messages)
        process.standardError = try FileHandle(forWritingTo: messages)
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        // It ends with an empty line even when it has nothing to say.
        return String(decoding: try scratch.read("messages"), as: UTF8.self)
            .trimmingCharacters(in: .whitespacesAndNewlines)
    }

    @Test(arguments: Project.drawnSamples)
    func `docc converts a sample's catalog without a warning`(sample: String) throws {
        try Scratch.with { (scratch) throws in
            let tree = Project.path("Samples/\(sample)/tree.json")
            #expect(try Coordviz.run(["docs", tree, "-o", scratch.path("Nav.docc")]).status == 0)
            #expect(try convert(scratch.folder.appendingPathComponent("Nav.docc"), in: scratch) == "")
        }
    }

    @Test func `docc takes hostile names for text`() throws {
        try Scratch.with { scratch in
            let run = try Coordviz.run(
                ["docs", "-", "-o", scratch.path("Nav.docc")], input: DocsRun.hostileTree().json())
            #expect(run.status == 0, "\(run.messages)")
            #expect(try convert(scratch.folder.appendingPathComponent("Nav.docc"), in: scratch) == "")
        }
    }

    @Test func `a catalog's folder is called like one, and has no block elsewhere`() throws {
        #expect(try Coordviz.run(["docs", Project.racing, "-o", "nav", "-f", "docc"]).status == 64)
        #expect(try Coordviz.run(["docs", Project.racing, "-o", "nav.docc", "--insert", "README.md"]).status == 64)
    }
}
