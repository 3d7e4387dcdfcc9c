import CoordinatorModel

/// Calls by which others tell a coordinator one of several things: `coordinator.show(.pay)` is the event `ShopRoute.pay`,
/// and `coordinator.handle(MenuEvent.open)` the event `MenuEvent.open`.
extension Run {
    /// The cases that a call of a coordinator's method asks for; `nil` if the method takes none, or does not decide by
    /// them.
    func routesAskedFor(
        _ call: MeaningfulCall, _ method: Function, of home: TypeID, through delegate: TypeReference
    ) -> [EventName]? {
        let owners = ([home] + index.conformers(of: home)).filter(roles.isCoordinator)
        guard !owners.isEmpty else { return nil }
        let ownsState = owners.contains(where: roles.isObservable)
        guard ownsState || roles.isCoordinator(home) || roles.isCoordinatorProtocol(home) else { return nil }
        let line = index.ancestors(of: delegate.type)
        let signature = declarations.signature(of: method, delegate, line.first { $0.type == home })
        let labels = call.arguments.map(\.label)
        let assigned = method.assignment(of: labels) ?? Array(call.arguments.indices)
        for (argument, position) in zip(call.arguments, assigned) where signature.parameters.indices.contains(position)
        {
            let shape = signature.parameters[position]
            let domains = index.enums(of: shape)
            guard !domains.isEmpty,
                ownsState || argument.value.namesCase && owners.contains(where: { decides($0, method, by: position) })
            else { continue }
            let value = evaluate(argument.value, in: call.frame, expecting: shape)
            let asking = ViewFacts.Asking(
                name: method.name, labels: method.parameters.map(\.label), position: position)
            let events = value.atoms.compactMap { atom -> EventName? in
                guard case .enumCase(_, let type, let name) = atoms.meaning(atom), domains.contains(type) else {
                    return nil
                }
                return EventName(domain: type, member: name)
            }
            // Which case it is, is not known: what is known is the method.
            if events.isEmpty, !ownsState { return nil }
            see { facts in
                for event in events { facts.views.asked[event, default: []].insert(asking) }
                if !events.isEmpty {
                    facts.followed.insert(call.place)
                } else if !value.isNever {
                    facts.unresolved[call.place] = "\(method.name): which route this is depends on run-time values"
                }
            }
            return events
        }
        return nil
    }

    /// Whether a coordinator's own method does different things for the cases of a parameter.
    private func decides(_ coordinator: TypeID, _ method: Function, by position: Int) -> Bool {
        declarations.functions(method.name, of: coordinator).contains { found in
            let parameters = found.function.parameters
            return parameters.map(\.label) == method.parameters.map(\.label)
                && found.function.decides(by: parameters[position].name)
        }
    }
}

extension ProgramIndex {
    /// The enums of the program of whose cases a value is: its type, or all types of its protocol.
    fileprivate func enums(of shape: Shape) -> Set<TypeID> {
        guard let type = shape.nominals.first?.type else { return [] }
        let types = self[type].isProtocol ? conformers(of: type) : [type]
        return Set(types.filter { self[$0].isEnum && !self[$0].isExternal })
    }
}

extension Engine {
    /// A coordinator's answers to what others ask of it: its method is run for each case.
    func routeClaims(of type: TypeID) -> [Catching.Claim] {
        guard !facts.views.asked.isEmpty, roles.isCoordinator(type) else { return [] }
        // What only the answers of containers ask for is no event.
        let emitted = Set(facts.emissions.map(\.event))
        return facts.views.asked.filter { emitted.contains($0.key) }.sorted { $0.key < $1.key }.flatMap {
            event, askings in
            askings.sorted { ($0.name, $0.position) < ($1.name, $1.position) }.compactMap { asking in
                let found = declarations.functions(asking.name, of: type).first { found in
                    found.function.body != nil && found.function.parameters.map(\.label) == asking.labels
                        && takes(event.domain, at: asking.position, found.function, of: type, found.home)
                }
                // What a `default` does with a case that only others are told never happens.
                let isTold = self.isTold(event, type)
                guard let found, isTold != false || roles.isObservable(type) else { return nil }
                let claim = Reception(of: event, at: asking.position, by: found, of: type, in: self)
                    .claim(of: event, by: found.function, of: type, in: self)
                return claim?.isEmpty == true && isTold != true ? nil : claim
            }
        }
    }

    /// Whether an event goes to an object of a type; `nil` if not all objects that are told are known.
    private func isTold(_ event: EventName, _ type: TypeID) -> Bool? {
        let channels = facts.channels.filter { $0.key.event == event }.flatMap(\.value)
        let told = channels.flatMap { facts.hearers[$0] ?? [] }.compactMap { atoms[$0].type }
        if told.contains(where: { index.isKind($0, of: type) }) { return true }
        let isKnown = channels.allSatisfy { !atoms[$0.object].isMade || facts.hearers[$0]?.isEmpty == false }
        return isKnown && !told.isEmpty ? false : nil
    }

    /// Whether a method of a coordinator takes the cases of an enum: others of the same name take other enums.
    private func takes(
        _ domain: TypeID, at position: Int, _ function: Function, of type: TypeID, _ home: Ancestor
    ) -> Bool {
        let own = TypeReference(type: type, arguments: [])
        let shape = declarations.signature(of: function, own, home).parameters[position]
        // `func push(_ route: Route)` of a router for any routes.
        if case .parameter = shape { return true }
        return shape.nominals.contains { index.isKind(domain, of: $0.type) }
    }

    /// The routes of a coordinator: the cases that its path, its sheets and its tabs can hold.
    func shownRoutes(of type: TypeID) -> [Route] {
        var seen: Set<String> = []
        return (facts.views.routes[type] ?? []).sorted().flatMap { domain in
            index[domain].orderedCases.filter { seen.insert($0.name).inserted }.map { one in
                shown(transition(route(of: one)), of: domain, by: type)
            }
        }
    }

    /// A route of a coordinator with how its view appears, as far as the coordinator's views say it.
    func shown(_ route: Route, of domain: TypeID, by type: TypeID) -> Route {
        let drawn = facts.views.contents.drawn[type]?[EventName(domain: domain, member: route.name)]
        guard let drawn, !drawn.isEmpty else { return route }
        var route = route
        route.extensions[ExtensionKeys.presentation] = .string(drawn.sorted().joined(separator: ", "))
        return route
    }
}
