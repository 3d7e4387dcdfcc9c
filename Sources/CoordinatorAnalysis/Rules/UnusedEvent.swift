import CoordinatorModel

/// An event is declared, and nobody emits it.
enum UnusedEvent: Rule {
    static let manual = RuleManual(
        id: "unused-event", severity: .warning,
        summary: "an event is declared, and nobody emits it",
        explanation: """
            A declared event that no screen and no coordinator emits is dead weight, or its emission was lost in a \
            change. Emissions in unattached coordinators count.
            """,
        firing: RuleExample(
            """
            { "version": 1, "events": ["AppEvents.Teams.didSelect", "AppEvents.Teams.didReload"], "root": {
                "type": "AppCoordinator",
                "emits": ["AppEvents.Teams.didSelect"], "intercepts": ["AppEvents.Teams.*"] } }
            """),
        clean: RuleExample(
            """
            { "version": 1, "events": ["AppEvents.Teams.didSelect"], "root": {
                "type": "AppCoordinator",
                "emits": ["AppEvents.Teams.didSelect"], "intercepts": ["AppEvents.Teams.*"] } }
            """),
        remedy: "Remove the declaration, or emit the event where it was meant to be.")

    static func check(_ context: RuleContext, report: (Diagnosis) -> Void) {
        guard !context.tree.events.isEmpty else { return }
        let places = context.store.places
        var isEmitted = [Bool](repeating: false, count: places.names.names.count)
        for emission in places.emissions { isEmitted[Int(emission.name)] = true }
        for (index, number) in places.declarations.enumerated() {
            if number >= 0, isEmitted[Int(number)] { continue }
            let event = context.tree.events[index]
            // Of an emission of a whole domain nobody knows which event it is: it may be this one.
            if let wildcard = EventNames.wildcard(for: event.name).flatMap(places.names.knownNumber),
                isEmitted[Int(wildcard)]
            {
                continue
            }
            report(Diagnosis(subject: .event(index), message: "nobody emits \(event.name)", event: event.name))
        }
    }
}
