import CoordinatorModel
import Testing

@testable import CoordinatorDiagram

/// A tidy tree is compact, in the order of its branches, and begins where its root does.
@Suite struct TidyTreeTests {
    private func starts(_ parents: [Int?], extents: [Double]? = nil) -> [Double] {
        TidyTree.starts(
            of: SlotForest(
                parents: parents, extents: extents ?? parents.map { _ in 10 }, separation: 2, treeSeparation: 5))
    }

    @Test func `a parent begins where its first child does`() {
        #expect(starts([nil, 0, 0, 0]) == [0, 0, 12, 24])
        #expect(starts([nil, 0, 0]) == [0, 0, 12])
    }

    @Test func `a chain is straight`() { #expect(starts([nil, 0, 1, 2]) == [0, 0, 0, 0]) }

    @Test func `children larger than their parent, and the other way round`() {
        #expect(starts([nil, 0], extents: [4, 10]) == [0, 0])
        #expect(starts([nil, 0], extents: [10, 4]) == [0, 0])
    }

    @Test func `subtrees move together where they are narrow`() {
        // The second child has none of its own, so the third's need no room beside it.
        let places = starts([nil, 0, 0, 0, 3, 3, 3])
        #expect(places[2] - places[1] == 12)
        #expect(places[3] - places[2] == 12)
        #expect(places[4] == places[3])
    }

    @Test func `deep subtrees keep apart however deep they meet`() {
        // Two children, each of which widens on its third level.
        let places = starts([nil, 0, 0, 1, 2, 3, 3, 4, 4])
        #expect(places[7] - places[6] == 12)
        #expect(places[2] - places[1] == 24)
    }

    @Test func `trees follow one another`() { #expect(starts([nil, nil, nil]) == [0, 15, 30]) }

    @Test func `no tree needs no room`() { #expect(starts([]) == []) }
}
