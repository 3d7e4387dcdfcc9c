import CoordinatorModel
import Testing

@testable import TreeComparison

/// What becomes of events is compared path by path.
@Suite struct JourneyChangeTests {
    private func kinds(_ change: (inout CoordinatorTree) -> Void) -> [JourneyChange.Kind] {
        compare(change).journeys.map(\.kind)
    }

    @Test func `events do not change if no interceptor does`() {
        #expect(kinds { $0.addChild(Coordinator(type: "Help"), to: teams, presentation: "present") } == [])
        #expect(kinds { $0.coordinators[teams].intercepts = [Interceptor(event: "Other.event")] } == [])
        #expect(
            kinds { $0.coordinators[teams].intercepts = [Interceptor(event: "Teams.didSelect", consumes: .never)] }
                == [])
    }

    @Test func `an event without its interceptor is lost`() {
        #expect(kinds { $0.coordinators[root].intercepts = [] } == [.lost])
    }

    @Test func `a new emission without an interceptor is lost, and one with an interceptor is no news`() {
        #expect(kinds { $0.coordinators[details].emits = [Emission(event: "Teams.new")] } == [.lost])
        #expect(kinds { $0.coordinators[details].emits = [Emission(event: "Teams.didSelect")] } == [])
    }

    @Test func `a lost event with a new interceptor is intercepted`() {
        let old = app { $0.coordinators[root].intercepts = [] }
        #expect(Comparison(from: old, to: app()).journeys.map(\.kind) == [.intercepted])
        #expect(Comparison(from: old, to: old).journeys.isEmpty)
    }

    @Test func `a consumer nearer to the emitter consumes earlier, one farther up does not`() {
        #expect(kinds { $0.coordinators[teams].intercepts = [Interceptor(event: "Teams.*")] } == [.earlier])
        let old = app { $0.coordinators[teams].intercepts = [Interceptor(event: "Teams.*")] }
        #expect(Comparison(from: old, to: app()).journeys.map(\.kind) == [.elsewhere])
    }

    @Test func `a screen that consumes is nearer than its coordinator`() {
        let old = app { $0.coordinators[list].intercepts = [Interceptor(event: "Teams.didSelect")] }
        let new = app {
            $0.coordinators[list].intercepts = [Interceptor(event: "Teams.didSelect")]
            $0.coordinators[list].screens[0].intercepts = [Interceptor(event: "Teams.didSelect")]
        }
        #expect(Comparison(from: old, to: new).journeys.map(\.kind) == [.earlier])
    }

    @Test func `a consumer that only may consume makes it loose, and the other way round settled`() {
        let loose = app { $0.coordinators[root].intercepts[0].consumes = .sometimes }
        #expect(Comparison(from: app(), to: loose).journeys.map(\.kind) == [.loose])
        #expect(Comparison(from: loose, to: app()).journeys.map(\.kind) == [.settled])
    }

    @Test func `an emitter that has moved out of its consumer's reach has lost its event`() {
        let kinds = kinds { tree in
            tree.coordinators[teams].branches.removeFirst()
            tree.roots.append(list)
        }
        #expect(kinds == [.lost])
    }

    @Test func `each path counts: a coordinator that is presented in one more place may lose its event there`() {
        let comparison = compare { tree in
            let other = tree.addRoot(Coordinator(type: "OtherApp", kind: .container))
            tree.addReference(to: list, from: other, presentation: "push")
        }
        #expect(comparison.journeys.map(\.kind) == [.lost])
        #expect(comparison.journeys.first?.before == nil)
    }
}
