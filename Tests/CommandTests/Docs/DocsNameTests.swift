import CommandRuns
import CoordinatorModel
import Foundation
import Testing
import TreeFixtures

/// Names are text in what `coordviz docs` writes, whatever they are.
@Suite(.mayDraw) struct DocsNameTests {
    @Test func `hostile names become neither markup nor links nor paths`() throws {
        try Scratch.with { scratch in
            let run = try DocsRun.run(
                scratch, DocsRun.hostileTree().json(), ["--source-url", "https://example.com/x/{file}#L{line}"])
            #expect(run.status == 0, "\(run.messages)")
            #expect(try scratch.names() == ["nav"])
            let files = try DocsRun.files(scratch)
            #expect(Set(files.keys.map { $0.lowercased() }).count == files.count)
            for (path, bytes) in files where path.hasSuffix(".md") {
                #expect(path.wholeMatch(of: /(coordinators\/)?[A-Za-z0-9_-]+\.md/) != nil, "\(path)")
                #expect(path.wholeMatch(of: /.*(con|nul)\.md/.ignoresCase()) == nil, "\(path)")
                let text = String(decoding: bytes, as: UTF8.self)
                for tag in text.matches(of: /<[^>]*>/).map({ String($0.output) }) {
                    #expect(tag.wholeMatch(of: Self.ownTag) != nil, "\(path): \(tag)")
                }
                for link in text.matches(of: /\]\(([^)]*)\)/).map({ String($0.output.1) }) {
                    let isOwn =
                        link.wholeMatch(of: /(\.\.\/)?(coordinators\/)?[A-Za-z0-9_-]+\.md(#[A-Za-z0-9_-]+)?/) != nil
                    let isSource = link.wholeMatch(of: /https:\/\/example\.com\/x\/[A-Za-z0-9._~%\/-]*#L1/) != nil
                    #expect(isOwn || isSource, "\(path): \(link)")
                }
            }
            #expect(try LinkWalk(folder: scratch.folder.appendingPathComponent("nav")).broken() == [])
        }
    }

    /// The tags that pages are made of.
    nonisolated(unsafe) private static let ownTag =
        /<\/?(code|picture)>|<br>|<a id="[A-Za-z0-9_-]+">|<\/a>|<!-- [^<>]* -->|<(source|img) [^<>]*>/

    @Test(arguments: ["javascript:alert({file})", "https://example.com/", "https://example.com/{file}\" x", "{file}"])
    func `an address of source that is none is wrong usage`(pattern: String) throws {
        #expect(try Coordviz.run(["docs", Project.racing, "-o", "nav", "--source-url", pattern]).status == 64)
    }
}
