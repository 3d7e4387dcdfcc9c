/// The variables of views that are never changed after the view was made: `var isEditable: Bool`, which only the place that
/// makes the view gives. They decide what a view offers, as constants do.
struct FixedVariables {
    private(set) var properties: Set<ObjectIdentifier> = []

    init(_ index: ProgramIndex) {
        var candidates: [String: [Property]] = [:]
        for type in index.declared where type.declaration?.kind == .struct && Self.isView(type.id, index) {
            for property in type.orderedProperties where Self.mayBeFixed(property) {
                candidates[property.name, default: []].append(property)
            }
        }
        guard !candidates.isEmpty else { return }
        func drop(_ target: Expression) {
            if let name = target.lastStep?.name { candidates[name] = nil }
        }
        index.visitCode { (part: CodePart) in
            let isInitializer = part.function?.kind == .initializer
            part.body.visit { expression in
                switch expression {
                // An initialiser gives its own object's values.
                case .assignment(let target, _, _): if !isInitializer || target.ownName == nil { drop(target) }
                case .call(.member(let changed?, "toggle", _), _, _): drop(changed)
                default: break
                }
            }
        }
        properties = Set(candidates.values.joined().map { ObjectIdentifier($0) })
    }

    private static func isView(_ type: TypeID, _ index: ProgramIndex) -> Bool {
        index.ancestors(of: type).contains { ancestor in
            let name = index[ancestor.type].name
            return index[ancestor.type].isExternal && index.vocabulary.libraries.viewProtocols.contains(name)
        }
    }

    private static func mayBeFixed(_ property: Property) -> Bool {
        !property.isConstant && property.isStored && !property.isStatic && !property.isLazy
            && property.initializer == nil && property.attributes.isEmpty && property.setter.isEmpty
            && property.type == Property.truth
    }
}

extension ProgramIndex {
    /// Whether a property stays the same for the whole life of its object.
    func isFixed(_ property: Property) -> Bool { property.isFixed || isFixedVariable(property) }

    /// Whether it is `true` or `false` for the whole life of its object.
    func isFixedTruth(_ property: Property) -> Bool { property.isFixedTruth || isFixedVariable(property) }

    private func isFixedVariable(_ property: Property) -> Bool {
        !property.isConstant
            && (property.type == Property.truth
                && survey(FixedVariables.init).properties.contains(ObjectIdentifier(property))
                || isAssignedMode(property))
    }
}
