import CoordinatorModel

/// An event is declared, and no screen or coordinator emits it.
enum UnusedEvent: Rule {
    static let manual = RuleManual(
        id: "unused-event", severity: .warning,
        summary: "an event is declared, and no screen or coordinator emits it",
        explanation: """
            A declared event that no screen and no coordinator emits is unused code, or its emission was removed by \
            mistake. Emissions in unattached coordinators count.

            If the event is intercepted nevertheless, the finding is a *note*: a `switch` must name every case, and \
            a type that conforms to a protocol must implement each of its requirements.
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
        remedy: "Remove the declaration, or emit the event.")

    static func check(_ context: RuleContext, report: (Diagnosis) -> Void) {
        guard !context.tree.events.isEmpty else { return }
        let isEmitted = emittedNames(context)
        for (index, number) in context.store.places.declarations.enumerated() {
            if number >= 0, isEmitted[Int(number)] { continue }
            // A declared name that is used nowhere has no number.
            if number < 0, isOfEmittedDomain(index, context, isEmitted) { continue }
            let event = context.tree.events[index]
            var diagnosis = Diagnosis(
                subject: .event(index), message: "no screen or coordinator emits \(event.name)", event: event.name)
            // An interceptor may exist only because the language requires every case and every requirement.
            if number >= 0, context.isIntercepted[Int(number)] { diagnosis.severity = .note }
            report(diagnosis)
        }
    }

    /// For each name, whether this rule reports it.
    static func names(_ context: RuleContext) -> [Bool] {
        let places = context.store.places
        var names = [Bool](repeating: false, count: places.names.names.count)
        guard context.configuration.severity(of: manual) != .off else { return names }
        let isEmitted = emittedNames(context)
        for number in places.declarations where number >= 0 && !isEmitted[Int(number)] { names[Int(number)] = true }
        return names
    }

    private static func emittedNames(_ context: RuleContext) -> [Bool] {
        let places = context.store.places
        var isEmitted = [Bool](repeating: false, count: places.names.names.count)
        for emission in places.emissions { isEmitted[Int(emission.name)] = true }
        for (index, number) in places.declarations.enumerated() where number >= 0 {
            if isOfEmittedDomain(index, context, isEmitted) { isEmitted[Int(number)] = true }
        }
        return isEmitted
    }

    /// Whether the whole domain of an event is emitted, so that the event may be emitted too.
    private static func isOfEmittedDomain(_ event: Int, _ context: RuleContext, _ isEmitted: [Bool]) -> Bool {
        let wildcard = EventNames.wildcard(for: context.tree.events[event].name)
        return wildcard.flatMap(context.store.places.names.knownNumber).map { isEmitted[Int($0)] } ?? false
    }
}
