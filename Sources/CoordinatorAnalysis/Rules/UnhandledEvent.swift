import CoordinatorModel

/// An event is lost: no object on the path from its emitter to the root intercepts it.
enum UnhandledEvent: Rule {
    static let manual = RuleManual(
        id: "unhandled-event", severity: .error,
        summary: "an event is emitted, and no object on its path intercepts it",
        explanation: """
            An event is offered to the screen that emits it, to the screens that embed that one, to their \
            coordinator, and to each coordinator above, up to the root. If none of them intercepts it, it is lost: \
            the button does nothing.

            This depends on the path and not on the type. The same coordinator may be safe under one parent and lose \
            its event under another. One cause is one finding, with the number of paths and a shortest one. An event \
            that no object in the app intercepts is reported once. An event that is intercepted elsewhere is \
            reported once for each object whose emission is lost. `--all-paths` and `coordviz explain` print the \
            other paths.

            The severity follows from what the program shows of its intent. It is an *error* if the event bubbles, \
            or is a step, and no object on the path intercepts it; if it is intercepted elsewhere but not here; or \
            if an object should intercept it and is not wired. It is a *warning* if the event goes through a \
            closure, a delegate or a stream that no object in the program intercepts. It is a *note* if the channel \
            has a default that does nothing, so that intercepting is optional, or if the source is too large to be \
            followed to its end, so that an object may intercept it in code that was not read. A severity in the \
            configuration is an upper limit.

            If most objects of a type lose an event and only a few are wired for it, that is one finding. It is a \
            warning if the event goes through a closure, a delegate or a stream. So is a closure that more than three \
            objects of a type go without, even if more of them are wired.
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
            Intercept the event in a coordinator on the path, usually the one that knows where to go next. If an \
            object off the path intercepts it, such as a view model or a service, record that as an interceptor of \
            the emitter with `by`. If the event is not needed, remove the emission.
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
        let evidence = LossEvidence(of: emission, isIntercepted: context.isIntercepted[Int(entry.name)])
        return CauseGroup.Key(name: entry.name, evidence: evidence, place: evidence.isOfTheEvent ? -1 : entry.place)
    }

    /// Where there are too many paths to walk, an event may be lost on one that was not walked. It is reported once.
    private static func checkUntraced(_ context: RuleContext, _ isCounted: [Bool], _ report: (Diagnosis) -> Void) {
        let places = context.store.places
        var search = LossSearch(context.store, descents: context.descents)
        let untraced = places.emissions.indices.filter { !isCounted[$0] }
            .sorted { (places.emissions[$0].name, $0) < (places.emissions[$1].name, $1) }
        var reported: Set<CauseGroup.Key> = []
        for index in untraced {
            let key = key(of: places.emissions[index], context)
            guard !reported.contains(key), let path = search.path(of: places.emissions[index]), let root = path.first
            else {
                continue
            }
            reported.insert(key)
            let place = places.place(places.emissions[index].place)
            let (event, emitter) = (places.names.names[Int(places.emissions[index].name)], context.tree.type(at: place))
            report(
                Diagnosis(
                    subject: .emission(place, position: Int(places.emissions[index].position)),
                    message:
                        "\(event) is lost: no object from \(emitter) up to \(context.type(of: root)) intercepts it",
                    event: event, emitter: emitter, coordinators: path, detail: key.place < 0 ? nil : emitter,
                    severity: key.evidence?.severity,
                    notes: ["references make too many paths to trace all; this is a shortest one on which it is lost"]))
        }
    }
}
