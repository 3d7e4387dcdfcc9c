/// The use of the value of an expression.
enum ValueUse {
    /// Only a member of the value is used.
    case member
    case variable(String)
    case argument(of: Expression, label: String?)
    /// A function or property returns it, or a closure in one does.
    case result(ofClosure: Bool)

    var isOfClosure: Bool { if case .result(true) = self { true } else { false } }
}

extension [Statement] {
    /// Whether code declares a variable of a name.
    func declares(_ variable: String) -> Bool {
        var declares = false
        visitBindings { name, _, _ in if name == variable { declares = true } }
        return declares
    }

    /// The use of the result of the call at a place; `nil` for any other use.
    func use(of site: Place) -> ValueUse? {
        var use: ValueUse?
        visit { expression in
            switch expression {
            case .call(.member(let base?, _, _), _, _) where base.isCall(at: site): use = .member
            case .call(let callee, let arguments, _):
                for argument in arguments where argument.value.isCall(at: site) {
                    use = .argument(of: callee, label: argument.label)
                }
            case .closure(let closure):
                closure.body.visitResults { if $0?.isCall(at: site) == true { use = .result(ofClosure: true) } }
            default: break
            }
        }
        visitBindings { name, _, value in if value?.isCall(at: site) == true { use = .variable(name) } }
        visitResults { if $0?.isCall(at: site) == true { use = .result(ofClosure: false) } }
        return use
    }

    /// The list of statements that declares a variable: with the result of the call at a place or, without a place, the
    /// only list that declares the name. `nil` if there is none.
    func list(declaring variable: String, at site: Place?) -> [Statement]? {
        var found: [[Statement]] = []
        visitLists { list in
            let declares = list.contains { statement in
                statement.bindings.contains { name, value in
                    name == variable && (site.map { value?.isCall(at: $0) == true } ?? true)
                }
            }
            if declares { found.append(list) }
        }
        return found.count == 1 ? found[0] : nil
    }

    /// Visits the values that code returns, including a single expression.
    func visitResults(_ look: (Expression?) -> Void) {
        if count == 1, case .expression(let only) = self[0] { look(only) }
        for statement in self {
            if case .return(let value, _) = statement { look(value) }
            for list in statement.lists { list.visitResults(look) }
        }
    }
}

extension Statement {
    /// The variables that the statement declares directly, with their values.
    fileprivate var bindings: [(name: String, value: Expression?)] {
        switch self {
        case .binding(.name(let name), _, let value): return [(name, value)]
        case .if(let conditions, _, _), .guard(let conditions, _):
            return conditions.compactMap { condition in
                guard case .binding(.name(let name), _, let value) = condition else { return nil }
                return (name, value)
            }
        default: return []
        }
    }
}

extension Expression {
    /// Whether it is the call at a place, possibly cast to another type.
    fileprivate func isCall(at site: Place) -> Bool {
        switch self {
        case .call(_, _, site): true
        case .cast(let inner, _, _, _): inner.isCall(at: site)
        default: false
        }
    }
}
