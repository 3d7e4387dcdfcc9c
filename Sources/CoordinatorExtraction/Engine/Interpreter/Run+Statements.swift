extension Run {
    /// Runs statements, or the first `count` of them, and returns whether control may reach the code after them.
    @discardableResult
    func execute(_ statements: [Statement], count: Int = .max, in frame: Frame) -> Bool {
        let around = path
        defer { path = around }
        // A function inside a function may be called before it is declared.
        for case .function(let function) in statements {
            let method = MethodValue(function: function, receiver: frame.receiver, home: frame.home, frame: frame)
            declare(function.name, Value(atoms.atom(method)), in: frame)
        }
        for (position, statement) in statements.prefix(count).enumerated() {
            path = around.entering(position)
            if makesUnusedScreen(statement, before: statements[(position + 1)...], in: frame) { continue }
            guard execute(statement, in: frame), !isAbandoned else { return false }
        }
        return true
    }

    private func execute(_ statement: Statement, in frame: Frame) -> Bool {
        switch statement {
        case .binding(let pattern, let type, let value):
            bind(pattern, type, value, in: frame)
            return true
        case .expression(let expression):
            if expression.neverReturns {
                evaluate(expression, in: frame)
                trial?.watch?.stop()
                return false
            }
            build(doing(expression, in: frame) { evaluate(expression, in: frame) }, in: frame)
            return true
        case .return(let expression, _):
            defer { trial?.watch?.leave() }
            guard let expression else { return false }
            let value = doing(expression, in: frame) {
                evaluate(expression, in: frame, expecting: frame.body.expected)
            }
            // Tested both for a case and for an unknown condition: both results are possible.
            let isOpen = trial?.looked == true && value.isUnknown
            write(isOpen ? Value([Atom.yes, Atom.no]) : value, to: frame.body.returned)
            return false
        case .if(let conditions, let then, let otherwise):
            noteFallback(conditions, then: then, otherwise: otherwise, in: frame)
            return fork(
                conditions, guarding: then, in: frame, then: { self.execute(then, in: $0) },
                otherwise: { self.execute(otherwise, in: $0) })
        case .guard(let conditions, let otherwise):
            let test = self.test(conditions, in: frame)
            var ways = trial?.watch?.fork(mayEither: false)
            if test.mayFail {
                let goesOn = execute(otherwise, in: block(0, in: frame))
                trial?.watch?.endWay(&ways, continues: goesOn)
            }
            trial?.watch?.beginWay(ways)
            trial?.watch?.endWay(&ways, continues: test.mayHold)
            trial?.watch?.join(ways, skips: false, mayEither: false)
            noteFallback(conditions, then: [], otherwise: otherwise, in: frame)
            if let trial, test.mayHold, conditions.contains(where: \.namesCase) { trial.looked = true }
            return test.mayHold || !test.isReached
        case .switch(let subject, let cases):
            return choose(subject, cases, in: frame) { self.execute($0, in: $1) }
        case .loop(let pattern, let sequence, let conditions, let body):
            let inner = block(0, in: frame)
            if let sequence {
                let elements = elements(of: evaluate(sequence, in: frame))
                if let pattern { bindEach(pattern, of: elements, in: inner) }
            }
            if test(conditions, in: inner).mayHold { execute(body, in: inner) }
            return true
        case .alternatives(let lists):
            var continues = lists.isEmpty
            let around = path
            for (branch, list) in lists.enumerated() {
                path = around.entering(branch)
                if execute(list, in: frame) { continues = true }
            }
            path = around
            return continues
        case .block(let statements): return execute(statements, in: block(0, in: frame))
        case .function, .type: return true
        case .leave(let leave): return leave == .break || leave == .fallthrough
        }
    }

    /// The value of a body: of its `return`s, or of its only expression.
    func value(of body: [Statement], in parameters: Frame, expecting shape: Shape? = nil) -> Value {
        // An inner declaration may hide a parameter.
        let outer = parameters.block(0)
        outer.body.expected = shape
        if body.count == 1, case .expression(let expression) = body[0] {
            return doing(expression, in: outer) { evaluate(expression, in: outer, expecting: shape) }
        }
        switch body.first {
        case .if?, .switch?:
            guard body.count == 1 else { break }
            // Its branches may be values, or return them.
            return evaluate(.block(body), in: outer, expecting: shape).joined(read(outer.body.returned))
                .joined(outer.body.built)
        default: break
        }
        execute(body, in: outer)
        return read(outer.body.returned).joined(outer.body.built)
    }

    private func bind(_ pattern: Pattern, _ type: TypeName?, _ value: Expression?, in frame: Frame) {
        let shape = type.map { index.shape(of: $0, in: frame.scope) }
        guard let value else {
            if case .name(let name) = pattern {
                let cell = frame.declare(name)
                if let shape { cell.promise = .declared(shape) }
                engine.heap.track(cell)
            }
            return
        }
        var found = evaluate(value, for: pattern, in: frame, expecting: shape)
        if let shape, case .name(let name) = pattern { frame.declare(name).promise = .declared(shape) }
        if let shape { found = refined(found, by: shape) }
        _ = match(pattern, found, in: frame)
    }

    /// Runs one branch or both, depending on the conditions.
    func fork(
        _ conditions: [Condition], guarding body: [Statement], in frame: Frame, then: (Frame) -> Bool,
        otherwise: (Frame) -> Bool
    ) -> Bool {
        let (routeBefore, around) = (behalf.route, path)
        defer { path = around }
        let inner = block(0, in: frame)
        let test = self.test(conditions, in: inner)
        if let trial, test.mayHold, !body.isTrivial, conditions.contains(where: \.namesCase) { trial.looked = true }
        let mayEither = test.mayHold && test.mayFail
        var ways = trial?.watch?.fork(mayEither: mayEither)
        path = around.entering(0)
        let continuesThen = test.mayHold && then(inner)
        trial?.watch?.endWay(&ways, continues: continuesThen)
        behalf.route = routeBefore
        path = around.entering(1)
        trial?.watch?.beginWay(ways)
        let continuesOtherwise = test.mayFail && otherwise(block(1, in: frame))
        trial?.watch?.endWay(&ways, continues: continuesOtherwise)
        trial?.watch?.join(ways, skips: false, mayEither: mayEither)
        return continuesThen || continuesOtherwise || !test.isReached
    }
}
