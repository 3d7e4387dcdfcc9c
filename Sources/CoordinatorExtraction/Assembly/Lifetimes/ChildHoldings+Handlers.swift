extension ChildHoldings {
    /// The code of a parent for an event of its child.
    struct Handler {
        var event: EventName
        var body: [Statement]
        /// The variables around a closure; `nil` for a method.
        var frame: Frame?
        /// The parent, if it is known.
        var receiver: ObjectID?
        /// The names that the code receives with each event, which hide others.
        var parameters: Set<String>
        /// The functions and places that the code leads to.
        var way: OwnCode.Way
        var place: Place
    }

    /// The events of a child, with the parent's handlers sorted by place, because the order of files must not matter.
    func handlers(_ pair: Pair, _ entry: Entry) -> [Handler] {
        let found = found(pair, entry)
        guard found.count > 1 else { return found }
        return found.map { ((index.files[Int($0.place.file)].path, $0.place.line, $0.place.column), $0) }
            .sorted { $0.0 < $1.0 }.map(\.1)
    }

    private func found(_ pair: Pair, _ entry: Entry) -> [Handler] {
        var handlers: [Handler] = []
        for ancestor in index.ancestors(of: pair.child) where !index[ancestor.type].isExternal {
            for property in index[ancestor.type].orderedProperties {
                guard let slot = engine.slots.slot(property, of: pair.child) else { continue }
                switch slot.sort {
                case .output: handlers += self.handlers(of: slot, pair, entry)
                case .delegate: handlers += methods(of: slot, pair)
                }
            }
        }
        return handlers
    }

    /// The closures in an output of the child.
    private func handlers(of slot: Slot, _ pair: Pair, _ entry: Entry) -> [Handler] {
        let own = codes.code(of: pair.parent)
        let event = EventName(domain: slot.owner, member: slot.name)
        return entry.children.sorted { $0.index < $1.index }.flatMap { child in
            (engine.heap.known(child, slot.name)?.value.atoms ?? []).compactMap { atom -> Handler? in
                switch engine.atoms.meaning(atom) {
                case .closure(let closure):
                    let code = closure.closure
                    return Handler(
                        event: event, body: code.body, frame: closure.frame, receiver: closure.frame.receiver,
                        parameters: Set((code.parameters ?? []).map(\.name)), way: own.way(of: code.body),
                        place: code.place)
                case .method(let method):
                    guard let body = method.function.body else { return nil }
                    var way = own.way(of: body)
                    way.functions.insert(ObjectIdentifier(method.function))
                    return Handler(
                        event: event, body: body, receiver: method.receiver,
                        parameters: Set(method.function.parameters.map(\.name)), way: way,
                        place: method.function.place)
                default: return nil
                }
            }
        }
    }

    /// The methods of the parent as the child's delegate.
    private func methods(of slot: Slot, _ pair: Pair) -> [Handler] {
        let own = codes.code(of: pair.parent)
        let parents = engine.seeds.objects.filter { engine.atoms[$0].type == pair.parent }
        let required = slot.delegates.filter { index[$0].isProtocol }.flatMap { delegate in
            index[delegate].orderedFunctions.map { EventName(domain: delegate, member: $0.name) }
        }
        // If the delegate is a class, only the methods that are called count as events.
        let called = (engine.facts.throughDelegate[slot.key] ?? []).filter { !index[$0.domain].isProtocol }.sorted()
        return (required + called).flatMap { event in
            (own.functions[event.member] ?? []).map { function in
                var way = own.way(of: function.body ?? [])
                way.functions.insert(ObjectIdentifier(function))
                return Handler(
                    event: event, body: function.body ?? [], receiver: parents.count == 1 ? parents[0] : nil,
                    parameters: Set(function.parameters.map(\.name)), way: way, place: function.place)
            }
        }
    }
}
