extension Evaluator {
    /// Calls a static function, a case, or an initialiser.
    func callStatic(
        _ name: String, on types: [Atom], _ base: Expression, _ arguments: [Expression.Argument], in frame: Frame,
        expecting shape: Shape?, at place: Place
    ) -> Value {
        if name == "init" { return construct(Value(types), arguments, in: frame, at: place) }
        var result = Value()
        for case .type(let type, let typeArguments) in concrete(types) {
            if let one = index[type].cases[name] {
                let payload = arguments.enumerated().map { position, argument -> Value in
                    let written = one.payload.indices.contains(position) ? one.payload[position].type : .unknown
                    let scope = Scope(type: type, file: frame.file)
                    return evaluate(argument.value, in: frame, expecting: index.shape(of: written, in: scope))
                }
                carry(payload, in: name, of: type)
                result.insert(.enumCase(type, name, payload))
                continue
            }
            let receiver = Instance(type: type, arguments: typeArguments)
            let nested = readStatic(nested: name, of: type)
            if let nested { return construct(nested, arguments, in: frame, at: place) }
            let chosen = choose(targets(name, of: receiver, arguments, static: true), arguments)
            if !chosen.isEmpty {
                let value = follow(chosen, name, arguments, in: frame, expecting: shape, at: place)
                result.join(value)
                continue
            }
            if let found = property(name, of: type) {
                result.join(
                    apply(read(found.property, of: receiver, found.home), arguments, in: frame, named: name, at: place))
                continue
            }
            if index[type].isExternal, index[type].name.contains("Event"), name.first?.isLowercase == true {
                result.insert(.enumCase(type, name, arguments.map { evaluate($0.value, in: frame) }))
                continue
            }
            let value = callExternal(name, on: .unknown, arguments, in: frame, expecting: shape, at: place)
            let makes = roles.isScreen(type) || roles.isCoordinator(type)
            result.join(value.isUnknown && makes && !index[type].isExternal ? make(receiver, at: place) : value)
        }
        return result
    }

    /// A protocol's metatype stands for those of the types that conform to it.
    private func concrete(_ types: [Atom]) -> [Atom] {
        types.flatMap { atom -> [Atom] in
            guard case .type(let type, _) = atom, index[type].isProtocol else { return [atom] }
            let conformers = index.conformers(of: type)
            return conformers.isEmpty || conformers.count > 16 ? [atom] : conformers.map { .type($0, []) }
        }
    }

    private func readStatic(nested name: String, of type: TypeID) -> Value? {
        guard name.isCapitalized else { return nil }
        for ancestor in index.ancestors(of: type) {
            if let nested = index[ancestor.type].nested[name] { return Value(.type(nested, [])) }
            if let alias = index[ancestor.type].aliases[name] {
                let scope = Scope(type: ancestor.type, file: alias.place.file, bindings: ancestor.bindings)
                return typeValue(index.shape(of: alias.target, in: scope))
            }
        }
        guard index[type].isExternal else { return nil }
        let scope = Scope(type: nil, file: 0)
        return typeValue(index.shape(of: .member(.named(index[type].name, []), name, []), in: scope))
    }

    func callImplicit(
        _ name: String, _ arguments: [Expression.Argument], in frame: Frame, expecting shape: Shape?, at place: Place
    ) -> Value {
        if trigger(name, on: .unknown, arguments, in: frame, at: place) { return .unknown }
        if let shape, !shape.nominals.isEmpty {
            let types = shape.nominals.map { Atom.type($0.type, $0.arguments) }
            let isKnown = shape.nominals.contains {
                name == "init" || index[$0.type].cases[name] != nil
                    || !targets(name, of: Instance(type: $0.type), arguments, static: true).isEmpty
            }
            if isKnown {
                return callStatic(
                    name, on: types, .name("", place), arguments, in: frame, expecting: shape, at: place)
            }
        }
        return callExternal(name, on: .unknown, arguments, in: frame, expecting: shape, at: place)
    }
}
