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

    /// Calls what a name or an expression holds: a closure, a function, an output, a type.
    func apply(
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
}
