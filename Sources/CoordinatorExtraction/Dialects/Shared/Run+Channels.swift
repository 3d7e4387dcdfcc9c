/// Outputs and delegates: the values that are assigned to them, the events that go through them, and the
/// interceptors.
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

    /// An initialiser's parameter that is also assigned to a delegate property represents that property: a call of
    /// the one is a call through the other.
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

    private func isCoordinator(_ atom: Atom) -> Bool {
        guard case .object(_, let type) = atoms.meaning(atom) else { return false }
        return roles.isCoordinator(type)
    }

    /// Puts something into an output or a delegate.
    func store(_ value: Value, to slot: Slot, of id: ObjectID, in frame: Frame, at place: Place) {
        guard trial == nil, !value.isNever else { return }
        // Through a delegate that is handed on, its own object is reached.
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

    /// Whether this value decides which object intercepts the events of an output or a delegate, or that none does.
    private func saysWhoCatches(_ value: Value, in slot: Slot) -> Bool {
        value.atoms.contains { atom in
            switch atoms.meaning(atom) {
            case .object(_, let type) where slot.sort == .delegate: !index[type].isProtocol
            // A value's contents decide it only if they were seen to be assigned.
            case .channel(_, let other): !roles.isCarrier(other.slot.holder)
            default: true
            }
        }
    }

    /// The value with which a property is declared: an output's own default, until other code assigns it.
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
        wire(slot, of: id, to: id, at: property.place, isDefault: true)
    }

    /// Records the interceptors of an output's or a delegate's events.
    private func wire(_ slot: Slot, of id: ObjectID, to value: Value, in frame: Frame, at place: Place) {
        for atom in value.atoms {
            switch atoms.meaning(atom) {
            case .closure(let closure):
                guard slot.sort == .output, !engine.demands.isOutdated(closure) else { continue }
                guard !closure.closure.body.isEmpty else {
                    wire(slot, of: id, toNothing: closure)
                    continue
                }
                let behind = authors(behind: closure, of: id)
                if !behind.isEmpty {
                    for author in behind { wire(slot, of: id, to: author, at: place) }
                } else if let owner = closure.frame.receiver ?? closure.author ?? demandActor() {
                    // What an initialiser puts into its own property was written where it was called.
                    let isOwn = frame.receiver.flatMap { type(of: $0) } == slot.holder
                    wire(slot, of: id, to: owner, at: isOwn ? closure.closure.place : place)
                }
            case .method(let method):
                guard slot.sort == .output, let owner = method.receiver ?? demandActor() else { continue }
                let isOwn = frame.receiver.flatMap { type(of: $0) } == slot.holder
                wire(slot, of: id, to: owner, at: isOwn ? method.place ?? place : place)
            case .object(let object, let type):
                guard slot.sort == .delegate, !index[type].isProtocol else { continue }
                wire(slot, of: id, to: object, at: place)
            case .channel(let other, let channel):
                // The same output of another object: what that one holds intercepts the events of both.
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

    /// `view.onClose = { }` intercepts and does nothing. If the type itself puts it there (`init(onEnd: … = { })`,
    /// `view.onEnd = onEnd ?? { }`), the event need not be intercepted.
    private func wire(_ slot: Slot, of id: ObjectID, toNothing closure: ClosureValue) {
        guard let owner = closure.frame.receiver ?? closure.author ?? demandActor() else { return }
        guard type(of: owner) != slot.holder else { return see { $0.dispensable.insert(slot.key) } }
        wire(slot, of: id, to: owner, at: closure.closure.place, isEmpty: true)
    }

    /// A type that tests whether a channel is set, and does something else if it is not, can do without it.
    func noteFallback(_ conditions: [Condition], in frame: Frame) {
        guard trial == nil else { return }
        for case .binding(_, _, let expression) in conditions where expression.isPath {
            for (_, channel) in atoms.channels(in: evaluate(expression, in: frame)) {
                see { $0.dispensable.insert(channel.slot.key) }
            }
        }
    }

    /// A factory writes `view.onClose = { completion() }`: the coordinators whose closures it received and passes on.
    ///
    /// `[weak coordinator] in coordinator?.fill()` belongs to the coordinator, whichever object's code contains it.
    private func authors(behind closure: ClosureValue, of id: ObjectID) -> [ObjectID] {
        guard let writer = closure.frame.own?.type, !roles.acts(writer) else { return [] }
        var authors: [ObjectID] = []
        for capture in closure.closure.captures where capture.name != "self" {
            guard let variable = closure.frame.lookup(capture.name) else { continue }
            authors += objects(in: read(variable)).filter { type(of: $0).map(roles.isCoordinator) == true }
        }
        guard authors.isEmpty, roles.isMaker(writer) else { return authors }
        for cell in closure.frame.visible {
            for case .closure(let handed) in read(cell).atoms.map(atoms.meaning)
            where closure.closure.body.mentionsCall {
                if !engine.demands.isOutdated(handed), let author = handed.frame.receiver,
                    let type = handed.frame.own?.type,
                    roles.isCoordinator(type),
                    !authors.contains(author)
                {
                    authors.append(author)
                }
            }
        }
        return authors
    }

    private func wire(
        _ slot: Slot, of id: ObjectID, to owner: ObjectID, at place: Place, isDefault: Bool = false,
        isEmpty: Bool = false
    ) {
        guard let ownerType = type(of: owner) else { return }
        // A value that makes its own closure of another hands that on.
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

    // MARK: - Emissions

    /// An output is called.
    func emit(_ id: ChannelID, _ channel: Channel, in frame: Frame, at place: Place) {
        guard let emitter = emitter(through: channel, in: frame) else { return }
        // An object to which `nil` was assigned on purpose emits nothing.
        if contents(of: channel).atoms == [.nothing] { return }
        emit(id, channel, by: emitter, at: place)
    }

    /// The emitter of an event through a channel: the coordinator, screen or view whose code it is, or else the owner
    /// of the channel. A type that only carries channels is never the emitter.
    private func emitter(through channel: Channel, in frame: Frame) -> ObjectID? {
        if let receiver = frame.receiver, let type = frame.own?.type, !frame.isStatic, roles.acts(type) {
            return receiver
        }
        let holder = channel.object
        guard let type = type(of: holder), !index[type].isProtocol else { return frame.receiver ?? demandActor() }
        if !roles.acts(type), roles.isCarrier(type) { return frame.receiver ?? demandActor() }
        return holder
    }

    private func emit(_ id: ChannelID, _ channel: Channel, by emitter: ObjectID, at place: Place) {
        let event = EventName(domain: channel.slot.owner, member: channel.slot.name)
        report(event, through: channel, by: emitter, at: place)
    }

    private func report(_ event: EventName, through channel: Channel, by emitter: ObjectID, at place: Place) {
        guard let type = type(of: emitter) else { return }
        see { facts in
            let emission = Facts.Emission(emitter: type, event: event, place: place)
            facts.emissions.insert(emission)
            facts.passed[event, default: []].insert(channel.slot.holder)
            facts.channels[emission, default: []].insert(
                Facts.ObjectSlot(object: channel.object, name: channel.slot.name))
        }
    }

    /// A method is called through a delegate, and says whether it was one.
    func tell(
        _ name: String, through value: Value, _ arguments: [Expression.Argument], in frame: Frame, at place: Place
    ) -> Bool {
        var told = false
        for (_, channel) in atoms.channels(in: value) where channel.slot.sort == .delegate {
            guard let emitter = emitter(through: channel, in: frame), trial == nil else { continue }
            let slot = channel.slot
            let found = slot.delegates.firstAnswer { type in
                self.method(name, of: type, arguments).map { (type, $0) }
            }
            let method = found?.1
            let delegate = found?.0 ?? slot.delegates[0]
            // A method with a result is not an event: it is followed.
            if let method, !method.function.isVoid { continue }
            if let method, isCommand(name, method.function, method.home, slot) { continue }
            told = true
            // A child that is started through a reference is presented; that is not an event.
            guard let method, !isStart(name, of: method.home, through: slot) else {
                if method == nil, let found = declarations.property(name, of: delegate) {
                    // `coordinator?.onFinish?()`: the delegate's own output.
                    if let output = engine.slots.slot(found.property, of: delegate) {
                        let channel = Channel(object: declared(delegate), slot: output)
                        emit(atoms.id(channel), channel, by: emitter, at: place)
                    }
                }
                continue
            }
            let call = MeaningfulCall(name: name, base: nil, arguments: arguments, frame: frame, place: place)
            let routes = engine.dialects.rules.firstAnswer {
                $0.events(call, told: method.function, of: method.home, through: delegate, in: self)
            }
            for event in routes ?? [EventName(domain: method.home, member: name)] {
                report(event, through: channel, by: emitter, at: place, told: routes == nil ? slot : nil)
            }
        }
        if told { for argument in arguments { evaluate(argument.value, in: frame) } }
        return told
    }

    /// Whether a child is started through a reference. What a screen tells an object that is no coordinator by its type
    /// is an event, whatever its name.
    private func isStart(_ name: String, of home: TypeID, through slot: Slot) -> Bool {
        guard index.vocabulary.functions.starts.contains(name) else { return false }
        let isOfScreen = roles.screens.contains(slot.holder) && !roles.isCoordinator(slot.holder)
        return !isOfScreen || roles.isCoordinator(home) || roles.isCoordinatorProtocol(home)
    }

    /// Whether a coordinator has another one show something: that is no event.
    private func isCommand(_ name: String, _ function: Function, _ home: TypeID, _ slot: Slot) -> Bool {
        guard engine.words[name].presentation != nil || engine.words[name].sets else { return false }
        let own = TypeReference(type: home, arguments: [])
        // What is shown comes first, without a label, and may be any screen.
        guard function.parameters.first?.label == nil else { return false }
        return declarations.signature(of: function, own, nil).parameters.prefix(1).contains { parameter in
            parameter.elementNominals.contains { type, _ in
                let isAnyScreen = index.vocabulary.libraries.superclasses[index[type].name] != nil
                return isAnyScreen && roles.isScreen(type) || roles.isCoordinatorProtocol(type)
                    || roles.isAbstract(type)
            }
        }
    }

    private func report(
        _ event: EventName, through channel: Channel, by emitter: ObjectID, at place: Place, told slot: Slot?
    ) {
        guard let slot else {
            // Whoever has the method answers for each case by itself.
            guard let type = type(of: emitter) else { return }
            return see { facts in
                let emission = Facts.Emission(emitter: type, event: event, place: place)
                facts.emissions.insert(emission)
                facts.channels[emission, default: []].insert(
                    Facts.ObjectSlot(object: channel.object, name: channel.slot.name))
            }
        }
        report(event, through: channel, by: emitter, at: place)
        let key = Facts.SlotName(holder: slot.holder, name: slot.name)
        see { $0.throughDelegate[key, default: []].insert(event) }
    }

    /// A delegate's method is handed on to be called (`cell.onTap = delegate?.didTap`).
    func handOn(_ name: String, through id: ChannelID, _ channel: Channel, in frame: Frame, at place: Place) {
        let slot = channel.slot
        guard slot.sort == .delegate, trial == nil, let emitter = emitter(through: channel, in: frame) else { return }
        guard !slot.delegates.contains(where: { declarations.property(name, of: $0) != nil }) else { return }
        let found = slot.delegates.firstAnswer { self.method(name, of: $0, []) }
        guard let found, found.function.isVoid else { return }
        report(EventName(domain: found.home, member: name), through: channel, by: emitter, at: place, told: slot)
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

    /// A closure is passed to code outside the program (`Button(action: onTap)`), which may call it, and hands an object
    /// to it with each value if that is known.
    func escape(_ values: [Value], handing object: Value? = nil, in frame: Frame, at place: Place) {
        if trial?.watch?.followsClosures == true {
            for value in values { _ = call(value.filter { $0.sort == .closure }, with: []) }
        }
        guard trial == nil else { return }
        for value in values {
            for atom in value.atoms {
                switch atoms.meaning(atom) {
                case .channel(let id, let channel) where channel.slot.sort == .output:
                    emit(id, channel, in: frame, at: place)
                    _ = call(contents(of: channel), with: [])
                case .closure(let closure):
                    let known = object.map { [$0, .open] } ?? closure.expected.map { self.value(of: $0) }
                    _ = call(closure, with: known)
                default: continue
                }
            }
        }
    }
}

extension [Statement] {
    /// Whether something is called in them.
    fileprivate var mentionsCall: Bool {
        contains { statement in
            switch statement {
            case .expression(.call), .return(.call?, _), .binding(_, _, .call?): true
            case .expression: false
            default: true
            }
        }
    }
}
