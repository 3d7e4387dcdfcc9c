import CoordinatorModel

/// An event is lost: nobody on the way from its emitter to the root claims it.
enum UnhandledEvent: Rule {
    static let manual = RuleManual(
        id: "unhandled-event", severity: .error,
        summary: "an event is emitted, and nobody on its path claims it",
        explanation: """
            An event is offered to the screen that emits it, to the screens around it, to their coordinator, and to \
            each coordinator above, up to the root. Where none of them claims it, it vanishes at the root without a \
            trace: the button does nothing.

            Whether that happens depends on the path and not on the type. The same coordinator may be safe under one \
            parent and lose its event under another, so the rule reports once for each event, emitter and path. An \
            event that is lost on very many paths is reported on the first of them, and the last report tells how \
            many more there are.
            """,
        firing: RuleExample(
            """
            { "version": 1, "root": {
                "type": "AppCoordinator", "kind": "container",
                "branches": [{ "presentation": "root", "child": {
                  "type": "TeamsCoordinator",
                  "screens": [{ "type": "TeamsViewController", "emits": ["AppEvents.Teams.didSelect"] }] } }] } }
            """),
        clean: RuleExample(
            """
            { "version": 1, "root": {
                "type": "AppCoordinator", "kind": "container", "intercepts": ["AppEvents.Teams.didSelect"],
                "branches": [{ "presentation": "root", "child": {
                  "type": "TeamsCoordinator",
                  "screens": [{ "type": "TeamsViewController", "emits": ["AppEvents.Teams.didSelect"] }] } }] } }
            """),
        remedy: """
            Intercept the event in a coordinator on the path, most often the one that knows where to go next. If it \
            is caught off the path, by a view model or a service, record that as an interceptor of the emitter with \
            `by`. If nobody needs it, remove the emission.
            """)

    static func check(_ context: RuleContext, report: (Diagnosis) -> Void) {
        let store = context.store
        var losses = PathLimit(context.configuration.maximumPathsPerEmission, emissions: store.places.emissions.count)
        for index in 0..<store.attachedTraces where isLost(store.traces[index]) {
            losses.count(store.traces[index].emission)
        }
        var claimants = Claimants(store)
        for group in AlikeTraces(store, where: isLost) {
            // One of several emissions stands for all; best one that nobody asked to ignore.
            let journeys = group.map { Journey(store: store, trace: store.traces[$0]) }
            guard losses.mayReport(store.traces[group[0]].emission),
                let journey = journeys.first(where: { $0.emission.ignores.isEmpty }) ?? journeys.first
            else { continue }
            var diagnosis = EventDiagnosis.make(journey, in: context)
            let emitter = diagnosis.emitter ?? ""
            let root = context.type(of: journey.root)
            diagnosis.message =
                emitter == root
                ? "\(journey.event) is lost: \(root) emits it, and does not intercept it"
                : "\(journey.event) is lost: nobody from \(emitter) up to \(root) intercepts it"
            diagnosis.notes += EventDiagnosis.otherPlaces(journeys, but: journey)
            if let more = losses.note(store.traces[group[0]].emission) { diagnosis.notes.append(more) }
            diagnosis.hint =
                journey.emission.missingWiring
                ?? claimants.hint(for: store.places.emissions[Int(journey.trace.emission)].name)
            report(diagnosis)
        }
        if context.propagation.isTruncated { checkUntraced(context, losses, report) }
    }

    /// Where there are too many paths to walk, an event may be lost on one that was not walked. It is reported once.
    private static func checkUntraced(_ context: RuleContext, _ losses: PathLimit, _ report: (Diagnosis) -> Void) {
        let places = context.store.places
        var search = LossSearch(context.store, descents: context.descents)
        let untraced = places.emissions.indices.filter { !losses.hasCounted($0) }
            .sorted { (places.emissions[$0].name, $0) < (places.emissions[$1].name, $1) }
        for index in untraced {
            guard let path = search.path(of: places.emissions[index]), let root = path.first else { continue }
            let place = places.place(places.emissions[index].place)
            let (event, emitter) = (places.names.names[Int(places.emissions[index].name)], context.tree.type(at: place))
            report(
                Diagnosis(
                    subject: .emission(place, position: Int(places.emissions[index].position)),
                    message: "\(event) is lost: nobody from \(emitter) up to \(context.type(of: root)) intercepts it",
                    event: event, emitter: emitter, coordinators: path,
                    notes: ["references make too many paths to trace; this is a shortest one on which it is lost"]))
        }
    }

    private static func isLost(_ trace: JourneyTracer.Trace) -> Bool { trace.exact < 0 && trace.wildcard < 0 }
}

extension Emission {
    /// What extraction says of an output or a delegate that nobody catches: who conforms and is not assigned, who is
    /// assigned and does not conform.
    fileprivate var missingWiring: String? {
        guard case .string(let reason)? = extensions["x-wiring"] else { return nil }
        return reason
    }
}

/// Who claims an event somewhere in the tree, for the hint that a lost one is claimed, but not on its path.
private struct Claimants {
    private let store: JourneyStore
    private var firstClaims: [Int32] = []
    /// Changed in place: a `lazy` one would be copied with all its answers for each.
    private var suggestions = NameSuggestions([])

    init(_ store: JourneyStore) { self.store = store }

    mutating func hint(for name: Int32) -> String? {
        if firstClaims.isEmpty {
            firstClaims = [Int32](repeating: -1, count: store.places.names.names.count)
            for (index, claim) in store.places.claims.enumerated().reversed() {
                firstClaims[Int(claim.name)] = Int32(index)
            }
            suggestions = NameSuggestions(
                zip(store.places.names.names, firstClaims).filter { $1 >= 0 }.map(\.0))
        }
        let wildcard = store.places.wildcards[Int(name)]
        let claim = firstClaims[Int(name)] >= 0 || wildcard < 0 ? firstClaims[Int(name)] : firstClaims[Int(wildcard)]
        guard claim >= 0 else { return suggestions.hint(for: store.places.names.names[Int(name)]) }
        let place = store.places.place(store.places.claims[Int(claim)].place)
        return "\(store.tree.type(at: place)) intercepts it, but does not stand on this path"
    }
}
