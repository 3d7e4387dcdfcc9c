/// A function that a call may lead to.
struct Target {
    var function: Function
    var receiver: ObjectID?
    var home: Ancestor?
    /// The scope of a function inside a function.
    var frame: Frame?
    /// Whether its call is an event that goes through a delegate.
    var isTold = false
}

/// The role of a call through a delegate.
enum Telling { case nothing, start, event }

extension Run {
    /// Follows a call.
    func call(
        _ callee: Expression, _ arguments: [Expression.Argument], in frame: Frame, expecting shape: Shape?,
        at place: Place
    ) -> Value {
        if let value = engine.dialects.answer(callee, arguments, in: frame, at: place, self) { return value }
        if let name = callee.calledName, register(name, arguments, in: frame) { return .open }
        switch callee {
        case .name("self", _):
            return apply(selfValue(frame), arguments, in: frame, named: nil, expecting: shape, at: place)
        case .name(let name, _): return call(named: name, arguments, in: frame, expecting: shape, at: place)
        case .member(let base?, let name, _):
            return call(name, on: base, arguments, in: frame, expecting: shape, at: place)
        case .member(nil, let name, _): return callImplicit(name, arguments, in: frame, expecting: shape, at: place)
        case .type(let type, _):
            return construct(
                typeValue(index.shape(of: type, in: frame.scope)), arguments, in: frame, expecting: shape, at: place)
        case .closure(let closure):
            let values = arguments.map { evaluate($0.value, in: frame) }
            let value = ClosureValue(
                closure: closure, frame: captures(of: closure, in: frame), author: behalf.actor, expected: [],
                answer: shape,
                isFactory: true, isPending: behalf.isPending)
            return call(value, with: values, expecting: shape)
        default:
            let value = evaluate(callee, in: frame)
            return apply(value, arguments, in: frame, named: nil, expecting: shape, at: place)
        }
    }

    private func call(
        named name: String, _ arguments: [Expression.Argument], in frame: Frame, expecting shape: Shape?,
        at place: Place
    ) -> Value {
        if let local = variable(name, in: frame) {
            return apply(read(local), arguments, in: frame, named: name, expecting: shape, at: place)
        }
        var targets: [Target] = []
        if let receiver = frame.receiver, let own = frame.own {
            targets = self.targets(name, of: receiver, own.type, static: frame.isStatic, taking: arguments)
            if targets.isEmpty {
                if let found = callable(name, of: own.type, taking: arguments) {
                    let value = read(found.property, of: receiver, found.home)
                    return apply(value, arguments, in: frame, named: name, expecting: shape, at: place)
                }
                if let output = libraryOutput(name, of: receiver) {
                    return apply(Value(output.atom), arguments, in: frame, named: name, expecting: shape, at: place)
                }
            }
        }
        if targets.isEmpty, let type = type(named: name, frame) {
            return construct(type, arguments, in: frame, expecting: shape, at: place)
        }
        if targets.isEmpty { targets = (index.functions[name] ?? []).map { Target(function: $0) } }
        let chosen = choose(targets, arguments)
        guard !chosen.isEmpty else {
            if let value = engine.dialects.answer(name, on: .open, arguments, in: frame, at: place, self) {
                return value
            }
            return callExternal(name, on: .open, nil, arguments, in: frame, expecting: shape, at: place)
        }
        return follow(chosen, name, arguments, in: frame, expecting: shape, at: place)
    }

    private func call(
        _ name: String, on base: Expression, _ arguments: [Expression.Argument], in frame: Frame,
        expecting shape: Shape?, at place: Place
    ) -> Value {
        if case .name("super", _) = base { return callSuper(name, arguments, in: frame, expecting: shape, at: place) }
        if name == "init", case .name("self", _) = base, let receiver = frame.receiver, let own = frame.own {
            let targets = declarations.initializers(of: own.type).map {
                Target(function: $0.function, receiver: receiver, home: $0.home)
            }
            if host(arguments, in: receiver, own.type, besides: targets, frame) { return .open }
            return follow(choose(targets, arguments), name, arguments, in: frame, expecting: shape, at: place)
        }
        if let answer = isListed(name, base, arguments, in: frame) { return answer }
        let value = throughChannel(receiver(base, of: arguments, in: frame), of: base, in: frame)
        if value.atoms.contains(where: isCase) { trial?.questions.askAnything() }
        let types = value.filter { $0.sort == .type }
        if !types.isUnknown {
            return callStatic(name, on: types, arguments, in: frame, expecting: shape, at: place)
        }
        let left = value.filter { isLeftOut($0, in: frame) }
        if !left.isUnknown || isOfLibrary(value) && row(filledBy: arguments, in: frame) != nil {
            for rule in engine.dialects.rules where left.isUnknown {
                _ = rule.result(ofUnknownCallOn: value, in: frame, self)
            }
            return callExternal(name, on: .open, base, arguments, in: frame, expecting: shape, at: place)
        }
        // No value has arrived here so far: the called function is not known yet.
        if value.isNever, trial == nil {
            for argument in arguments { evaluate(argument.value, in: frame) }
            return .never
        }
        if let answer = engine.dialects.answer(name, on: value, arguments, in: frame, at: place, self) {
            return answer
        }
        if let source = engine.dialects.source(name, of: value, behind: base, arguments, in: frame, at: place, self) {
            return source
        }
        let told = tell(name, through: value, arguments, in: frame, at: place)
        var result = Value.never
        var targets: [Target] = []
        for atom in value.atoms {
            switch atoms.meaning(atom) {
            case .object(let id, _):
                for one in candidates(for: id) {
                    guard let type = type(of: one) else { continue }
                    let found = self.targets(name, of: one, type, static: false, taking: arguments)
                    if found.isEmpty, let property = callable(name, of: type, taking: arguments) {
                        let callable = read(property.property, of: one, property.home)
                        result.join(
                            apply(callable, arguments, in: frame, named: name, expecting: shape, at: place))
                    } else if found.isEmpty, let output = libraryOutput(name, of: one) {
                        result.join(
                            apply(
                                Value(output.atom), arguments, in: frame, named: name, expecting: shape, at: place))
                    } else {
                        targets += choose(found, arguments)
                    }
                }
            case .enumCase(let id, let type, _):
                targets += choose(self.targets(name, of: id, type, static: false, taking: arguments), arguments)
            default: continue
            }
        }
        adopt(name, value, at: place)
        guard !targets.isEmpty else {
            // No target evaluated the arguments. Evaluating them twice would double the time with each nested call.
            if told != .nothing, result.isNever { for argument in arguments { evaluate(argument.value, in: frame) } }
            if told != .nothing || !result.isNever { return result.isNever ? .open : result }
            if let source = engine.dialects.source(name, behind: base, arguments, in: frame, at: place, self) {
                return source
            }
            let result = callExternal(name, on: value, base, arguments, in: frame, expecting: shape, at: place)
            return engine.dialects.rules.firstAnswer { $0.result(ofUnknownCallOn: value, in: frame, self) } ?? result
        }
        if told == .event { for position in targets.indices { targets[position].isTold = true } }
        return result.joined(follow(targets, name, arguments, in: frame, expecting: shape, at: place))
    }

    /// Whether it is a model's object, or there is no value yet.
    private func isOfLibrary(_ value: Value) -> Bool {
        value.isNever || objects(in: value).contains { type(of: $0).map { index[$0].isModel } == true }
    }

    /// Whether it is a library's object that is irrelevant to the code.
    private func isLeftOut(_ atom: Atom, in frame: Frame) -> Bool {
        guard case .object(_, let type) = atoms.meaning(atom) else { return false }
        return engine.dialects.leavesOut(type, in: frame, roles)
    }

    private func callSuper(
        _ name: String, _ arguments: [Expression.Argument], in frame: Frame, expecting shape: Shape?, at place: Place
    ) -> Value {
        var targets: [Target] = []
        if let own = frame.own, let home = frame.home {
            targets = declarations.superFunctions(name, above: home.type, of: own.type).map {
                Target(function: $0.function, receiver: frame.receiver, home: $0.home)
            }
        }
        let chosen = choose(targets, arguments)
        if !chosen.isEmpty { return follow(chosen, name, arguments, in: frame, expecting: shape, at: place) }
        let values = arguments.map { evaluate($0.value, in: frame) }
        if name == "init", let receiver = frame.receiver {
            noteMade(receiver, name, arguments, values, in: frame, at: place)
            for (argument, value) in zip(arguments, values) where argument.label != nil {
                keep(value, in: argument.label ?? "", of: receiver)
            }
        }
        // The result of a library's own implementation: it passes the event on.
        return trial?.function == name ? Value(false) : .open
    }
}
