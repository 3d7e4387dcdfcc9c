/// The properties of classes into which no code ever puts anything: private ones without a value of their own, which their
/// file neither assigns nor hands on.
struct EmptyProperties {
    private var found: Set<ObjectIdentifier> = []

    init(_ index: ProgramIndex) {
        var candidates: [Int32: [Property]] = [:]
        for type in index.declared where type.isClass {
            for property in type.orderedProperties where Self.isLeftOut(property) {
                candidates[property.place.file, default: []].append(property)
            }
        }
        for (number, properties) in candidates where !index.isModel(number) {
            let given = index.files[Int(number)].givenNames
            for property in properties where !given.contains(property.name) { found.insert(ObjectIdentifier(property)) }
        }
    }

    func contains(_ property: Property) -> Bool { found.contains(ObjectIdentifier(property)) }

    /// Whether a property begins as `nil`, and only its own file can change that.
    private static func isLeftOut(_ property: Property) -> Bool {
        guard case .optional? = property.type else { return false }
        return property.isPrivate && property.isStored && !property.isLazy && !property.isConstant
            && property.initializer == nil && property.attributes.isEmpty
    }
}

extension SourceFile {
    /// The names of what its code assigns, and of what it hands to a call, which may assign it.
    fileprivate var givenNames: Set<String> {
        var names: Set<String> = []
        func look(_ statements: [Statement]) {
            statements.visit { expression in
                switch expression {
                case .assignment(let target, _, _): target.lastStep.map { _ = names.insert($0.name) }
                case .call(_, let arguments, _), .subscripted(_, let arguments, _):
                    for argument in arguments { argument.value.lastStep.map { _ = names.insert($0.name) } }
                case .tuple(let parts, _):
                    for part in parts { part.value.lastStep.map { _ = names.insert($0.name) } }
                case .other(let parts):
                    for part in parts { part.lastStep.map { _ = names.insert($0.name) } }
                case .string(let name): names.insert(name)
                default: break
                }
            }
            statements.visitStatements { if case .type(let type) = $0 { look(at: type) } }
        }
        func look(at function: Function) { look(function.body ?? []) }
        func look(at property: Property) {
            look(property.initializer.map { [.expression($0)] } ?? [])
            look(property.getter ?? [])
            look(property.setter)
        }
        func look(at type: TypeDeclaration) {
            type.functions.forEach(look(at:))
            type.properties.forEach(look(at:))
            type.types.forEach(look(at:))
        }
        types.forEach(look(at:))
        functions.forEach(look(at:))
        properties.forEach(look(at:))
        look(statements)
        return names
    }
}
