import CoordinatorAnalysis
import CoordinatorModel
import Testing
import TreeFixtures

@Suite struct PropagationPropertyTests {
    /// 10 × 400 random trees; a failure names its seed.
    @Test(arguments: 0..<10)
    func theWalkAgreesWithWalkingEveryPathLiterally(block: UInt64) {
        for seed in (block * 1_000)..<(block * 1_000 + 400) {
            var generator = SplitMix64(seed: seed)
            let tree = CoordinatorTree.random(using: &generator)
            let traced = Propagation(tree).journeys.map { journey in
                let stops = Array(journey.stops)
                return NaiveTravel.Result(
                    emitter: journey.emitter, position: journey.position, path: journey.path,
                    stops: stops.map(\.place), positions: stops.map(\.position), outcome: journey.outcome)
            }
            let naive = NaiveTravel(tree: tree).results()
            let agree = Set(traced) == Set(naive) && traced.count == naive.count
            #expect(agree, "seed \(seed)")
            if !agree { return }
        }
    }

    @Test func theRandomTreesHoldEveryOutcomeAndReferences() {
        var outcomes: Set<Journey.Outcome> = []
        var hops = 0
        for seed in 0..<200 as Range<UInt64> {
            var generator = SplitMix64(seed: seed)
            for journey in Propagation(CoordinatorTree.random(using: &generator)).journeys {
                outcomes.insert(journey.outcome)
                hops += journey.hops.count
            }
        }
        #expect(outcomes == Set(Journey.Outcome.allCases))
        #expect(hops > 100)
    }
}
