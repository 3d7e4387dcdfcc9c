/// What is fixed when an object is made: `let hasCloseButton: Bool`, `let mode: Mode`.
extension Run {
    /// Whether it is the object's own constant, or that of objects which it has: `context.viewState.isModal`. All code
    /// that reads it runs again when more values are known.
    func isConstant(_ expression: Expression, in frame: Frame) -> Bool {
        if let name = ownProperty(of: expression, in: frame), let type = frame.own?.type {
            return declarations.property(name, of: type).map { index.isFixed($0.property) } ?? false
        }
        guard case .member(let base?, let name, _) = expression, isOwnPath(base, in: frame) else { return false }
        let owners = evaluate(base, in: frame)
        return !owners.isOpen
            && owners.atoms.allSatisfy { atom in
                guard case .object(let id, let type) = atoms.meaning(atom), atoms[id].isMade else { return false }
                return declarations.property(name, of: type).map { index.isFixed($0.property) } ?? false
            }
    }

    /// Whether it is a path of names that begins with a property of the object itself.
    private func isOwnPath(_ expression: Expression, in frame: Frame) -> Bool {
        if ownProperty(of: expression, in: frame) != nil { return true }
        guard case .member(let base?, _, _) = expression else { return false }
        return isOwnPath(base, in: frame)
    }

    /// The values that are fixed when an object of a plain type is made, as far as they are known; `nil` if one of them
    /// has not arrived so far.
    func constants(
        of type: TypeID, _ initializer: Function?, _ arguments: [Expression.Argument], in frame: Frame
    ) -> [String]? {
        guard trial == nil, !arguments.isEmpty, !index[type].isProtocol, engine.plain.contains(type),
            hasConstants(type)
        else { return [] }
        var found: [String] = []
        for argument in arguments where argument.value.isShort {
            guard let label = argument.label, let shape = shape(of: label, initializer, of: type),
                isOfFewValues(shape)
            else { continue }
            let value = evaluate(argument.value, in: frame, expecting: shape)
            if value.isNever { return nil }
            guard !value.isOpen, value.atoms.count == 1 else { continue }
            switch atoms.meaning(value.atoms[0]) {
            case .truth(let truth): found.append("\(label): \(truth)")
            case .enumCase(_, _, let name): found.append("\(label): \(name)")
            default: continue
            }
        }
        return found.sorted()
    }

    /// Whether objects of a type differ by what is fixed when they are made.
    private func hasConstants(_ type: TypeID) -> Bool {
        let own = TypeReference(type: type, arguments: [])
        return index.ancestors(of: type).contains { ancestor in
            index[ancestor.type].properties.values.contains { property in
                index.isFixed(property) && declarations.shape(of: property, own, ancestor).map(isOfFewValues) == true
            }
        }
    }

    /// Whether the values of a shape are `true` and `false`, or cases without a payload.
    private func isOfFewValues(_ shape: Shape) -> Bool {
        guard case .nominal(let type, _) = shape else { return false }
        if index[type].isUnknown { return index[type].name == "Bool" }
        return index[type].isEnum && index[type].orderedCases.allSatisfy(\.payload.isEmpty)
    }

    /// The type of an initialiser's argument; if the initialiser is implicit, the property's.
    private func shape(of label: String, _ initializer: Function?, of type: TypeID) -> Shape? {
        if let initializer {
            let scope = Scope(type: type, file: initializer.place.file)
            return initializer.parameters.first { $0.label == label }.map { index.shape(of: $0.type, in: scope) }
        }
        guard let found = declarations.property(label, of: type) else { return nil }
        return declarations.shape(of: found.property, TypeReference(type: type, arguments: []), found.home)
    }
}

extension Expression {
    /// Whether it is a literal, or a path of names: evaluating it twice costs little.
    fileprivate var isShort: Bool {
        switch self {
        case .bool, .name, .member(nil, _, _): true
        case .member(let base?, _, _): base.isShort
        default: false
        }
    }
}
