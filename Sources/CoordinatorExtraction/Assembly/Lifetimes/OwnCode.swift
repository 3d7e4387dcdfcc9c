/// The code of a type and of its superclasses and protocols, and which of its functions call which.
struct OwnCode {
    /// The functions that have a body, by their names.
    private(set) var functions: [String: [Function]] = [:]
    private let changes: Changes

    init(of type: TypeID, in index: ProgramIndex, _ changes: Changes) {
        self.changes = changes
        for ancestor in index.ancestors(of: type) where !index[ancestor.type].isExternal {
            for function in index[ancestor.type].orderedFunctions where function.body != nil {
                functions[function.name, default: []].append(function)
            }
        }
    }

    /// The functions that functions of some names lead to, those themselves among them.
    func reached(from names: Set<String>) -> [Function] {
        var reached: [Function] = []
        var seen: Set<String> = []
        var waiting = names.sorted()
        while let name = waiting.popLast() {
            guard seen.insert(name).inserted else { continue }
            for function in functions[name] ?? [] {
                reached.append(function)
                waiting += called(in: function.body ?? []).filter { functions[$0] != nil }
            }
        }
        return reached
    }

    /// The names of what code calls. What a closure does that is assigned to an output happens later.
    func called(in body: [Statement]) -> Set<String> {
        var later: [Closure] = []
        body.visit { expression in
            guard case .closure(let closure) = expression, changes.targets[ObjectIdentifier(closure)] != nil else {
                return
            }
            later.append(closure)
        }
        var left: [Place: Bool] = [:]
        for closure in later { closure.body.visit { if case .call(_, _, let place) = $0 { left[place] = true } } }
        var names: Set<String> = []
        body.visit { expression in
            guard case .call(let callee, _, let place) = expression, left[place] == nil else { return }
            switch callee {
            case .name(let name, _), .member(_, let name, _): names.insert(name)
            default: break
            }
        }
        return names
    }

    /// The functions that make an object of a type of this name.
    func makers(of name: String) -> [Function] {
        functions.values.joined().filter { function in
            var isMade = false
            function.body?.visit { expression in
                guard case .call(let callee, _, _) = expression else { return }
                switch callee {
                case .name(name, _), .member(_?, name, _): isMade = true
                case .member(.name(name, _)?, "init", _): isMade = true
                default: break
                }
            }
            return isMade
        }.sorted { $0.place < $1.place }
    }

    /// Whether code leads to a place: it is there, or in a function that is called from there.
    func leads(_ body: [Statement], to change: Changes.Change) -> Bool {
        var isThere = false
        body.visit { expression in
            switch expression {
            case .call(_, _, let place), .assignment(_, _, let place): if place == change.place { isThere = true }
            default: break
            }
        }
        if isThere { return true }
        guard let function = change.function else { return false }
        return reached(from: called(in: body)).contains { $0 === function }
    }
}
