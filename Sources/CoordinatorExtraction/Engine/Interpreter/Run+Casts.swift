extension Run {
    /// The result of a cast, and whether the cast can and must succeed.
    ///
    /// A test (`is`) is not a request: the code around it may be unrelated to the type.
    func cast(_ value: Value, to shape: Shape, at place: Place?, isQuestion: Bool = false) -> (value: Value, test: Test)
    {
        if value.isNever { return (value, .open) }
        if trial?.watch?.letsGo(value) == true { return (value, .fails) }
        if case .composition = shape, objects(in: value).allSatisfy({ !atoms[$0].isMade }) {
            return (self.value(of: shape), .open)
        }
        guard let wanted = shape.nominals.first else {
            if case .collection(let element) = shape, !isQuestion { mention(element, at: place) }
            return (value.isUnknown ? self.value(of: shape) : value, .open)
        }
        if !isQuestion { mention(shape, at: place) }
        let cases = value.atoms.filter(isCase)
        if !cases.isEmpty, cases.count == value.atoms.count, !value.isOpen { return cast(cases, to: wanted.type) }
        var kept = value.filter { atom in
            guard case .object(_, let type) = atoms.meaning(atom) else { return isCase(atom) }
            return index.isKind(type, of: wanted.type)
        }
        kept = Value(kept.atoms)
        if kept.isUnknown { kept = shown(by: value, as: wanted.type) }
        // `translated(step) as? ShopStep`: not only the cases that the helper itself makes.
        if !kept.isUnknown, index[wanted.type].isEnum, mayBe(value) { kept.insert(declared(wanted.type).atom) }
        // An assigned delegate of another type does not receive the call.
        if kept.isUnknown, !mayBe(value), value.contains(.object) { return (.never, .open) }
        if kept.isUnknown, mayBe(value) { kept = Value(declared(wanted.type, wanted.arguments)) }
        // `(parent as? MainCoordinator)?.showTab()` still goes through the delegate.
        for (_, channel) in atoms.channels(in: value) {
            var channel = channel
            if channel.slot.sort == .delegate, !index[wanted.type].isExternal,
                !channel.slot.delegates.contains(wanted.type)
            {
                channel.slot.delegates.insert(wanted.type, at: 0)
            }
            kept.insert(atoms.id(channel).atom)
        }
        return (kept, .open)
    }

    /// The objects of a type among the presenters of the objects in a value.
    func shown(by value: Value, as wanted: TypeID) -> Value {
        var found = Value()
        for id in objects(in: value) {
            guard let shown = engine.dialects.rules.firstAnswer({ $0.shown(by: id, in: self) }) else { continue }
            for one in objects(in: shown) where type(of: one).map({ index.isKind($0, of: wanted) }) == true {
                found.insert(one.atom)
            }
        }
        return found
    }

    /// Whether a value may also be an object of a type other than the types that the program visibly makes.
    private func mayBe(_ value: Value) -> Bool {
        if value.isOpen || value.atoms.allSatisfy({ $0 == .nothing }) { return true }
        return value.atoms.contains { atom in
            guard case .object(let id, _) = atoms.meaning(atom) else { return false }
            return atoms[id].sort == .declared
        } || !value.contains(.object) && !value.contains(.channel)
    }

    private func cast(_ cases: [Atom], to wanted: TypeID) -> (value: Value, test: Test) {
        let fitting = cases.filter { atom in
            guard case .enumCase(_, let type, _) = atoms.meaning(atom) else { return false }
            let answer = index.isKind(type, of: wanted)
            trial?.questions.ask(kind: wanted, answer)
            return answer
        }
        if let trial, !fitting.isEmpty, index[wanted].isEnum { trial.wasCast = true }
        if fitting.isEmpty { return (Value(Atom.nothing), .fails) }
        return (Value(fitting), fitting.count == cases.count ? .holds : .open)
    }

    /// Whether the running code belongs to a service: a cast in it requests nothing.
    private var isService: Bool {
        activation?.frame.own.map { engine.plain.isService($0.type) } ?? false
    }

    /// Records that the current owner requested a type.
    func mention(_ shape: Shape, at place: Place?) {
        guard let place, !isService else { return }
        for (type, _) in shape.nominals where roles.acts(type) {
            guard let actor = demandActorType(), type != actor else { continue }
            see { facts in
                let mention = Facts.Mention(actor: actor, type: type)
                facts.cast[mention] = min(facts.cast[mention] ?? place, place)
            }
        }
    }
}
