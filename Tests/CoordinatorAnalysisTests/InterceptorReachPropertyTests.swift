import CoordinatorModel
import Testing
import TreeFixtures

@testable import CoordinatorAnalysis

@Suite struct InterceptorReachPropertyTests {
    /// Dead and shadowed interceptors depend on which interceptors are offered an event: the literal version must name the same.
    @Test func theClaimsThatAreAskedAreThoseOfTheLiteralTelling() {
        for seed in 20_000..<21_000 as Range<UInt64> {
            var generator = SplitMix64(seed: seed)
            let tree = CoordinatorTree.random(using: &generator)
            let propagation = Propagation(tree)
            let context = RuleContext(propagation, configuration: RuleConfiguration())
            var naive: Set<[Int]> = []
            for result in NaiveTravel(tree: tree).results() {
                for (place, position) in zip(result.stops, result.positions) {
                    naive.insert([place.coordinator] + place.screens + [-1, position])
                }
            }
            var offered: Set<[Int]> = []
            for (index, interceptor) in propagation.store.places.interceptors.enumerated()
            where context.reach.isReached[index] {
                let place = propagation.store.places.place(interceptor.place)
                guard context.isAttached[place.coordinator] else { continue }
                offered.insert([place.coordinator] + place.screens + [-1, Int(interceptor.position)])
            }
            #expect(offered == naive, "seed \(seed)")
            if offered != naive { return }
        }
    }

    @Test func aClaimIsDeadWhereNoEventOfItsOwnIsEmittedBelow() {
        for seed in 30_000..<31_000 as Range<UInt64> {
            var generator = SplitMix64(seed: seed)
            let tree = CoordinatorTree.random(using: &generator)
            let store = Propagation(tree).store
            let context = RuleContext(Propagation(tree), configuration: RuleConfiguration())
            var hasEmissionBelow: Set<[Int]> = []
            // Every interceptor on the whole path: all are made to observe only.
            for result in NaiveTravel(tree: tree.lookingOnly()).results() {
                let event = tree.emits(at: result.emitter)[result.position].event
                let places =
                    (0...result.emitter.screens.count).map {
                        Place(
                            coordinator: result.emitter.coordinator, screens: Array(result.emitter.screens.prefix($0)))
                    } + result.path.dropFirst().map { Place(coordinator: $0) }
                for place in places {
                    for (position, interceptor) in tree.intercepts(at: place).enumerated()
                    where interceptor.intercepts(event) {
                        hasEmissionBelow.insert([place.coordinator] + place.screens + [-1, position])
                    }
                }
            }
            for (index, interceptor) in store.places.interceptors.enumerated() {
                let place = store.places.place(interceptor.place)
                guard context.isAttached[place.coordinator] else { continue }
                let key = [place.coordinator] + place.screens + [-1, Int(interceptor.position)]
                let agree = (context.reach.traceBelow[index] >= 0) == hasEmissionBelow.contains(key)
                #expect(agree, "seed \(seed)")
                if !agree { return }
            }
        }
    }
}

extension CoordinatorTree {
    fileprivate func lookingOnly() -> CoordinatorTree {
        var tree = self
        for index in tree.coordinators.indices {
            for position in tree.coordinators[index].intercepts.indices {
                tree.coordinators[index].intercepts[position].consumes = .never
            }
        }
        return tree
    }
}
