/// The objects that a closure keeps alive, as far as its code shows them.
extension Closure {
    /// The names whose values it holds strongly: all that its body mentions and does not declare, except weak or
    /// unowned ones in its capture list, and except those that the body assigns to.
    ///
    /// Names in an inner closure count, too: to capture `self` weakly there, the outer closure must hold it.
    var stronglyCaptured: Set<String> {
        var mentioned: Set<String> = []
        var hidden = Set((parameters ?? []).map(\.name))
        hidden.formUnion(body.declaredNames)
        body.visit { expression in
            switch expression {
            // `$0` is always the closure's own parameter.
            case .name(let name, _): if !name.hasPrefix("$") { mentioned.insert(name == "super" ? "self" : name) }
            case .closure(let inner):
                hidden.formUnion((inner.parameters ?? []).map(\.name))
                hidden.formUnion(inner.body.declaredNames)
                for capture in inner.captures {
                    if capture.value == nil { mentioned.insert(capture.name) } else { hidden.insert(capture.name) }
                }
            // `{ child.stop(); child = nil }` breaks the cycle itself.
            case .assignment(.name(let name, _), _, _): hidden.insert(name)
            default: break
            }
        }
        // `self` is only declared again if it was captured weakly, or as a parameter: `{ `self`, number in … }`.
        if hasSelfAsParameter { hidden.insert("self") } else { hidden.remove("self") }
        var strong = mentioned.subtracting(hidden)
        for capture in captures {
            strong.remove(capture.name)
            guard !capture.isWeak else { continue }
            switch capture.value {
            case nil: strong.insert(capture.name)
            case .name(let name, _)?: strong.insert(name)
            default: break
            }
        }
        return strong
    }

    private var hasSelfAsParameter: Bool { parameters?.contains { ["self", "`self`"].contains($0.name) } == true }
}

extension [Statement] {
    /// The names that statements declare, including those in blocks but not those in closures.
    var declaredNames: Set<String> { reduce(into: []) { $0.formUnion($1.declaredNames) } }
}

extension Statement {
    fileprivate var declaredNames: Set<String> {
        switch self {
        case .binding(let pattern, _, _): pattern.names
        case .if(let conditions, let then, let otherwise):
            conditions.declaredNames.union(then.declaredNames).union(otherwise.declaredNames)
        case .guard(let conditions, let otherwise): conditions.declaredNames.union(otherwise.declaredNames)
        case .switch(_, let cases):
            cases.reduce(into: []) { names, one in
                for item in one.items { names.formUnion(item.pattern.names) }
                names.formUnion(one.body.declaredNames)
            }
        case .loop(let pattern, _, let conditions, let body):
            (pattern?.names ?? []).union(conditions.declaredNames).union(body.declaredNames)
        case .alternatives(let lists): lists.reduce(into: []) { $0.formUnion($1.declaredNames) }
        case .block(let statements): statements.declaredNames
        case .function(let function): Set(function.parameters.map(\.name) + [function.name])
        case .expression(.block(let statements)): statements.declaredNames
        case .expression, .return, .type, .leave: []
        }
    }
}

extension [Condition] {
    fileprivate var declaredNames: Set<String> {
        reduce(into: []) { names, condition in
            switch condition {
            case .binding(let pattern, _, _), .matching(let pattern, _): names.formUnion(pattern.names)
            case .expression: break
            }
        }
    }
}

/// The names that closures capture strongly. Each closure is read once.
struct CapturedNames {
    private var known: [ObjectIdentifier: Set<String>] = [:]

    mutating func strong(in closure: Closure) -> Set<String> {
        if let names = known[ObjectIdentifier(closure)] { return names }
        let names = closure.stronglyCaptured
        known[ObjectIdentifier(closure)] = names
        return names
    }
}
