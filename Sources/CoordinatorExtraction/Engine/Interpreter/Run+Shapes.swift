/// The values that declarations imply.
extension Run {
    /// A value of which only the type is known.
    func value(of shape: Shape) -> Value {
        switch shape {
        case .nominal(let type, let arguments): return Value(declared(type, arguments))
        case .composition(let parts):
            if let conformers = conformers(of: shape) { return Value(conformers.map { declared($0).atom }) }
            return Value(parts.flatMap { value(of: $0).atoms })
        case .collection(let element):
            let (id, isNew) = atoms.intern(Object(sort: .collection, arguments: [element]))
            let cell = engine.heap.cell(id, Self.element)
            if isNew { engine.write(value(of: element), to: cell) }
            return Value(id)
        case .tuple(let elements):
            if elements.isEmpty { return .open }
            let object = Object(sort: .tuple(elements.map(\.label)), arguments: elements.map(\.shape))
            let (id, isNew) = atoms.intern(object)
            if isNew {
                for (position, element) in elements.enumerated() {
                    engine.write(value(of: element.shape), to: engine.heap.cell(id, String(position)))
                }
            }
            return Value(id)
        case .metatype(let inner): return Value(inner.nominals.map { atoms.atom($0.type, $0.arguments) })
        case .function, .parameter, .unknown: return .open
        }
    }

    /// The property of a collection that holds its elements.
    static let element = "[]"

    /// The few types of the program that satisfy a whole composition: `UIViewController & LoginView`.
    private func conformers(of composition: Shape) -> [TypeID]? {
        let wanted = composition.nominals.map(\.type)
        guard let first = wanted.first(where: { index[$0].isProtocol }) else { return nil }
        let found = index.conformers(of: first).filter { type in wanted.allSatisfy { index.isKind(type, of: $0) } }
        return found.isEmpty || found.count > Self.mostConformers ? nil : found
    }

    private static let mostConformers = 4

    /// A value, refined by its declared type: objects that the program makes are more exact than any declaration.
    func refined(_ value: Value, by shape: Shape) -> Value {
        if value.isNever { return value }
        if value.isUnknown { return self.value(of: shape) }
        guard let wanted = shape.nominals.first else { return value }
        // A declared supertype is less exact than a declared subtype. A case of another enum never arrives.
        let possible = value.atoms.filter { !index[wanted.type].isEnum || !isCase($0, besides: wanted.type) }
        if possible.isEmpty { return value.isOpen ? self.value(of: shape) : .never }
        let kept = possible.map { atom -> Atom in
            guard case .object(let id, let type) = atoms.meaning(atom), !atoms[id].isMade, type != wanted.type,
                atoms[id].sort == .declared, index.isKind(wanted.type, of: type), !index[type].isProtocol
            else { return atom }
            return declared(wanted.type, wanted.arguments).atom
        }
        return Value(kept)
    }

    private func isCase(_ atom: Atom, besides type: TypeID) -> Bool {
        if case .enumCase(_, let owner, _) = atoms.meaning(atom) { owner != type } else { false }
    }

    /// A function's result, refined by its declared type.
    func refinedResult(_ value: Value, by shape: Shape) -> Value {
        if objects(in: value).contains(where: { atoms[$0].isMade }) { return value }
        return refined(value, by: shape)
    }

    /// The type of a value, if it has one.
    func shape(of value: Value) -> Shape? {
        for atom in value.atoms {
            switch atoms.meaning(atom) {
            case .object(let id, let type): return .nominal(type, atoms[id].arguments)
            case .enumCase(_, let type, _):
                trial?.questions.askAnything()
                return .nominal(type, [])
            default: continue
            }
        }
        return nil
    }

    /// The types that an object of this type can have: for a protocol, the conforming types.
    func candidates(for id: ObjectID) -> [ObjectID] {
        let object = atoms[id]
        guard object.sort == .declared, let type = object.type, index[type].isProtocol else { return [id] }
        let conformers = index.conformers(of: type).filter { !roles.isAbstract($0) }
        return conformers.isEmpty || conformers.count > Self.mostCandidates ? [id] : conformers.map { declared($0) }
    }

    private static let mostCandidates = 12

    /// The elements of a collection; any other value is returned unchanged.
    func elements(of value: Value) -> Value {
        guard value.atoms.contains(where: { isCollection($0) }) else { return value }
        var elements = value.filter { !isCollection($0) }
        for atom in value.atoms where isCollection(atom) {
            elements.join(read(engine.heap.cell(ObjectID(index: atom.index), Self.element)))
        }
        return elements
    }

    func isCollection(_ atom: Atom) -> Bool {
        atom.sort == .object && atoms[ObjectID(index: atom.index)].sort == .collection
    }

    /// A collection that is made here, of some elements.
    func collection(of elements: Value, at place: Place) -> Value {
        let id = formed(.collection, nil, of: [elements], at: place)
        let cell = engine.heap.cell(id, Self.element)
        cell.promise = .stays
        write(elements, to: cell)
        return Value(id)
    }

    /// All objects in the value, including those in collections and tuples.
    func reachable(in value: Value) -> [ObjectID] {
        var found: [ObjectID] = []
        var seen: Set<Atom> = []
        var waiting = value.atoms
        while let atom = waiting.popLast() {
            guard atom.sort == .object, seen.insert(atom).inserted else { continue }
            switch atoms.meaning(atom) {
            case .object(let id, _): found.append(id)
            case .collection(let id): waiting += read(engine.heap.cell(id, Self.element)).atoms
            case .tuple(let id, let labels):
                for position in labels.indices {
                    waiting += read(engine.heap.cell(id, String(position))).atoms
                }
            default: break
            }
        }
        return found
    }

    /// Whether it is more exact than a declaration: a made object, or code.
    func isTelling(_ atom: Atom) -> Bool {
        switch atoms.meaning(atom) {
        case .object(let id, _): atoms[id].isMade
        case .closure, .method, .channel, .type, .enumCase, .collection, .tuple: true
        case .truth, .nothing: false
        }
    }
}
