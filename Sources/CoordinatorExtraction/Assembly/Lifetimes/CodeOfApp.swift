/// A piece of an app's code, and its place.
struct CodePart {
    /// The type that contains the code; `nil` outside types.
    var home: TypeID?
    /// The function; `nil` for code of a property.
    var function: Function?
    var property: Property?
    var body: [Statement]

    /// The name of the function or property.
    var name: String { function?.name ?? property?.name ?? "" }
}

extension ProgramIndex {
    /// Visits all code of the app, in the order of its declarations.
    func visitCode(_ visit: (CodePart) -> Void) {
        for type in types where !type.isModel {
            for function in type.orderedFunctions {
                if let body = function.body { visit(CodePart(home: type.id, function: function, body: body)) }
            }
            for property in type.orderedProperties { Self.visitCode(of: property, in: type.id, visit) }
        }
        for functions in functions.values {
            for function in functions where !isModel(function.place.file) {
                if let body = function.body { visit(CodePart(home: nil, function: function, body: body)) }
            }
        }
        for property in globals.values where !isModel(property.place.file) {
            Self.visitCode(of: property, in: nil, visit)
        }
    }

    private static func visitCode(of property: Property, in home: TypeID?, _ visit: (CodePart) -> Void) {
        if let value = property.initializer {
            visit(CodePart(home: home, property: property, body: [.expression(value)]))
        }
        if let getter = property.getter { visit(CodePart(home: home, property: property, body: getter)) }
        if !property.setter.isEmpty { visit(CodePart(home: home, property: property, body: property.setter)) }
    }
}

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
