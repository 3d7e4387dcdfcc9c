/// The choices of views by a state, and the methods that set it.
extension [Statement] {
    /// Visits every `if` with an `else`, including those in closures: the conditions, and both branches.
    func visitChoices(_ look: (_ conditions: [Expression], _ then: [Statement], _ otherwise: [Statement]) -> Void) {
        visitStatements { statement in
            guard case .if(let conditions, let then, let otherwise) = statement, !otherwise.isEmpty else { return }
            look(conditions.map(\.asked), then, otherwise)
        }
    }
}

extension Condition {
    fileprivate var asked: Expression {
        switch self {
        case .expression(let expression), .binding(_, _, let expression), .matching(_, let expression): expression
        }
    }
}

extension Expression {
    /// The property before the state that a sheet, a stack or a tab is bound to: `$coordinator.isHelping`.
    var holderOfBoundState: String? {
        guard case .call(let callee, let arguments, _) = self, let name = callee.calledName,
            Presenting.names.contains(name)
        else { return nil }
        for argument in arguments where argument.label.map(Presenting.bindings.contains) == true {
            guard case .member(.name(let holder, _)?, _, _) = argument.value, holder.hasPrefix("$") else { continue }
            return String(holder.dropFirst())
        }
        return nil
    }
}

extension Function {
    /// The properties that a method sets, if it does nothing else: `func signOut() { isSignedIn = false }`.
    var onlySet: [String] {
        guard let body, !body.isEmpty else { return [] }
        var names: [String] = []
        for statement in body {
            guard case .expression(.assignment(let target, _, _)) = statement, let name = target.ownName else {
                return []
            }
            names.append(name)
        }
        return names
    }
}

extension [Statement] {
    /// Whether the case of a `switch` does nothing but set properties to `true`.
    func onlySetsFlags(for name: String) -> Bool {
        contains { statement in
            guard case .switch(_, let cases) = statement else { return false }
            return cases.contains { one in
                let isNamed = one.items.contains { item in
                    if case .enumCase(_, name, _, _) = item.pattern { true } else { false }
                }
                return isNamed && !one.body.isEmpty && one.body.allSatisfy(\.setsFlag)
            }
        }
    }
}

extension Statement {
    fileprivate var setsFlag: Bool {
        guard case .expression(.assignment(let target, .bool(true), _)) = self else { return false }
        return target.ownName != nil
    }
}
