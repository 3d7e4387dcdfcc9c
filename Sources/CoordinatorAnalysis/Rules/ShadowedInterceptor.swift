import CoordinatorModel

/// A claim on an event that is always consumed before it arrives.
enum ShadowedInterceptor: Rule {
    static let manual = RuleManual(
        id: "shadowed-interceptor", severity: .warning,
        summary: "a claim is never asked, because somebody below always consumes the event first",
        explanation: """
            The event is emitted below, and on every path somebody on the way returns `true` before it gets here: \
            the code behind the claim never runs. A claim on a wildcard is also shadowed when every event that \
            arrives is claimed by its own name at the same place, for the name speaks before the wildcard.
            """,
        firing: RuleExample(
            """
            { "version": 1, "root": {
                "type": "AppCoordinator", "kind": "container", "intercepts": ["AppEvents.Teams.didSelect"],
                "branches": [{ "presentation": "root", "child": {
                  "type": "TeamsCoordinator",
                  "emits": ["AppEvents.Teams.didSelect"], "intercepts": ["AppEvents.Teams.didSelect"] } }] } }
            """),
        clean: RuleExample(
            """
            { "version": 1, "root": {
                "type": "AppCoordinator", "kind": "container", "intercepts": ["AppEvents.Teams.didSelect"],
                "branches": [{ "presentation": "root", "child": {
                  "type": "TeamsCoordinator", "emits": ["AppEvents.Teams.didSelect"],
                  "intercepts": [{ "event": "AppEvents.Teams.didSelect", "consumes": "never" }] } }] } }
            """),
        remedy: """
            Remove the claim, or let the one below return `false` where the event is meant for both. If the one below \
            consumes only at times, record it as `sometimes`.
            """)

    static func check(_ context: RuleContext, report: (Diagnosis) -> Void) {
        let store = context.store
        let groups = ClaimGroups(context).groups {
            !context.reach.isAsked[$0] && context.reach.traceBelow[$0] >= 0
                // Where nobody at all is asked, the event is lost: that is said of the emission.
                && !store.isLost(store.traces[Int(context.reach.traceBelow[$0])])
        } unless: {
            context.reach.isAsked[$0]
        }
        for group in groups {
            let name = store.places.names.names[Int(store.places.claims[group[0]].name)]
            let journey = Journey(store: store, trace: store.traces[Int(context.reach.traceBelow[group[0]])])
            let before = shadow(of: group[0], in: journey, context)
            report(context.diagnosis(of: group) { "\($0) intercepts \(name), but is never asked: \(before)" })
        }
    }

    /// Why an event does not arrive at a claim.
    private static func shadow(of claim: Int, in journey: Journey, _ context: RuleContext) -> String {
        let place = context.store.places.place(context.store.places.claims[claim].place)
        if journey.trace.end > 0, journey.consumer == nil, let last = Array(journey.stops).last {
            return "\(journey.event) goes no further than \(context.tree.type(at: last.place))"
        }
        guard let consumer = journey.consumer, consumer.place != place else {
            return "another claim at the same place speaks for \(journey.event) before it"
        }
        let type = context.tree.type(at: consumer.place)
        return "\(consumer.interceptor.by ?? type) consumes \(journey.event) before"
    }
}
