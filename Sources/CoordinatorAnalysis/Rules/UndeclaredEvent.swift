import CoordinatorModel

/// An event is emitted or claimed that the tree doesn't declare.
enum UndeclaredEvent: Rule {
    static let manual = RuleManual(
        id: "undeclared-event", severity: .error,
        summary: "the tree declares its events, and an emission or an interceptor names one that it doesn't",
        explanation: """
            Where a tree lists its `events`, every name in it must be on the list: a misspelt one is neither \
            intercepted nor missed by anybody. A wildcard such as `AppEvents.Teams.*` must stand for at least one \
            declared event. A tree that declares no events is not held to a list.
            """,
        firing: RuleExample(
            """
            { "version": 1, "events": ["AppEvents.Teams.didSelect"], "root": {
                "type": "AppCoordinator",
                "emits": ["AppEvents.Teams.didSelect", "AppEvents.Teams.didSelct"],
                "intercepts": ["AppEvents.Teams.*"] } }
            """),
        clean: RuleExample(
            """
            { "version": 1, "events": ["AppEvents.Teams.didSelect"], "root": {
                "type": "AppCoordinator",
                "emits": ["AppEvents.Teams.didSelect"],
                "intercepts": ["AppEvents.Teams.*"] } }
            """),
        remedy: "Correct the name, or add it to `events`.")

    static func check(_ context: RuleContext, report: (Diagnosis) -> Void) {
        guard !context.tree.events.isEmpty else { return }
        let places = context.store.places
        let isDeclared = namesDeclared(context)
        guard isDeclared.contains(false) else { return }

        var suggestions = NameSuggestions(context.tree.events.map(\.name))
        for emission in places.emissions where !isDeclared[Int(emission.name)] {
            let name = places.names.names[Int(emission.name)]
            let place = places.place(emission.place)
            let type = context.tree.type(at: place)
            var diagnosis = context.diagnosis(
                .emission(place, position: Int(emission.position)), "\(type) emits \(name), which is not declared")
            diagnosis.event = name
            diagnosis.emitter = type
            diagnosis.hint = suggestions.hint(for: name)
            report(diagnosis)
        }
        for claim in places.claims where !isDeclared[Int(claim.name)] {
            let name = places.names.names[Int(claim.name)]
            let isWildcard = places.names.areWildcards[Int(claim.name)]
            var diagnosis = context.diagnosis(of: claim) { type in
                "\(type) intercepts \(name), \(isWildcard ? "but no event of that domain" : "which") is"
                    + "\(isWildcard ? "" : " not") declared"
            }
            diagnosis.hint = suggestions.hint(for: name)
            report(diagnosis)
        }
    }

    /// For each name that is emitted or claimed whether it is declared: itself, or for a wildcard an event of its domain.
    private static func namesDeclared(_ context: RuleContext) -> [Bool] {
        let places = context.store.places
        var isDeclared = [Bool](repeating: false, count: places.names.names.count)
        let hasWildcards = places.names.areWildcards.contains(true)
        for (index, number) in places.declarations.enumerated() {
            if number >= 0 {
                isDeclared[Int(number)] = true
                let wildcard = places.wildcards[Int(number)]
                if wildcard >= 0 { isDeclared[Int(wildcard)] = true }
            } else if hasWildcards, let wildcard = EventNames.wildcard(for: context.tree.events[index].name),
                let number = places.names.knownNumber(of: wildcard)
            {
                isDeclared[Int(number)] = true
            }
        }
        return isDeclared
    }
}

extension RuleContext {
    /// A diagnosis about a claim. The message is made of the type that claims.
    func diagnosis(of claim: PlaceTable.Claim, message: (String) -> String) -> Diagnosis {
        let place = store.places.place(claim.place)
        let type = tree.type(at: place)
        var diagnosis = diagnosis(.interceptor(place, position: Int(claim.position)), message(type), detail: type)
        diagnosis.event = store.places.names.names[Int(claim.name)]
        return diagnosis
    }
}
