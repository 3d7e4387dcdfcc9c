import CoordinatorModel
import Testing
import TreeFixtures

@testable import TreeComparison

/// What is reported as different is all that is different: it makes the new tree of the old one.
@Suite struct EditTests {
    private func expectReproduced(
        _ old: CoordinatorTree, _ new: CoordinatorTree, _ sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let comparison = Comparison(from: old, to: new)
        #expect(old.applying(comparison.edits).json() == new.json(), sourceLocation: sourceLocation)
    }

    @Test(arguments: 0..<200 as Range<UInt64>)
    func `random edits of a tree are found, and lead from the old one to the new one`(seed: UInt64) {
        var random = RandomTree(seed: seed)
        let old = random.tree()
        var edited = EditedTree(old, seed: seed)
        edited.edit(times: 1 + Int(seed % 12))
        expectReproduced(old, edited.tree)
        expectReproduced(edited.tree, old)
    }

    @Test(arguments: 0..<100 as Range<UInt64>)
    func `even trees that have nothing to do with each other are led from one to the other`(seed: UInt64) {
        var (one, other) = (RandomTree(seed: seed), RandomTree(seed: seed + 1000))
        expectReproduced(one.tree(), other.tree())
    }

    @Test(arguments: 0..<50 as Range<UInt64>)
    func `a tree does not differ from itself`(seed: UInt64) throws {
        var random = RandomTree(seed: seed)
        let tree = random.tree()
        #expect(Comparison(from: tree, to: tree).edits == [])
        let again = try CoordinatorTree(json: tree.json(), file: "tree.json")
        #expect(Comparison(from: tree, to: again).edits == [])
    }

    @Test func `steps may be applied in any order`() {
        for seed in 0..<20 as Range<UInt64> {
            var random = RandomTree(seed: seed)
            let old = random.tree()
            var edited = EditedTree(old, seed: seed)
            edited.edit(times: 8)
            let edits = Comparison(from: old, to: edited.tree).edits
            #expect(old.applying(edits.reversed()).json() == edited.tree.json())
        }
    }

    @Test func `a difference only in which coordinators run is not a change of the app`() {
        #expect(!compare { $0.coordinators[teams].isStarted = true }.isDifferent)
        func running(_ isStarted: Bool) -> CoordinatorTree { app { $0.coordinators[teams].isStarted = isStarted } }
        #expect(!Comparison(from: running(true), to: app()).isDifferent)
        #expect(!Comparison(from: running(true), to: running(true)).isDifferent)
        #expect(Comparison(from: running(true), to: running(false)).isDifferent)
        expectReproduced(app(), running(false))
    }

    @Test func `text that only looks the same is a difference`() {
        var (old, new) = (CoordinatorTree(), CoordinatorTree())
        old.addRoot(Coordinator(type: "Caf\u{E9}"))
        new.addRoot(Coordinator(type: "Cafe\u{301}"))
        expectReproduced(old, new)
        #expect(Comparison(from: old, to: new).isDifferent)
    }

    @Test func `a chain of 200,000 coordinators is compared`() {
        var old = CoordinatorTree()
        var last = old.addRoot(Coordinator(type: "Root", kind: .container))
        for number in 1..<200_000 {
            last = old.addChild(Coordinator(type: "Step\(number)", kind: .navigation), to: last, presentation: "push")
        }
        var new = old
        new.addChild(Coordinator(type: "End"), to: last, presentation: "push")
        let comparison = Comparison(from: old, to: new)
        #expect(comparison.edits.count == 1)
        #expect(comparison.overlay.tree.coordinators.count == 200_001)
    }
}
