extension Run {
    /// The possible values of an expression. Its effects are recorded. Implicit members are looked up in the expected
    /// type.
    @discardableResult
    func evaluate(_ expression: Expression, in frame: Frame, expecting shape: Shape? = nil) -> Value {
        guard limits.enter() else { return beyond() }
        let before = here
        defer {
            here = before
            limits.leave()
        }
        switch expression {
        case .name(let name, let place): return read(name, in: frame, at: stand(at: place, in: frame))
        case .member(let base?, let name, let place):
            if name == "self" { return evaluate(base, in: frame) }
            return member(name, of: base, in: frame, expecting: shape, at: place)
        case .member(nil, let name, _): return implicit(name, expecting: shape)
        case .call(let callee, let arguments, let place):
            return call(callee, arguments, in: frame, expecting: shape, at: stand(at: place, in: frame))
        case .subscripted(let base, let arguments, _):
            for argument in arguments { evaluate(argument.value, in: frame) }
            return elements(of: evaluate(base, in: frame))
        case .closure(let closure): return closureValue(closure, in: frame, expecting: shape)
        case .string: return .open
        case .nil: return Value(Atom.nothing)
        case .bool(let value): return Value(value)
        case .array(let elements, let place):
            let element: Shape? = if case .collection(let inner)? = shape { inner } else { nil }
            var all = Value.never
            for one in elements { all.join(self.elements(of: evaluate(one, in: frame, expecting: element))) }
            return collection(of: all, at: stand(at: place, in: frame))
        case .dictionary(let pairs, let place):
            let element: Shape? = if case .collection(let inner)? = shape { inner } else { nil }
            var all = Value.never
            for pair in pairs {
                evaluate(pair.key, in: frame)
                all.join(evaluate(pair.value, in: frame, expecting: element))
            }
            return collection(of: all, at: stand(at: place, in: frame))
        case .tuple(let parts, let place):
            return tuple(parts, in: frame, expecting: shape, at: stand(at: place, in: frame))
        case .cast(let inner, let type, let kind, let place):
            let shape = index.shape(of: type, in: frame.scope)
            let value = evaluate(inner, in: frame, expecting: shape)
            let asked = stand(at: place, in: frame)
            return kind == .coercion ? refined(value, by: shape) : cast(value, to: shape, at: asked).value
        case .is(let inner, let type):
            let shape = index.shape(of: type, in: frame.scope)
            let test = cast(evaluate(inner, in: frame), to: shape, at: nil, isQuestion: true).test
            guard trial != nil, test.mayHold != test.mayFail else { return .open }
            return Value(test.mayHold)
        case .type(let type, _): return typeValue(index.shape(of: type, in: frame.scope))
        case .ternary(let condition, let then, let otherwise):
            let test = self.test(condition, in: frame)
            var value = Value.never
            if test.mayHold { value.join(evaluate(then, in: frame, expecting: shape)) }
            // `isIn ? Account.signOut : .signIn`: one branch shows the type of the other.
            if test.mayFail { value.join(evaluate(otherwise, in: frame, expecting: shape ?? self.shape(of: value))) }
            return value
        case .binary(let name, let left, let right, let place):
            if let truth = fixedTruth(expression, in: frame) { return truth }
            return binary(name, left, right, in: frame, expecting: shape, at: stand(at: place, in: frame))
        case .prefix(let name, let inner):
            if let truth = fixedTruth(expression, in: frame) { return truth }
            let value = evaluate(inner, in: frame)
            guard name == "!", let decided = value.decided else { return name == "!" ? .open : value }
            return Value(!decided)
        case .assignment(let target, let value, let place):
            assign(value, to: target, in: frame, at: stand(at: place, in: frame))
            return .open
        case .block(let statements): return blockValue(statements, in: frame, expecting: shape)
        case .selector(let target, _):
            for case .method(let method) in evaluate(target, in: frame).atoms.map(atoms.meaning) where trial == nil {
                engine.seeds.select(method.function, of: frame.own?.type, by: frame.receiver)
            }
            return .open
        case .other(let parts):
            for part in parts { evaluate(part, in: frame) }
            return .open
        }
    }

    private func tuple(
        _ parts: [Expression.Argument], in frame: Frame, expecting shape: Shape?, at place: Place
    ) -> Value {
        if parts.count == 1 { return evaluate(parts[0].value, in: frame, expecting: shape) }
        if parts.isEmpty { return .open }
        let shapes: [Shape.Element] = if case .tuple(let elements)? = shape { elements } else { [] }
        // The expected type may have labels that the tuple itself does not have.
        let labels = parts.enumerated().map { position, part in
            part.label ?? (shapes.indices.contains(position) ? shapes[position].label : nil)
        }
        let values = parts.enumerated().map { position, part in
            evaluate(
                part.value, in: frame,
                expecting: shapes.indices.contains(position) ? shapes[position].shape : nil)
        }
        let id = formed(.tuple(labels), nil, of: values, at: place)
        for (position, value) in values.enumerated() {
            write(value, to: engine.heap.cell(id, String(position)))
        }
        return Value(id)
    }

    /// The value of `if` and `switch` as expressions: the last expression of each branch.
    private func blockValue(_ statements: [Statement], in frame: Frame, expecting shape: Shape?) -> Value {
        var value = Value.never
        let around = path
        defer { path = around }
        func last(_ body: [Statement], _ frame: Frame) -> Bool {
            guard let final = body.last, case .expression(let expression) = final else {
                return execute(body, in: frame)
            }
            guard execute(body, count: body.count - 1, in: frame) else { return false }
            value.join(doing(expression, in: frame) { evaluate(expression, in: frame, expecting: shape) })
            return true
        }
        for (position, statement) in statements.enumerated() {
            path = around.entering(position)
            switch statement {
            case .if(let conditions, let then, let otherwise):
                noteFallback(conditions, then: then, otherwise: otherwise, in: frame)
                _ = fork(conditions, guarding: then, in: frame, then: { last(then, $0) }) { inner in
                    if otherwise.count == 1, case .if = otherwise[0] {
                        value.join(self.blockValue(otherwise, in: inner, expecting: shape))
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
            let first = evaluate(left, in: frame, expecting: shape)
            // `Tab(rawValue: number) ?? .home`: the first operand gives the type of the second.
            let expected = shape ?? self.shape(of: first)
            return first.filter { $0 != .nothing }.joined(evaluate(right, in: frame, expecting: expected))
        case "&&", "||":
            let test = self.test(.binary(name, left, right, place), in: frame)
            return test.mayHold == test.mayFail || trial == nil ? .open : Value(test.mayHold)
        case "==", "!=": return compare(name, left, right, in: frame)
        case "+=":
            add(elements(of: evaluate(right, in: frame)), to: left, in: frame, at: place)
            return .open
        case "+":
            let (first, second) = (evaluate(left, in: frame), evaluate(right, in: frame))
            guard first.atoms.contains(where: isCollection) || second.atoms.contains(where: isCollection) else {
                return second.contains(.closure) ? configure(first, with: second) : .open
            }
            return first.joined(second)
        default: break
        }
        // Counts and comparisons have no effects.
        let operators = Self.arithmetic.contains(name) ? [] : index.functions[name] ?? []
        let (first, second) = (evaluate(left, in: frame), evaluate(right, in: frame))
        for function in operators where function.body != nil && function.parameters.count == 2 {
            let value = call(function, receiver: nil, home: nil, arguments: [first, second])
            if !value.isUnknown { return value }
        }
        if operators.isEmpty, second.contains(.closure) { return configure(first, with: second) }
        return operators.isEmpty ? .open : first
    }

    /// An operator of a library that configures its left side.
    private func configure(_ subject: Value, with code: Value) -> Value {
        _ = call(code, with: [subject])
        return subject
    }

    private static let arithmetic: Set<String> = [
        "<", ">", "<=", ">=", "+", "-", "*", "/", "%", "===", "!==", "..<", "...", "-=", "*=", "/=", "~=",
    ]

    private func compare(_ name: String, _ left: Expression, _ right: Expression, in frame: Frame) -> Value {
        let first = evaluate(left, in: frame)
        if case .nil = right { noteQuestion(first) }
        if let trial, !first.isUnknown, first.atoms.allSatisfy(isCase),
            case .call(.member(_, let member, let place), _, _) = right.asCall
        {
            let test = match(.enumCase(nil, member, nil, place), first, in: frame)
            if test.mayHold { trial.looked = true }
            guard test.mayHold != test.mayFail else { return .open }
            return Value((name == "==") == test.mayHold)
        }
        evaluate(right, in: frame, expecting: shape(of: first))
        return .open
    }
}
