/// The variables and parameters in a piece of code.
extension CodePart {
    /// Whether a name is a variable or a parameter in the code.
    func declares(_ name: String) -> Bool {
        var names = body.declaredNames.union(function?.parameters.map(\.name) ?? [])
        body.visit { if case .closure(let closure) = $0 { names.formUnion(closure.parameters?.map(\.name) ?? []) } }
        return names.contains(name)
    }

    /// The values that the code gives to variables of a name. `guard let model = model as? ListModel` only unwraps one.
    private func values(of name: String) -> [Expression?] {
        var values: [Expression?] = []
        body.visitBindings { variable, _, value in
            if variable == name, value?.withoutCast.ownName != name { values.append(value) }
        }
        return values
    }

    /// The only value of a variable.
    func local(_ name: String) -> Expression? {
        let values = values(of: name)
        return values.count == 1 ? values[0] : nil
    }

    /// The only value of a variable that an expression names, otherwise the expression.
    func value(of expression: Expression) -> Expression {
        guard case .name(let name, _) = expression else { return expression }
        return local(name) ?? expression
    }

    /// Whether a name means a property of `self`.
    func isMember(_ name: String) -> Bool {
        var isUnwrapped = false
        body.visitBindings { if $0 == name, $2?.withoutCast.ownName == name { isUnwrapped = true } }
        let isParameter = function?.parameters.contains { $0.name == name } == true
        return isUnwrapped ? values(of: name).isEmpty && !isParameter : !declares(name)
    }
}

extension Expression {
    /// The value that a cast is of.
    fileprivate var withoutCast: Expression { if case .cast(let inner, _, _, _) = self { inner } else { self } }
}
