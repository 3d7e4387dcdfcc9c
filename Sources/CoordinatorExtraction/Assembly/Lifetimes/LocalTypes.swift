/// The types of the parameters and variables of one piece of code, as far as their declarations show them.
struct LocalTypes {
    struct Local {
        var type: TypeID
        /// Whether the code itself makes the object, so that its properties were empty before.
        var isNew: Bool
    }

    private var locals: [String: Local] = [:]
    /// All names that the code declares.
    private var names: Set<String> = []

    init(of part: CodePart, in index: ProgramIndex) {
        guard let file = part.function?.place.file ?? part.property?.place.file else { return }
        let scope = Scope(type: part.home, file: file)
        var found: [String: Local] = [:]
        var ambiguous: Set<String> = []
        var names: Set<String> = []
        func note(_ name: String, _ type: TypeName?, isNew: Bool) {
            names.insert(name)
            guard let type, part.function?.isGeneric(over: type) != true,
                let known = index.shape(of: type.unwrapped, in: scope).nominals.first?.type,
                !index[known].isProtocol, found[name].map({ $0.type == known && $0.isNew == isNew }) ?? true
            else {
                ambiguous.insert(name)
                return
            }
            found[name] = Local(type: known, isNew: isNew)
        }
        for parameter in part.function?.parameters ?? [] { note(parameter.name, parameter.type, isNew: false) }
        part.body.visitBindings { name, type, value in
            note(name, type ?? value?.constructed ?? value?.castType, isNew: value?.constructed != nil)
        }
        locals = found.filter { !ambiguous.contains($0.key) }
        part.body.visit { expression in
            if case .closure(let closure) = expression { names.formUnion((closure.parameters ?? []).map(\.name)) }
        }
        self.names = names.union(part.body.declaredNames)
    }

    /// Whether the code declares a name, of whatever type.
    func isDeclared(_ name: String) -> Bool { names.contains(name) }

    /// The known facts about a name; `nil` if there are none.
    subscript(name: String) -> Local? { locals[name] }
}

extension ProgramIndex {
    /// The class in the declaration of a type's property.
    func typeOfProperty(_ name: String, in type: TypeID) -> TypeID? {
        for ancestor in ancestors(of: type) where !self[ancestor.type].isExternal {
            guard let property = self[ancestor.type].properties[name] else { continue }
            guard let written = property.type ?? property.initializer?.constructed else { return nil }
            let scope = Scope(type: ancestor.type, file: property.place.file)
            let found = shape(of: written.unwrapped, in: scope).nominals.map(\.type)
            // `UIViewController & DetailModule`: what the protocol declares, the class has not.
            return found.contains { self[$0].isProtocol } ? nil : found.first
        }
        return nil
    }
}

extension Expression {
    /// The type of `value as? Type`.
    fileprivate var castType: TypeName? { if case .cast(_, let type, _, _) = self { type } else { nil } }
}

extension Function {
    /// Whether a type is one of its generic parameters.
    func isGeneric(over type: TypeName) -> Bool {
        guard case .named(let name, _) = type.unwrapped else { return false }
        return generics.parameters.contains { $0.name == name }
    }
}
