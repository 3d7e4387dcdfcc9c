extension Run {
    /// Calls a static function, a case, or an initialiser.
    func callStatic(
        _ name: String, on types: Value, _ arguments: [Expression.Argument], in frame: Frame,
        expecting shape: Shape?, at place: Place
    ) -> Value {
        if name == "init" { return construct(types, arguments, in: frame, expecting: shape, at: place) }
        var result = Value.never
        for case .type(let type, let typeArguments) in concrete(types).map(atoms.meaning) {
            if engine.dialects.leavesOut(type, in: frame, roles) {
                result.join(callExternal(name, on: .open, nil, arguments, in: frame, expecting: shape, at: place))
                continue
            }
            if let one = index[type].cases[name] {
                result.insert(enumCase(one, of: type, typeArguments, arguments, in: frame, at: place).atom)
                continue
            }
            if let nested = readStatic(nested: name, of: type) {
                return construct(nested, arguments, in: frame, at: place)
            }
            let receiver = statics(type, typeArguments)
            let chosen = choose(targets(name, of: receiver, type, static: true, taking: arguments), arguments)
            if !chosen.isEmpty {
                result.join(follow(chosen, name, arguments, in: frame, expecting: shape, at: place))
                continue
            }
            if let found = declarations.property(name, of: type) {
                let value = read(found.property, of: receiver, found.home)
                result.join(apply(value, arguments, in: frame, named: name, expecting: shape, at: place))
                continue
            }
            if index[type].isUnknown, index.vocabulary.types.unreadEvents.contains(index[type].name),
                name.first?.isLowercase == true
            {
                for argument in arguments { evaluate(argument.value, in: frame) }
                result.insert(enumCase(name, of: type).atom)
                continue
            }
            let value = callExternal(name, on: .open, nil, arguments, in: frame, expecting: shape, at: place)
            let makes = roles.isScreen(type) || roles.isCoordinator(type)
            let isMade = value.isUnknown && makes && !index[type].isExternal
            result.join(isMade ? make(type, typeArguments, at: place) : value)
        }
        return result
    }

    /// A case with its payload.
    private func enumCase(
        _ one: EnumCase, of type: TypeID, _ typeArguments: [Shape], _ arguments: [Expression.Argument], in frame: Frame,
        at place: Place
    ) -> ObjectID {
        let values = arguments.enumerated().map { position, argument in
            let written = one.payload.indices.contains(position) ? one.payload[position].type : .unknown
            let shape = index.shape(of: written, in: Scope(type: type, file: frame.file))
            return evaluate(argument.value, in: frame, expecting: shape)
        }
        let id = formed(.enumCase(one.name), type, typeArguments, of: values, at: place)
        let any = anyCase(one.name, of: type)
        for (position, value) in values.enumerated() {
            write(value, to: engine.heap.cell(id, String(position)))
            if trial == nil, value.atoms.contains(where: isTelling) {
                write(value, to: engine.heap.cell(any, String(position)))
            }
        }
        return id
    }

    /// A case that is used as a function, `map(Route.edit)`, with the payload that it is called with; `nil` if it has none.
    func payload(_ values: [Value], of name: String, _ type: TypeID, _ id: ObjectID) -> ObjectID? {
        guard let one = index[type].cases[name], !one.payload.isEmpty, atoms[id].site == nil, let place = here.app
        else {
            return nil
        }
        let given = one.payload.count == values.count ? values : []
        let made = formed(.enumCase(name), type, of: given, at: place)
        for (position, value) in given.enumerated() { write(value, to: engine.heap.cell(made, String(position))) }
        return made
    }

    /// A protocol's metatype represents those of all conforming types.
    private func concrete(_ types: Value) -> [Atom] {
        types.atoms.flatMap { atom -> [Atom] in
            guard case .type(let type, _) = atoms.meaning(atom), index[type].isProtocol else { return [atom] }
            let conformers = index.conformers(of: type)
            return conformers.isEmpty || conformers.count > Self.mostConcrete
                ? [atom] : conformers.map { atoms.atom($0) }
        }
    }

    private static let mostConcrete = 16

    private func readStatic(nested name: String, of type: TypeID) -> Value? {
        guard name.isCapitalized else { return nil }
        for ancestor in index.ancestors(of: type) {
            if let nested = index[ancestor.type].nested[name] { return Value(atoms.atom(nested)) }
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
        if let value = engine.dialects.answer(name, on: .open, arguments, in: frame, at: place, self) { return value }
        if let shape, !shape.nominals.isEmpty {
            let isKnown = shape.nominals.contains { wanted in
                name == "init" || index[wanted.type].cases[name] != nil
                    || declarations.functions(name, of: wanted.type).contains { $0.function.isStatic }
            }
            if isKnown {
                let types = Value(shape.nominals.map { atoms.atom($0.type, $0.arguments) })
                return callStatic(name, on: types, arguments, in: frame, expecting: shape, at: place)
            }
        }
        return callExternal(name, on: .open, nil, arguments, in: frame, expecting: shape, at: place)
    }
}
