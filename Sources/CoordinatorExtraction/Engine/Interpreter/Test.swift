/// The known result of a condition.
struct Test {
    var mayHold = true
    var mayFail = true

    static let open = Test()
    /// No value has arrived here so far: neither branch runs.
    static let unreached = Test(mayHold: false, mayFail: false)

    var isReached: Bool { mayHold || mayFail }
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

    /// The result of a condition from a value that is `true` or `false`.
    init(truths value: Value) {
        let isKnown = !value.isOpen && value.atoms.allSatisfy { $0.sort == .truth }
        self.init(
            mayHold: !isKnown || value.atoms.contains(.yes), mayFail: !isKnown || value.atoms.contains(.no))
    }
}

extension Condition {
    /// Whether it tests for a case of an enum.
    var namesCase: Bool { if case .matching(let pattern, _) = self { pattern.namesCase } else { false } }
}

extension Pattern {
    /// The names that it binds.
    var names: Set<String> {
        switch self {
        case .name(let name): [name]
        case .tuple(let elements): elements.reduce(into: []) { $0.formUnion($1.pattern.names) }
        case .enumCase(_, _, let payload, _): (payload ?? []).reduce(into: []) { $0.formUnion($1.pattern.names) }
        case .as(let inner, _), .some(let inner): inner.names
        case .wildcard, .is, .expression: []
        }
    }

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
    /// Whether the statements do nothing except leave.
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

extension Expression {
    var isNil: Bool { if case .nil = self { true } else { false } }

    /// Whether it is `nil` or `.none`.
    var isNothing: Bool { if case .member(_, "none", _) = self { true } else { isNil } }

    /// A member with or without arguments, in the form of a call.
    var asCall: Expression {
        if case .member(_, _, let place) = self { return .call(self, [], place) }
        return self
    }
}
