extension Evaluator {
    /// A function that a call may lead to.
    struct Target {
        var function: Function
        var receiver: Instance?
        var home: Ancestor?
        var frame: Frame?
    }

    /// Follows a call.
    func call(
        _ callee: Expression, _ arguments: [Expression.Argument], in frame: Frame, expecting shape: Shape?,
        at place: Place
    ) -> Value {
        if let value = special(callee, arguments, in: frame, at: place) { return value }
        switch callee {
        case .name(let name, _): return call(named: name, arguments, in: frame, expecting: shape, at: place)
        case .member(let base?, let name, _):
            return call(name, on: base, arguments, in: frame, expecting: shape, at: place)
        case .member(nil, let name, _): return callImplicit(name, arguments, in: frame, expecting: shape, at: place)
        case .type(let type, _):
            return construct(typeValue(index.shape(of: type, in: frame.scope)), arguments, in: frame, at: place)
        case .closure(let closure):
            let values = arguments.map { evaluate($0.value, in: frame) }
            let value = ClosureValue(closure, in: frame.nested(), actor: actor)
            return call(value, with: values, at: place)
        default:
            let value = evaluate(callee, in: frame)
            return apply(value, arguments, in: frame, named: nil, at: place)
        }
    }

    private func call(
        named name: String, _ arguments: [Expression.Argument], in frame: Frame, expecting shape: Shape?,
        at place: Place
    ) -> Value {
        if let local = frame.lookup(name) { return apply(local, arguments, in: frame, named: name, at: place) }
        var targets: [Target] = []
        if let receiver = frame.receiver {
            targets = self.targets(name, of: receiver, arguments, static: frame.isStatic)
            if targets.isEmpty, let found = property(name, of: receiver.type) {
                let value = read(found.property, of: receiver, found.home)
                return apply(value, arguments, in: frame, named: name, at: place)
            }
            if targets.isEmpty, let slot = libraryOutput(name, of: receiver.type) {
                return apply(Value(.slot(slot)), arguments, in: frame, named: name, at: place)
            }
        }
        if targets.isEmpty, let type = type(named: name, frame) {
            return construct(type, arguments, in: frame, at: place)
        }
        if targets.isEmpty { targets = (index.functions[name] ?? []).map { Target(function: $0) } }
        let chosen = choose(targets, arguments)
        guard !chosen.isEmpty else {
            if trigger(name, on: .unknown, arguments, in: frame, at: place) { return .unknown }
            return callExternal(name, on: .unknown, arguments, in: frame, expecting: shape, at: place)
        }
        return follow(chosen, name, arguments, in: frame, expecting: shape, at: place)
    }

    private func call(
        _ name: String, on base: Expression, _ arguments: [Expression.Argument], in frame: Frame,
        expecting shape: Shape?,
        at place: Place
    ) -> Value {
        if case .name("super", _) = base {
            let targets = superTargets(name, in: frame)
            let chosen = choose(targets, arguments)
            if chosen.isEmpty {
                let values = arguments.map { evaluate($0.value, in: frame) }
                if name == "init", let receiver = frame.receiver {
                    begin(receiver, with: arguments, values, in: frame, at: place)
                }
                // What a library's own implementation answers: it lets the event pass.
                return trial != nil && name == "interceptEvent" ? Value(.bool(false)) : .unknown
            }
            return follow(chosen, name, arguments, in: frame, expecting: shape, at: place)
        }
        let value = evaluate(base, in: frame)
        if value.atoms.contains(where: \.isEventCase) { trial?.questions.askAnything() }
        let types = value.atoms.filter { if case .type = $0 { true } else { false } }
        if !types.isEmpty {
            return callStatic(name, on: types, base, arguments, in: frame, expecting: shape, at: place)
        }
        if trigger(name, on: value, arguments, in: frame, at: place) { return .unknown }
        let told = tell(name, through: value, arguments, in: frame, at: place)
        var targets: [Target] = []
        for instance in value.instances where !told {
            for one in candidates(for: instance) {
                let found = self.targets(name, of: one, arguments, static: false)
                if found.isEmpty, let property = property(name, of: one.type) {
                    let callable = read(property.property, of: one, property.home)
                    return apply(callable, arguments, in: frame, named: name, at: place)
                }
                if found.isEmpty, let slot = libraryOutput(name, of: one.type) {
                    return apply(Value(.slot(slot)), arguments, in: frame, named: name, at: place)
                }
                targets += choose(found, arguments)
            }
        }
        adopt(name, value, arguments, in: frame, at: place)
        if targets.isEmpty {
            return callExternal(name, on: value, arguments, in: frame, expecting: shape, at: place)
        }
        return follow(targets, name, arguments, in: frame, expecting: shape, at: place)
    }

    private func callStatic(
        _ name: String, on types: [Atom], _ base: Expression, _ arguments: [Expression.Argument], in frame: Frame,
        expecting shape: Shape?, at place: Place
    ) -> Value {
        if name == "init" { return construct(Value(types), arguments, in: frame, at: place) }
        var result = Value()
        for case .type(let type, let typeArguments) in concrete(types) {
            if let one = index[type].cases[name] {
                let payload = arguments.enumerated().map { position, argument -> Value in
                    let written = one.payload.indices.contains(position) ? one.payload[position].type : .unknown
                    let scope = Scope(type: type, file: frame.file)
                    return evaluate(argument.value, in: frame, expecting: index.shape(of: written, in: scope))
                }
                carry(payload, in: name, of: type)
                result.insert(.enumCase(type, name, payload))
                continue
            }
            let receiver = Instance(type: type, arguments: typeArguments)
            let nested = readStatic(nested: name, of: type)
            if let nested { return construct(nested, arguments, in: frame, at: place) }
            let chosen = choose(targets(name, of: receiver, arguments, static: true), arguments)
            if !chosen.isEmpty {
                let value = follow(chosen, name, arguments, in: frame, expecting: shape, at: place)
                result.join(value)
                continue
            }
            if let found = property(name, of: type) {
                result.join(
                    apply(read(found.property, of: receiver, found.home), arguments, in: frame, named: name, at: place))
                continue
            }
            if index[type].isExternal, index[type].name.contains("Event"), name.first?.isLowercase == true {
                result.insert(.enumCase(type, name, arguments.map { evaluate($0.value, in: frame) }))
                continue
            }
            let value = callExternal(name, on: .unknown, arguments, in: frame, expecting: shape, at: place)
            let makes = roles.isScreen(type) || roles.isCoordinator(type)
            result.join(value.isUnknown && makes && !index[type].isExternal ? make(receiver, at: place) : value)
        }
        return result
    }

    /// A protocol's metatype stands for those of the types that conform to it.
    private func concrete(_ types: [Atom]) -> [Atom] {
        types.flatMap { atom -> [Atom] in
            guard case .type(let type, _) = atom, index[type].isProtocol else { return [atom] }
            let conformers = index.conformers(of: type)
            return conformers.isEmpty || conformers.count > 16 ? [atom] : conformers.map { .type($0, []) }
        }
    }

    private func readStatic(nested name: String, of type: TypeID) -> Value? {
        guard name.first?.isUppercase == true else { return nil }
        for ancestor in index.ancestors(of: type) {
            if let nested = index[ancestor.type].nested[name] { return Value(.type(nested, [])) }
            if let alias = index[ancestor.type].aliases[name] {
                let scope = Scope(type: ancestor.type, file: alias.place.file, bindings: ancestor.bindings)
                return typeValue(index.shape(of: alias.target, in: scope))
            }
        }
        guard index[type].isExternal else { return nil }
        let scope = Scope(type: nil, file: 0)
        return typeValue(index.shape(of: .member(.named(index[type].name, []), name, []), in: scope))
    }

    private func callImplicit(
        _ name: String, _ arguments: [Expression.Argument], in frame: Frame, expecting shape: Shape?, at place: Place
    ) -> Value {
        if trigger(name, on: .unknown, arguments, in: frame, at: place) { return .unknown }
        if let shape, !shape.nominals.isEmpty {
            let types = shape.nominals.map { Atom.type($0.type, $0.arguments) }
            let isKnown = shape.nominals.contains {
                name == "init" || index[$0.type].cases[name] != nil
                    || !targets(name, of: Instance(type: $0.type), arguments, static: true).isEmpty
            }
            if isKnown {
                return callStatic(
                    name, on: types, .name("", place), arguments, in: frame, expecting: shape, at: place)
            }
        }
        return callExternal(name, on: .unknown, arguments, in: frame, expecting: shape, at: place)
    }

    /// Calls what a name or an expression holds: a closure, a function, an output, a type.
    private func apply(
        _ value: Value, _ arguments: [Expression.Argument], in frame: Frame, named name: String?, at place: Place
    ) -> Value {
        var result = Value()
        var isDone = false
        for atom in value.atoms {
            switch atom {
            case .slot(let slot) where slot.sort == .output:
                emit(slot, in: frame, at: place)
            case .type:
                result.join(construct(Value(atom), arguments, in: frame, at: place))
                isDone = true
            case .method(let method):
                let target = Target(
                    function: method.function, receiver: method.receiver, home: method.home, frame: method.frame)
                result.join(follow([target], method.function.name, arguments, in: frame, expecting: nil, at: place))
                isDone = true
            default: break
            }
        }
        let isTold = value.atoms.contains { if case .slot = $0 { true } else { false } }
        if isTold {
            for argument in arguments { evaluate(argument.value, in: frame) }
        } else if !isDone {
            let values = arguments.map { evaluate($0.value, in: frame) }
            result.join(call(value, with: values, at: place))
            present(arguments, values, called: name, in: frame, at: place)
        }
        return result
    }

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
        return home.parameters.contains(name) && isGenerator(target.function.name)
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
                result.join(make(instance, at: place))
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
        let scope = self.scope(of: target.function, target.receiver, target.home)
        let assigned = target.function.assignment(of: arguments.map(\.label)) ?? Array(arguments.indices)
        var given: [Value] = []
        var parameters = [Value?](repeating: nil, count: target.function.parameters.count)
        for (argument, position) in zip(arguments, assigned) {
            guard parameters.indices.contains(position) else {
                given.append(evaluate(argument.value, in: frame))
                continue
            }
            let parameter = target.function.parameters[position]
            let expected = index.shape(of: parameter.type, in: scope)
            let value = evaluate(argument.value, in: frame, expecting: expected)
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
                let found = evaluate(standard, in: inside, expecting: index.shape(of: parameter.type, in: scope))
                actor = actorBefore
                if !found.isUnknown { return found }
            }
            return declared(parameter.type, scope)
        }
        return (all, given)
    }
}
