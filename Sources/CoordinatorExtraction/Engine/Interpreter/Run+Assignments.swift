extension Run {
    /// The value that a property's setter receives. What any object of a type has was not assigned to all of them.
    func assigned(to property: String, of id: ObjectID) -> Value {
        atoms[id].sort == .declared ? read(engine.heap.cell(id, property)) : read(property, of: id)
    }

    /// Runs a property's setter and its observers. An observer runs only when a value has been assigned: what it calls before
    /// would be called with any value of the property's type.
    func runSetter(of property: Property, in frame: Frame) {
        if let receiver = frame.receiver {
            let held = assigned(to: property.name, of: receiver)
            guard !held.isNever || !property.isStored else { return }
            for name in ["newValue", "oldValue"] { declare(name, held, in: frame) }
        }
        _ = execute(property.setter, in: frame)
    }

    /// Stores a value in the target of an assignment.
    func assign(_ expression: Expression, to target: Expression, in frame: Frame, at place: Place) {
        switch target {
        case .name("_", _): evaluate(expression, in: frame)
        case .name(let name, _):
            if let variable = variable(name, in: frame) {
                // `let model: Model`, and then `model = .init()`: the declaration gives the type.
                let shape: Shape? = if case .declared(let declared) = variable.promise { declared } else { nil }
                write(evaluate(expression, in: frame, expecting: shape), to: variable)
            } else if frame.receiver != nil {
                assign(expression, to: name, of: selfValue(frame), in: frame, at: place)
            } else if let property = index.globals[name] {
                let globals = engine.object(Object(sort: .globals))
                write(evaluate(expression, in: frame), to: engine.heap.cell(globals, property.name))
            } else {
                evaluate(expression, in: frame)
            }
        case .member(let base?, let name, _):
            assign(expression, to: name, of: evaluate(base, in: frame), in: frame, at: place)
        case .tuple(let parts, _):
            let value = evaluate(expression, in: frame)
            for (position, part) in parts.enumerated() {
                for case .tuple(let id, let labels) in value.atoms.map(atoms.meaning) where position < labels.count {
                    put(read(engine.heap.cell(id, String(position))), into: part.value, in: frame, at: place)
                }
            }
        case .subscripted(let base, let arguments, _):
            for argument in arguments { evaluate(argument.value, in: frame) }
            add(evaluate(expression, in: frame), to: base, in: frame, at: place)
        default:
            evaluate(target, in: frame)
            evaluate(expression, in: frame)
        }
    }

    /// Stores a part of a tuple in a variable or a property.
    private func put(_ value: Value, into target: Expression, in frame: Frame, at place: Place) {
        let (name, base): (String, Value)
        switch target {
        case .name(let own, _):
            if let variable = variable(own, in: frame) { return write(value, to: variable) }
            (name, base) = (own, selfValue(frame))
        case .member(let object?, let own, _): (name, base) = (own, evaluate(object, in: frame))
        default: return
        }
        for id in objects(in: base) {
            guard let found = type(of: id).flatMap({ declarations.property(name, of: $0) }) else { continue }
            store(value, to: found.property, of: id, in: frame, at: place)
        }
    }

    /// Adds elements to the collection of an expression: to all possible collections, or else to a new one.
    func add(_ elements: Value, to target: Expression, in frame: Frame, at place: Place) {
        let value = evaluate(target, in: frame)
        guard trial == nil else { return }
        var isKnown = false
        for atom in value.atoms where isCollection(atom) {
            isKnown = true
            write(elements, to: engine.heap.cell(ObjectID(index: atom.index), Self.element))
        }
        guard !isKnown else { return }
        let made = collection(of: elements, at: place)
        switch target {
        case .name(let name, _):
            if let variable = variable(name, in: frame) {
                write(made, to: variable)
            } else if let receiver = frame.receiver {
                keep(made, in: name, of: receiver)
            }
        case .member(let base?, let name, _):
            for object in objects(in: evaluate(base, in: frame)) { keep(made, in: name, of: object) }
        default: break
        }
    }

    private func assign(
        _ expression: Expression, to name: String, of base: Value, in frame: Frame, at place: Place
    ) {
        // `_model = StateObject(wrappedValue: model)`: the wrapper's argument is the property's value.
        if name.hasPrefix("_"), let (property, value) = unwrapped(expression, of: name.dropFirst(), base) {
            return assign(value, to: property, of: base, in: frame, at: place)
        }
        var targets: [(id: ObjectID, property: Property, home: Ancestor)] = []
        var bare: [ObjectID] = []
        for atom in base.atoms {
            switch atoms.meaning(atom) {
            case .object(let id, _):
                for one in candidates(for: id) {
                    guard let type = type(of: one) else { continue }
                    if let found = declarations.property(name, of: type) {
                        targets.append((one, found.property, found.home))
                    } else {
                        bare.append(one)
                    }
                }
            case .type(let type, let arguments):
                if let found = declarations.property(name, of: type) {
                    targets.append((statics(type, arguments), found.property, found.home))
                }
            default: continue
            }
        }
        let shape = targets.first.flatMap { target in
            own(target.id).flatMap { declarations.shape(of: target.property, $0, target.home) }
        }
        let value = evaluate(expression, in: frame, expecting: shape)
        for one in bare {
            keep(value, in: name, of: one)
            assign(value, toLibraryOutput: name, of: one, in: frame, at: place)
        }
        if let presentation = index.vocabulary.members.presented[name] {
            present(expression, value, as: presentation, in: frame, at: place)
        }
        for target in targets {
            store(value, to: target.property, of: target.id, in: frame, at: place)
            if let shape { followTab(value, of: target.property, shape, in: target.id, at: place) }
        }
    }

    /// Records a property's new value; for an output or a delegate, the interceptor.
    func store(_ value: Value, to property: Property, of id: ObjectID, in frame: Frame, at place: Place) {
        guard trial == nil, let type = type(of: id) else { return }
        if !property.attributes.isEmpty || index.isModel(property.place.file) {
            for rule in engine.dialects.rules {
                rule.stored(value, in: property, of: id, in: frame, at: place, self)
            }
        }
        guard let slot = engine.slots.slot(property, of: type) else { return keep(value, in: property.name, of: id) }
        store(value, to: slot, of: id, in: frame, at: place)
    }
}
