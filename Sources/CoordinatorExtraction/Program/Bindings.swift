extension [Statement] {
    /// Visits all declared variables with a name, including those in blocks and closures.
    func visitBindings(_ note: (String, TypeName?, Expression?) -> Void) {
        for statement in self { statement.visitBindings(note) }
        visit { if case .closure(let closure) = $0 { for one in closure.body { one.visitBindings(note) } } }
    }

    /// The closures that local constants and variables hold from the beginning, by their names. A name that is declared
    /// twice is left out.
    var closuresOfNames: [String: Closure] {
        var (found, seen): ([String: Closure], Set<String>) = ([:], [])
        visitBindings { name, _, value in
            if !seen.insert(name).inserted { return found[name] = nil }
            if case .closure(let closure)? = value { found[name] = closure }
        }
        return found
    }
}

extension Statement {
    fileprivate func visitBindings(_ note: (String, TypeName?, Expression?) -> Void) {
        switch self {
        case .binding(.name(let name), let type, let value): note(name, type, value)
        case .if(let conditions, _, _), .guard(let conditions, _):
            for case .binding(.name(let name), let type, let value) in conditions { note(name, type, value) }
        case .function(let function): for one in function.body ?? [] { one.visitBindings(note) }
        default: break
        }
        for one in lists.joined() { one.visitBindings(note) }
    }
}
