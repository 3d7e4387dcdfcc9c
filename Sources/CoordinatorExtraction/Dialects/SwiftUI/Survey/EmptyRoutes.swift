/// Routes that show nothing: `case .help: EmptyView()`.
extension Run {
    /// The place at which code makes an empty view for a case: the closure itself, or a function that it calls.
    func emptyView(for name: String, of domain: TypeID, in content: Expression) -> Place? {
        guard case .closure(let closure) = content else { return nil }
        if let place = closure.body.emptyView(for: name) { return place }
        var found: Place?
        closure.body.visit { expression in
            guard found == nil, case .call(let callee, _, _) = expression, let called = callee.calledName else {
                return
            }
            for type in index.types where !type.isModel {
                for function in type.functions[called] ?? [] where takes(domain, function, of: type.id) {
                    found = found ?? function.body?.emptyView(for: name)
                }
            }
        }
        return found
    }

    private func takes(_ domain: TypeID, _ function: Function, of type: TypeID) -> Bool {
        let scope = Scope(type: type, file: function.place.file)
        return function.parameters.contains { parameter in
            index.shape(of: parameter.type, in: scope).nominals.contains { $0.type == domain }
        }
    }
}

extension [Statement] {
    /// The place of a `switch`'s case that contains only an empty view.
    fileprivate func emptyView(for name: String) -> Place? {
        for case .switch(_, let cases) in flatMap(\.unwrapped) {
            for one in cases where one.body.isEmptyView && one.items.contains(where: { $0.names(name) }) {
                return one.place
            }
        }
        return nil
    }

    /// Whether they are only `EmptyView()`.
    var isEmptyView: Bool {
        guard count == 1, let value = first?.value, case .call(.name("EmptyView", _), let arguments, _) = value else {
            return false
        }
        return arguments.isEmpty
    }
}

extension Statement {
    /// The statements of a `switch` that is an expression, or is returned.
    fileprivate var unwrapped: [Statement] {
        if case .block(let inner)? = value { inner } else { [self] }
    }

    fileprivate var value: Expression? {
        switch self {
        case .expression(let value), .return(.some(let value), _): value
        default: nil
        }
    }
}

extension SwitchCase.Item {
    fileprivate func names(_ name: String) -> Bool {
        if case .enumCase(_, name, _, _) = pattern { true } else { false }
    }
}
