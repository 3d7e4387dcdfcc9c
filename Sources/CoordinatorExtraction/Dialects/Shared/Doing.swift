/// Decides which code has an effect. Calls that only write to a log, or stop a debug build, have none for the user.
extension Expression {
    /// Whether the expression, as a statement, has an effect for the user.
    var doesSomething: Bool {
        switch self {
        case .assignment: true
        // `[.login, .logout].contains(event)` is only a test.
        case .call(.member(_, "contains", _), _, _): false
        case .call(.name(let name, _), _, _): !Self.logging.contains(name) && !neverReturns
        case .call(.member(let base?, _, _), _, _): !base.isLog
        case .call(.member(nil, _, _), _, _), .call(.type, _, _): false
        case .call: true
        case .cast(let inner, _, _, _), .binary("??", let inner, _, _): inner.doesSomething
        case .ternary(_, let then, let otherwise): then.doesSomething || otherwise.doesSomething
        default: false
        }
    }

    private var isLog: Bool {
        switch self {
        case .name(let name, _): Self.isLog(name)
        case .member(let base, let name, _): Self.isLog(name) || base?.isLog == true
        default: false
        }
    }

    private static func isLog(_ name: String) -> Bool {
        name.hasSuffix("Log") || name.hasSuffix("Logger") || name == "logger" || name == "log"
    }

    private static let logging: Set<String> = [
        "print", "debugPrint", "dump", "NSLog", "os_log", "assertionFailure", "assert", "precondition",
        "preconditionFailure", "log",
    ]

    /// Whether it says that it must never run: `assertionFailure("onClose is not set")`, `unimplemented()`.
    var fails: Bool {
        guard case .call(.name(let name, _), _, _) = self else { return false }
        return neverReturns || Self.failing.contains(name)
    }

    private static let failing: Set<String> = [
        "assertionFailure", "preconditionFailure", "unimplemented", "XCTUnimplemented", "XCTFail",
    ]
}

extension [Statement] {
    /// Whether the statements do anything besides leaving the code and writing to a log.
    var doSomething: Bool {
        contains { statement in
            switch statement {
            case .leave, .return(nil, _), .return(.nil, _): false
            case .return(.some(let value), _): value.doesSomething
            case .expression(let expression): expression.doesSomething
            default: true
            }
        }
    }

    /// Whether they say that they must never run.
    var fail: Bool {
        guard case .expression(let first)? = first, first.fails else { return false }
        return !Array(dropFirst()).doSomething
    }

    /// Whether they show a view: `Button("Buy", action: buy).padding()`.
    var showSomething: Bool {
        contains { statement in
            guard case .expression(var expression) = statement else { return false }
            while expression.constructedName == nil, case .call(.member(let base?, _, _), _, _) = expression {
                expression = base
            }
            return expression.constructedName != nil
        }
    }
}
