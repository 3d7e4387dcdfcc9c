/// The kinds of types, by their supertypes, and what they store and receive.
extension ProgramIndex {
    /// Whether a type is another one, inherits from it or conforms to it.
    func isKind(_ type: TypeID, of other: TypeID) -> Bool {
        type == other || ancestors(of: type).contains { $0.type == other }
    }

    /// Whether a superclass of a type is a library's.
    func inheritsFromLibrary(_ id: TypeID) -> Bool {
        self[id].isClass && ancestors(of: id).contains { self[$0.type].isExternal }
    }

    /// Whether it is an enum whose cases have no payload.
    func isPlainEnum(_ id: TypeID) -> Bool { self[id].isEnum && self[id].orderedCases.allSatisfy(\.payload.isEmpty) }

    /// Whether a stored property of one of the app's own types in a line of ancestors fits. The scope is that of the type
    /// which declares it.
    func hasStored(_ line: [Ancestor], where fits: (Property, NominalType, Scope) -> Bool) -> Bool {
        line.contains { ancestor in
            let type = self[ancestor.type]
            guard !type.isExternal else { return false }
            let scope = Scope(type: ancestor.type, file: type.declaration?.place.file ?? 0)
            return type.properties.values.contains { $0.isStored && !$0.isStatic && fits($0, type, scope) }
        }
    }

    /// The parameters of a type's function that receive values of another type.
    func parameters(of function: Function, of type: TypeID, receiving domain: TypeID) -> [Function.Parameter] {
        let scope = Scope(type: type, file: function.place.file)
        return function.parameters.filter { parameter in
            shape(of: parameter.type, in: scope).nominals.contains { $0.type == domain }
        }
    }
}
