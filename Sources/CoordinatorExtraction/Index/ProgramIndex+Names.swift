/// The declarations at the top level, by name.
extension ProgramIndex {
    /// A type at the top level; if there are several, the one in the nearest file. Of several in one folder, the type
    /// whose file has the type's name: the others are leftovers.
    ///
    /// If a module is written before the name, the types in a folder of that name are meant: targets are laid out
    /// like that.
    func topLevelType(_ name: String, in module: String? = nil, from file: Int32) -> TypeID? {
        guard let found = topLevel.types[name] else { return nil }
        guard found.count > 1 else { return found[0] }
        let own = found.filter { id in
            guard let module, let place = self[id].declaration?.place else { return false }
            return files[Int(place.file)].path.split(separator: "/").dropLast().contains { $0 == module }
        }
        return (own.isEmpty ? found : own).max { nearness($0, file) < nearness($1, file) }
    }

    /// The other types at the top level with the same name.
    func namesakes(of id: TypeID) -> [TypeID] { (topLevel.types[self[id].name] ?? []).filter { $0 != id } }

    private func nearness(_ id: TypeID, _ file: Int32) -> (folders: Int, isNamedSo: Int) {
        guard let other = self[id].declaration?.place.file, files.indices.contains(Int(file)) else { return (-1, 0) }
        if other == file { return (.max, 0) }
        let here = files[Int(file)].path.split(separator: "/")
        let there = files[Int(other)].path.split(separator: "/")
        let shared = zip(here.dropLast(), there.dropLast()).prefix { $0 == $1 }.count
        return (shared, there.last == "\(self[id].name).swift" ? 1 : 0)
    }

    /// The names of all types of which some code of the app makes an object.
    var madeNames: Set<String> {
        var names = declared.reduce(into: Set<String>()) { $0.formUnion($1.constructed) }
        visitCode { part in part.body.visit { if let name = $0.constructedName { names.insert(name) } } }
        for file in files.prefix(appFileCount) {
            file.statements.visit { if let name = $0.constructedName { names.insert(name) } }
        }
        return names
    }

    /// Whether code or a declaration of other types, or outside types, mentions a type's name.
    func isMentionedElsewhere(_ type: TypeID) -> Bool {
        let name = String(self[type].lastName)
        let isDeclared = declared.contains { other in
            other.id != type
                && (other.properties.values.contains { $0.type?.mentions(name) == true }
                    || other.functions.values.joined().contains { function in
                        function.result?.mentions(name) == true
                            || function.parameters.contains { $0.type.mentions(name) }
                    } || other.inherits.contains { $0.mentions(name) }
                    || other.aliases.values.contains { $0.target.mentions(name) })
        }
        if isDeclared { return true }
        var isFound = false
        func look(at statements: [Statement]) {
            statements.visit { expression in
                switch expression {
                case .name(name, _), .member(_, name, _): isFound = true
                case .type(let written, _), .cast(_, let written, _, _): isFound = isFound || written.mentions(name)
                default: break
                }
            }
            statements.visitStatements { statement in
                if case .binding(_, let written?, _) = statement, written.mentions(name) { isFound = true }
            }
        }
        visitCode { part in if part.home != type, !isFound { look(at: part.body) } }
        for file in files.prefix(appFileCount) { look(at: file.statements) }
        return isFound
    }

    /// A typealias at the top level.
    func topLevelAlias(_ name: String) -> TypeAlias? { topLevel.aliases[name] }
}
