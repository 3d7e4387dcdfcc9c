import CoordinatorModel

/// Calls with which a view requests a route from a coordinator: `coordinator.show(.pay)` is the event `ShopRoute.pay`.
extension Run {
    /// The cases that a call of a coordinator's method requests; `nil` if the method receives none.
    func routesAskedFor(
        _ call: MeaningfulCall, _ method: Function, of home: TypeID, through delegate: TypeReference
    ) -> [EventName]? {
        let owners = [home] + index.conformers(of: home)
        guard owners.contains(where: { roles.isCoordinator($0) && roles.isObservable($0) }) else { return nil }
        if method.onlyCompares(with: owners.map { index[$0] }) { return nil }
        let line = index.ancestors(of: delegate.type)
        let signature = declarations.signature(of: method, delegate, line.first { $0.type == home })
        let labels = call.arguments.map(\.label)
        let assigned = method.assignment(of: labels) ?? Array(call.arguments.indices)
        for (argument, position) in zip(call.arguments, assigned) where signature.parameters.indices.contains(position)
        {
            let shape = signature.parameters[position]
            guard let domain = shape.nominals.first?.type, index[domain].isEnum, !index[domain].isExternal,
                isRoute(domain, at: position, of: home, through: delegate.type, owners)
            else { continue }
            let value = evaluate(argument.value, in: call.frame, expecting: shape)
            let asking = ViewFacts.Asking(
                name: method.name, labels: method.parameters.map(\.label), position: position)
            let events = value.atoms.compactMap { atom -> EventName? in
                guard case .enumCase(_, let type, let name) = atoms.meaning(atom), type == domain else { return nil }
                return EventName(domain: type, member: name)
            }
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

    /// Whether the cases of a method's argument are routes. The first argument of a coordinator's is one; that of another protocol
    /// (`func opensPage(_ page: Page)`) and one beside other arguments only if a coordinator's state can hold the cases: a colour
    /// is only part of what is shown.
    private func isRoute(
        _ domain: TypeID, at position: Int, of home: TypeID, through delegate: TypeID, _ owners: [TypeID]
    ) -> Bool {
        let isOfCoordinators = [home, delegate].contains { type in
            !index[type].isProtocol || roles.isCoordinatorProtocol(type)
        }
        if isOfCoordinators { return position == 0 || owners.contains { holds(domain, $0, untyped: true) } }
        return owners.contains {
            holds(domain, $0, untyped: index.survey(ViewSurvey.init).destinations.contains(domain))
        }
    }

    private func holds(_ domain: TypeID, _ coordinator: TypeID, untyped: Bool) -> Bool {
        index.hasStored(index.ancestors(of: coordinator)) { property, _, scope in
            if property.isUntypedPath { return untyped }
            let shape = property.type.map { index.shape(of: $0, in: scope) }
            return shape?.elementNominals.contains { $0.type == domain } == true
        }
    }
}

extension Engine {
    /// The interceptors that a coordinator's methods for such requests are: each is run for every case.
    func routeClaims(of type: TypeID) -> [Catching.Claim] {
        guard !facts.views.asked.isEmpty, roles.isCoordinator(type) else { return [] }
        // A route that only the handlers of containers request is not an event.
        let emitted = Set(facts.emissions.map(\.event))
        return facts.views.asked.filter { emitted.contains($0.key) }.sorted { $0.key < $1.key }.flatMap {
            event, askings in
            askings.sorted { ($0.name, $0.position) < ($1.name, $1.position) }.compactMap { asking in
                let found = declarations.functions(asking.name, of: type).first { found in
                    found.function.body != nil && found.function.parameters.map(\.label) == asking.labels
                        && takes(event.domain, at: asking.position, found.function, of: type, found.home)
                }
                return found.flatMap { found in
                    Reception(of: event, at: asking.position, by: found, of: type, in: self)
                        .claim(of: event, by: found.function, of: type, in: self)
                }
            }
        }
    }

    /// Whether a method of a coordinator receives the cases of an enum: others of the same name receive other enums.
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
        let domains = (facts.views.routes[type] ?? []).sorted()
        var seen: Set<String> = []
        return domains.flatMap { domain in
            index[domain].orderedCases.filter { seen.insert($0.name).inserted }.map { one in
                // A tab and a page may have the same name: the route appears in both ways.
                let same = domains.filter { index[$0].cases[one.name] != nil }
                return shown(transition(route(of: one)), of: same, by: type)
            }
        }
    }

    /// A route of a coordinator with the ways in which its view appears, as far as the coordinator's views show them.
    func shown(_ route: Route, of domains: [TypeID], by type: TypeID) -> Route {
        let contents = facts.views.contents
        let drawn = domains.reduce(into: Set<String>()) { drawn, domain in
            drawn.formUnion(contents.drawn[type]?[EventName(domain: domain, member: route.name)] ?? [])
            drawn.formUnion(contents.ways[type]?[domain] ?? [])
        }
        guard !drawn.isEmpty else { return route }
        var route = route
        route.extensions[ExtensionKeys.presentation] = .string(drawn.sorted().joined(separator: ", "))
        return route
    }
}
