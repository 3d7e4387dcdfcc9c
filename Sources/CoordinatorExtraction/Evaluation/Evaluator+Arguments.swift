extension Evaluator {
    /// Evaluates the arguments as each function expects them, and runs it.
    func follow(
        _ targets: [Target], _ name: String, _ arguments: [Expression.Argument], in frame: Frame,
        expecting shape: Shape?,
        at place: Place
    ) -> Value {
        var result = Value()
        var targets = targets
        if targets.count > 1 { targets = narrow(targets, arguments.map { evaluate($0.value, in: frame) }) }
        for target in targets {
            let values = self.values(for: target, arguments, in: frame)
            present(arguments, values.given, called: name, in: frame, at: place)
            adopt(name, .unknown, given: values.given, in: frame, at: place)
            let value = run(
                target.function, receiver: target.receiver, home: target.home, arguments: values.parameters,
                outer: target.frame, expecting: shape)
            result.join(isMaker(target) ? generic(value, given: values.given, at: place) : value)
        }
        return result
    }

    /// Whether a function makes what its caller or its own object says: `instantiate()` of a `Scene<LoginController>`.
    private func isMaker(_ target: Target) -> Bool {
        if target.function.isGenericMaker { return true }
        guard case .named(let name, _)? = target.function.result?.unwrapped, let home = target.home else {
            return false
        }
        return home.parameters.contains(name) && words(of: target.function.name).makes
    }

    /// What a generic function hands out was made by it, in a storyboard or a container, unless it was given to it.
    private func generic(_ value: Value, given: [Value], at place: Place) -> Value {
        let known = Set(given.flatMap(\.reachable).map(\.type))
        var result = Value()
        for atom in value.atoms {
            if case .object(let instance) = atom, !instance.isMade, !known.contains(instance.type),
                let made = registered(instance.type, at: place)
            {
                result.join(made)
            } else if case .object(let instance) = atom, !instance.isMade, !known.contains(instance.type),
                !index[instance.type].isExternal, !index[instance.type].isProtocol,
                roles.screens.contains(instance.type) || roles.isCoordinator(instance.type)
            {
                result.join(roles.isCoordinator(instance.type) ? seek(instance, at: place) : make(instance, at: place))
            } else {
                result.insert(atom)
            }
        }
        return result
    }

    /// The arguments' values in the order of a function's parameters, and as they were given.
    private func values(
        for target: Target, _ arguments: [Expression.Argument], in frame: Frame
    ) -> (parameters: [Value], given: [Value]) {
        let signature = self.signature(of: target.function, target.receiver, target.home)
        let assigned = target.function.assignment(of: arguments.map(\.label)) ?? Array(arguments.indices)
        var given: [Value] = []
        var parameters = [Value?](repeating: nil, count: target.function.parameters.count)
        for (argument, position) in zip(arguments, assigned) {
            guard parameters.indices.contains(position) else {
                given.append(evaluate(argument.value, in: frame))
                continue
            }
            let parameter = target.function.parameters[position]
            let value = evaluate(argument.value, in: frame, expecting: signature.parameters[position])
            given.append(value)
            let joined = parameter.isVariadic ? Value(.collection(value)) : value
            parameters[position] = parameters[position]?.joined(joined) ?? joined
        }
        let all = parameters.enumerated().map { position, value -> Value in
            let parameter = target.function.parameters[position]
            if let value, !value.isUnknown { return value }
            if value == nil, let standard = parameter.standard {
                let inside = Frame(
                    receiver: target.receiver, isStatic: target.function.isStatic, home: target.home,
                    file: target.function.place.file, parent: nil)
                // What a default argument makes is made by the function's own type.
                let actorBefore = actor
                if let type = target.receiver?.type, roles.acts(type) { actor = type }
                let found = evaluate(standard, in: inside, expecting: signature.parameters[position])
                actor = actorBefore
                if !found.isUnknown { return found }
            }
            return self.value(of: signature.parameters[position])
        }
        return (all, given)
    }
}
