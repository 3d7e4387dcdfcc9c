extension Run {
    /// Evaluates a statement of the app's own code; while it is watched what a subscriber does, a call or an assignment
    /// is something that is done.
    @discardableResult
    func doing(_ statement: Expression, in frame: Frame, _ evaluate: () -> Value) -> Value {
        guard let watch = trial?.watch, !index.isModel(frame.file), statement.doesSomething else { return evaluate() }
        watch.beginStatement()
        let value = evaluate()
        watch.endStatement()
        return value
    }
}

extension Expression {
    /// Whether a statement of it does something for the user: calls that only write to a log do not.
    fileprivate var doesSomething: Bool {
        switch self {
        case .assignment: true
        case .call(.name(let name, _), _, _): !Self.logging.contains(name)
        case .call(.member(let base?, _, _), _, _): !base.isLog
        case .call(.member(nil, _, _), _, _), .call(.type, _, _): false
        case .call: true
        case .cast(let inner, _, _, _): inner.doesSomething
        default: false
        }
    }

    private var isLog: Bool {
        switch self {
        case .name(let name, _), .member(_, let name, _):
            name.hasSuffix("Log") || name.hasSuffix("Logger") || name == "logger" || name == "log"
        default: false
        }
    }

    private static let logging: Set<String> = [
        "print", "debugPrint", "dump", "NSLog", "os_log", "assertionFailure", "assert", "precondition",
        "preconditionFailure",
    ]
}
