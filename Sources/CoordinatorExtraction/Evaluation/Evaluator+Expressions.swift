extension Evaluator {
    /// What an expression can be. What it does on the way becomes facts. Implicit members begin at the type that the
    /// place expects.
    @discardableResult
    func evaluate(_ expression: Expression, in frame: Frame, expecting shape: Shape? = nil) -> Value {
        fuel -= 1
        guard fuel > 0, depth < Self.deepest else { return .unknown }
        depth += 1
        defer { depth -= 1 }
        switch expression {
        case .name(let name, let place): return read(name, in: frame, at: place)
        case .member(let base?, let name, let place):
            if name == "self" { return evaluate(base, in: frame) }
            return read(name, of: evaluate(base, in: frame), base, in: frame, at: place)
        case .member(nil, let name, let place): return implicit(name, expecting: shape, at: place)
        case .call(let callee, let arguments, let place):
            return call(callee, arguments, in: frame, expecting: shape, at: place)
        case .subscripted(let base, let arguments, _):
            for argument in arguments { evaluate(argument.value, in: frame) }
            return evaluate(base, in: frame).elements
        case .closure(let closure): return closureValue(closure, in: frame, expecting: shape)
        case .string, .nil: return expression.isNil ? Value(.nil) : .unknown
        case .bool(let value): return Value(.bool(value))
        case .array(let elements):
            var element: Shape?
            if case .collection(let inner)? = shape { element = inner }
            var all = Value()
            for one in elements { all.join(evaluate(one, in: frame, expecting: element).elements) }
            return Value(.collection(all))
        case .dictionary(let pairs):
            var element: Shape?
            if case .collection(let inner)? = shape { element = inner }
            var all = Value()
            for pair in pairs {
                evaluate(pair.key, in: frame)
                all.join(evaluate(pair.value, in: frame, expecting: element))
            }
            return Value(.collection(all))
        case .tuple(let parts):
            if parts.count == 1 { return evaluate(parts[0].value, in: frame, expecting: shape) }
            if parts.isEmpty { return .unknown }
            var shapes: [Shape.Element] = []
            if case .tuple(let elements)? = shape { shapes = elements }
            return Value(
                .tuple(
                    parts.enumerated().map { position, part in
                        let expected = shapes.indices.contains(position) ? shapes[position].shape : nil
                        return Atom.Part(label: part.label, value: evaluate(part.value, in: frame, expecting: expected))
                    }))
        case .cast(let inner, let type, let kind):
            let shape = index.shape(of: type, in: frame.scope)
            let value = evaluate(inner, in: frame, expecting: shape)
            if kind == .coercion { return refined(value, by: shape) }
            return cast(value, to: shape, in: frame).value
        case .is(let inner, let type):
            let shape = index.shape(of: type, in: frame.scope)
            let test = cast(evaluate(inner, in: frame), to: shape, in: frame, isQuestion: true).test
            guard trial != nil, test.mayHold != test.mayFail else { return .unknown }
            return Value(.bool(test.mayHold))
        case .type(let type, _): return typeValue(index.shape(of: type, in: frame.scope))
        case .ternary(let condition, let then, let otherwise):
            let test = self.test(condition, in: frame)
            var value = Value()
            if test.mayHold { value.join(evaluate(then, in: frame, expecting: shape)) }
            // `isIn ? Account.signOut : .signIn`: the one says of which type the other is.
            if test.mayFail { value.join(evaluate(otherwise, in: frame, expecting: shape ?? self.shape(of: value))) }
            return value
        case .binary(let name, let left, let right, let place):
            return binary(name, left, right, in: frame, expecting: shape, at: place)
        case .prefix(let name, let inner):
            let value = evaluate(inner, in: frame)
            guard name == "!", let decided = value.decided else { return name == "!" ? .unknown : value }
            return Value(.bool(!decided))
        case .assignment(let target, let value, let place):
            assign(value, to: target, in: frame, at: place)
            return .unknown
        case .block(let statements): return blockValue(statements, in: frame, expecting: shape)
        case .selector(let target, let place):
            evaluate(target, in: frame)
            _ = place
            return .unknown
        case .other(let parts):
            for part in parts { evaluate(part, in: frame) }
            return .unknown
        }
    }

    /// The value of `if` and `switch` as expressions: of the last expression of each branch.
    private func blockValue(_ statements: [Statement], in frame: Frame, expecting shape: Shape?) -> Value {
        var value = Value()
        func last(_ body: [Statement], _ frame: Frame) -> Bool {
            guard let final = body.last, case .expression(let expression) = final else {
                return execute(body, in: frame)
            }
            guard execute(Array(body.dropLast()), in: frame) else { return false }
            value.join(evaluate(expression, in: frame, expecting: shape))
            return true
        }
        for statement in statements {
            switch statement {
            case .if(let conditions, let then, let otherwise):
                _ = fork(conditions, guarding: then, in: frame, then: { last(then, $0) }) { inner in
                    if otherwise.count == 1, case .if = otherwise[0] {
                        value.join(blockValue(otherwise, in: inner, expecting: shape))
                        return true
                    }
                    return last(otherwise, inner)
                }
            case .switch(let subject, let cases): _ = choose(subject, cases, in: frame) { last($0, $1) }
            default: execute([statement], in: frame)
            }
        }
        return value
    }

    private func binary(
        _ name: String, _ left: Expression, _ right: Expression, in frame: Frame, expecting shape: Shape?,
        at place: Place
    ) -> Value {
        switch name {
        case "??":
            return evaluate(left, in: frame, expecting: shape).joined(evaluate(right, in: frame, expecting: shape))
        case "&&", "||":
            let test = self.test(.binary(name, left, right, place), in: frame)
            return test.mayHold == test.mayFail || trial == nil ? .unknown : Value(.bool(test.mayHold))
        case "==", "!=":
            let first = evaluate(left, in: frame)
            if trial != nil, !first.isUnknown, first.atoms.allSatisfy(\.isEventCase),
                case .call(.member(_, let member, let place), _, _) = right.asCall
            {
                let test = match(.enumCase(nil, member, nil, place), first, in: frame)
                if test.mayHold { trial?.looked = true }
                guard test.mayHold != test.mayFail else { return .unknown }
                return Value(.bool((name == "==") == test.mayHold))
            }
            evaluate(right, in: frame, expecting: self.shape(of: first))
            return .unknown
        default: break
        }
        let operators = index.functions[name] ?? []
        let first = evaluate(left, in: frame)
        let second = evaluate(right, in: frame)
        for function in operators where function.body != nil && function.parameters.count == 2 {
            let value = run(function, receiver: nil, home: nil, arguments: [first, second])
            if !value.isUnknown { return value }
        }
        if operators.isEmpty, second.atoms.contains(where: { if case .closure = $0 { true } else { false } }) {
            // An operator of a library that configures what stands left of it.
            _ = call(second, with: [first], at: place)
            return first
        }
        return operators.isEmpty ? .unknown : first
    }

    /// The type of a value, where it has one.
    func shape(of value: Value) -> Shape? {
        for atom in value.atoms {
            switch atom {
            case .object(let instance): return .nominal(instance.type, instance.arguments)
            case .enumCase(let type, _, _):
                trial?.questions.askAnything()
                return .nominal(type, [])
            default: continue
            }
        }
        return nil
    }

    /// The type itself, or a collection's type.
    func typeValue(_ shape: Shape) -> Value {
        switch shape {
        case .collection(let element): Value(.collection(value(of: element)))
        default: Value(shape.nominals.map { .type($0.type, $0.arguments) })
        }
    }
}

extension Expression {
    var isNil: Bool { if case .nil = self { true } else { false } }

    /// Whether it is `nil` or `.none`.
    var isNothing: Bool { if case .member(_, "none", _) = self { true } else { isNil } }

    /// A member with or without arguments, as a call.
    var asCall: Expression {
        if case .member(_, _, let place) = self { return .call(self, [], place) }
        return self
    }
}
