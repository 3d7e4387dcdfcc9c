/// Outputs and delegates: the values that are assigned to them, and the objects that intercept their events.
extension Run {
    /// The value of an output or a delegate property when it is read.
    ///
    /// An output is a channel: a call of it calls what it holds. A delegate is the assigned object and the channel,
    /// so that a call through it is an emission.
    func read(_ slot: Slot, of id: ObjectID) -> Value {
        let channel = Channel(object: id, slot: slot)
        var value = Value(atoms.id(channel).atom)
        switch slot.sort {
        // A type that only carries closures from one object to another is not an emitter.
        case .output: if roles.isCarrier(slot.holder) { value.join(contents(of: channel)) }
        case .delegate: value.join(contents(of: channel))
        }
        return value
    }

    /// The contents of a channel.
    func contents(of channel: Channel) -> Value {
        engine.heap.cell(channel.object, channel.slot.name).promise = .stays
        return stored(channel.slot.name, of: channel.object)
    }

    /// An initialiser's parameter that is also assigned to a delegate property represents that property: a call of the
    /// parameter is a call through the property.
    func throughChannel(_ value: Value, of syntax: Expression, in frame: Frame) -> Value {
        guard trial == nil, case .name(let name, _) = syntax, name != "self", variable(name, in: frame) != nil,
            let receiver = frame.receiver, let own = frame.own?.type, !frame.isStatic, !roles.isCoordinator(own),
            !value.contains(.channel), value.atoms.contains(where: isCoordinator)
        else { return value }
        var value = value
        for property in index[own].orderedProperties {
            guard let slot = engine.slots.slot(property, of: own), slot.sort == .delegate else { continue }
            let channel = Channel(object: receiver, slot: slot)
            let held = contents(of: channel)
            if value.atoms.contains(where: { isCoordinator($0) && held.atoms.contains($0) }) {
                value.insert(atoms.id(channel).atom)
            }
        }
        return value
    }

    func isCoordinator(_ atom: Atom) -> Bool {
        guard case .object(_, let type) = atoms.meaning(atom) else { return false }
        return roles.isCoordinator(type)
    }

    /// Assigns a value to an output or a delegate.
    func store(_ value: Value, to slot: Slot, of id: ObjectID, in frame: Frame, at place: Place) {
        guard trial == nil, !value.isNever else { return }
        // A call through a delegate that is passed on reaches the delegate's own object.
        let kept = slot.sort == .delegate ? value.filter { $0.sort != .channel } : value
        engine.heap.cell(id, slot.name).promise = .stays
        keep(Value(kept.atoms), in: slot.name, of: id)
        if value.atoms != [.nothing] || value.isOpen { see { $0.assigned.insert(slot) } }
        wire(slot, of: id, to: value, in: frame, at: place)
        if atoms[id].sort == .made, !saysWhoCatches(value, in: slot) {
            see { facts in facts.opaque[slot] = min(facts.opaque[slot] ?? place, place) }
            see { facts in facts.openChannels.insert(Facts.ObjectSlot(object: id, name: slot.name)) }
        }
    }

    /// Whether this value decides which object intercepts the events of an output or a delegate, if any does.
    private func saysWhoCatches(_ value: Value, in slot: Slot) -> Bool {
        value.atoms.contains { atom in
            switch atoms.meaning(atom) {
            case .object(_, let type) where slot.sort == .delegate: !index[type].isProtocol
            // The contents of another channel decide it only if an assignment to them was found.
            case .channel(_, let other): !roles.isCarrier(other.slot.holder)
            default: true
            }
        }
    }

    /// Stores the value in a property's declaration: for an output, its default until other code assigns one.
    func keepDefault(_ value: Value, in property: Property, of id: ObjectID) {
        guard let type = type(of: id) else { return }
        guard let slot = engine.slots.slot(property, of: type) else { return keep(value, in: property.name, of: id) }
        guard slot.sort == .output else {
            let frame = Frame(
                receiver: id, own: own(id), isStatic: false, home: nil, file: property.place.file, parent: nil)
            return store(value, to: slot, of: id, in: frame, at: property.place)
        }
        guard let initializer = property.initializer, !initializer.isNothing else { return }
        if case .closure(let closure) = initializer, closure.body.isEmpty {
            return see { $0.dispensable.insert(slot.key) }
        }
        keep(Value(value.atoms), in: property.name, of: id)
        // A default that only fails asks for another one.
        if isFailing(value) || value.isUnknown && initializer.fails { return }
        wire(slot, of: id, to: id, at: property.place, isDefault: true)
    }

    /// Records the interceptors of an output's or a delegate's events.
    private func wire(_ slot: Slot, of id: ObjectID, to value: Value, in frame: Frame, at place: Place) {
        for atom in value.atoms {
            switch atoms.meaning(atom) {
            case .closure(let closure):
                guard slot.sort == .output else { continue }
                // The code around it runs for its callers, so this closure, which that code creates, must do so, too.
                if engine.demands.isOutdated(closure) {
                    if let activation, closure.frame.isInside(activation.frame) { _ = demandActor() }
                    continue
                }
                see { $0.views.answers.code.insert(ObjectIdentifier(closure.closure)) }
                guard !closure.closure.body.isEmpty else {
                    wire(slot, of: id, toNothing: closure)
                    continue
                }
                if isFailingDefault(closure, of: slot.holder) { continue }
                let behind = authors(behind: closure, of: id)
                if !behind.isEmpty {
                    for author in behind { wire(slot, of: id, to: author, at: place) }
                } else if let owner = closure.frame.receiver ?? closure.author ?? demandActor() {
                    // A value that an initialiser assigns to its own property comes from the place of the call.
                    let isOwn = frame.receiver.flatMap { type(of: $0) } == slot.holder
                    wire(slot, of: id, to: owner, at: isOwn ? closure.closure.place : place)
                }
            case .method(let method):
                guard slot.sort == .output, let owner = method.receiver ?? demandActor() else { continue }
                see { facts in
                    facts.views.answers.code.insert(ObjectIdentifier(method.function))
                    if let place = method.place { facts.views.answers.named.insert(place) }
                }
                let isOwn = frame.receiver.flatMap { type(of: $0) } == slot.holder
                wire(slot, of: id, to: owner, at: isOwn ? method.place ?? place : place)
            case .object(let object, let type):
                guard slot.sort == .delegate, !index[type].isProtocol else { continue }
                wire(slot, of: id, to: object, at: place)
            case .channel(let other, let channel):
                // The same output of another object: the interceptors of its events also intercept those of this one.
                if channel.slot == slot, channel.object != id {
                    wire(slot, of: id, to: contents(of: channel).filter { $0.sort != .channel }, in: frame, at: place)
                }
                // One output assigned to another: its events are consumed here and emitted again.
                guard slot.sort == .output, channel.slot.sort == .output, channel.slot != slot,
                    !roles.isCarrier(channel.slot.holder)
                else { continue }
                wire(slot, of: id, to: channel.object, at: place)
                emit(other, channel, by: channel.object, at: place)
            default: continue
            }
        }
    }

    /// Records the objects that a delegate may be.
    func wire(_ slot: Slot, of id: ObjectID, toAll objects: [ObjectID], at place: Place) {
        for object in objects { wire(slot, of: id, to: object, at: place) }
    }

    /// `view.onClose = { }` intercepts and does nothing. If the type itself assigns it (`init(onEnd: … = { })`,
    /// `view.onEnd = onEnd ?? { }`), the event need not be intercepted.
    private func wire(_ slot: Slot, of id: ObjectID, toNothing closure: ClosureValue) {
        guard let owner = closure.frame.receiver ?? closure.author ?? demandActor() else { return }
        guard type(of: owner) != slot.holder else { return see { $0.dispensable.insert(slot.key) } }
        wire(slot, of: id, to: owner, at: closure.closure.place, isEmpty: true)
    }

    private func wire(
        _ slot: Slot, of id: ObjectID, to owner: ObjectID, at place: Place, isDefault: Bool = false,
        isEmpty: Bool = false
    ) {
        guard let ownerType = type(of: owner) else { return }
        // A value that makes its own closure from another one only passes that on.
        if owner == id, !roles.acts(ownerType), !roles.isSpokesman(ownerType) { return }
        // The owner of this code matters only if it is already known.
        let actor = engine.plain.leads(slot.holder) ? demandActorType() : behalf.actor.flatMap { type(of: $0) }
        let wiring = Facts.Wiring(
            slot: slot, owner: ownerType, actor: actor, isDefault: isDefault, isEmpty: isEmpty)
        guard !isAbandoned else { return }
        see { facts in
            facts.wirings[wiring] = min(facts.wirings[wiring] ?? place, place)
            let channel = Facts.ObjectSlot(object: id, name: slot.name)
            if isDefault {
                facts.defaults[channel, default: []].insert(owner)
            } else {
                facts.hearers[channel, default: []].insert(owner)
            }
        }
    }
}
