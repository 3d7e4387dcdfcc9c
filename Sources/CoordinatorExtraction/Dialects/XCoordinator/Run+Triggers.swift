extension Run {
    /// `router.trigger(.route)` of *XCoordinator*: a screen triggers a route of a coordinator. Returns whether the call
    /// is a trigger.
    func trigger(on value: Value, _ arguments: [Expression.Argument], in frame: Frame, at place: Place) -> Bool {
        guard trial == nil, let first = arguments.first else { return false }
        // A transition that triggers a route elsewhere: `.trigger(.main, on: appRouter)`.
        var routers = value
        if let target = arguments.first(where: { $0.label == "on" }) { routers.join(evaluate(target.value, in: frame)) }
        var routes: TypeID?
        for router in objects(in: routers) {
            routes =
                routes ?? type(of: router).flatMap(roles.routes)
                ?? atoms[router].arguments.first?.nominals.first { index[$0.type].isEnum }?.type
        }
        // A coordinator's own routes: `trigger(.home)` inside it.
        if routes == nil, value.isUnknown, let type = frame.own?.type, roles.isCoordinator(type) {
            routes = roles.routes(of: type)
        }
        guard let routes else { return false }
        trigger(first.value, of: routes, beside: arguments.dropFirst(), in: frame, at: place)
        return true
    }

    /// An object triggers a route.
    private func trigger(
        _ asked: Expression, of routes: TypeID, beside arguments: ArraySlice<Expression.Argument>, in frame: Frame,
        at place: Place
    ) {
        var routes = routes
        // If two modules have an enum of this name, the enum that has the case is meant.
        if let name = asked.implicitName, index[routes].cases[name] == nil,
            let other = index.namesakes(of: routes).first(where: { index[$0].cases[name] != nil })
        {
            routes = other
        }
        let route = evaluate(asked, in: frame, expecting: .nominal(routes, []))
        for argument in arguments { evaluate(argument.value, in: frame) }
        guard !route.isNever, let emitter = asker(in: frame) else { return }
        let isKnown = emitCases(of: route, in: routes, by: [emitter], at: place)
        see { facts in
            if isKnown {
                facts.followed.insert(place)
            } else {
                facts.unresolved[place] = "trigger: which route this is depends on run-time values"
            }
        }
    }

    /// The arguments of an *XCoordinator* initialiser: its initial route, and the children that its root shows first.
    func begin(
        _ coordinator: ObjectID, with arguments: [Expression.Argument], _ values: [Value], in frame: Frame,
        at place: Place
    ) {
        guard trial == nil, let type = type(of: coordinator), roles.isCoordinator(type) else { return }
        let before = behalf
        behalf = Behalf(actor: coordinator, route: behalf.route)
        defer { behalf = before }
        for (argument, value) in zip(arguments, values) {
            switch argument.label {
            case "initialRoute":
                guard let routes = roles.routes(of: type), !argument.value.isNothing else { continue }
                let route = evaluate(argument.value, in: frame, expecting: .nominal(routes, []))
                _ = emitCases(of: route, in: routes, by: [type], at: place)
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
