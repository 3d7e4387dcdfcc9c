/// The types of the objects whose members a piece of code mentions, as far as declarations tell.
struct Receivers {
    private let index: ProgramIndex
    private let home: TypeID?
    private let file: Int32?
    private let generics: Set<String>
    private var locals: [String: [Local]] = [:]

    /// A variable or parameter of the code.
    private enum Local {
        case declared(TypeName)
        case given(Expression)
        case unknown
    }

    init(_ index: ProgramIndex, home: TypeID?, file: Int32?, locals body: [Statement] = []) {
        (self.index, self.home, self.file, generics) = (index, home, file, [])
        note(body)
    }

    init(_ index: ProgramIndex, home: TypeID?, _ function: Function) {
        (self.index, self.home, file) = (index, home, function.place.file)
        generics = Set(function.generics.parameters.map(\.name))
        for parameter in function.parameters {
            locals[parameter.name, default: []].append(parameter.isVariadic ? .unknown : .declared(parameter.type))
        }
        note(function.body ?? [])
    }

    /// Of a name without a receiver: `self`'s type.
    var ofNames: [TypeID]? { home.map { [$0] } }

    // MARK: - Types

    /// The types of which an expression is one; `nil` if it may be anything.
    func types(of expression: Expression, depth: Int = 0) -> [TypeID]? {
        guard depth < 8 else { return nil }
        switch expression {
        case .name("self", _), .name("super", _): return ofNames
        case .name(let name, _):
            guard let values = locals[name] else { return home.flatMap { property(name, of: $0) } }
            return union(values) { local in
                switch local {
                case .declared(let type): return certain(type, Scope(type: home, file: file ?? 0))
                // `if let child`: the same as before.
                case .given(let value) where value.ownName == name: return home.flatMap { property(name, of: $0) }
                case .given(let value): return types(of: value, depth: depth + 1)
                case .unknown: return nil
                }
            }
        case .member(let base?, let name, _):
            return types(of: base, depth: depth + 1).flatMap { union($0) { property(name, of: $0) } }
        case .cast(_, let type, _, _): return certain(type, Scope(type: home, file: file ?? 0))
        default: return expression.constructed.flatMap { certain($0, Scope(type: home, file: file ?? 0)) }
        }
    }

    private func property(_ name: String, of type: TypeID) -> [TypeID]? {
        for ancestor in index.ancestors(of: type) {
            guard let property = index[ancestor.type].properties[name] else { continue }
            guard let written = property.type ?? property.initializer?.constructed else { return nil }
            return certain(written, Scope(type: ancestor.type, file: property.place.file, bindings: ancestor.bindings))
        }
        return nil
    }

    private func certain(_ type: TypeName, _ scope: Scope) -> [TypeID]? {
        if case .named(let name, _) = type.unwrapped, generics.contains(name) { return nil }
        let nominals = index.shape(of: type, in: scope).nominals.map(\.type)
        let libraries = index.vocabulary.libraries
        let areKnown = nominals.allSatisfy { one in
            !index[one].isExternal || libraries.controllers.contains(index[one].name)
        }
        return nominals.isEmpty || !areKnown ? nil : nominals
    }

    private func union<Element>(_ elements: [Element], _ find: (Element) -> [TypeID]?) -> [TypeID]? {
        var all: [TypeID] = []
        for element in elements {
            guard let found = find(element) else { return nil }
            all += found
        }
        return all
    }

    // MARK: - Variables

    private mutating func note(_ body: [Statement]) {
        noteStatements(body)
        // Reaches every closure, however deeply it is nested, exactly once.
        body.visit { expression in
            switch expression {
            case .closure(let closure):
                note(closure)
                noteStatements(closure.body)
            case .block(let statements): noteStatements(statements)
            default: break
            }
        }
    }

    /// Notes what statements and local functions declare, without the closures in them.
    private mutating func noteStatements(_ statements: [Statement]) {
        for statement in statements {
            note(statement)
            for list in statement.lists { noteStatements(list) }
        }
    }

    private mutating func note(_ statement: Statement) {
        switch statement {
        case .binding(let pattern, let type, let value): note(pattern, type, value)
        case .if(let conditions, _, _), .guard(let conditions, _): note(conditions)
        case .switch(_, let cases):
            for item in cases.flatMap(\.items) { note(item.pattern, nil, nil) }
        case .loop(let pattern, _, let conditions, _):
            if let pattern { note(pattern, nil, nil) }
            note(conditions)
        case .function(let function):
            for parameter in function.parameters { locals[parameter.name, default: []].append(.unknown) }
            noteStatements(function.body ?? [])
        default: break
        }
    }

    private mutating func note(_ closure: Closure) {
        for parameter in closure.parameters ?? [] {
            locals[parameter.name, default: []].append(parameter.type.map(Local.declared) ?? .unknown)
        }
        for capture in closure.captures where capture.name != "self" {
            if let value = capture.value { locals[capture.name, default: []].append(.given(value)) }
        }
    }

    private mutating func note(_ conditions: [Condition]) {
        for condition in conditions {
            switch condition {
            case .binding(let pattern, let type, let value): note(pattern, type, value)
            case .matching(let pattern, _): note(pattern, nil, nil)
            case .expression: break
            }
        }
    }

    private mutating func note(_ pattern: Pattern, _ type: TypeName?, _ value: Expression?) {
        if case .name(let name) = pattern {
            guard name != "self" else { return }
            locals[name, default: []].append(type.map(Local.declared) ?? value.map(Local.given) ?? .unknown)
        } else {
            for name in pattern.names { locals[name, default: []].append(.unknown) }
        }
    }
}
