/// Emissions through outputs and delegates, and closures that are passed to code outside the program.
extension Run {
    /// Handles a call of an output.
    func emit(_ id: ChannelID, _ channel: Channel, in frame: Frame, at place: Place) {
        guard let emitter = emitter(through: channel, in: frame) else { return }
        // An object to which `nil` was assigned explicitly emits nothing.
        if contents(of: channel).atoms == [.nothing] { return }
        emit(id, channel, by: emitter, at: place)
    }

    func emit(_ id: ChannelID, _ channel: Channel, by emitter: ObjectID, at place: Place) {
        let event = EventName(domain: channel.slot.owner, member: channel.slot.name)
        report(event, through: channel, by: emitter, at: place)
    }

    private func report(_ event: EventName, through channel: Channel, by emitter: ObjectID, at place: Place) {
        guard type(of: emitter) != nil else { return }
        record(event, through: channel, by: emitter, at: place)
        see { $0.passed[event, default: []].insert(channel.slot.holder) }
    }

    /// Records an emission. The channel need not hold an interceptor.
    private func record(_ event: EventName, through channel: Channel, by emitter: ObjectID, at place: Place) {
        guard let type = type(of: emitter) else { return }
        see { facts in
            let emission = Facts.Emission(emitter: type, event: event, place: place)
            facts.emissions.insert(emission)
            facts.channels[emission, default: []].insert(
                Facts.ObjectSlot(object: channel.object, name: channel.slot.name))
        }
    }

    /// Handles a call of a method through a delegate, and returns its kind. The caller evaluates the arguments.
    func tell(
        _ name: String, through value: Value, _ arguments: [Expression.Argument], in frame: Frame, at place: Place
    ) -> Telling {
        var told = Telling.nothing
        for (_, channel) in atoms.channels(in: value) where channel.slot.sort == .delegate {
            guard let emitter = emitter(through: channel, in: frame), trial == nil else { continue }
            let slot = channel.slot
            let found = slot.delegates.firstAnswer { type in
                self.method(name, of: type, arguments).map { (type, $0) }
            }
            let method = found?.1
            let delegate = found?.0 ?? slot.delegates[0]
            // A method with a result is not an event: it is followed.
            if let method, !method.function.isVoid, !answersLater(method.function, of: method.home) { continue }
            if let method, isCommand(name, method.function, method.home, slot) { continue }
            if let method, isBroadcast(method.function, method.home) { continue }
            noteCode(around: place, of: emitter, in: frame)
            // A child that is started through a reference is presented; that is not an event.
            if let method, isStart(name, of: method.home, through: slot) {
                if told == .nothing { told = .start }
                continue
            }
            told = .event
            guard let method else {
                // `coordinator?.onFinish?()`: an output of the delegate.
                if let found = declarations.property(name, of: delegate),
                    let output = engine.slots.slot(found.property, of: delegate)
                {
                    let channel = Channel(object: declared(delegate), slot: output)
                    emit(atoms.id(channel), channel, by: emitter, at: place)
                }
                continue
            }
            let call = MeaningfulCall(name: name, base: nil, arguments: arguments, frame: frame, place: place)
            let routes = engine.dialects.rules.firstAnswer {
                $0.events(
                    call, told: method.function, of: method.home, through: reference(to: delegate, through: slot),
                    in: self)
            }
            if let routes {
                // A coordinator that has the method intercepts each case separately.
                for event in routes { record(event, through: channel, by: emitter, at: place) }
            } else {
                let event = index.event(method.function, of: method.home)
                report(event, through: channel, by: emitter, at: place, told: slot)
            }
        }
        return told
    }

    /// A delegate's type, with the arguments in the property's declaration: `Router<ShopRoute>`.
    private func reference(to delegate: TypeID, through slot: Slot) -> TypeReference {
        let property = declarations.property(slot.name, of: slot.holder)?.property
        let shape = property.flatMap { engine.slots.shape(of: $0, of: slot.holder) }
        let arguments = shape?.nominals.first { $0.type == delegate }?.arguments
        return TypeReference(type: delegate, arguments: arguments ?? [])
    }

    /// Whether a method of coordinators only returns its later outcome, as a stream. A call of
    /// `func showSettings() -> Observable<Void>` is an event in spite of its result.
    private func answersLater(_ function: Function, of home: TypeID) -> Bool {
        guard index[home].isProtocol || roles.isCoordinator(home) else { return false }
        let conformers = index[home].isProtocol ? index.conformers(of: home) : [home]
        guard !conformers.isEmpty, conformers.allSatisfy(roles.isCoordinator) else { return false }
        let own = TypeReference(type: home, arguments: [])
        let result = declarations.signature(of: function, own, nil).result
        return result?.nominals.contains { nominal in
            engine.dialects.rules.contains { $0.isStream(nominal.type) }
        } == true
    }

    /// Whether a reference starts a child. A screen's call on an object other than a coordinator is an event.
    private func isStart(_ name: String, of home: TypeID, through slot: Slot) -> Bool {
        let (names, property) = (index.vocabulary, slot.name.lowercased())
        // Starting a parent again is an event for that parent.
        guard names.functions.starts.contains(name), !names.members.parents.contains(property) else { return false }
        let isOfScreen = roles.screens.contains(slot.holder) && !roles.isCoordinator(slot.holder)
        return !isOfScreen || roles.isCoordinator(home) || roles.isCoordinatorProtocol(home)
    }

    /// Whether a coordinator makes another one show something, which is not an event.
    private func isCommand(_ name: String, _ function: Function, _ home: TypeID, _ slot: Slot) -> Bool {
        guard engine.words[name].presentation != nil || engine.words[name].sets else { return false }
        let own = TypeReference(type: home, arguments: [])
        // The shown screen comes first, without a label, and may be any screen.
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
        _ event: EventName, through channel: Channel, by emitter: ObjectID, at place: Place, told slot: Slot
    ) {
        report(event, through: channel, by: emitter, at: place)
        let key = Facts.SlotName(holder: slot.holder, name: slot.name)
        see { $0.throughDelegate[key, default: []].insert(event) }
    }

    /// Handles a delegate's method that is passed on to be called (`cell.onTap = delegate?.didTap`).
    func handOn(_ name: String, through id: ChannelID, _ channel: Channel, in frame: Frame, at place: Place) {
        let slot = channel.slot
        guard slot.sort == .delegate, trial == nil, let emitter = emitter(through: channel, in: frame) else { return }
        guard !slot.delegates.contains(where: { declarations.property(name, of: $0) != nil }) else { return }
        let found = slot.delegates.firstAnswer { self.method(name, of: $0, []) }
        guard let found, found.function.isVoid else { return }
        let event = index.event(found.function, of: found.home)
        report(event, through: channel, by: emitter, at: place, told: slot)
    }

    /// The method of a protocol or coordinator, and the type that declares it: the protocol if there is one.
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

    /// Handles a closure that is passed to code outside the program (`Button(action: onTap)`), which may call it. If
    /// the object is known that the closure receives with each value, it is passed on.
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
                // `Button("Close", action: model.close)` means `{ model.close() }`.
                case .method: _ = call(Value(atom), with: [])
                default: continue
                }
            }
        }
    }
}
