/// The functions with a case that shows nothing, `case .help: EmptyView()`.
struct EmptyRoutes {
    struct Found {
        var function: Function
        var type: TypeID
        var place: Place
    }

    /// By the name of the case, and by that of the function.
    private(set) var functions: [String: [String: [Found]]] = [:]

    init(_ index: ProgramIndex) {
        for type in index.types where !type.isModel {
            for (name, those) in type.functions {
                for function in those {
                    for (route, place) in function.body?.emptyViews ?? [:] {
                        let found = Found(function: function, type: type.id, place: place)
                        functions[route, default: [:]][name, default: []].append(found)
                    }
                }
            }
        }
    }
}

/// Routes that show nothing.
extension Run {
    /// The place at which code makes an empty view for a case: the closure itself, or a function that it calls.
    func emptyView(for name: String, of domain: TypeID, in content: Expression) -> Place? {
        guard case .closure(let closure) = content else { return nil }
        if let place = closure.body.emptyViews[name] { return place }
        guard let functions = index.survey(EmptyRoutes.init).functions[name] else { return nil }
        var found: Place?
        closure.body.visit { expression in
            guard found == nil, case .call(let callee, _, _) = expression, let called = callee.calledName else {
                return
            }
            found =
                functions[called]?.first {
                    !index.parameters(of: $0.function, of: $0.type, receiving: domain).isEmpty
                }?.place
        }
        return found
    }
}

extension [Statement] {
    /// The places of a `switch`'s cases that contain only an empty view, by their names.
    fileprivate var emptyViews: [String: Place] {
        var places: [String: Place] = [:]
        for case .switch(_, let cases) in flatMap(\.unwrapped) {
            for one in cases where one.body.isEmptyView {
                for case .enumCase(_, let name, _, _) in one.items.map(\.pattern) where places[name] == nil {
                    places[name] = one.place
                }
            }
        }
        return places
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
