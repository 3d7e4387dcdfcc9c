import Foundation
import Testing

@testable import CoordinatorExtraction

/// Each dialect has a page for users, to which the overview links.
@Suite struct DialectPageTests {
    private static let docs = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("docs")

    @Test func eachDialectHasAPage() throws {
        let pages = try FileManager.default.contentsOfDirectory(
            atPath: Self.docs.appendingPathComponent("dialects").path)
        #expect(pages.sorted() == Dialect.allCases.map { "\($0.rawValue).md" }.sorted())
    }

    @Test(arguments: Dialect.allCases) func theOverviewLinksToIt(_ dialect: Dialect) throws {
        let name = dialect.rawValue
        let overview = try String(contentsOf: Self.docs.appendingPathComponent("dialects.md"), encoding: .utf8)
        #expect(overview.contains("| [`\(name)`](dialects/\(name).md) | "))
        let page = try String(contentsOf: Self.docs.appendingPathComponent("dialects/\(name).md"), encoding: .utf8)
        #expect(page.hasPrefix("# `\(name)`: "))
        #expect(page.contains("](../dialects.md)") && page.contains("`--dialect no-\(name)`"))
    }
}
