/// What is known of a condition.
struct Test {
    var mayHold = true
    var mayFail = true

    static let open = Test()
    static let holds = Test(mayHold: true, mayFail: false)
    static let fails = Test(mayHold: false, mayFail: true)

    init(mayHold: Bool = true, mayFail: Bool = true) {
        self.mayHold = mayHold
        self.mayFail = mayFail
    }

    init(_ decided: Bool?) {
        switch decided {
        case true: self = .holds
        case false: self = .fails
        case nil: self = .open
        }
    }
}

extension Evaluator {
    /// Tries conditions one after the other, and binds what they bind.
    func test(_ conditions: [Condition], in frame: Frame) -> Test {
        var all = Test.holds
        for condition in conditions {
            let one = test(condition, in: frame)
            all.mayFail = all.mayFail || one.mayFail
            guard one.mayHold else { return .fails }
        }
        return all
    }

    private func test(_ condition: Condition, in frame: Frame) -> Test {
        switch condition {
        case .expression(let expression): return test(expression, in: frame)
        case .binding(let pattern, let type, let expression):
            let shape = type.map { index.shape(of: $0, in: frame.scope) }
            var value = evaluate(expression, in: frame, expecting: shape)
            if let shape { value = refined(value, by: shape) }
            // Only in a trial is a value known well enough to say that there is none.
            if trial != nil, value.atoms == [.nil] { return .fails }
            _ = match(pattern, value, in: frame)
            if trial != nil, !value.isUnknown, value.atoms.allSatisfy(\.isEventCase) { return .holds }
            return .open
        case .matching(let pattern, let expression):
            let value = evaluate(expression, in: frame)
            let test = match(pattern, value, in: frame)
            if test.mayHold, let name = routeCase(of: pattern, value) { route = name }
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
        default:
            let value = evaluate(expression, in: frame)
            // Outside a trial, a variable's values are only those that were seen.
            return trial == nil ? .open : Test(value.decided)
        }
    }

    /// Runs the cases of a `switch` that its subject can be, and says whether control may go on after it.
    func choose(_ subject: Expression, _ cases: [SwitchCase], in frame: Frame, run: ([Statement], Frame) -> Bool)
        -> Bool
    {
        let value = evaluate(subject, in: frame)
        var continues = cases.isEmpty
        var mayReach = true
        let routeBefore = route
        for one in cases where mayReach || one.isDefault {
            let inner = frame.block()
            var mayHold = one.isDefault && mayReach
            var certain = one.isDefault
            var matchedCase = false
            for item in one.items where mayReach {
                let matched = match(item.pattern, value, in: inner)
                if matched.mayHold, let name = routeCase(of: item.pattern, value) { route = name }
                var holds = matched
                if holds.mayHold, let condition = item.condition {
                    let test = self.test(condition, in: inner)
                    holds = Test(mayHold: test.mayHold, mayFail: holds.mayFail || test.mayFail)
                }
                if holds.mayHold {
                    mayHold = true
                    if item.pattern.namesCase { matchedCase = true }
                }
                if !holds.mayFail { certain = true }
            }
            if mayHold {
                if matchedCase, trial != nil, !one.body.isTrivial { trial?.looked = true }
                if run(one.body, inner) { continues = true }
                if certain { mayReach = false }
            }
            route = routeBefore
        }
        return continues
    }

    /// The case of the acting coordinator's own routes that a pattern names.
    private func routeCase(of pattern: Pattern, _ value: Value) -> String? {
        guard trial == nil, let actor, let routes = roles.routes(of: actor) else { return nil }
        guard case .enumCase(_, let name, _, _) = pattern, index[routes].cases[name] != nil else { return nil }
        let isRoute = value.atoms.contains {
            switch $0 {
            case .object(let instance): instance.type == routes
            case .enumCase(let type, _, _): type == routes
            default: false
            }
        }
        return isRoute ? name : nil
    }
}

extension Condition {
    /// Whether it asks for a case of an enum.
    var namesCase: Bool { if case .matching(let pattern, _) = self { pattern.namesCase } else { false } }
}

extension Atom {
    var isEventCase: Bool { if case .enumCase = self { true } else { false } }
}

extension Pattern {
    /// Whether it names a case of an enum.
    var namesCase: Bool {
        switch self {
        case .enumCase: true
        case .as(let inner, _), .some(let inner): inner.namesCase
        case .tuple(let parts): parts.contains { $0.pattern.namesCase }
        case .expression(.member): true
        default: false
        }
    }
}

extension [Statement] {
    /// Whether nothing is done but to leave.
    var isTrivial: Bool {
        allSatisfy {
            switch $0 {
            case .leave: true
            case .return(nil, _), .return(.bool(false)?, _), .return(.nil?, _): true
            case .expression(.bool(false)): true
            default: false
            }
        }
    }
}
