import CoordinatorAnalysis
import CoordinatorModel
import Testing
import TreeFixtures

@Suite struct TruncationTests {
    @Test func noLostEventHidesBehindTheLimit() {
        var truncated = 0
        for seed in 40_000..<40_800 as Range<UInt64> {
            var generator = SplitMix64(seed: seed)
            let tree = CoordinatorTree.random(using: &generator)
            let propagation = Propagation(tree, referenceLimit: 1)
            if propagation.isTruncated { truncated += 1 }
            let found = Analysis(propagation).findings.filter { $0.rule == "unhandled-event" }
            let lost = NaiveTravel(tree: tree).results().filter { $0.outcome == .unhandled }
            // An event without an interceptor or listener is one finding, with all its emitters. What is lost for the
            // same reason is named beside it.
            let named = found.flatMap { [$0.event] + $0.related.map { $0.journey?.event } }.compactMap(\.self)
            let agree = Set(named) == Set(lost.map { event(of: $0, in: tree) })
            #expect(agree, "seed \(seed)")
            // Each path that is named is a real one.
            let paths = Set(lost.map { $0.path.reversed().map { tree.coordinators[$0].type } })
            #expect(found.allSatisfy { paths.contains($0.path) }, "seed \(seed)")
            if !agree { return }
        }
        #expect(truncated > 100)
    }

    private func event(of result: NaiveTravel.Result, in tree: CoordinatorTree) -> String {
        let emits = tree.screen(at: result.emitter)?.emits ?? tree.coordinators[result.emitter.coordinator].emits
        return emits[result.position].event
    }

    @Test func pathsByContainmentAreThereWhateverTheLimit() throws {
        let tree = try CoordinatorTree(
            """
            { "version": 1, "root": { "type": "App", "branches": [
                { "to": "B" }, { "child": { "type": "A", "emits": ["x"], "branches": [{ "to": "B" }] } },
                { "child": { "type": "B", "emits": ["x"], "branches": [{ "to": "A" }] } }] } }
            """)
        let propagation = Propagation(tree, referenceLimit: 0)
        #expect(propagation.journeys.map(\.path) == [[1, 0], [2, 0]])
        #expect(propagation.truncation?.firstUntaken == ReferenceHop(child: 2, parent: 1, branch: 0))
        #expect(Propagation(tree).journeys.count == 4)
        #expect(!Propagation(tree).isTruncated)
    }
}
