import Testing

@testable import CoordinatorDiagram

/// Names become ids, each given out once.
@Suite struct SlugTests {
    @Test func `letters, digits and underscores stay, all else is a dash`() {
        var slugs = Slugs()
        #expect(slugs.slug("c-", "Teams_Details2") == "c-Teams_Details2")
        #expect(slugs.slug("c-", "Teams/Details#2") == "c-Teams-Details-2")
        #expect(slugs.slug("", "a  <b>é") == "a-b-")
        #expect(slugs.slug("x", "") == "x")
    }

    @Test func `the same name twice is numbered`() {
        var slugs = Slugs()
        #expect((0..<3).map { _ in slugs.slug("c-", "A") } == ["c-A", "c-A--2", "c-A--3"])
        #expect(slugs.slug("r-", "A") == "r-A")
    }

    @Test func `no name can be another's number`() {
        var slugs = Slugs()
        let names = ["A", "A--2", "A", "A-2", "A#2", "A##2", "A", "A--2"]
        let given = names.map { slugs.slug("c-", $0) }
        #expect(Set(given).count == names.count, "\(given)")
    }

    @Test func `long names are cut, and still distinct`() {
        var slugs = Slugs()
        let long = String(repeating: "a", count: 100_000)
        let (one, other) = (slugs.slug("c-", long + "x"), slugs.slug("c-", long + "y"))
        #expect(one != other)
        #expect(one.utf8.count < 100)
    }
}
