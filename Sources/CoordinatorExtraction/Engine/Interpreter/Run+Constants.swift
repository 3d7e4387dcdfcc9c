/// What is fixed when an object is made: `let hasCloseButton: Bool`, `let mode: Mode`.
extension Run {
    /// Whether it is the object's own constant, or that of objects which it has: `context.viewState.isModal`. All code
    /// that reads it runs again when more values are known.
    func isConstant(_ expression: Expression, in frame: Frame) -> Bool { isConstant(expression, in: frame, depth: 0) }

    private func isConstant(_ expression: Expression, in frame: Frame, depth: Int) -> Bool {
        if case .name(let name, _) = expression, isParameter(name, in: frame) { return true }
        if let name = ownProperty(of: expression, in: frame), let type = frame.own?.type {
            guard let property = declarations.property(name, of: type)?.property else { return false }
            if index.isFixed(property) { return true }
            // `var isModal: Bool { mode == .modal }` is as constant as the mode.
            guard property.getter?.count == 1, case .expression(let only)? = property.getter?.first else {
                return false
            }
            return isFixedTest(only, in: frame, depth: depth + 1)
        }
        guard case .member(let base?, let name, _) = expression, isOwnPath(base, in: frame) else { return false }
        let owners = evaluate(base, in: frame)
        return !owners.isOpen
            && owners.atoms.allSatisfy { atom in
                guard case .object(let id, let type) = atoms.meaning(atom), atoms[id].isMade else { return false }
                return declarations.property(name, of: type).map { index.isFixed($0.property) } ?? false
            }
    }

    /// Whether it is a parameter of the running function to which nothing else is assigned.
    private func isParameter(_ name: String, in frame: Frame) -> Bool {
        guard case .function(let function)? = activation?.code, let own = activation?.frame,
            function.parameters.contains(where: { $0.name == name }), let variable = own.lookup(name),
            frame.lookup(name) === variable
        else { return false }
        return !function.assigned.contains(name)
    }

    /// `true` and `false`, as far as they are the result of a test of constants: `mode == .modal`; `nil` for other
    /// expressions.
    func fixedTruth(_ expression: Expression, in frame: Frame) -> Value? {
        guard trial == nil, isFixedTest(expression, in: frame, depth: 0) else { return nil }
        let test = test(expression, in: frame)
        return Value((test.mayHold ? [Atom.yes] : []) + (test.mayFail ? [Atom.no] : []))
    }

    private func isFixedTest(_ expression: Expression, in frame: Frame, depth: Int) -> Bool {
        guard depth < Self.deepestTest else { return false }
        switch expression {
        case .prefix("!", let inner): return isFixedTest(inner, in: frame, depth: depth + 1)
        case .binary("&&", let left, let right, _), .binary("||", let left, let right, _):
            return isFixedTest(left, in: frame, depth: depth + 1) && isFixedTest(right, in: frame, depth: depth + 1)
        case .binary("==", let left, .member(nil, let name, _), _),
            .binary("!=", let left, .member(nil, let name, _), _):
            return name != "none" && isConstant(left, in: frame, depth: depth + 1)
        case .name, .member: return isConstant(expression, in: frame, depth: depth + 1)
        default: return false
        }
    }

    /// The deepest nesting of tests and getters that is examined.
    private static let deepestTest = 4

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
        return index.isPlainEnum(type)
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
