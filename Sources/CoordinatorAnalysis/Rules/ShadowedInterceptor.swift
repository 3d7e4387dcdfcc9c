import CoordinatorModel

/// An event is always consumed before it arrives at an interceptor of it.
enum ShadowedInterceptor: Rule {
    static let manual = RuleManual(
        id: "shadowed-interceptor", severity: .warning,
        summary: "an interceptor never receives its event, because an object below always consumes it first",
        explanation: """
            The event is emitted below, and on every path another object returns `true` before the event gets here: \
            the interceptor's code never runs. A wildcard is also shadowed if every event that arrives is \
            intercepted by its full name at the same place, because a full name takes precedence over a wildcard.

            It is not reported if the interceptor is a closure or delegate that is wired to one object: that object calls it, \
            whatever stands between. Extraction marks it with `"x-wired": true`. Nor is a handler that does nothing, or code \
            that intercepts several events (`default`) if one of them arrives.
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
            Remove the interceptor, or return `false` below if the event is meant for both. If the interceptor below \
            does not always consume the event, record it as `sometimes`.
            """)

    static func check(_ context: RuleContext, report: (Diagnosis) -> Void) {
        let store = context.store
        let groups = InterceptorGroups(context).groups {
            // An object calls the object that is wired to it directly; the objects between them are not offered the
            // event.
            !context.isWired($0) && !store.places.interceptors[$0].isEmpty && !context.reach.isReached[$0]
                && context.reach.traceBelow[$0] >= 0
                // If the event has no stop, it is lost, and that is reported for the emission.
                && !store.isLost(store.traces[Int(context.reach.traceBelow[$0])])
                // All subscribers of a stream receive its values.
                && !isDirect(store.traces[Int(context.reach.traceBelow[$0])], store)
        } unless: {
            context.reach.isReached[$0]
        }
        for group in groups {
            let name = store.places.names.names[Int(store.places.interceptors[group[0]].name)]
            let journey = Journey(store: store, trace: store.traces[Int(context.reach.traceBelow[group[0]])])
            let before = shadow(of: group[0], in: journey, context)
            report(context.diagnosis(of: group) { "\($0) intercepts \(name), but never receives it: \(before)" })
        }
    }

    private static func isDirect(_ trace: JourneyTracer.Trace, _ store: JourneyStore) -> Bool {
        Journey(store: store, trace: trace).emission.delivery == .direct
    }

    /// Why an event does not arrive at an interceptor.
    private static func shadow(of interceptor: Int, in journey: Journey, _ context: RuleContext) -> String {
        let place = context.store.places.place(context.store.places.interceptors[interceptor].place)
        if journey.trace.end > 0, journey.consumer == nil, let last = Array(journey.stops).last {
            return "\(journey.event) goes no further than \(context.tree.type(at: last.place))"
        }
        guard let consumer = journey.consumer, consumer.place != place else {
            return "another interceptor at the same place consumes \(journey.event) first"
        }
        let type = context.tree.type(at: consumer.place)
        return "\(consumer.interceptor.by ?? type) consumes \(journey.event) first"
    }
}
