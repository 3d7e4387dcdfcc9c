extension Evaluator {
    /// What a declaration alone says of a value.
    func declared(_ type: TypeName, _ scope: Scope) -> Value { value(of: index.shape(of: type, in: scope)) }

    /// A value of which only its type is known.
    func value(of shape: Shape) -> Value {
        switch shape {
        case .nominal(let type, let arguments): Value(.object(Instance(type: type, arguments: arguments)))
        case .composition(let parts):
            conformers(of: shape).map { Value($0.map { .object(Instance(type: $0)) }) }
                ?? Value(parts.flatMap { value(of: $0).atoms })
        case .collection(let element): Value(.collection(value(of: element)))
        case .tuple(let elements):
            elements.isEmpty
                ? .unknown : Value(.tuple(elements.map { Atom.Part(label: $0.label, value: value(of: $0.shape)) }))
        case .metatype(let inner):
            Value(inner.nominals.map { .type($0.type, $0.arguments) })
        case .function, .parameter, .unknown: .unknown
        }
    }

    /// The few types of the program that are everything a composition asks for: `UIViewController & LoginView`.
    private func conformers(of composition: Shape) -> [TypeID]? {
        let wanted = composition.nominals.map(\.type)
        guard let first = wanted.first(where: { index[$0].isProtocol }) else { return nil }
        let found = index.conformers(of: first).filter { type in wanted.allSatisfy { index.isKind(type, of: $0) } }
        return found.isEmpty || found.count > Self.mostConformers ? nil : found
    }

    private static let mostConformers = 4

    /// What a value is, now that it is declared to be of a type: what was made is better known than any declaration.
    func refined(_ value: Value, by shape: Shape) -> Value {
        if value.isUnknown { return self.value(of: shape) }
        guard let wanted = shape.nominals.first?.type else { return value }
        // A declared supertype says less than a declared subtype.
        let atoms = value.atoms.map { atom -> Atom in
            guard case .object(let instance) = atom, !instance.isMade, instance.type != wanted,
                index.isKind(wanted, of: instance.type), !index[instance.type].isProtocol
            else { return atom }
            return .object(Instance(type: wanted, arguments: shape.nominals[0].arguments))
        }
        return Value(atoms)
    }

    /// What a cast hands on, and whether it can and must succeed.
    ///
    /// A question (`is`) asks for nothing: who puts it need not have to do with the type.
    func cast(
        _ value: Value, to shape: Shape, in frame: Frame, isQuestion: Bool = false
    ) -> (value: Value, test: Test) {
        if case .composition = shape, value.instances.allSatisfy({ !$0.isMade }) {
            return (self.value(of: shape), .open)
        }
        guard let wanted = shape.nominals.first else {
            if case .collection(let element) = shape, !isQuestion { mention(element) }
            return (value.isUnknown ? self.value(of: shape) : value, .open)
        }
        if !isQuestion { mention(shape) }
        let events = value.atoms.filter(\.isEventCase)
        if !events.isEmpty, events.count == value.atoms.count {
            let fitting = events.filter { atom in
                guard case .enumCase(let type, _, _) = atom else { return false }
                let answer = index.isKind(type, of: wanted.type)
                trial?.questions.ask(kind: wanted.type, answer)
                return answer
            }
            if trial != nil, !fitting.isEmpty, index[wanted.type].isEnum { trial?.wasCast = true }
            if fitting.isEmpty { return (Value(.nil), .fails) }
            return (Value(fitting), fitting.count == events.count ? .holds : .open)
        }
        // A view model cast to the protocol of a view keeps what is known of it.
        var kept = value.atoms.filter { atom in
            guard case .object(let instance) = atom else { return false }
            return index.isKind(instance.type, of: wanted.type)
        }
        if case .collection = value.atoms.first, kept.isEmpty { kept = [] }
        if kept.isEmpty || !kept.contains(where: \.isMadeObject) {
            kept = kept.filter { $0 != .object(Instance(type: wanted.type, arguments: wanted.arguments)) }
            let exact = Instance(type: wanted.type, arguments: wanted.arguments)
            if kept.isEmpty { kept = [.object(exact)] }
        }
        // `(parent as? MainCoordinator)?.showTab()` still goes through the delegate.
        for case .slot(var slot) in value.atoms {
            if slot.sort == .delegate, !index[wanted.type].isExternal, !slot.delegates.contains(wanted.type) {
                slot.delegates.insert(wanted.type, at: 0)
            }
            kept.append(.slot(slot))
        }
        return (Value(kept), .open)
    }

    /// Remembers that a type was asked for by the acting type.
    private func mention(_ shape: Shape) {
        guard let actor, trial == nil else { return }
        for (type, _) in shape.nominals where roles.acts(type) && type != actor {
            attributed += 1
            let mention = Facts.Mention(actor: actor, type: type)
            if facts.cast[mention] == nil { facts.cast[mention] = Place(file: 0, line: 0, column: 0) }
        }
    }

    /// What an object of this type can really be: for a protocol or a class, those that conform to it or inherit.
    func candidates(for instance: Instance) -> [Instance] {
        let type = index[instance.type]
        guard type.isProtocol, !instance.isMade else { return [instance] }
        let conformers = index.conformers(of: instance.type).filter { !roles.isAbstract($0) }
        return conformers.isEmpty || conformers.count > 12
            ? [instance] : conformers.map { Instance(type: $0, arguments: []) }
    }
}

extension Atom {
    var isMadeObject: Bool { if case .object(let instance) = self { instance.isMade } else { false } }
}
