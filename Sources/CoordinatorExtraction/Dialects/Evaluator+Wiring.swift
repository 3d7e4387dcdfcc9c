extension Evaluator {
    /// Remembers who catches what comes through an output or a delegate.
    func wire(_ slot: Slot, to value: Value, in frame: Frame, at place: Place) {
        for atom in value.atoms {
            switch atom {
            case .closure(let closure):
                guard slot.sort == .output, !closure.closure.body.isEmpty else { continue }
                // What an initialiser puts into its own property was written where it was called.
                let isOwn = frame.receiver?.type == slot.holder
                let authors = authors(behind: closure)
                if !authors.isEmpty {
                    for author in authors { wire(slot, author, at: place) }
                    continue
                }
                if let owner = closure.frame.receiver?.type ?? closure.actor ?? actor {
                    wire(slot, owner, at: isOwn ? closure.closure.place : place)
                }
            case .method(let method):
                guard slot.sort == .output, let owner = method.receiver?.type ?? actor else { continue }
                wire(slot, owner, at: place)
            case .object(let instance):
                guard slot.sort == .delegate, !index[instance.type].isProtocol else { continue }
                wire(slot, instance.type, at: place)
            case .slot(let other):
                // One output put into another: it is caught here and told anew.
                guard slot.sort == .output, other.sort == .output, other != slot, !roles.isCarrier(other.holder) else {
                    continue
                }
                wire(slot, other.holder, at: place)
                emit(other, by: other.holder, at: place)
            default: continue
            }
        }
    }

    /// A factory writes `view.onClose = { completion() }`: the coordinators whose closures it was handed and hands on.
    private func authors(behind closure: ClosureValue) -> [TypeID] {
        guard let writer = closure.frame.receiver?.type, !roles.acts(writer), roles.isMaker(writer) else { return [] }
        var authors: Set<TypeID> = []
        for case .closure(let handed) in closure.frame.visible.flatMap(\.atoms)
        where called.contains(handed.closure.place) {
            if let author = handed.frame.receiver?.type, roles.isCoordinator(author) { authors.insert(author) }
        }
        return authors.sorted()
    }

    /// An output that is declared with what to do: the type itself catches, until somebody else is put there.
    func wireDefault(_ property: Property, of receiver: Instance) {
        guard let slot = slot(property, of: receiver.type), slot.sort == .output,
            let initializer = property.initializer,
            !initializer.isNothing
        else { return }
        if case .closure(let closure) = initializer, closure.body.isEmpty { return }
        wire(slot, receiver.type, at: property.place, isDefault: true)
    }

    private func wire(_ slot: Slot, _ owner: TypeID, at place: Place, isDefault: Bool = false) {
        attributed += 1
        let wiring = Facts.Wiring(slot: slot, owner: owner, actor: actor, isDefault: isDefault)
        facts.wirings[wiring] = min(facts.wirings[wiring] ?? place, place)
    }

    /// An output is called.
    func emit(_ slot: Slot, in frame: Frame, at place: Place) {
        guard let emitter = frame.receiver?.type ?? actor else { return }
        emit(slot, by: emitter, at: place)
    }

    private func emit(_ slot: Slot, by emitter: TypeID, at place: Place) {
        guard trial == nil else { return }
        let event = EventName(domain: slot.owner, member: slot.name)
        facts.emissions.insert(Facts.Emission(emitter: emitter, event: event, place: place))
        facts.passed[event, default: []].insert(slot.holder)
    }

    /// A method is called through a delegate, and says whether it was one.
    func tell(
        _ name: String, through value: Value, _ arguments: [Expression.Argument], in frame: Frame, at place: Place
    ) -> Bool {
        var told = false
        for case .slot(let slot) in value.atoms where slot.sort == .delegate {
            guard let emitter = frame.receiver?.type ?? actor, trial == nil else { continue }
            let found = slot.delegates.lazy.compactMap { type in
                self.method(name, of: type, arguments).map { (type, $0) }
            }.first
            let method = found?.1
            let delegate = found?.0 ?? slot.delegates[0]
            // What answers something is asked, and followed.
            if let method, !isVoid(method.function) { continue }
            told = true
            let values = arguments.map { evaluate($0.value, in: frame) }
            // A child that is started through a reference is presented; it is told nothing.
            guard let method, name != "start" else {
                if method == nil, let found = property(name, of: delegate) {
                    // `coordinator?.onFinish?()`: the delegate's own output.
                    if let output = self.slot(found.property, of: delegate) { emit(output, in: frame, at: place) }
                }
                continue
            }
            let event = EventName(domain: method.home, member: name)
            tell(event, through: slot, by: emitter, at: place)
            handOver(values, with: event, by: emitter)
        }
        return told
    }

    /// `coordinator.presentMenu(menu)`: who is told gets the screen that was made for it.
    private func handOver(_ values: [Value], with event: EventName, by emitter: TypeID) {
        for (position, value) in values.enumerated() {
            for instance in value.instances
            where instance.isMade && instance.type != emitter && roles.screens.contains(instance.type) {
                let isNew = facts.handed[event, default: [:]][position, default: []].insert(instance.type).inserted
                if isNew { isChanged = true }
            }
        }
    }

    /// What a function's parameter is where nobody is seen to call it: what it is declared as, or the screens that a
    /// delegate was handed.
    func expected(_ position: Int, of function: Function, _ receiver: Instance, _ home: Ancestor) -> Value {
        let declared = value(of: signature(of: function, receiver, home).parameters[position])
        guard !facts.handed.isEmpty, roles.isCoordinator(receiver.type) else { return declared }
        let handed = index.ancestors(of: receiver.type).flatMap { ancestor in
            facts.handed[EventName(domain: ancestor.type, member: function.name)]?[position] ?? []
        }
        guard !handed.isEmpty else { return declared }
        return Value(handed.sorted().map { .object(Instance(type: $0, isMade: true)) })
    }

    /// A delegate's method is handed on to be called (`cell.onTap = delegate?.didTap`).
    func handOn(_ name: String, through slot: Slot, in frame: Frame, at place: Place) {
        guard slot.sort == .delegate, trial == nil, let emitter = frame.receiver?.type ?? actor else { return }
        let found = slot.delegates.lazy.compactMap { self.method(name, of: $0, []) }.first
        guard let found, isVoid(found.function) else { return }
        tell(EventName(domain: found.home, member: name), through: slot, by: emitter, at: place)
    }

    private func tell(_ event: EventName, through slot: Slot, by emitter: TypeID, at place: Place) {
        facts.emissions.insert(Facts.Emission(emitter: emitter, event: event, place: place))
        facts.passed[event, default: []].insert(slot.holder)
        facts.throughDelegate[slot, default: []].insert(event)
        for other in slotsByName[StoredKey(holder: slot.holder, property: slot.name)] ?? [] where other != slot {
            facts.throughDelegate[other, default: []].insert(event)
        }
    }

    private func isVoid(_ function: Function) -> Bool {
        guard let result = function.result else { return true }
        return result == .tuple([]) || result == .named("Void", [])
    }

    /// The method of a protocol or coordinator, and the type that declares it: the protocol where there is one.
    func method(
        _ name: String, of type: TypeID, _ arguments: [Expression.Argument]
    ) -> (function: Function, home: TypeID)? {
        let line = index.ancestors(of: type).filter { !index[$0.type].isExternal }
        let found = line.compactMap { ancestor -> (Function, TypeID)? in
            let functions = index[ancestor.type].functions[name] ?? []
            let labels = arguments.map(\.label)
            let fitting = functions.first { $0.assignment(of: labels) != nil } ?? functions.first
            return fitting.map { ($0, ancestor.type) }
        }
        return (found.first { index[$0.1].isProtocol } ?? found.first).map { (function: $0.0, home: $0.1) }
    }

    /// An output is handed to somebody outside the program (`Button(action: onTap)`): it may be called there.
    func escape(_ values: [Value], in frame: Frame, at place: Place) {
        for value in values {
            for case .slot(let slot) in value.atoms where slot.sort == .output { emit(slot, in: frame, at: place) }
        }
    }
}
