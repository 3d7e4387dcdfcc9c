import Coordinators
import Testing

/// Nothing recurses over coordinators: these depths would overflow any stack.
@Suite @MainActor struct DepthTests {
    static let depth = 200_000

    final class Link: ContainerCoordinator<HeadlessScreen>, HasDependencies {
        var dependencies: AppDependencies?
        override func stop(with completion: @escaping @MainActor () -> Void) { super.stop(with: completion) }
        override func eventLeft(_ journey: EventJourney) {}
    }

    private func chain() -> (first: Link, last: Link) {
        let first = Link()
        var last = first
        for _ in 1..<Self.depth {
            let next = Link()
            last.root(next)
            last = next
        }
        return (first, last)
    }

    @Test func aDeepChainIsBuiltInjectedCrossedAndStopped() {
        let (first, last) = chain()
        let store = RacingStore()
        first.setDependencies(AppDependencies(store: store))
        #expect(last.dependencies?.store === store)
        #expect(last.emitEvent(Probe.ping).stops.count == Self.depth)
        var isComplete = false
        first.stop { isComplete = true }
        #expect(isComplete)
        #expect(last.parentCoordinator == nil)
        #expect(!last.isStarted)
    }

    @Test func aDeepChainIsFreedWithoutBeingStopped() {
        weak let last = chain().last
        #expect(last == nil)
    }
}
