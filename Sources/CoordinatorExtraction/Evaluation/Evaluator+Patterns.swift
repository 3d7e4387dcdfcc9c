extension Evaluator {
    /// Binds what a pattern binds, and says whether it can and whether it must match.
    func match(_ pattern: Pattern, _ value: Value, in frame: Frame) -> Test {
        switch pattern {
        case .wildcard: return .holds
        case .name(let name):
            // In a trial, each branch has its own event under the same name.
            if trial != nil { frame.replace(name, value) } else { frame.declare(name, value) }
            return .holds
        case .some(let inner):
            return trial != nil && value.atoms == [.nil] ? .fails : open(match(inner, value, in: frame))
        case .is(let type):
            let shape = index.shape(of: type, in: frame.scope)
            return open(cast(value, to: shape, in: frame, isQuestion: true).test)
        case .as(let inner, let type):
            let (found, test) = cast(value, to: index.shape(of: type, in: frame.scope), in: frame)
            guard test.mayHold else { return test }
            let rest = match(inner, found, in: frame)
            return Test(mayHold: rest.mayHold, mayFail: test.mayFail || rest.mayFail)
        case .tuple(let elements):
            var all = Test.holds
            for (position, element) in elements.enumerated() {
                var part = Value()
                for atom in value.atoms {
                    if case .tuple(let parts) = atom, parts.indices.contains(position) {
                        part.join(parts[position].value)
                    }
                }
                if elements.count == 1, part.isUnknown { part = value }
                let one = match(element.pattern, part, in: frame)
                all.mayFail = all.mayFail || one.mayFail
                all.mayHold = all.mayHold && one.mayHold
            }
            accompany(elements, value, in: frame)
            return all
        case .enumCase(nil, "some", let payload?, _) where payload.count == 1:
            return match(.some(payload[0].pattern), value, in: frame)
        case .enumCase(let type, let name, let payload, let place):
            return match(type, name, payload, value, in: frame, place)
        case .expression(let expression):
            if case .member(let base, let name, let place) = expression {
                // `Type.case` without parentheses is a case; else it is compared.
                let typeName = base.flatMap(typeName)
                if base == nil || typeName != nil { return match(typeName, name, nil, value, in: frame, place) }
            }
            evaluate(expression, in: frame)
            return .open
        }
    }

    /// Of a coordinator and what its parent shows for it, handed out together, the one stands for the other.
    private func accompany(_ elements: [Pattern.Element], _ value: Value, in frame: Frame) {
        let coordinators = value.reachable.filter { roles.isCoordinator($0.type) && $0.isMade }
        guard trial == nil, !coordinators.isEmpty else { return }
        for case .name(let name) in elements.map(\.pattern) {
            guard frame.lookup(name)?.reachable.contains(where: { roles.isCoordinator($0.type) }) != true else {
                continue
            }
            frame.accompany(name, by: coordinators)
        }
    }

    private func open(_ test: Test) -> Test { trial == nil ? Test(mayHold: test.mayHold) : test }

    /// The name of the type that an expression spells, if it does.
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
        var (matching, others) = (false, false)
        var domain = expected
        for atom in value.atoms {
            switch atom {
            case .enumCase(let owner, let found, _):
                let isSame = found == name && (expected == nil || expected == owner)
                if isSame { matching = true } else { others = true }
                trial?.wasTested = true
                trial?.questions.ask(case: name, of: expected, isSame)
                if isSame {
                    domain = owner
                    if trial?.place == nil { trial?.place = place }
                }
            case .object(let instance) where index[instance.type].cases[name] != nil:
                domain = domain ?? instance.type
            case .nil where trial != nil: others = true
            default: break
            }
        }
        bind(payload, of: domain, name, value, in: frame)
        let isKnown = value.atoms.allSatisfy { $0.isEventCase || trial != nil && $0 == .nil }
        guard !value.isUnknown, isKnown else { return .open }
        return Test(mayHold: matching, mayFail: others)
    }

    /// What cases of the program's enums carry.
    struct PayloadKey: Hashable {
        var domain: TypeID
        var name: String
    }

    /// Remembers what a case was made with, for those who take it apart and can't see where it came from.
    func carry(_ payload: [Value], in name: String, of domain: TypeID) {
        guard trial == nil, payload.contains(where: \.isTelling) else { return }
        let key = PayloadKey(domain: domain, name: name)
        var known = payloads[key] ?? []
        for (position, value) in payload.enumerated() {
            if position == known.count { known.append(Value()) }
            if value.isTelling, known[position].join(value) { isChanged = true }
        }
        payloads[key] = known
    }

    private func bind(
        _ payload: [Pattern.Element]?, of domain: TypeID?, _ name: String, _ value: Value, in frame: Frame
    ) {
        guard let payload else { return }
        /// What the case was seen to carry.
        var carried: [Int: Value] = [:]
        for case .enumCase(_, name, let values) in value.atoms {
            for (position, one) in values.enumerated() { carried[position, default: Value()].join(one) }
        }
        // Of a value whose case is not known, what the program ever puts into that case.
        if carried.isEmpty, trial == nil, let domain, let known = payloads[PayloadKey(domain: domain, name: name)] {
            for (position, one) in known.enumerated() { carried[position] = one }
        }
        let types = domain.flatMap { index[$0].cases[name]?.payload } ?? []
        let scope = Scope(type: domain, file: frame.file, bindings: frame.scope.bindings, own: frame.scope.own)
        if payload.count == 1, types.count > 1, case .name(let whole) = payload[0].pattern {
            let parts = types.map { Atom.Part(label: $0.label, value: declared($0.type, scope)) }
            frame.declare(whole, Value(.tuple(parts)))
            return
        }
        for (position, element) in payload.enumerated() {
            let type =
                types.first { $0.label != nil && $0.label == element.label }
                ?? (types.indices.contains(position) ? types[position] : nil)
            var value = carried[position] ?? .unknown
            if let type {
                let shape = index.shape(of: type.type, in: scope)
                value = refined(value, by: shape)
            }
            _ = match(element.pattern, value, in: frame)
        }
    }
}
