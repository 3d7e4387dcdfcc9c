extension Run {
    /// Binds the names of a pattern, and returns whether the pattern can match and whether it must.
    func match(_ pattern: Pattern, _ value: Value, in frame: Frame) -> Test {
        switch pattern {
        case .wildcard: return .holds
        case .name(let name):
            // In a trial, each branch has its own event under the same name.
            write(value, to: trial == nil ? frame.declare(name) : frame.replace(name))
            return .holds
        case .some(let inner):
            if trial != nil, value.atoms == [.nothing] { return .fails }
            return open(match(inner, value.filter { $0 != .nothing }, in: frame))
        case .is(let type):
            let shape = index.shape(of: type, in: frame.scope)
            return open(cast(value, to: shape, at: nil, isQuestion: true).test)
        case .as(let inner, let type):
            let (found, test) = cast(value, to: index.shape(of: type, in: frame.scope), at: nil)
            guard test.mayHold else { return test }
            let rest = match(inner, found, in: frame)
            return Test(mayHold: rest.mayHold, mayFail: test.mayFail || rest.mayFail)
        case .tuple(let elements): return match(elements, value, in: frame)
        case .enumCase(nil, "some", let payload?, _) where payload.count == 1:
            return match(.some(payload[0].pattern), value, in: frame)
        case .enumCase(let type, let name, let payload, let place):
            return match(type, name, payload, value, in: frame, place)
        case .expression(let expression):
            if case .member(let base, let name, let place) = expression {
                // `Type.case` without parentheses is a case; anything else is compared.
                let typeName = base.flatMap(typeName)
                if base == nil || typeName != nil { return match(typeName, name, nil, value, in: frame, place) }
            }
            evaluate(expression, in: frame)
            return .open
        }
    }

    private func match(_ elements: [Pattern.Element], _ value: Value, in frame: Frame) -> Test {
        var all = Test.holds
        for (position, element) in elements.enumerated() {
            var part = Value.never
            var isTuple = false
            for case .tuple(let id, let labels) in value.atoms.map(atoms.meaning) where position < labels.count {
                isTuple = true
                part.join(read(engine.heap.cell(id, String(position))))
            }
            if elements.count == 1, !isTuple { part = value }
            if value.isOpen, !isTuple { part.open() }
            let one = match(element.pattern, part, in: frame)
            all.mayFail = all.mayFail || one.mayFail
            all.mayHold = all.mayHold && one.mayHold
        }
        accompany(elements, value, in: frame)
        return all
    }

    /// If a function returns a coordinator together with the object that its parent shows for it, the shown object
    /// represents the coordinator.
    private func accompany(_ elements: [Pattern.Element], _ value: Value, in frame: Frame) {
        guard trial == nil else { return }
        func coordinators(_ value: Value) -> [Atom] {
            reachable(in: value).filter { id in type(of: id).map(roles.isCoordinator) == true && atoms[id].isMade }
                .map(\.atom)
        }
        let all = coordinators(value)
        guard !all.isEmpty else { return }
        for case .name(let name) in elements.map(\.pattern) {
            guard let variable = variable(name, in: frame), coordinators(read(variable)).isEmpty else { continue }
            declare("companions of " + name, Value(all), in: frame)
        }
    }

    private func open(_ test: Test) -> Test { trial == nil && test.isReached ? Test(mayHold: test.mayHold) : test }

    /// The type name that an expression spells; `nil` for other expressions.
    private func typeName(_ expression: Expression) -> TypeName? {
        switch expression {
        case .name(let name, _): return name.isCapitalized ? .named(name, []) : nil
        case .member(let base?, let name, _):
            guard name.isCapitalized, let base = typeName(base) else { return nil }
            return .member(base, name, [])
        case .type(let type, _): return type
        default: return nil
        }
    }

    private func match(
        _ type: TypeName?, _ name: String, _ payload: [Pattern.Element]?, _ value: Value, in frame: Frame,
        _ place: Place
    ) -> Test {
        let expected = type.map { index.shape(of: $0, in: frame.scope) }?.nominals.first?.type
        var (matching, others, isKnown) = (false, false, !value.isOpen)
        var domain = expected
        for atom in value.atoms {
            switch atoms.meaning(atom) {
            case .enumCase(_, let owner, let found):
                let isSame = found == name && (expected == nil || expected == owner)
                if isSame { matching = true } else { others = true }
                trial?.wasTested = true
                trial?.questions.ask(case: name, of: expected, isSame)
                if isSame {
                    domain = owner
                    if let trial, trial.place == nil, trial.watch?.isAside != true { trial.place = place }
                }
            case .nothing where trial != nil: others = true
            case .nothing: break
            case .object(_, let type):
                isKnown = false
                if index[type].cases[name] != nil { domain = domain ?? type }
            default: isKnown = false
            }
        }
        // No value has arrived here so far.
        if value.isNever, trial == nil { return .unreached }
        let isOpen = value.isUnknown || !isKnown
        if matching || isOpen { bind(payload, of: domain, name, value, in: frame) }
        return isOpen ? .open : Test(mayHold: matching, mayFail: others)
    }

    private func bind(
        _ payload: [Pattern.Element]?, of domain: TypeID?, _ name: String, _ value: Value, in frame: Frame
    ) {
        guard let payload else { return }
        let types = domain.flatMap { index[$0].cases[name]?.payload } ?? []
        let scope = Scope(type: domain, file: frame.file, bindings: frame.scope.bindings, own: frame.scope.own)
        var carriers = value.atoms.compactMap { atom -> ObjectID? in
            if case .enumCase(let id, _, name) = atoms.meaning(atom) { id } else { nil }
        }
        // For a value with an unknown case, all payloads that the program ever gives that case.
        if carriers.isEmpty, trial == nil, let domain { carriers = [anyCase(name, of: domain)] }
        if payload.count == 1, types.count > 1, case .name(let whole) = payload[0].pattern {
            let elements = types.map { Shape.Element(label: $0.label, shape: index.shape(of: $0.type, in: scope)) }
            return declare(whole, self.value(of: .tuple(elements)), in: frame)
        }
        for (position, element) in payload.enumerated() {
            let found = types.firstIndex { $0.label != nil && $0.label == element.label } ?? position
            let type = types.indices.contains(found) ? types[found] : nil
            var part = Value.never
            for carrier in carriers {
                let cell = engine.heap.cell(carrier, String(found))
                if let type { cell.promise = .declared(index.shape(of: type.type, in: scope)) }
                part.join(read(cell))
            }
            if trial != nil || carriers.isEmpty, part.isUnknown {
                part = type.map { self.value(of: index.shape(of: $0.type, in: scope)) } ?? .open
            }
            _ = match(element.pattern, part, in: frame)
        }
    }

    /// Represents all payloads that the program ever gives a case.
    func anyCase(_ name: String, of type: TypeID) -> ObjectID {
        engine.object(Object(sort: .enumCase(name), type: type, arguments: [.unknown]))
    }
}
