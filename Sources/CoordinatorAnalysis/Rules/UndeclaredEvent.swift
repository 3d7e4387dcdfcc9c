import CoordinatorModel

/// An event is emitted or intercepted, but the tree doesn't declare it.
enum UndeclaredEvent: Rule {
    static let manual = RuleManual(
        id: "undeclared-event", severity: .error,
        summary: "an emission or an interceptor names an event that the tree does not declare",
        explanation: """
            If a tree lists its `events`, every name in it must be on the list: a misspelt name is neither \
            intercepted nor reported as lost. A wildcard such as `AppEvents.Teams.*` must stand for at least one \
            declared event. A tree that declares no events may use any name. Each name is one finding, with all \
            places that use it.
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
        for (name, subjects) in undeclared(places, isDeclared) {
            var diagnosis = context.diagnosis(subjects[0], message(subjects[0], name, places, context))
            diagnosis.event = places.names.names[Int(name)]
            if case .emission(let place, _) = subjects[0] { diagnosis.emitter = context.tree.type(at: place) }
            diagnosis.hint = suggestions.hint(for: places.names.names[Int(name)])
            if subjects.count > 1 {
                diagnosis.related = .subjects(Array(subjects.dropFirst()))
                diagnosis.notes.append("it is named in \(subjects.count) places")
            }
            report(diagnosis)
        }
    }

    /// Each name that isn't declared, with its emissions and then its interceptors.
    private static func undeclared(
        _ places: PlaceTable, _ isDeclared: [Bool]
    ) -> [(name: Int32, subjects: [Finding.Subject])] {
        var found: [(name: Int32, subjects: [Finding.Subject])] = []
        var indexOfName: [Int32: Int] = [:]
        func add(_ name: Int32, _ subject: Finding.Subject) {
            if let index = indexOfName[name] { return found[index].subjects.append(subject) }
            indexOfName[name] = found.count
            found.append((name, [subject]))
        }
        for emission in places.emissions where !isDeclared[Int(emission.name)] {
            add(emission.name, .emission(places.place(emission.place), position: Int(emission.position)))
        }
        for interceptor in places.interceptors where !isDeclared[Int(interceptor.name)] {
            add(interceptor.name, .interceptor(places.place(interceptor.place), position: Int(interceptor.position)))
        }
        return found
    }

    private static func message(
        _ subject: Finding.Subject, _ number: Int32, _ places: PlaceTable, _ context: RuleContext
    ) -> String {
        let name = places.names.names[Int(number)]
        switch subject {
        case .emission(let place, _): return "\(context.tree.type(at: place)) emits \(name), which is not declared"
        case .interceptor(let place, _):
            let type = context.tree.type(at: place)
            return places.names.areWildcards[Int(number)]
                ? "\(type) intercepts \(name), but no event of that domain is declared"
                : "\(type) intercepts \(name), which is not declared"
        default: return name
        }
    }

    /// For each name, whether this rule does not report it.
    static func areDeclared(_ context: RuleContext) -> [Bool] {
        guard !context.tree.events.isEmpty, context.configuration.severity(of: manual) != .off else {
            return [Bool](repeating: true, count: context.store.places.names.names.count)
        }
        return namesDeclared(context)
    }

    /// For each name that is emitted or intercepted, whether it is declared; for a wildcard, whether its domain has a
    /// declared event.
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
    /// A diagnosis about an interceptor. The message is made from the type that intercepts.
    func diagnosis(of interceptor: PlaceTable.InterceptorEntry, message: (String) -> String) -> Diagnosis {
        let place = store.places.place(interceptor.place)
        let type = tree.type(at: place)
        var diagnosis = diagnosis(.interceptor(place, position: Int(interceptor.position)), message(type), detail: type)
        diagnosis.event = store.places.names.names[Int(interceptor.name)]
        return diagnosis
    }
}
