/// Finds methods of a child that override a method of its superclass which notifies the parent of the child's end, and
/// that do not notify it.
struct ForgottenTellings {
    private let holdings: ChildHoldings

    private var engine: Engine { holdings.engine }
    private var index: ProgramIndex { holdings.index }

    init(_ holdings: ChildHoldings) { self.holdings = holdings }

    /// The ways to notify the parent: an event whose handler removes the child, or a call of its removing method.
    private struct Tellings {
        /// The events, by the names of the outputs and of the delegates' methods.
        var events: [String: EventName] = [:]
        /// The parent's methods that remove the child, by their names.
        var methods: Set<String> = []

        /// Whether code calls one of these names, and the first such event, for the report.
        func find(in names: Set<String>) -> (isTold: Bool, event: EventName?) {
            let event = events.filter { names.contains($0.key) }.map(\.value).min()
            return (event != nil || !methods.isDisjoint(with: names), event)
        }
    }

    func endings(_ one: ChildEndings.Case) -> [Ending] {
        guard !one.removals.isEmpty else { return [] }
        let line = index.ancestors(of: one.pair.child).filter { !index[$0.type].isExternal && index[$0.type].isClass }
        guard line.count > 1 else { return [] }
        let tellings = tellings(one)
        let own = holdings.codes.code(of: one.pair.child)
        var endings: [Ending] = []
        for (position, ancestor) in line.enumerated() {
            for function in index[ancestor.type].orderedFunctions where function.isOverride && isRun(function) {
                guard let base = overridden(function, in: line.dropFirst(position + 1)),
                    case let told = tellings.find(in: names(base.function, in: holdings.codes.code(of: base.type))),
                    told.isTold, case let names = names(function, in: own), !tellings.find(in: names).isTold,
                    !mayTellOtherwise(function, names, own)
                else { continue }
                endings.append(Ending(event: told.event, method: function.name, place: function.place))
            }
        }
        return endings
    }

    /// The ways to make the parent remove the child.
    private func tellings(_ one: ChildEndings.Case) -> Tellings {
        var tellings = Tellings()
        for handler in one.handlers where one.removes(handler.way) {
            tellings.events[handler.event.member] = handler.event
        }
        let parent = holdings.codes.code(of: one.pair.parent)
        for functions in parent.functions.values {
            for function in functions where takes(one.pair.child, function, of: one.pair.parent) {
                var way = parent.way(of: function.body ?? [])
                way.functions.insert(ObjectIdentifier(function))
                if one.removes(way) { tellings.methods.insert(function.name) }
            }
        }
        return tellings
    }

    /// Whether a method has a child as a parameter: `childDidFinish(_ child: Coordinator)`.
    private func takes(_ child: TypeID, _ function: Function, of parent: TypeID) -> Bool {
        let own = TypeReference(type: parent, arguments: [])
        return engine.declarations.signature(of: function, own, nil).parameters.contains { shape in
            shape.nominals.contains { index.isKind(child, of: $0.type) }
        }
    }

    private func isRun(_ function: Function) -> Bool {
        function.body != nil && !engine.activations(of: [ObjectIdentifier(function)]).isEmpty
    }

    /// The superclass's method that a method overrides.
    private func overridden(_ function: Function, in line: ArraySlice<Ancestor>) -> (type: TypeID, function: Function)?
    {
        for ancestor in line {
            let base = index[ancestor.type].functions[function.name]?.first {
                $0.parameters.map(\.label) == function.parameters.map(\.label)
            }
            if let base { return base.body == nil ? nil : (ancestor.type, base) }
        }
        return nil
    }

    /// The names of all functions that a method calls, directly or indirectly.
    private func names(_ function: Function, in code: OwnCode) -> Set<String> {
        code.way(of: function.body ?? []).names
    }

    /// Whether a method leads to its superclass, or passes the child to code that may notify the parent.
    private func mayTellOtherwise(_ function: Function, _ names: Set<String>, _ own: OwnCode) -> Bool {
        var bodies = [function.body ?? []]
        for name in names { bodies += (own.functions[name] ?? []).filter { $0 !== function }.map { $0.body ?? [] } }
        var mayTell = false
        for body in bodies {
            body.visit { expression in
                switch expression {
                case .name("super", _), .call(.name("fatalError", _), _, _): mayTell = true
                case .call(_, let arguments, _):
                    if arguments.contains(where: \.value.isSelf) {
                        mayTell = true
                    }
                default: break
                }
            }
        }
        return mayTell
    }
}
