extension ProgramIndex {
    /// A piece of the app's code: a function's body, or a property's value or getter.
    struct CodePiece {
        /// The type that contains the code; `nil` for code outside types.
        var type: TypeID?
        /// The name of the function or property; empty for code outside of both.
        var name: String
        var file: Int32
        var statements: [Statement]
    }

    /// The code of one type.
    func code(of type: TypeID) -> [CodePiece] {
        self[type].orderedFunctions.map {
            CodePiece(type: type, name: $0.name, file: $0.place.file, statements: $0.body ?? [])
        }
            + self[type].orderedProperties.map {
                CodePiece(type: type, name: $0.name, file: $0.place.file, statements: $0.getter ?? [])
            }
    }

    /// All code of the app, in no particular order.
    func visitCode(_ look: (CodePiece) -> Void) {
        func visit(_ functions: some Sequence<Function>, _ type: TypeID?) {
            for function in functions where !isModel(function.place.file) {
                look(
                    CodePiece(
                        type: type, name: function.name, file: function.place.file, statements: function.body ?? []))
                let standards = function.parameters.compactMap(\.standard).map(Statement.expression)
                look(CodePiece(type: type, name: function.name, file: function.place.file, statements: standards))
            }
        }
        func visit(_ properties: some Sequence<Property>, _ type: TypeID?) {
            for property in properties where !isModel(property.place.file) {
                let value = property.initializer.map { [Statement.expression($0)] } ?? []
                for statements in [value, property.getter ?? [], property.setter] where !statements.isEmpty {
                    look(CodePiece(type: type, name: property.name, file: property.place.file, statements: statements))
                }
            }
        }
        for type in types where !type.isModel {
            visit(type.functions.values.joined(), type.id)
            visit(type.properties.values, type.id)
        }
        visit(functions.values.joined(), nil)
        visit(globals.values, nil)
        for (number, file) in files.prefix(appFileCount).enumerated() where !file.statements.isEmpty {
            look(CodePiece(type: nil, name: "", file: Int32(number), statements: file.statements))
        }
    }
}
