import CoordinatorModel

/// An event was observed, but no object consumed it.
enum UnconsumedEvent: Rule {
    static let manual = RuleManual(
        id: "unconsumed-event", severity: .off,
        summary: "an event is intercepted, but no object on its path always consumes it",
        explanation: """
            An interceptor that returns `false` observes an event and lets it bubble. That is often intended: the \
            event is handled on its path and leaves at the root. A team that wants each event to be consumed turns \
            this rule on. An interceptor that consumes `sometimes` may or may not end the journey, so the rule fires \
            and says so.
            """,
        firing: RuleExample(
            """
            { "version": 1, "root": {
                "type": "AppCoordinator", "kind": "container",
                "intercepts": [{ "event": "AppEvents.Teams.didSelect", "consumes": "never" }],
                "branches": [{ "presentation": "root", "child": {
                  "type": "TeamsCoordinator", "emits": ["AppEvents.Teams.didSelect"] } }] } }
            """),
        clean: RuleExample(
            """
            { "version": 1, "root": {
                "type": "AppCoordinator", "kind": "container",
                "intercepts": [{ "event": "AppEvents.Teams.didSelect", "consumes": "always" }],
                "branches": [{ "presentation": "root", "child": {
                  "type": "TeamsCoordinator", "emits": ["AppEvents.Teams.didSelect"] } }] } }
            """),
        remedy: "Return `true` in the interceptor that does the work, or leave the rule off.")

    static func check(_ context: RuleContext, report: (Diagnosis) -> Void) {
        let store = context.store
        let groups = CauseGroups(store, where: store.isOnlyObserved) { trace in
            let emission = store.places.emissions[Int(trace.emission)]
            return CauseGroup.Key(name: emission.name, evidence: nil, place: emission.place)
        }
        for group in groups.groups {
            for traces in context.unsuppressed(group, rule: manual.id) {
                let shortest = context.shortest(of: traces)
                let journey = Journey(store: store, trace: store.traces[Int(shortest)])
                var diagnosis = EventDiagnosis.make(journey, in: context)
                diagnosis.message = message(journey, in: context)
                diagnosis.detail = group.isInherited ? nil : diagnosis.emitter
                EventDiagnosis.relate(&diagnosis, to: traces, but: shortest, group, in: context)
                report(diagnosis)
            }
        }
    }

    private static func message(_ journey: Journey, in context: RuleContext) -> String {
        // Two stops are enough for the message; on a long path there may be thousands.
        var iterator = journey.stops.makeIterator()
        var stops: [Stop] = []
        while stops.count < 3, let stop = iterator.next() { stops.append(stop) }
        let names = stops.prefix(2).map { stop in
            let type = context.tree.type(at: stop.place)
            return stop.interceptor.consumes == .sometimes ? "\(type) (which may consume it)" : type
        }
        let others = stops.count > 2 ? ", and others," : ""
        return "\(journey.event) is not consumed: \(names.joined(separator: " and "))\(others) observed it, "
            + "and no object always consumes it"
    }
}

extension JourneyStore {
    /// Whether the event has a stop, but none that always consumes it.
    fileprivate func isOnlyObserved(_ trace: JourneyTracer.Trace) -> Bool { trace.consumer < 0 && !isLost(trace) }
}
