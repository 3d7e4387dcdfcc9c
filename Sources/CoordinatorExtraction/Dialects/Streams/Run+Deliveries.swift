/// What comes of a value that is sent once more, while it is watched.
extension Run {
    /// The case of an enum that a value is, or that it carries along with others.
    private func essence(of value: Value) -> Value {
        guard value.atoms.count == 1, case .tuple(let id, let labels) = atoms.meaning(value.atoms[0]) else {
            return value
        }
        let cases = labels.indices.flatMap { read(engine.heap.cell(id, String($0))).atoms.filter(isCase) }
        return cases.count == 1 ? Value(cases[0]) : value
    }

    /// Hands a value to a subscription, while it is watched what comes of it.
    func deliver(_ value: Value, to subscription: ObjectID, _ watch: DeliveryWatch) -> Value {
        let handlers = read(engine.heap.cell(subscription, "handler"))
        // What a base class does for all coordinators, such as to remove a child, is no answer to an event. A closure
        // that it hands the value on to may be one.
        let isOfBase = handlers.atoms.contains(where: isShared)
        let before = trial?.place
        trial?.place = nil
        watch.begin(subscription, essence(of: value), isShared: isOfBase)
        var answer = Value.never
        for handler in handlers.atoms {
            watch.expectHandler()
            answer.join(call(Value(handler), with: [value]))
        }
        watch.end(at: trial?.place)
        trial?.place = before
        return answer
    }

    private func isShared(_ handler: Atom) -> Bool {
        guard case .closure(let closure) = atoms.meaning(handler), let home = closure.frame.home?.type else {
            return false
        }
        return roles.isAbstract(home) && roles.isCoordinator(home)
    }

    /// Makes another value of one, and hands that on.
    func turn(_ value: Value, by turn: ObjectID, into others: Value, _ watch: DeliveryWatch) {
        let handlers = read(engine.heap.cell(turn, "handler"))
        let before = trial?.place
        trial?.place = nil
        let isFirst = watch.isIdle
        if isFirst { watch.begin(turn, essence(of: value)) }
        if isFirst { watch.expectHandler() }
        let result = meant(call(handlers, with: [value]), by: handlers)
        let place = trial?.place
        // Who answers a value with another stream has received it; else a value is only made of it.
        if isFirst { if isStream(result) { watch.end(at: place) } else { watch.abandon() } }
        trial?.place = before
        // A transform may have no value for this one.
        guard result.atoms != [.nothing] || place != nil else { return }
        for one in cases(of: result) {
            watch.turn(turn, essence(of: value), into: essence(of: one), at: place) {
                guard one.atoms != [.nothing] else { return }
                for other in objects(in: others) { _ = call(read(engine.heap.cell(other, "heard")), with: [one]) }
            }
        }
    }

    /// Each case by itself, if run-time values decide which one it is: `map { $0 ? .granted : .refused }`.
    private func cases(of result: Value) -> [Value] {
        let cases = result.atoms.filter(isCase)
        guard cases.count > 1, cases.count == result.atoms.count, cases.count <= Self.mostCases, !result.isOpen else {
            return [result]
        }
        return cases.map { Value($0) }
    }

    private static let mostCases = 12

    private func isStream(_ value: Value) -> Bool {
        guard let stream = index.topLevelType("_Stream", from: 0) else { return false }
        return objects(in: value).contains { type(of: $0).map { index.isKind($0, of: stream) } == true }
    }

    /// Goes on with what another stream sends because of a value: what that is, is not known.
    func goOn(after value: Value, by step: ObjectID, with others: Value, _ watch: DeliveryWatch) {
        watch.goOn(after: essence(of: value), by: step) {
            for other in objects(in: others) { _ = call(read(engine.heap.cell(other, "heard")), with: [.open]) }
        }
    }

    /// The case that `map { .picked($0) }` names: it is one of the results of the coordinator whose code it is.
    private func meant(_ result: Value, by handlers: Value) -> Value {
        guard result.isUnknown, handlers.atoms.count == 1,
            case .closure(let closure) = atoms.meaning(handlers.atoms[0]),
            let name = closure.closure.body.namedCase, let own = closure.frame.own?.type
        else { return result }
        for ancestor in index.ancestors(of: own) {
            for shape in ancestor.bindings.values {
                if let type = shape.nominals.first?.type, index[type].cases[name] != nil {
                    return Value(enumCase(name, of: type))
                }
            }
        }
        return result
    }
}

extension [Statement] {
    /// The name of the only expression, `.picked` or `.picked(value)`.
    fileprivate var namedCase: String? {
        guard count == 1 else { return nil }
        switch self[0] {
        case .expression(.member(nil, let name, _)), .expression(.call(.member(nil, let name, _), _, _)),
            .return(.member(nil, let name, _)?, _), .return(.call(.member(nil, let name, _), _, _)?, _):
            return name
        default: return nil
        }
    }
}
