import CoordinatorModel

extension TreeAssembly {
    /// Declares the events that are used, and all cases of enums that are declared to be events.
    mutating func declareEvents() {
        var declared: [EventName: EventDeclaration] = [:]
        for type in index.declared where eventEnums.contains(type.id) {
            for one in type.orderedCases {
                var event = EventDeclaration(
                    name: "\(type.name).\(one.name)", payload: one.payload.map { $0.type.description })
                event.location = location(one.place)
                declared[EventName(domain: type.id, member: one.name)] = event
            }
        }
        var used: Set<EventName> = []
        for emission in engine.facts.emissions { used.insert(emission.event) }
        for claims in catching.claims.values { used.formUnion(claims.keys) }
        for event in used where declared[event] == nil { declared[event] = declaration(of: event) }
        let named = Set(tree.coordinators.flatMap { $0.eventNames })
        // Two targets of an app may use the same name.
        let namesOfEnums = Set(eventEnums.map { index[$0].name })
        tree.events = declared.filter { named.contains($1.name) || namesOfEnums.contains(index[$0.domain].name) }
            .map(\.value).sorted { $0.name < $1.name }
    }

    private func declaration(of event: EventName) -> EventDeclaration {
        let domain = index[event.domain]
        var result = EventDeclaration(name: name(event))
        if let function = domain.functions[event.member]?.first {
            result.payload = function.parameters.map { $0.type.description }
            result.location = location(function.place)
        } else if let property = domain.properties[event.member] {
            result.payload = property.type?.parameters.map(\.description) ?? []
            result.location = location(property.place)
        } else if let one = domain.cases[event.member] {
            result.payload = one.payload.map { $0.type.description }
            result.location = location(one.place)
        }
        return result
    }
}

extension Coordinator {
    /// Every event that it or its screens emit or intercept.
    fileprivate var eventNames: [String] {
        emits.map(\.event) + intercepts.map(\.event)
            + allScreens.flatMap { $0.emits.map(\.event) + $0.intercepts.map(\.event) }
    }
}
