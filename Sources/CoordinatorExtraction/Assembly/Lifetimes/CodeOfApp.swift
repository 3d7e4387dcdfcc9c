extension ProgramIndex {
    /// Whether an object may be of both types: one is a supertype of the other, or they are the same.
    func isRelated(_ one: TypeID, _ other: TypeID) -> Bool { isKind(one, of: other) || isKind(other, of: one) }

    /// Whether a type overrides a function of its superclass without calling it.
    func isReplaced(_ function: Function, in type: TypeID) -> Bool {
        let labels = function.parameters.map(\.label)
        for ancestor in ancestors(of: type) {
            for one in self[ancestor.type].functions[function.name] ?? [] where one.parameters.map(\.label) == labels {
                if one === function { return false }
                guard one.isOverride, let body = one.body else { return false }
                var callsSuper = false
                body.visit { if case .name("super", _) = $0 { callsSuper = true } }
                if !callsSuper { return true }
            }
        }
        return false
    }
}

extension Engine {
    /// The shapes of the parameters of a type's function.
    func parameters(of function: Function, _ type: TypeID) -> [Shape] {
        let home = index.ancestors(of: type).first { ancestor in
            index[ancestor.type].functions[function.name]?.contains { $0 === function } == true
        }
        return declarations.signature(of: function, TypeReference(type: type, arguments: []), home).parameters
    }

    /// Whether a function has a parameter of a library's type, so that the library may call it.
    func takesOfLibraries(_ function: Function, _ type: TypeID) -> Bool {
        parameters(of: function, type).contains { shape in
            let nominals = shape.elementNominals
            return nominals.isEmpty
                || nominals.contains {
                    index[$0.type].isExternal && !index.vocabulary.lives.values.contains(index[$0.type].name)
                }
        }
    }
}
