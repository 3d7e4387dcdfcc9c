extension Evaluator {
    /// Puts a value where an assignment says.
    func assign(_ expression: Expression, to target: Expression, in frame: Frame, at place: Place) {
        switch target {
        case .name(let name, _):
            if name == "_" {
                evaluate(expression, in: frame)
            } else if frame.lookup(name) != nil {
                _ = frame.assign(name, evaluate(expression, in: frame))
            } else if let receiver = frame.receiver {
                assign(expression, to: name, of: Value(.object(receiver)), in: frame, at: place)
            } else {
                evaluate(expression, in: frame)
            }
        case .member(let base?, let name, _):
            assign(expression, to: name, of: evaluate(base, in: frame), in: frame, at: place)
        case .tuple(let parts):
            let value = evaluate(expression, in: frame)
            for (position, part) in parts.enumerated() {
                guard case .name(let name, _) = part.value else { continue }
                for case .tuple(let values) in value.atoms where values.indices.contains(position) {
                    _ = frame.assign(name, values[position].value)
                }
            }
        case .subscripted(let base, let arguments, _):
            for argument in arguments { evaluate(argument.value, in: frame) }
            let value = evaluate(expression, in: frame)
            if case .name(let name, _) = base, frame.lookup(name) == nil, let receiver = frame.receiver,
                let property = property(name, of: receiver.type)?.property
            {
                store(Value(.collection(value)), to: property, of: receiver, in: frame, at: place)
            } else {
                evaluate(base, in: frame)
            }
        default:
            evaluate(target, in: frame)
            evaluate(expression, in: frame)
        }
    }

    private func assign(
        _ expression: Expression, to name: String, of base: Value, in frame: Frame, at place: Place
    ) {
        var targets: [(Instance, Property, Ancestor)] = []
        for instance in base.instances {
            for one in candidates(for: instance) {
                if let found = property(name, of: one.type) { targets.append((one, found.property, found.home)) }
            }
        }
        for case .type(let type, let arguments) in base.atoms {
            if let found = property(name, of: type) {
                targets.append((Instance(type: type, arguments: arguments), found.property, found.home))
            }
        }
        var shape: Shape?
        if let (instance, property, home) = targets.first {
            let inside = Frame(
                receiver: instance, isStatic: false, home: home, file: property.place.file, parent: nil)
            shape = property.type.map { index.shape(of: $0, in: inside.scope) }
        }
        let value = evaluate(expression, in: frame, expecting: shape)
        if targets.isEmpty { assign(value, toLibraryOutput: name, of: base, in: frame, at: place) }
        if let presentation = Presentations.assigned[name] {
            present(expression, value, as: presentation, in: frame, at: place)
        }
        for (instance, property, _) in targets {
            store(value, to: property, of: instance, in: frame, at: place)
            if let shape { followTab(value, of: property, shape, in: instance, at: place) }
        }
    }

    /// Remembers what a property was given; for an output or a delegate, who catches.
    func store(_ value: Value, to property: Property, of instance: Instance, in frame: Frame, at place: Place) {
        guard trial == nil else { return }
        remember(value, under: property.name, of: instance)
        guard let slot = slot(property, of: instance.type) else { return }
        if value.atoms != [.nil] { facts.assigned.insert(slot) }
        wire(slot, to: value, in: frame, at: place)
        if !isGuessing, !saysWhoCatches(value, in: slot) {
            facts.opaque[slot] = min(facts.opaque[slot] ?? place, place)
        }
    }

    /// Whether it is known who catches what goes through an output or a delegate with this value, or that nobody does.
    private func saysWhoCatches(_ value: Value, in slot: Slot) -> Bool {
        value.atoms.contains { atom in
            switch atom {
            case .object(let instance) where slot.sort == .delegate: return !index[instance.type].isProtocol
            // What a value carries says it only where that was seen to be put in.
            case .slot(let other): return !roles.isCarrier(other.holder)
            default: return true
            }
        }
    }

    /// Remembers what a property was given.
    func remember(_ value: Value, under property: String, of instance: Instance) {
        guard trial == nil else { return }
        let key = StoredKey(holder: instance.type, property: property)
        let kept = Value(value.atoms.filter { if case .slot = $0 { false } else { $0 != .nil } })
        guard !kept.isUnknown, stored[key, default: Value()].join(kept) else { return }
        storedHolders[property, default: []].insert(instance.type)
        isChanged = true
    }
}
