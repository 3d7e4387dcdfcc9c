extension [Statement] {
    /// The places of the names in closures that capture `self` weakly, and do not make it strong again.
    var namesOfWeakSelf: Set<Place> {
        var places: Set<Place> = []
        visit { expression in
            guard case .closure(let closure) = expression,
                closure.captures.contains(where: { $0.isWeak && $0.name == "self" }),
                !closure.body.declaredNames.contains("self")
            else { return }
            closure.body.visit { inner in
                switch inner {
                case .name(_, let place), .member(_, _, let place): places.insert(place)
                default: break
                }
            }
        }
        return places
    }
}

extension Expression {
    /// The variable with which the path to a stream begins, and the member of it: `login` and `done` in `login.done.map { … }`.
    var streamPath: (variable: String, member: String, place: Place)? {
        switch self {
        case .call(.member(let base?, _, _), _, _): base.streamPath
        case .member(.name(let variable, let place)?, let member, _):
            variable == "self" || variable.isCapitalized ? nil : (variable, member, place)
        case .member(let base?, _, _): base.streamPath
        default: nil
        }
    }
}

extension Expression {
    /// The function of a variable's object whose stream the operators before this one are called on: `start` for
    /// `child.start().map { … }.do`.
    func streamMethod(of variable: String) -> String? {
        switch self {
        case .member(.call(.member(.name(variable, _)?, let method, _), _, _)?, _, _): method
        case .member(let base?, _, _), .call(let base, _, _): base.streamMethod(of: variable)
        default: nil
        }
    }
}

extension [Statement] {
    /// Whether all that the code returns are calls of functions with these names.
    func onlyReturns(calls names: Names) -> Bool {
        var values: [Bool] = []
        visitResults { value in
            guard case .call(.member(_, let name, _), _, _)? = value else { return values.append(false) }
            values.append(names.contains(name))
        }
        return values.contains(true) && !values.contains(false)
    }
}
