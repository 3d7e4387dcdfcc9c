extension Run {
    /// The value of `base.name`.
    func member(
        _ name: String, of base: Expression, in frame: Frame, expecting shape: Shape?, at place: Place
    ) -> Value {
        let object = throughChannel(evaluate(base, in: frame), of: base, in: frame)
        engine.dialects.note(name, of: object, at: place, in: self)
        let place = stand(at: place, in: frame)
        if let source = engine.dialects.source(name, of: object, behind: base, in: frame, at: place, self) {
            return source
        }
        let value = read(name, of: object, in: frame, at: place)
        guard value.atoms.allSatisfy({ $0.sort == .method }) else { return value }
        return engine.dialects.source(name, behind: base, in: frame, at: place, self)
            ?? engine.dialects.named(value, name, of: base, in: frame, expecting: shape, at: place, self) ?? value
    }

    /// The value of a member of whatever the base can be.
    func read(_ name: String, of base: Value, in frame: Frame, at place: Place) -> Value {
        var value = Value.never
        // A member of an open value is open, too.
        if base.isOpen && base.isUnknown { value.open() }
        for atom in base.atoms {
            switch atoms.meaning(atom) {
            case .object(let id, let type):
                if let made = wrapperCoordinator(name, of: type, in: frame) {
                    value.join(made)
                    continue
                }
                for one in candidates(for: id) { value.join(read(name, of: one, at: place)) }
            case .type(let type, let arguments): value.join(readStatic(name, of: type, arguments))
            case .tuple(let id, let labels):
                if let position = labels.firstIndex(of: name) ?? Int(name) {
                    value.join(read(engine.heap.cell(id, String(position))))
                }
            case .collection(let id):
                if Self.elementNames.contains(name) { value.join(read(engine.heap.cell(id, Self.element))) }
                if Self.collectionNames.contains(name) { value.insert(atom) }
            case .enumCase(let id, let type, _):
                trial?.questions.askAnything()
                if let found = declarations.property(name, of: type), found.property.getter != nil {
                    value.join(computed(found.property, of: id, found.home))
                } else if let function = declarations.functions(name, of: type).first {
                    value.insert(bound(function.function, to: id, function.home))
                } else {
                    value.open()
                }
            case .channel(let id, let channel):
                handOn(name, through: id, channel, in: frame, at: place)
                value.join(neighbour(name, through: channel))
            case .closure, .method, .truth, .nothing: break
            }
        }
        return value
    }

    private static let elementNames: Set<String> = ["first", "last", "allObjects"]
    private static let collectionNames: Set<String> = ["values", "reversed", "lazy"]

    func bound(_ function: Function, to receiver: ObjectID?, _ home: Ancestor?, at place: Place? = nil) -> Atom {
        atoms.atom(MethodValue(function: function, receiver: receiver, home: home, frame: nil, place: place))
    }

    /// The value of an object's member.
    func read(_ name: String, of id: ObjectID, at place: Place? = nil) -> Value {
        guard let type = type(of: id) else { return .open }
        if let found = declarations.property(name, of: type) { return read(found.property, of: id, found.home) }
        if let function = implemented(name, of: type) {
            return Value(bound(function.function, to: id, function.home, at: place))
        }
        if let output = libraryOutput(name, of: id) { return Value(output.atom) }
        if let inherited = inherited(name, of: id, type) { return inherited }
        if let projection = projection(name, of: id, type) { return projection }
        // The values that are assigned to a property of a library.
        let cell = engine.heap.cell(id, name)
        return read(cell)
    }

    /// The nearest method with a name; for a protocol's requirement, its default.
    private func implemented(_ name: String, of type: TypeID) -> (function: Function, home: Ancestor)? {
        let functions = declarations.functions(name, of: type)
        guard let nearest = functions.first, nearest.function.body == nil else { return functions.first }
        let parameters = declarations.spelling(of: nearest.function)
        return functions.first {
            $0.function.body != nil && declarations.spelling(of: $0.function) == parameters
        } ?? nearest
    }

    /// A member from a superclass in a library: the screen over which a coordinator is generic, its own router.
    func inherited(_ name: String, of id: ObjectID, _ type: TypeID) -> Value? {
        let names = index.vocabulary.members
        if names.itself.contains(name) { return Value(id) }
        guard roles.isCoordinator(type) else { return nil }
        if names.screens.contains(name) {
            let bound = index.ancestors(of: type).firstAnswer { ancestor in
                ancestor.bindings["0"]?.nominals.first { self.roles.isScreen($0.type) }
            }
            return bound.map { Value(self.declared($0.type)) }
        }
        return names.coordinatorItself.contains(name) ? Value(id) : nil
    }

    /// The value of `$name`, if a dialect defines it.
    func projection(_ name: String, of id: ObjectID, _ type: TypeID) -> Value? {
        guard name.hasPrefix("$"), let found = declarations.property(String(name.dropFirst()), of: type) else {
            return nil
        }
        return engine.dialects.rules.firstAnswer { $0.projection(of: found.property, of: id, in: self) }
    }

    // MARK: - Static members

    /// The value of a static member: a case, a nested type, a property, a function.
    func readStatic(_ name: String, of type: TypeID, _ arguments: [Shape]) -> Value {
        let nominal = index[type]
        if nominal.cases[name] != nil { return Value(enumCase(name, of: type)) }
        if name == "allCases", nominal.isEnum { return value(of: .collection(.nominal(type, []))) }
        if let nested = nominal.nested[name] { return Value(atoms.atom(nested)) }
        for ancestor in index.ancestors(of: type) {
            let home = index[ancestor.type]
            if let property = home.properties[name] { return read(property, of: statics(type, arguments), ancestor) }
            if let nested = home.nested[name] { return Value(atoms.atom(nested)) }
            if let alias = home.aliases[name] {
                let scope = Scope(type: ancestor.type, file: alias.place.file, bindings: ancestor.bindings)
                return typeValue(index.shape(of: alias.target, in: scope))
            }
            if let function = home.functions[name]?.first {
                return Value(bound(function, to: statics(type, arguments), ancestor))
            }
        }
        guard nominal.isExternal else { return .open }
        if name.isCapitalized {
            return Value(
                index.topLevelType(name, in: nominal.name, from: 0).map { atoms.atom($0) }
                    ?? atoms.atom(index.external(nominal.name + "." + name)))
        }
        // The events may be declared in a module that is not read.
        return index.vocabulary.types.unreadEvents.contains(nominal.name) ? Value(enumCase(name, of: type)) : .open
    }

    func statics(_ type: TypeID, _ arguments: [Shape] = []) -> ObjectID {
        engine.object(Object(sort: .statics, type: type, arguments: arguments))
    }

    /// A case without a payload.
    func enumCase(_ name: String, of type: TypeID) -> ObjectID {
        engine.object(Object(sort: .enumCase(name), type: type))
    }

    /// The value of `.name` in the expected type.
    func implicit(_ name: String, expecting shape: Shape?) -> Value {
        var value = Value.never
        for (type, arguments) in shape?.nominals ?? [] { value.join(readStatic(name, of: type, arguments)) }
        if value.isUnknown { return name == "none" ? Value(Atom.nothing) : .open }
        return value
    }
}
