extension Evaluator {
    /// `router.trigger(.route)` of *XCoordinator*: a screen asks the coordinator of these routes; says whether it is one.
    func trigger(
        _ name: String, on value: Value, _ arguments: [Expression.Argument], in frame: Frame, at place: Place
    ) -> Bool {
        guard dialects.contains(.xcoordinator), name == "trigger" || name == "contextTrigger", trial == nil,
            let first = arguments.first
        else { return false }
        // A transition that triggers a route elsewhere: `.trigger(.main, on: appRouter)`.
        var routers = value
        if let target = arguments.first(where: { $0.label == "on" }) { routers.join(evaluate(target.value, in: frame)) }
        var routes: TypeID?
        for instance in routers.instances {
            routes =
                routes ?? roles.routes(of: instance.type)
                ?? instance.arguments.first?.nominals.first { index[$0.type].isEnum }?.type
        }
        // A coordinator's own routes: `trigger(.home)` inside it.
        if routes == nil, value.isUnknown, let receiver = frame.receiver, roles.isCoordinator(receiver.type) {
            routes = roles.routes(of: receiver.type)
        }
        guard let routes else { return false }
        return trigger(first.value, of: routes, beside: arguments.dropFirst(), in: frame, at: place)
    }

    /// Somebody asks for a route.
    @discardableResult
    func trigger(
        _ asked: Expression, of routes: TypeID, beside arguments: ArraySlice<Expression.Argument> = [],
        in frame: Frame, at place: Place
    ) -> Bool {
        var routes = routes
        // Of two modules' enums of one name it is the one that has the case.
        if let name = asked.implicitName, index[routes].cases[name] == nil,
            let other = index.namesakes(of: routes).first(where: { index[$0].cases[name] != nil })
        {
            routes = other
        }
        let route = evaluate(asked, in: frame, expecting: .nominal(routes, []))
        for argument in arguments { evaluate(argument.value, in: frame) }
        guard let emitter = frame.receiver?.type ?? actor else { return true }
        var isKnown = false
        for case .enumCase(let domain, let member, _) in route.atoms where domain == routes {
            isKnown = true
            facts.followed.insert(place)
            let event = EventName(domain: domain, member: member)
            facts.emissions.insert(Facts.Emission(emitter: emitter, event: event, place: place))
        }
        if !isKnown { facts.unresolved[place] = "trigger: which route this is depends on run-time values" }
        return true
    }

    /// What a coordinator of *XCoordinator* is made with: the route that it begins with, and the children that its
    /// root shows from the beginning.
    func begin(
        _ coordinator: Instance, with arguments: [Expression.Argument], _ values: [Value], in frame: Frame,
        at place: Place
    ) {
        guard dialects.contains(.xcoordinator), trial == nil, roles.isCoordinator(coordinator.type) else { return }
        let actorBefore = actor
        actor = coordinator.type
        defer { actor = actorBefore }
        for (argument, value) in zip(arguments, values) {
            switch argument.label {
            case "initialRoute":
                guard let routes = roles.routes(of: coordinator.type), !argument.value.isNothing else { continue }
                for case .enumCase(let domain, let member, _) in evaluate(
                    argument.value, in: frame, expecting: .nominal(routes, [])
                ).atoms where domain == routes {
                    let event = EventName(domain: domain, member: member)
                    facts.emissions.insert(Facts.Emission(emitter: coordinator.type, event: event, place: place))
                }
            case "tabs", "pages": present(argument.value, value, as: "set", in: frame, at: place)
            case "master", "detail": present(argument.value, value, as: "show", in: frame, at: place)
            case "root": present(argument.value, value, as: "root", in: frame, at: place)
            default: continue
            }
        }
    }
}

extension Expression {
    /// The name of `.name` or `.name(…)`.
    fileprivate var implicitName: String? {
        switch self {
        case .member(nil, let name, _), .call(.member(nil, let name, _), _, _): name
        default: nil
        }
    }
}
