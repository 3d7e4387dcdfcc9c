import CoordinatorModel
import Testing
import TreeFixtures

@testable import CoordinatorDiagram

/// Ids tell elements apart, and stay what they are while the tree changes elsewhere.
@Suite struct IdentityTests {
    private func ids(_ diagram: Diagram) -> [String] {
        diagram.boxes.map(\.id) + diagram.branches.map { EdgeIdentities.branch(to: diagram.boxes[$0.child]) }
            + EdgeIdentities.of(diagram.flows, boxes: diagram.boxes)
    }

    @Test(arguments: 0..<40 as Range<UInt64>)
    func `all ids of a picture differ, and are made of what ids may hold`(seed: UInt64) throws {
        var random = RandomTree(seed: seed, largest: 40)
        let ids = ids(try diagram(random.tree()))
        #expect(Set(ids).count == ids.count)
        for id in ids {
            #expect(!id.isEmpty)
            #expect(
                id.utf8.allSatisfy {
                    $0 == 0x2D || $0 == 0x5F
                        || Character(Unicode.Scalar($0)).isLetter
                            && $0 < 0x80
                        || (0x30...0x39).contains($0)
                }, "\(id)")
        }
    }

    @Test func `ids stay when a sibling is added elsewhere`() throws {
        let before = try diagram(.racing)
        var tree = CoordinatorTree.racing
        tree.addChild(Coordinator(type: "Settings"), to: 0, presentation: "present")
        tree.coordinators[0].branches.insert(tree.coordinators[0].branches.removeLast(), at: 0)
        let after = try diagram(tree)
        #expect(after.titles[1] == "Settings")
        #expect(Set(ids(after)).subtracting(ids(before)) == ["c-Settings", "b-c-Settings"])
        #expect(Set(ids(before)).isSubset(of: ids(after)))
    }

    @Test func `names that differ only in what ids can't hold are numbered`() throws {
        var tree = CoordinatorTree()
        for type in ["A<B>", "A[B]", "日本", "中国"] { tree.addRoot(Coordinator(type: type)) }
        #expect(try diagram(tree).boxes.map(\.id) == ["c-A-B-", "c-A-B---2", "c-", "c---2"])
    }
}
