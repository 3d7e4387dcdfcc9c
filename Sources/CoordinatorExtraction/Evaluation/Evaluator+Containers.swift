extension Evaluator {
    /// `container.register(Login.self) { … }`: what is made when somebody asks the container for the type, and not
    /// before. Says whether the call is one.
    func register(_ name: String, _ arguments: [Expression.Argument], in frame: Frame) -> Bool {
        guard trial == nil, name.hasPrefix("register") || name == "autoregister" else { return false }
        var types: [TypeID] = []
        for argument in arguments {
            guard case .member(_?, "self", _) = argument.value else { continue }
            for case .type(let type, _) in evaluate(argument.value, in: frame).atoms where !isCell(type) {
                types.append(type)
            }
        }
        guard !types.isEmpty, let last = arguments.last else { return false }
        if case .closure(let closure) = last.value {
            let value = ClosureValue(closure, in: frame.nested(), actor: actor)
            if factories[closure.place] == nil { factories[closure.place] = value }
            for type in types where registrations[type, default: Value()].insert(.closure(value)) { isChanged = true }
        } else {
            // `register(Session.self, instance: session)`
            let objects = Value(evaluate(last.value, in: frame).instances.filter(\.isMade).map { .object($0) })
            for type in types where registrations[type, default: Value()].join(objects) { isChanged = true }
        }
        return true
    }

    /// `tableView.register(Cell.self, …)` registers something else.
    private func isCell(_ type: TypeID) -> Bool { roles.isView(type) }

    /// What a container makes for a type, where it was told.
    func registered(_ type: TypeID, at place: Place) -> Value? {
        guard trial == nil, let makers = registrations[type] else { return nil }
        attributed += 1
        let key = DeliveryKey(type: type, actor: actor, route: route)
        if let known = deliveries[key] { return known }
        // Whoever is made on the way and asks for the same gets what is declared.
        deliveries[key] = .some(nil)
        let kept = Value(makers.instances.map { .object($0) })
        let made = kept.joined(call(makers, with: [], at: place))
        let found = made.instances.contains(where: \.isMade) ? made : nil
        if fuel > 0 { deliveries[key] = .some(found) } else { deliveries[key] = nil }
        return found
    }

    struct DeliveryKey: Hashable {
        var type: TypeID
        var actor: TypeID?
        var route: String?
    }
}
