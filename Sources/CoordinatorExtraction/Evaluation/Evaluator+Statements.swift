extension Evaluator {
    /// Runs statements, and says whether control may reach what stands after them.
    @discardableResult
    func execute(_ statements: [Statement], in frame: Frame) -> Bool {
        for statement in statements where !execute(statement, in: frame) { return false }
        return true
    }

    private func execute(_ statement: Statement, in frame: Frame) -> Bool {
        fuel -= 1
        guard fuel > 0 else { return false }
        switch statement {
        case .binding(let pattern, let type, let value):
            bind(pattern, type, value, in: frame)
            return true
        case .expression(let expression):
            evaluate(expression, in: frame)
            if case .call(.name(let name, _), _, _) = expression { return name != "fatalError" }
            return true
        case .return(let expression, _):
            guard let expression else { return false }
            let value = evaluate(expression, in: frame, expecting: frame.expected)
            // Asked for a case, and then left to what is not known: either may come of it.
            let isOpen = trial?.looked == true && value.isUnknown
            frame.give(isOpen ? Value([.bool(true), .bool(false)]) : value)
            return false
        case .if(let conditions, let then, let otherwise):
            return fork(
                conditions, guarding: then, in: frame, then: { execute(then, in: $0) },
                otherwise: { execute(otherwise, in: $0) })
        case .guard(let conditions, let otherwise):
            let test = self.test(conditions, in: frame)
            if test.mayFail { execute(otherwise, in: frame.block()) }
            if trial != nil, test.mayHold, conditions.contains(where: \.namesCase) { trial?.looked = true }
            return test.mayHold
        case .switch(let subject, let cases):
            return choose(subject, cases, in: frame) { execute($0, in: $1) }
        case .loop(let pattern, let sequence, let conditions, let body):
            let inner = frame.block()
            if let sequence {
                let elements = evaluate(sequence, in: frame).elements
                if let pattern { _ = match(pattern, elements, in: inner) }
            }
            if test(conditions, in: inner).mayHold { execute(body, in: inner) }
            return true
        case .alternatives(let lists):
            var continues = lists.isEmpty
            for list in lists where execute(list, in: frame) { continues = true }
            return continues
        case .block(let statements): return execute(statements, in: frame.block())
        case .function(let function):
            let method = MethodValue(function: function, receiver: frame.receiver, home: frame.home, frame: frame)
            frame.declare(function.name, Value(.method(method)))
            return true
        case .type: return true
        case .leave(let leave): return leave == .break || leave == .fallthrough
        }
    }

    /// The value of a body: of its `return`s, or of its only expression.
    func value(of body: [Statement], in outer: Frame, expecting shape: Shape? = nil) -> Value {
        let frame = outer.nested()
        frame.expected = shape
        if body.count == 1, case .expression(let expression) = body[0] {
            return evaluate(expression, in: frame, expecting: shape)
        }
        switch body.first {
        case .if?, .switch?:
            guard body.count == 1 else { break }
            // Its branches may be values, or return them.
            let value = evaluate(.block(body), in: frame, expecting: shape)
            return value.joined(frame.returned)
        default: break
        }
        execute(body, in: frame)
        return frame.returned
    }

    private func bind(_ pattern: Pattern, _ type: TypeName?, _ value: Expression?, in frame: Frame) {
        let shape = type.map { index.shape(of: $0, in: frame.scope) }
        var found = value.map { evaluate($0, in: frame, expecting: shape) } ?? .unknown
        if let shape { found = refined(found, by: shape) }
        _ = match(pattern, found, in: frame)
    }

    /// Runs one branch or both, as the conditions tell.
    func fork(
        _ conditions: [Condition], guarding body: [Statement], in frame: Frame, then: (Frame) -> Bool,
        otherwise: (Frame) -> Bool
    ) -> Bool {
        let routeBefore = route
        let inner = frame.block()
        let test = self.test(conditions, in: inner)
        if trial != nil, test.mayHold, !body.isTrivial, conditions.contains(where: \.namesCase) { trial?.looked = true }
        let continuesThen = test.mayHold && then(inner)
        route = routeBefore
        let continuesOtherwise = test.mayFail && otherwise(frame.block())
        return continuesThen || continuesOtherwise
    }
}
