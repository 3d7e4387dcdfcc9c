import CoordinatorAnalysis
import CoordinatorModel
import Testing

/// Events that do not bubble: closures, delegates, steps.
@Suite struct DeliveryTests {
    /// `App` over `Flow` over `Details`, whose screen emits.
    private func outcomes(
        _ emission: Emission, app: [Interceptor] = [], flow: [Interceptor] = [], details: [Interceptor] = []
    ) -> (outcome: Journey.Outcome, stops: [Int]) {
        var tree = CoordinatorTree()
        let root = tree.addRoot(Coordinator(type: "App", intercepts: app))
        let middle = tree.addChild(Coordinator(type: "Flow", intercepts: flow), to: root, presentation: "show")
        tree.addChild(
            Coordinator(type: "Details", screens: [Screen(type: "View", emits: [emission])], intercepts: details),
            to: middle, presentation: "push")
        let journey = Propagation(tree).journeys[0]
        return (journey.outcome, journey.stops.map(\.place.coordinator))
    }

    private let looks = Interceptor(event: "E.x", consumes: .never)
    private let takes = Interceptor(event: "E.x")

    @Test func whatIsWiredToNoneIsLostWhateverInterceptorsStandOnItsPath() {
        let unwired = Emission(event: "E.x", heard: .never, delivery: .direct)
        let result = outcomes(unwired, app: [takes], flow: [Interceptor(event: "E.*")], details: [takes])
        #expect(result == (.unhandled, []))
        #expect(outcomes(Emission(event: "E.x", delivery: .direct), app: [takes]) == (.consumed, [0]))
    }

    @Test func aDirectEventIsReceivedByTheNearestAlone() {
        let direct = Emission(event: "E.x", delivery: .direct)
        #expect(outcomes(direct, app: [takes], flow: [looks]) == (.observed, [1]))
        #expect(outcomes(Emission(event: "E.x"), app: [takes], flow: [looks]) == (.consumed, [1, 0]))
        #expect(outcomes(direct, app: [takes], flow: [Interceptor(event: "E.*", consumes: .never)]) == (.observed, [1]))
        #expect(outcomes(direct) == (.unhandled, []))
    }

    @Test func aStepIsOfferedToItsOwnCoordinatorAndToTheParentOfOneThatHandsItOn() {
        let step = Emission(event: "E.x", delivery: .stepped)
        #expect(outcomes(step, app: [takes], flow: [takes]) == (.unhandled, []))
        #expect(outcomes(step, app: [takes], flow: [takes], details: [looks]) == (.consumed, [2, 1]))
        #expect(outcomes(step, app: [takes], details: [looks]) == (.observed, [2]))
        #expect(
            outcomes(step, app: [takes], flow: [Interceptor(event: "E.*", consumes: .never)], details: [looks])
                == (.consumed, [2, 1, 0]))
    }

    /// `App` over `Flow`, which emits a step for its parent.
    private func forwarded(app: [Interceptor], flow: [Interceptor]) -> (outcome: Journey.Outcome, rules: [String]) {
        var step = Emission(event: "E.x", delivery: .stepped)
        step.extensions["x-to-parent"] = .bool(true)
        var tree = CoordinatorTree()
        let root = tree.addRoot(Coordinator(type: "App", kind: .container, intercepts: app))
        tree.addChild(Coordinator(type: "Flow", emits: [step], intercepts: flow), to: root, presentation: "show")
        return (Propagation(tree).journeys[0].outcome, Analysis(tree).findings.map(\.rule))
    }

    @Test func aStepForTheParentIsNotOfferedToTheFlowThatForwardsIt() {
        let dropped = forwarded(app: [], flow: [looks])
        #expect(dropped.outcome == .unhandled)
        // What hands it on has a use.
        #expect(dropped.rules == ["unhandled-event"])
        #expect(forwarded(app: [], flow: [takes]).outcome == .unhandled)
        #expect(forwarded(app: [takes], flow: [looks]).outcome == .consumed)
        #expect(forwarded(app: [looks], flow: [looks]).outcome == .observed)
    }

    @Test func aLossOfOneObjectIsAFinding() {
        var tree = CoordinatorTree()
        let app = tree.addRoot(Coordinator(type: "App", intercepts: [Interceptor(event: "View.onX")]))
        for heard in [nil, Emission.Heard.never] {
            let emission = Emission(event: "View.onX", heard: heard, delivery: .direct)
            tree.addChild(
                Coordinator(type: heard == nil ? "Wired" : "Bare", screens: [Screen(type: "View", emits: [emission])]),
                to: app, presentation: "show")
        }
        let lost = Analysis(tree).findings.filter { $0.rule == "unhandled-event" }
        #expect(lost.map(\.coordinator) == ["Bare"])
    }
}
