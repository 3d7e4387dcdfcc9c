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
