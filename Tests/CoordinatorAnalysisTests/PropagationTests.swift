import CoordinatorAnalysis
import CoordinatorModel
import Testing

@Suite struct PropagationTests {
    @Test func aScreensEventIsOfferedToItTheScreensAroundItItsCoordinatorAndUp() {
        let inner = Screen(
            type: "Inner", emits: [Emission(event: "E.x")], intercepts: [Interceptor(event: "E.x", consumes: .never)])
        let outer = Screen(
            type: "Outer", screens: [inner], intercepts: [Interceptor(event: "E.*", consumes: .sometimes)])
        var tree = CoordinatorTree()
        let app = tree.addRoot(
            Coordinator(type: "App", intercepts: [Interceptor(event: "E.x"), Interceptor(event: "E.*")]))
        tree.addChild(
            Coordinator(type: "Leaf", screens: [outer], intercepts: [Interceptor(event: "E.x", consumes: .never)]),
            to: app, presentation: "root")
        let journey = Propagation(tree).journeys[0]
        #expect(journey.emitter == Place(coordinator: 1, screens: [0, 0]))
        #expect(
            journey.stops.map(\.place) == [
                Place(coordinator: 1, screens: [0, 0]), Place(coordinator: 1, screens: [0]), Place(coordinator: 1),
                Place(coordinator: 0),
            ])
        #expect(journey.outcome == .consumed)
        #expect(journey.consumer?.interceptor.event == "E.x")
        #expect(journey.path == [1, 0])
    }

    @Test func aCoordinatorsOwnEventDoesNotComeByItsScreens() {
        var tree = CoordinatorTree()
        tree.addRoot(
            Coordinator(
                type: "App", screens: [Screen(type: "S", intercepts: [Interceptor(event: "x")])],
                emits: [Emission(event: "x")]))
        #expect(Propagation(tree).journeys.map(\.outcome) == [.unhandled])
    }

    @Test func theExactClaimSpeaksForThePlaceBeforeTheWildcard() {
        var tree = CoordinatorTree()
        tree.addRoot(
            Coordinator(
                type: "App", emits: [Emission(event: "E.x"), Emission(event: "E.y")],
                intercepts: [Interceptor(event: "E.*"), Interceptor(event: "E.x", consumes: .never)]))
        #expect(Propagation(tree).journeys.map(\.outcome) == [.observed, .consumed])
    }

    @Test func siblingsAreNotAsked() {
        var tree = CoordinatorTree()
        let app = tree.addRoot(Coordinator(type: "App"))
        tree.addChild(Coordinator(type: "A", emits: [Emission(event: "x")]), to: app, presentation: "root")
        tree.addChild(Coordinator(type: "B", intercepts: [Interceptor(event: "x")]), to: app, presentation: "root")
        #expect(Propagation(tree).journeys.map(\.outcome) == [.unhandled])
    }

    @Test func aSharedChildHasOneJourneyForEachPath() {
        var tree = CoordinatorTree()
        let app = tree.addRoot(Coordinator(type: "App"))
        let safe = tree.addChild(
            Coordinator(type: "Safe", intercepts: [Interceptor(event: "x")]), to: app, presentation: "root")
        let other = tree.addChild(Coordinator(type: "Other"), to: app, presentation: "root")
        let details = tree.addChild(
            Coordinator(type: "Details", emits: [Emission(event: "x")]), to: safe, presentation: "push")
        tree.addReference(to: details, from: other, presentation: "push")
        tree.addReference(to: details, from: other, presentation: "present")
        let journeys = Propagation(tree).journeys
        #expect(journeys.map(\.outcome) == [.consumed, .unhandled])
        #expect(journeys.map(\.path) == [[details, safe, app], [details, other, app]])
        #expect(journeys.map(\.hops) == [[], [ReferenceHop(child: details, parent: other, branch: 0)]])
    }

    /// Only a claim on the domain hears an event of which no more than the domain is known.
    @Test func anEmissionOfADomainIsAnEventAndAClaimOnOneIsNone() throws {
        let propagation = Propagation(
            try CoordinatorTree(
                """
                { "version": 1, "root": { "type": "App", "intercepts": ["D.*", "E.a", "F.*"],
                  "screens": [{ "type": "S", "emits": ["D.*", "E.*", ".*"] }] } }
                """))
        #expect(propagation.eventNames == [".*", "D.*", "E.*", "E.a"])
        let outcomes = propagation.journeys.map { "\($0.event) \($0.outcome)" }
        #expect(outcomes == ["D.* consumed", "E.* unhandled", ".* unhandled"])
    }
}
