extension Run {
    /// Tests conditions one after the other, and binds their names.
    func test(_ conditions: [Condition], in frame: Frame) -> Test {
        var all = Test.holds
        for condition in conditions {
            let one = test(condition, in: frame)
            all.mayFail = all.mayFail || one.mayFail
            guard one.mayHold else { return Test(mayHold: false, mayFail: all.mayFail) }
        }
        return all
    }

    private func test(_ condition: Condition, in frame: Frame) -> Test {
        switch condition {
        case .expression(let expression): return test(expression, in: frame)
        case .binding(let pattern, let type, let expression):
            let shape = type.map { index.shape(of: $0, in: frame.scope) }
            var value = evaluate(expression, for: pattern, in: frame, expecting: shape)
            if let shape { value = refined(value, by: shape) }
            if value.isNever, isLeftEmpty(expression, in: frame) { return .fails }
            // Only in a trial are values known well enough to exclude others.
            if trial != nil, value.atoms == [.nothing] { return .fails }
            if trial?.watch != nil, value.contains(.object), !value.atoms.contains(.nothing) {
                _ = match(pattern, value, in: frame)
                return .holds
            }
            // A bound value is neither `nil` nor an output to which only `nil` was assigned.
            let something = value.filter { $0 != .nothing && !isGivenNothing($0) }
            // `if let name` hides the name around it.
            if case .name(let name) = pattern {
                write(something, to: trial == nil ? frame.declare(name) : frame.replace(name))
            } else {
                _ = match(pattern, something, in: frame)
            }
            if trial != nil, !value.isUnknown, value.atoms.allSatisfy(isCase) { return .holds }
            return .open
        case .matching(let pattern, let expression):
            let value = evaluate(expression, for: pattern, in: frame, expecting: nil)
            let test = match(pattern, value, in: frame)
            if test.mayHold, let name = routeCase(of: pattern, value) { behalf.route = name }
            return test
        }
    }

    func test(_ expression: Expression, in frame: Frame) -> Test {
        switch expression {
        case .prefix("!", let inner):
            let test = self.test(inner, in: frame)
            return Test(mayHold: test.mayFail, mayFail: test.mayHold)
        case .binary("&&", let left, let right, _):
            let first = test(left, in: frame)
            guard first.mayHold else { return .fails }
            let second = test(right, in: frame)
            return Test(mayHold: second.mayHold, mayFail: first.mayFail || second.mayFail)
        case .binary("||", let left, let right, _):
            let first = test(left, in: frame)
            guard first.mayFail else { return .holds }
            let second = test(right, in: frame)
            return Test(mayHold: first.mayHold || second.mayHold, mayFail: second.mayFail)
        case .binary("==", let left, .member(nil, let name, let place), _)
        where trial == nil && name != "none"
            && (ownProperty(of: left, in: frame) != nil || isConstant(left, in: frame)):
            // `mode == .sheet` is `case .sheet = mode`, if the value that the object received is known.
            return match(.enumCase(nil, name, nil, place), evaluate(left, in: frame), in: frame)
        case .binary("!=", let left, let right, let place) where trial == nil:
            return test(.prefix("!", .binary("==", left, right, place)), in: frame)
        default:
            let value = evaluate(expression, in: frame)
            if trial != nil { return Test(value.decided) }
            // Outside a trial, a variable's known values are only those found so far. That is enough for a constant:
            // the code runs again when more values are known.
            return isConstant(expression, in: frame) ? Test(truths: value) : .open
        }
    }

    /// The property of the object itself that an expression reads, unless a variable has its name.
    func ownProperty(of expression: Expression, in frame: Frame) -> String? {
        if case .name(let name, _) = expression, variable(name, in: frame) != nil || frame.receiver == nil {
            return nil
        }
        return expression.ownProperty
    }

    /// Runs the cases of a `switch` that its subject can be, and returns whether control may reach the code after it.
    func choose(_ subject: Expression, _ cases: [SwitchCase], in frame: Frame, run: ([Statement], Frame) -> Bool)
        -> Bool
    {
        let value = evaluate(subject, in: frame)
        if value.isNever, trial == nil { return true }
        var continues = cases.isEmpty
        var mayReach = true
        let (routeBefore, around) = (behalf.route, path)
        defer { path = around }
        var ways = trial?.watch?.fork(mayEither: false)
        defer { trial?.watch?.join(ways, skips: cases.isEmpty, mayEither: false) }
        for (position, one) in cases.enumerated() where mayReach || one.isDefault {
            path = around.entering(position)
            let inner = block(0, in: frame)
            var mayHold = one.isDefault && mayReach
            var isCertain = one.isDefault
            var matchedCase = false
            for item in one.items where mayReach {
                let matched = match(item.pattern, value, in: inner)
                if matched.mayHold, let name = routeCase(of: item.pattern, value) { behalf.route = name }
                var holds = matched
                if holds.mayHold, let condition = item.condition {
                    let test = self.test(condition, in: inner)
                    holds = Test(mayHold: test.mayHold, mayFail: holds.mayFail || test.mayFail)
                }
                if holds.mayHold {
                    mayHold = true
                    if item.pattern.namesCase { matchedCase = true }
                }
                if !holds.mayFail { isCertain = true }
            }
            if mayHold {
                if matchedCase, let trial, !one.body.isTrivial { trial.looked = true }
                trial?.watch?.beginWay(ways)
                narrow(subject, value, to: one, in: inner)
                let goesOn = run(one.body, inner)
                trial?.watch?.endWay(&ways, continues: goesOn)
                if goesOn { continues = true }
                if isCertain { mayReach = false }
            }
            behalf.route = routeBefore
        }
        return continues
    }

    /// In the code of some cases, the variable that is looked at has these cases: `case .closed, .done: finish(result)`.
    private func narrow(_ subject: Expression, _ value: Value, to one: SwitchCase, in inner: Frame) {
        guard trial == nil, !one.isDefault, case .name(let name, _) = subject, variable(name, in: inner) != nil,
            value.atoms.contains(where: isCase), one.body.mentions(variable: name), !one.body.assigned.contains(name)
        else { return }
        let cases = one.items.map(\.pattern.caseName)
        guard cases.allSatisfy({ $0 != nil }) else { return }
        let kept = value.filter { atom in
            guard case .enumCase(_, _, let found) = atoms.meaning(atom) else { return true }
            return cases.contains(found)
        }
        declare(name, kept, in: inner)
    }

    /// The case of the acting coordinator's own routes that a pattern names.
    private func routeCase(of pattern: Pattern, _ value: Value) -> String? {
        guard trial == nil, case .enumCase(_, let name, _, _) = pattern, roles.isRouteCase(name),
            let routes = demandActorType().flatMap({ roles.routes(of: $0) }), index[routes].cases[name] != nil
        else { return nil }
        let isRoute = value.atoms.contains {
            switch atoms.meaning($0) {
            case .object(_, let type), .enumCase(_, let type, _): type == routes
            default: false
            }
        }
        return isRoute ? name : nil
    }

    /// Whether it is an output to which only `nil` was assigned.
    private func isGivenNothing(_ atom: Atom) -> Bool {
        guard case .channel(_, let channel) = atoms.meaning(atom), channel.slot.sort == .output else { return false }
        return contents(of: channel).atoms == [.nothing]
    }

    /// Whether it is a known case of an enum.
    func isCase(_ atom: Atom) -> Bool { if case .enumCase = atoms.meaning(atom) { true } else { false } }
}
