/// Finds handlers of a child's event that provably remove another object than the child.
struct WrongRemovals {
    private let holdings: ChildHoldings

    private var engine: Engine { holdings.engine }
    private var index: ProgramIndex { holdings.index }

    init(_ holdings: ChildHoldings) { self.holdings = holdings }

    /// The object that a call removes, as far as it is known.
    private enum Removed {
        /// An object of another type than the child's.
        case other(TypeID)
        /// An object that no property has held yet, or the parent itself.
        case never(TypeID)
    }

    func endings(_ one: ChildEndings.Case) -> [Ending] {
        var seen: Set<EventName> = []
        return one.handlers.compactMap { handler in
            let handler = inner(handler, one.pair.parent)
            guard let removed = removed(by: handler, one), seen.insert(handler.event).inserted else { return nil }
            return Ending(event: handler.event, removed: removed.type, place: removed.place)
        }
    }

    /// The code of the parent's method, if a handler only calls it: `{ [weak self] in self?.leave() }`.
    private func inner(_ handler: ChildHoldings.Handler, _ parent: TypeID) -> ChildHoldings.Handler {
        guard handler.body.count == 1, case .expression(.call(let callee, let arguments, _)) = handler.body[0],
            arguments.isEmpty, let name = callee.ownName,
            let functions = holdings.codes.code(of: parent).functions[name], functions.count == 1,
            let body = functions[0].body
        else { return handler }
        var inner = handler
        (inner.body, inner.frame, inner.parameters) = (body, nil, [])
        return inner
    }

    private func removed(by handler: ChildHoldings.Handler, _ one: ChildEndings.Case) -> (type: TypeID, place: Place)? {
        let own = holdings.codes.code(of: one.pair.parent)
        let calls = removingCalls(in: handler.body, one.pair.parent, own, one.life.entry)
        guard let first = calls.first else { return nil }
        // All code that removes an object must be such a call.
        let others = own.way(of: handler.body, without: Set(calls.map(\.place)))
        guard !mayRemove(others, one, but: Set(calls.map(\.place))) else { return nil }
        var found: [Removed] = []
        for call in calls {
            guard let removed = removed(call.argument, by: handler, one.pair) else { return nil }
            found.append(removed)
        }
        switch found[0] {
        case .never(let type): return (type, first.place)
        case .other(let type):
            // A child that continues may end another one.
            let isKept = !one.handlers.contains { $0.event != handler.event && one.removes($0.way) }
            let leaves = handler.way.names.contains(where: index.vocabulary.lives.leaving.contains)
            return isKept || leaves ? (type, first.place) : nil
        }
    }

    private func mayRemove(_ way: OwnCode.Way, _ one: ChildEndings.Case, but known: Set<Place>) -> Bool {
        let all = holdings.changes.changes(of: one.life.entry.property.name, in: one.pair.parent)
        return all.contains { $0.sort != .assigned && !known.contains($0.place) && way.leads(to: $0) }
    }

    // MARK: - Calls that remove

    private struct RemovingCall {
        var argument: Expression
        var place: Place
    }

    /// The calls of the parent's own methods that receive an object and remove it from the property with the children.
    private func removingCalls(
        in body: [Statement], _ parent: TypeID, _ own: OwnCode, _ entry: ChildHoldings.Entry
    ) -> [RemovingCall] {
        guard entry.isCollection else { return [] }
        // Code that removes an object from its own parent's children is right for each object.
        let changes = holdings.changes.changes(of: entry.property.name, in: parent).filter {
            $0.sort != .assigned && !$0.isAbove
        }
        let reference = TypeReference(type: parent, arguments: [])
        var calls = removals(ofItselfIn: body, changes)
        body.visit { expression in
            guard case .call(let callee, let arguments, let place) = expression, let name = callee.ownName,
                let functions = own.functions[name], arguments.count == 1
            else { return }
            let removes = functions.contains { function in
                var way = own.way(of: function.body ?? [])
                way.functions.insert(ObjectIdentifier(function))
                let shapes = engine.declarations.signature(of: function, reference, nil).parameters
                return shapes.count == 1 && changes.contains { way.leads(to: $0) }
                    && shapes[0].nominals.contains { engine.roles.isCoordinator($0.type) || index[$0.type].isProtocol }
            }
            if removes { calls.append(RemovingCall(argument: arguments[0].value, place: place)) }
        }
        return calls
    }

    /// The changes that remove the parent from its own children: `children.removeAll { $0 === self }`.
    private func removals(ofItselfIn body: [Statement], _ changes: [Changes.Change]) -> [RemovingCall] {
        let places = Set(changes.filter(\.isOwn).map(\.place))
        var calls: [RemovingCall] = []
        body.visit { expression in
            let place: Place
            switch expression {
            case .call(_, _, let own), .assignment(_, _, let own): place = own
            default: return
            }
            guard places.contains(place), expression.comparesWithItself else { return }
            calls.append(RemovingCall(argument: .name("self", place), place: place))
        }
        return calls
    }

    // MARK: - The removed object

    private func removed(
        _ expression: Expression, by handler: ChildHoldings.Handler, _ pair: ChildHoldings.Pair
    ) -> Removed? {
        if let name = expression.constructedName {
            let made = engine.roles.coordinators.filter { index[$0].lastName == name }.min()
            return made.map { .never($0) }
        }
        guard let value = value(of: expression, in: handler), !value.isOpen else { return nil }
        var types: Set<TypeID> = []
        for atom in value.atoms where atom != .nothing {
            guard atom.sort == .object, case .object(let id, let type) = engine.atoms.meaning(atom),
                engine.roles.isCoordinator(type), engine.atoms[id].sort == .made || id == handler.receiver
            else { return nil }
            types.insert(type)
        }
        guard let first = types.min(), types.allSatisfy({ !index.isRelated($0, pair.child) }) else { return nil }
        return types == [pair.parent] && expression.isSelf ? .never(first) : .other(first)
    }

    /// The value of a name or a property of the parent; `nil` if the handler receives or declares the name.
    private func value(of expression: Expression, in handler: ChildHoldings.Handler) -> Value? {
        guard let (name, isOwn) = expression.lastStep, isOwn, let receiver = handler.receiver else { return nil }
        if name == "self" { return Value(receiver) }
        if case .name = expression {
            guard !handler.hides(name) else { return nil }
            if let cell = handler.frame?.lookup(name) { return cell.value }
        }
        return engine.heap.known(receiver, name)?.value
    }
}

extension Expression {
    /// Whether a closure in it compares each element with `self`.
    fileprivate var comparesWithItself: Bool {
        var compares = false
        visit { expression in
            guard case .closure(let closure) = expression, closure.body.count == 1 else { return }
            guard case .expression(.binary(let sign, let left, let right, _)) = closure.body[0],
                ["===", "!=="].contains(sign)
            else { return }
            if left.isSelf || right.isSelf { compares = true }
        }
        return compares
    }
}
