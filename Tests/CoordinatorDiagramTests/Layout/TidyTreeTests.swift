import CoordinatorModel
import Testing

@testable import CoordinatorDiagram

/// A tidy tree is balanced, compact, and in the order of its branches.
@Suite struct TidyTreeTests {
    private func middles(_ parents: [Int?], extents: [Double]? = nil) -> [Double] {
        TidyTree.middles(
            of: SlotForest(
                parents: parents, extents: extents ?? parents.map { _ in 10 }, separation: 2, treeSeparation: 5))
    }

    @Test func `a parent stands in the middle of its children`() {
        #expect(middles([nil, 0, 0, 0]) == [17, 5, 17, 29])
        #expect(middles([nil, 0, 0]) == [11, 5, 17])
    }

    @Test func `a chain is straight`() { #expect(middles([nil, 0, 1, 2]) == [5, 5, 5, 5]) }

    @Test func `children larger than their parent, and the other way round`() {
        #expect(middles([nil, 0], extents: [4, 10]) == [5, 5])
        #expect(middles([nil, 0], extents: [10, 4]) == [5, 5])
    }

    @Test func `subtrees move together where they are narrow`() {
        // The second child has none of its own, so the third's may reach beneath it.
        let places = middles([nil, 0, 0, 0, 3, 3, 3])
        #expect(places[2] - places[1] == 12)
        #expect(places[3] - places[2] == 12)
        #expect(places[5] == places[3])
    }

    @Test func `deep subtrees keep apart however deep they meet`() {
        // Two children, each of which widens on its third level.
        let places = middles([nil, 0, 0, 1, 2, 3, 3, 4, 4])
        #expect(places[7] - places[6] == 12)
        #expect(places[2] - places[1] == 24)
    }

    @Test func `trees follow one another`() { #expect(middles([nil, nil, nil]) == [5, 20, 35]) }

    @Test func `no tree needs no room`() { #expect(middles([]) == []) }
}
