/// Methods that take several things, and do something else for each of them: `func handle(_ event: Event) { switch event { … } }`.
extension Function {
    /// Whether its code asks which case a parameter is.
    func decides(by parameter: String) -> Bool {
        var isFound = false
        body?.visitStatements { statement in
            let conditions: [Condition] =
                switch statement {
                case .switch(let subject, _): [.matching(.wildcard, subject)]
                case .if(let conditions, _, _), .guard(let conditions, _): conditions
                default: []
                }
            for condition in conditions {
                switch condition {
                case .matching(_, let subject), .binding(_, _, let subject):
                    if subject.isValue(parameter) { isFound = true }
                case .expression: break
                }
            }
        }
        return isFound
    }
}

extension Expression {
    /// Whether it is a case that is written down: `.open`, `MenuEvent.open(1)`.
    var namesCase: Bool {
        switch self {
        case .member(let base, _, _): base?.namesType ?? true
        case .call(let callee, _, _): callee.namesCase
        default: false
        }
    }

    private var namesType: Bool {
        switch self {
        case .name(let name, _): name.isCapitalized
        case .member(let base?, let name, _): name.isCapitalized && base.namesType
        default: false
        }
    }

    /// Whether it is a variable's value, possibly as another type.
    fileprivate func isValue(_ name: String) -> Bool {
        switch self {
        case .name(name, _): true
        case .cast(let inner, _, _, _): inner.isValue(name)
        default: false
        }
    }
}
