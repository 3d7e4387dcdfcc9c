/// Classes that are left over in a folder: the app has another class of the same name, and all code that makes one fits the
/// initialisers of that one only.
extension [SourceFile] {
    /// Without these classes, and without their extensions in the same files.
    func withoutLeftOvers() -> [SourceFile] {
        var twins: [String: [TypeDeclaration]] = [:]
        for type in flatMap(\.types) where type.kind == .class { twins[type.name, default: []].append(type) }
        twins = twins.filter { $1.count > 1 && $1.allSatisfy { !$0.initializers.isEmpty } }
        guard !twins.isEmpty else { return self }
        var made: [String: [[String?]]] = [:]
        visitCode { expression in
            guard case .call(_, let arguments, _) = expression, let name = expression.constructedName,
                twins[name] != nil
            else { return }
            made[name, default: []].append(arguments.map(\.label))
        }
        var left: Set<Place> = []
        for (name, types) in twins {
            let calls = made[name] ?? []
            let fitting = types.filter { type in calls.contains(where: type.isMade) }
            guard fitting.count == 1, calls.allSatisfy(fitting[0].isMade) else { continue }
            left.formUnion(types.map(\.place).filter { $0 != fitting[0].place })
        }
        return map { file in
            let names = Set(file.types.filter { left.contains($0.place) }.map(\.name))
            guard !names.isEmpty else { return file }
            var file = file
            file.types.removeAll { left.contains($0.place) || $0.kind == .extension && names.contains($0.name) }
            return file
        }
    }

    private func visitCode(_ look: (Expression) -> Void) {
        var waiting = flatMap(\.types)
        var (functions, properties) = (flatMap(\.functions), flatMap(\.properties))
        while let type = waiting.popLast() {
            functions += type.functions
            properties += type.properties
            waiting += type.types
        }
        for function in functions {
            function.body?.visit(look)
            function.parameters.compactMap(\.standard).map(Statement.expression).visit(look)
        }
        for property in properties {
            (property.initializer.map { [.expression($0)] } ?? []).visit(look)
            (property.getter ?? []).visit(look)
            property.setter.visit(look)
        }
        for file in self { file.statements.visit(look) }
    }
}

extension TypeDeclaration {
    fileprivate var initializers: [Function] { functions.filter { $0.kind == .initializer } }

    /// Whether a call with these labels makes one.
    fileprivate func isMade(_ labels: [String?]) -> Bool {
        initializers.contains { $0.assignment(of: labels, mayTakeClosure: true) != nil }
    }
}
