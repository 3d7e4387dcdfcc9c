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

            Whether that happens depends on the path and not on the type: the same coordinator may be safe under one \
            parent and lose its event under another. One cause is one finding, with the number of paths and a shortest \
            of them: an event that nobody in the whole app claims is reported once, one that is claimed elsewhere once \
            for each object that emits it in vain. `--all-paths` and `coordviz explain` tell the others.

            How much a loss weighs follows from the program itself. It is an *error* when the event bubbles, or is a \
            step, and nobody on the path claims it; when it is heard elsewhere and not here; when somebody was meant \
            to hear it. It is a *warning* when it goes through a closure, a delegate or a stream to which nobody in the \
            whole program listens, and a *note* when its own default does nothing, so that listening is optional. A \
            severity in the configuration is the most that a loss can weigh.

            Where most objects of a type lose what only few of them are wired for, that is one finding, and a warning \
            if it goes through a closure, a delegate or a stream.
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
        var isCounted = [Bool](repeating: false, count: store.places.emissions.count)
        var groups = CauseGroups(store, where: store.isLost) { trace in
            isCounted[Int(trace.emission)] = true
            return key(of: store.places.emissions[Int(trace.emission)], context)
        }
        groups.mergeWidespread(store, isLost: isCounted)
        groups.mergeChannels(store)
        var words = LossWords(context)
        for group in groups.groups {
            for traces in context.unsuppressed(group, rule: manual.id) { report(words.diagnosis(group, traces)) }
        }
        if context.propagation.isTruncated { checkUntraced(context, isCounted, report) }
    }

    /// The reason for which an emission is lost.
    private static func key(of entry: PlaceTable.EmissionEntry, _ context: RuleContext) -> CauseGroup.Key {
        let emission = context.tree.emits(at: context.store.places.place(entry.place))[Int(entry.position)]
        let evidence = LossEvidence(of: emission, isHeard: context.isClaimed[Int(entry.name)])
        return CauseGroup.Key(name: entry.name, evidence: evidence, place: evidence.isOfTheEvent ? -1 : entry.place)
    }

    /// Where there are too many paths to walk, an event may be lost on one that was not walked. It is reported once.
    private static func checkUntraced(_ context: RuleContext, _ isCounted: [Bool], _ report: (Diagnosis) -> Void) {
        let places = context.store.places
        var search = LossSearch(context.store, descents: context.descents)
        let untraced = places.emissions.indices.filter { !isCounted[$0] }
            .sorted { (places.emissions[$0].name, $0) < (places.emissions[$1].name, $1) }
        var told: Set<CauseGroup.Key> = []
        for index in untraced {
            let key = key(of: places.emissions[index], context)
            guard !told.contains(key), let path = search.path(of: places.emissions[index]), let root = path.first else {
                continue
            }
            told.insert(key)
            let place = places.place(places.emissions[index].place)
            let (event, emitter) = (places.names.names[Int(places.emissions[index].name)], context.tree.type(at: place))
            report(
                Diagnosis(
                    subject: .emission(place, position: Int(places.emissions[index].position)),
                    message: "\(event) is lost: nobody from \(emitter) up to \(context.type(of: root)) intercepts it",
                    event: event, emitter: emitter, coordinators: path, detail: key.place < 0 ? nil : emitter,
                    severity: key.evidence?.severity,
                    notes: ["references make too many paths to trace; this is a shortest one on which it is lost"]))
        }
    }
}
