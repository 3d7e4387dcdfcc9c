import CommandRuns
import Foundation
import Testing

/// The page on which `coordviz docs` tells where every event goes, and the pictures of leaves.
@Suite(.mayDraw) struct DocsEventTableTests {
    /// The lines of a page about the page tests' shop.
    private func lines(of page: String, _ arguments: String..., folder: String = "nav") throws -> [String] {
        try Scratch.with { scratch in
            let shop = Project.path("Tests/PageTests/Browser/shop.json")
            let run = try Coordviz.run(["docs", shop, "-o", scratch.path(folder)] + arguments)
            #expect(run.status == 0, "\(run.messages)")
            return String(decoding: try scratch.read("\(folder)/\(page)"), as: UTF8.self)
                .split(separator: "\n").map(String.init)
        }
    }

    @Test func `every event has its rows in one table`() throws {
        let lines = try lines(of: "events.md")
        #expect(lines.filter { $0.hasPrefix("| Event | Emitted by | Passes | Ends |") }.count == 1)
        #expect(!lines.contains { $0.hasPrefix("##") })
        let rows = lines.filter { $0.hasPrefix("| ") }.dropFirst()
        #expect(rows.allSatisfy { $0.components(separatedBy: " | ").count == 4 }, "\(rows)")
        let events = rows.compactMap { $0.range(of: #"(?<=<code>)[A-Za-z.]+(?=</code>)"#, options: .regularExpression) }
        #expect(events.count == 6, "one name for each event")
    }

    @Test func `a row shows the emitter, the path, and the end`() throws {
        let rows = try lines(of: "events.md")
        func row(_ words: String...) -> Bool { rows.contains { row in words.allSatisfy(row.contains) } }
        #expect(row("<code>Auth.didLogOut</code>", "LoginViewController in ", "| – | consumed by [AppCoordinator]"))
        #expect(
            row("<code>Cart.didAdd</code>", "perhaps consumed by CartStore for [ShopCoordinator]", "leaves at [App"))
        #expect(row("<code>Search.didPick</code>", "| – | **lost**: no object up to [AppCoordinator]"))
        #expect(row("<code>Never.seen</code>", "| no coordinator that a root leads to | – | – |"))
        // The second emitter of an event doesn't name it again.
        #expect(row("|  | CartViewController in ", "**lost**"))
    }

    @Test func `lost events come first, then all others by name`() throws {
        let names = try lines(of: "events.md").compactMap { line in
            line.firstMatch(of: #/^\| .*<code>([A-Za-z.]+)</code>/#).map { String($0.1) }
        }
        #expect(names.prefix(2) == ["Auth.didExpire", "Search.didPick"])
        #expect(names.count == 6 && names.dropFirst(2).elementsEqual(names.dropFirst(2).sorted()), "\(names)")
    }

    @Test func `the pages begin with whether events are lost`() throws {
        #expect(try lines(of: "events.md")[1].hasPrefix("✕ 2 of 5 events are **lost**. [All coordinators]"))
        #expect(try lines(of: "index.md")[1].hasSuffix("✕ 2 of 5 events are **lost**."))
        let racing = String(decoding: try Project.bytes("docs/samples/racing/events.md"), as: UTF8.self)
        #expect(racing.contains("✓ All 7 events are consumed."))
    }

    @Test func `docc's table has no anchors`() throws {
        let lines = try lines(of: "Events.md", folder: "Nav.docc")
        #expect(lines.contains { $0.hasPrefix("| `Auth.didLogOut` |") })
        #expect(!lines.contains { $0.contains("<a ") || $0.contains("<br>") })
    }

    @Test func `a leaf has most of the width of its picture, and only its own way above it`() throws {
        let leaf = try String(
            decoding: Project.bytes("docs/samples/racing/images/TeamsDetailsCoordinator-light.svg"), as: UTF8.self)
        let width = try Self.span(of: leaf, group: "c-TeamsDetailsCoordinator")
        let all = try #require(leaf.firstMatch(of: #/viewBox="[-\d.]+ [-\d.]+ ([\d.]+)/#).flatMap { Double($0.1) })
        #expect(width > all * 0.5 && width < all, "\(width) of \(all)")
        // Of those above it stands what concerns it, and nothing else.
        #expect(leaf.contains(">Teams.*<") && !leaf.contains("Splash.didFinish") && !leaf.contains(">profile<"))
        let node = try String(
            decoding: Project.bytes("docs/samples/racing/images/TeamsCoordinator-light.svg"), as: UTF8.self)
        #expect(node.contains("c-TeamsListCoordinator"), "who presents others is shown with them")
    }

    /// How wide a group of a picture is: from the first to the last of its points.
    private static func span(of picture: String, group: String) throws -> Double {
        let start = try #require(picture.range(of: "<g id=\"\(group)\"")).upperBound
        let end = try #require(picture.range(of: "</g>", range: start..<picture.endIndex)).lowerBound
        let shapes = picture[start..<end].matches(of: #/ (?:d|points)="([^"]+)"/#).flatMap { match in
            match.1.matches(of: #/(-?[\d.]+),-?[\d.]+/#).compactMap { Double($0.1) }
        }
        return (shapes.max() ?? 0) - (shapes.min() ?? 0)
    }
}
