/// The scope in which a name is looked up.
struct Scope {
    /// The enclosing type.
    var type: TypeID?
    var file: Int32
    /// The values of generic parameters and associated types.
    var bindings: [String: Shape] = [:]
    /// The type of `Self`, if it is more exact than the enclosing type.
    var own: Shape?
}

extension ProgramIndex {
    /// The type of a name. A name that the program does not declare becomes an external type.
    func shape(of name: TypeName, in scope: Scope, depth: Int = 0) -> Shape {
        guard depth < 32 else { return .unknown }
        func shape(_ name: TypeName) -> Shape { self.shape(of: name, in: scope, depth: depth + 1) }
        switch name {
        case .named(let name, let arguments):
            return named(name, arguments.map(shape), scope, depth)
        case .member(let base, let name, let arguments):
            return member(name, of: shape(base), arguments.map(shape), scope, depth)
        case .optional(let wrapped): return shape(wrapped)
        case .array(let element): return .collection(shape(element))
        case .dictionary(_, let value): return .collection(shape(value))
        case .tuple(let elements):
            return .tuple(elements.map { Shape.Element(label: $0.label, shape: shape($0.type)) })
        case .function(let parameters, let result): return .function(parameters.map(shape), shape(result))
        case .composition(let parts): return .composition(parts.map(shape))
        case .metatype(let type): return .metatype(shape(type))
        case .selfType: return scope.own ?? scope.type.map { .nominal($0, []) } ?? .unknown
        case .unknown: return .unknown
        }
    }

    /// The type of a name without arguments.
    func shape(named name: String, in scope: Scope) -> Shape { named(name, [], scope, 0) }

    private func named(_ name: String, _ arguments: [Shape], _ scope: Scope, _ depth: Int) -> Shape {
        if !scope.bindings.isEmpty, let bound = scope.bindings[name] { return bound }
        if let own = scope.own, name == "Self" { return own }
        if let found = associated(name, arguments, scope, depth) { return found }
        guard arguments.isEmpty, !isFindingAncestors else { return findNamed(name, arguments, scope, depth) }
        let isBound = !scope.bindings.isEmpty || scope.own != nil
        let key = NameKey(name: name, type: scope.type, file: scope.file, isBound: isBound)
        if let known = knownNames[key] { return known }
        let found = findNamed(name, arguments, scope, depth)
        // A result that depends on the values of parameters is not kept for other scopes: a generic class's
        // `typealias Outcome = Result`.
        if !isBound || found.isPlain && found == self.named(name, [], Scope(type: scope.type, file: scope.file), depth)
        {
            knownNames[key] = found
        }
        return found
    }

    /// The value of a protocol's associated type in the conforming type.
    private func associated(_ name: String, _ arguments: [Shape], _ scope: Scope, _ depth: Int) -> Shape? {
        guard let type = scope.type, self[type].isProtocol, case .nominal(let own, _)? = scope.own, own != type,
            !self[own].isProtocol, self[type].generics.contains(where: { $0.name == name })
        else { return nil }
        return memberType(name, of: own, arguments, scope, depth) ?? witnessed(name, of: type, by: own, depth)
    }

    /// The type in a conforming type for a requirement's associated type: `func view(for route: NewsRoute)` for
    /// `func view(for route: Route)`, or `var model: Box<NewsModel>` for `var model: Box<Model>`.
    private func witnessed(_ name: String, of requirements: TypeID, by own: TypeID, _ depth: Int) -> Shape? {
        guard depth < 8, !isFindingAncestors else { return nil }
        for requirement in self[requirements].orderedFunctions where requirement.body == nil {
            guard let position = requirement.parameters.firstIndex(where: { $0.type == .named(name, []) }) else {
                continue
            }
            let labels = requirement.parameters.map(\.label)
            let witness = self[own].functions[requirement.name]?.first { $0.parameters.map(\.label) == labels }
            if let witness {
                let scope = Scope(type: own, file: witness.place.file)
                return shape(of: witness.parameters[position].type, in: scope, depth: depth + 1)
            }
        }
        for requirement in self[requirements].orderedProperties {
            guard let property = self[own].properties[requirement.name], let written = property.type,
                let found = requirement.type?.part(of: written, for: name)
            else { continue }
            return shape(of: found, in: Scope(type: own, file: property.place.file), depth: depth + 1)
        }
        return nil
    }

    private func findNamed(_ name: String, _ arguments: [Shape], _ scope: Scope, _ depth: Int) -> Shape {
        switch name {
        case "Void": return .void
        case "Optional": return arguments.first ?? .unknown
        case "Array", "Set", "ArraySlice", "ContiguousArray", "OrderedSet":
            return .collection(arguments.first ?? .unknown)
        case "Dictionary", "OrderedDictionary": return .collection(arguments.last ?? .unknown)
        default: break
        }
        var around = scope.type
        while let type = around {
            if let found = memberType(name, of: type, arguments, scope, depth) { return found }
            if self[type].name == name { return .nominal(type, arguments) }
            if let parameter = self[type].generics.first(where: { $0.name == name }) {
                let bound = (parameter.bound ?? parameter.standard).map {
                    shape(of: $0, in: scope, depth: depth + 1)
                }
                return bound ?? .parameter(name)
            }
            around = self[type].enclosing
        }
        if let type = topLevelType(name, from: scope.file) { return .nominal(type, arguments) }
        if let alias = topLevelAlias(name) {
            return target(of: alias, arguments, Scope(type: nil, file: alias.place.file), depth)
        }
        return .nominal(external(name), arguments)
    }

    private func member(_ name: String, of base: Shape, _ arguments: [Shape], _ scope: Scope, _ depth: Int) -> Shape {
        for (type, outer) in base.nominals {
            if let nested = self[type].nested[name] {
                let bindings = Dictionary(zip(self[type].generics.map(\.name), outer)) { first, _ in first }
                return self.nested(nested, arguments, bindings)
            }
            if let found = memberType(name, of: type, arguments, scope, depth) { return found }
            if self[type].isExternal {
                // `Module.Type`: the name of a module is not the name of a type.
                if !self[type].name.hasPrefix("UI") {
                    if let found = topLevelType(name, in: self[type].name, from: scope.file) {
                        return .nominal(found, arguments)
                    }
                    if let alias = topLevelAlias(name) {
                        return target(of: alias, arguments, Scope(type: nil, file: alias.place.file), depth)
                    }
                }
                return .nominal(external(self[type].name + "." + name), arguments)
            }
        }
        return .unknown
    }

    private func memberType(
        _ name: String, of type: TypeID, _ arguments: [Shape], _ scope: Scope, _ depth: Int
    ) -> Shape? {
        if let nested = self[type].nested[name] { return self.nested(nested, arguments, scope.bindings) }
        if let alias = self[type].aliases[name] {
            return target(
                of: alias, arguments,
                Scope(type: type, file: alias.place.file, bindings: scope.bindings, own: scope.own), depth)
        }
        // Looking for ancestors while they are being found would not end.
        guard depth < 8, !isFindingAncestors else { return nil }
        for ancestor in ancestors(of: type).dropFirst() {
            if let nested = self[ancestor.type].nested[name] {
                return self.nested(nested, arguments, ancestor.bindings)
            }
            if let alias = self[ancestor.type].aliases[name] {
                let inside = Scope(type: ancestor.type, file: alias.place.file, bindings: ancestor.bindings)
                return target(of: alias, arguments, inside, depth)
            }
            if let bound = ancestor.bindings[name] { return bound }
            if self[ancestor.type].isExternal, vocabulary.types.genericRoutes.contains(name),
                let bound = ancestor.bindings["0"]
            {
                return bound
            }
        }
        return nil
    }

    /// A nested type, with the values of the parameters of its enclosing type that it uses.
    private func nested(_ type: TypeID, _ arguments: [Shape], _ bindings: [String: Shape]) -> Shape {
        let values = self[type].implied.map { bindings[$0] ?? .parameter($0) }
        let areKnown = values.contains { if case .parameter = $0 { false } else { true } }
        guard areKnown, arguments.count + values.count == self[type].generics.count else {
            return .nominal(type, arguments)
        }
        return .nominal(type, arguments + values)
    }

    private func target(of alias: TypeAlias, _ arguments: [Shape], _ scope: Scope, _ depth: Int) -> Shape {
        var scope = scope
        for (parameter, argument) in zip(alias.generics.parameters, arguments) {
            scope.bindings[parameter.name] = argument
        }
        return shape(of: alias.target, in: scope, depth: depth + 1)
    }
}

extension TypeName {
    /// The part of a written type at the position of a name in this one: `News` in `Box<News>?` for `Box<Model>?`.
    fileprivate func part(of written: TypeName, for name: String) -> TypeName? {
        switch (self, written) {
        case (.named(name, []), _): return written.unwrapped
        case (.named(let own, let arguments), .named(let other, let others)) where own == other:
            return zip(arguments, others).firstAnswer { $0.part(of: $1, for: name) }
        case (.optional(let inner), _): return inner.part(of: written.unwrapped, for: name)
        case (_, .optional(let inner)): return part(of: inner, for: name)
        case (.array(let inner), .array(let other)): return inner.part(of: other, for: name)
        default: return nil
        }
    }
}
