extension ChildHoldings.Handler {
    /// Whether a name means a value that the code receives or declares: `guard let child` means the child around it.
    func hides(_ name: String) -> Bool {
        if parameters.contains(name) { return true }
        var isHidden = body.declaredNames.contains(name) && !body.onlyUnwraps(name)
        body.visit { expression in
            guard case .closure(let closure) = expression else { return }
            if (closure.parameters ?? []).contains(where: { $0.name == name })
                || closure.body.declaredNames.contains(name) && !closure.body.onlyUnwraps(name)
            {
                isHidden = true
            }
        }
        return isHidden
    }
}

extension [Statement] {
    /// Whether a name is only declared by `if let name`, which keeps its value.
    fileprivate func onlyUnwraps(_ name: String) -> Bool {
        allSatisfy { statement in
            switch statement {
            case .if(let conditions, let then, let otherwise):
                conditions.onlyUnwrap(name) && then.onlyUnwraps(name) && otherwise.onlyUnwraps(name)
            case .guard(let conditions, let otherwise): conditions.onlyUnwrap(name) && otherwise.onlyUnwraps(name)
            default: ![statement].declaredNames.contains(name)
            }
        }
    }
}

extension [Condition] {
    fileprivate func onlyUnwrap(_ name: String) -> Bool {
        allSatisfy { condition in
            switch condition {
            case .binding(let pattern, _, .name(let value, _)): !pattern.names.contains(name) || value == name
            case .binding(let pattern, _, _), .matching(let pattern, _): !pattern.names.contains(name)
            case .expression: true
            }
        }
    }
}
