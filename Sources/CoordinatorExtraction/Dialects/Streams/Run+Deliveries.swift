/// The outcome of a value that is sent once more, while its effects are recorded.
extension Run {
    /// The case of an enum that a value is, or that it contains together with others.
    private func essence(of value: Value) -> Value {
        guard value.atoms.count == 1, case .tuple(let id, let labels) = atoms.meaning(value.atoms[0]) else {
            return value
        }
        let cases = labels.indices.flatMap { read(engine.heap.cell(id, String($0))).atoms.filter(isCase) }
        return cases.count == 1 ? Value(cases[0]) : value
    }

    /// Passes a value to a subscription, and records its effects.
    func deliver(_ value: Value, to subscription: ObjectID, _ watch: DeliveryWatch) -> Value {
        let handlers = read(engine.heap.cell(subscription, "handler"))
        // The code that a base class runs for all coordinators, such as removing a child, does not act on an event. A
        // closure to which it passes the value on may do so.
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

    /// Decides by a filter's code whether a value goes on.
    func filter(_ value: Value, by filter: ObjectID, _ watch: DeliveryWatch) -> Value {
        let before = trial?.place
        trial?.place = nil
        let answer = call(read(engine.heap.cell(filter, "handler")), with: [value])
        if answer.atoms == [.no], !answer.isOpen { watch.stop(essence(of: value), by: filter, at: trial?.place) }
        trial?.place = trial?.place ?? before
        return answer
    }

    private func isShared(_ handler: Atom) -> Bool {
        guard case .closure(let closure) = atoms.meaning(handler), let home = closure.frame.home?.type else {
            return false
        }
        return roles.isAbstract(home) && roles.isCoordinator(home)
    }

    /// Makes another value from one, and passes that on; if it selects, no `nil`.
    func turn(
        _ value: Value, by turn: ObjectID, into others: Value, isSelecting: Bool, _ watch: DeliveryWatch
    ) {
        let handlers = read(engine.heap.cell(turn, "handler"))
        let before = trial?.place
        trial?.place = nil
        let isFirst = watch.isIdle
        if isFirst { watch.begin(turn, essence(of: value)) }
        if isFirst { watch.expectHandler() }
        let result = meant(call(handlers, with: [value]), by: handlers)
        let place = trial?.place
        // Code that returns another stream for a value has received it; otherwise a value was only made from it.
        if isFirst { if isStream(result) || makesStream(handlers) { watch.end(at: place) } else { watch.abandon() } }
        trial?.place = before
        // A transform may have no value for this one.
        guard !isSelecting || result.atoms != [.nothing] || place != nil else { return }
        for one in cases(of: result) {
            watch.turn(turn, essence(of: value), into: essence(of: one), at: place) {
                guard !isSelecting || one.atoms != [.nothing] else { return }
                for other in objects(in: others) { _ = call(read(engine.heap.cell(other, "heard")), with: [one]) }
            }
        }
    }

    /// Each case separately, if run-time values decide which one it is: `map { $0 ? .granted : .refused }`.
    private func cases(of result: Value) -> [Value] {
        let cases = result.atoms.filter(isCase)
        guard cases.count > 1, cases.count == result.atoms.count, cases.count <= Self.mostCases, !result.isOpen else {
            return [result]
        }
        return cases.map { Value($0) }
    }

    private static let mostCases = 12

    private func isStream(_ value: Value) -> Bool { objects(in: value).contains { type(of: $0).map(isStream) == true } }

    private func isStream(_ type: TypeID) -> Bool {
        index.topLevelType("_Stream", from: 0).map { index.isKind(type, of: $0) } == true
    }

    /// Whether a closure declares that it returns a stream, if nothing else is known about it.
    private func makesStream(_ handlers: Value) -> Bool {
        handlers.atoms.contains { atom in
            guard case .closure(let closure) = atoms.meaning(atom), let result = closure.closure.result else {
                return false
            }
            return index.shape(of: result, in: closure.frame.scope).nominals.first.map { isStream($0.type) } == true
        }
    }

    /// Continues with the values that another stream sends because of a value, which are unknown.
    func goOn(after value: Value, by step: ObjectID, with others: Value, _ watch: DeliveryWatch) {
        watch.goOn(after: essence(of: value), by: step) {
            for other in objects(in: others) { _ = call(read(engine.heap.cell(other, "heard")), with: [.open]) }
        }
    }

    /// Passes on a value that a subscriber's code returned as it is, `Just(result)`: that is still the same value. Returns
    /// `false` if the code returned another stream.
    func passOn(
        _ value: Value, by step: ObjectID, through inner: Value, to others: Value, _ watch: DeliveryWatch
    ) -> Bool {
        let value = essence(of: value)
        let streams = objects(in: inner)
        guard let trial else { return false }
        let begun = streams.compactMap { trial.given.begun.removeValue(forKey: $0) }
        let isSame = begun.allSatisfy { $0 == value }
        for site in streams.compactMap({ atoms[$0].site }) where !begun.isEmpty { watch.note(site, passesOn: isSame) }
        guard isSame, !inner.isOpen, !streams.isEmpty, begun.count == inner.atoms.count else { return false }
        let handlers = read(engine.heap.cell(step, "handler"))
        watch.passOn(value, by: step, isAll: handlers.atoms.allSatisfy(returnsOnly)) {
            for other in objects(in: others) { _ = call(read(engine.heap.cell(other, "heard")), with: [value]) }
        }
        return true
    }

    /// Whether a closure consists of nothing but what it returns.
    private func returnsOnly(_ handler: Atom) -> Bool {
        if case .closure(let closure) = atoms.meaning(handler) { closure.closure.body.count == 1 } else { false }
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
    /// The name of the single expression, `.picked` or `.picked(value)`.
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
