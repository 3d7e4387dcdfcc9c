extension Evaluator {
    /// The value of a name as it is seen from here.
    func read(_ name: String, in frame: Frame, at place: Place) -> Value {
        switch name {
        case "self", "super": return selfValue(frame)
        case "Self": return frame.receiver.map { Value(.type($0.type, $0.arguments)) } ?? .unknown
        default: break
        }
        if let local = frame.lookup(name) { return local }
        if let receiver = frame.receiver {
            let own = frame.isStatic ? Value(.type(receiver.type, receiver.arguments)) : Value(.object(receiver))
            if hasMember(name, receiver.type) { return read(name, of: own, nil, in: frame, at: place) }
        }
        // Static members of the types around, and types.
        var around = frame.home?.type
        while let type = around {
            if index[type].properties[name]?.isStatic == true {
                return read(name, of: Value(.type(type, [])), nil, in: frame, at: place)
            }
            around = index[type].enclosing
        }
        if let type = type(named: name, frame) { return type }
        if let property = index.globals[name] { return global(property) }
        if let function = index.functions[name]?.first {
            return Value(.method(MethodValue(function: function, receiver: nil, home: nil, frame: nil)))
        }
        return .unknown
    }

    func selfValue(_ frame: Frame) -> Value {
        guard let receiver = frame.receiver else { return .unknown }
        return frame.isStatic ? Value(.type(receiver.type, receiver.arguments)) : Value(.object(receiver))
    }

    /// The type that a name stands for, if it does.
    func type(named name: String, _ frame: Frame) -> Value? {
        guard name.first?.isUppercase == true || index.topLevelType(name, from: frame.file) != nil else { return nil }
        let shape = index.shape(of: .named(name, []), in: frame.scope)
        if case .parameter = shape { return .unknown }
        return typeValue(shape)
    }

    /// The value of a variable at the top level.
    func global(_ property: Property) -> Value {
        let key = ReadKey(holder: nil, property: ObjectIdentifier(property), actor: actor)
        guard reading.insert(key).inserted else { return .unknown }
        defer { reading.remove(key) }
        let frame = Frame(receiver: nil, isStatic: true, home: nil, file: property.place.file, parent: nil)
        let shape = property.type.map { index.shape(of: $0, in: frame.scope) }
        var value = property.initializer.map { evaluate($0, in: frame, expecting: shape) } ?? .unknown
        if let getter = property.getter { value.join(self.value(of: getter, in: frame)) }
        return shape.map { refined(value, by: $0) } ?? value
    }

    private func hasMember(_ name: String, _ type: TypeID) -> Bool {
        let key = StoredKey(holder: type, property: name)
        if let known = knownMembers[key] { return known }
        let found = findMember(name, type)
        knownMembers[key] = found
        return found
    }

    private func findMember(_ name: String, _ type: TypeID) -> Bool {
        index.ancestors(of: type).contains {
            index[$0.type].properties[name] != nil || index[$0.type].functions[name] != nil
        } || externalMember(name, of: Instance(type: type)) != nil
    }

    /// The value of a member of whatever the base can be.
    func read(_ name: String, of base: Value, _ syntax: Expression?, in frame: Frame, at place: Place) -> Value {
        var value = Value()
        for atom in base.atoms {
            switch atom {
            case .object(let instance):
                for one in candidates(for: instance) { value.join(read(name, of: one)) }
            case .type(let type, let arguments):
                value.join(readStatic(name, of: type, arguments))
            case .tuple(let parts):
                if let part = parts.first(where: { $0.label == name }) { value.join(part.value) }
                if let position = Int(name), parts.indices.contains(position) { value.join(parts[position].value) }
            case .collection(let inner):
                if ["first", "last", "values", "reversed", "lazy", "allObjects"].contains(name) { value.join(inner) }
            case .enumCase(let type, _, _):
                trial?.questions.askAnything()
                if let found = property(name, of: type), found.property.getter != nil {
                    value.join(read(found.property, of: Instance(type: type), found.home))
                }
            case .slot, .closure, .method, .bool, .nil: break
            }
        }
        return value
    }

    /// The declaration of a property, of the type itself or of an ancestor.
    func property(_ name: String, of type: TypeID) -> (property: Property, home: Ancestor)? {
        let key = StoredKey(holder: type, property: name)
        if let known = knownProperties[key] { return known }
        let found = findProperty(name, of: type)
        knownProperties[key] = .some(found)
        return found
    }

    private func findProperty(_ name: String, of type: TypeID) -> (property: Property, home: Ancestor)? {
        var required: (Property, Ancestor)?
        for ancestor in index.ancestors(of: type) {
            guard let property = index[ancestor.type].properties[name] else { continue }
            // What a protocol only requires is declared elsewhere, if anywhere.
            if index[ancestor.type].isProtocol, property.getter == nil {
                required = required ?? (property, ancestor)
                continue
            }
            return (property, ancestor)
        }
        return required
    }

    func read(_ name: String, of instance: Instance) -> Value {
        if let found = property(name, of: instance.type) { return read(found.property, of: instance, found.home) }
        for ancestor in index.ancestors(of: instance.type) {
            if let function = index[ancestor.type].functions[name]?.first {
                let method = MethodValue(function: function, receiver: instance, home: ancestor, frame: nil)
                return Value(.method(method))
            }
        }
        if let slot = libraryOutput(name, of: instance.type) { return Value(.slot(slot)) }
        return externalMember(name, of: instance) ?? stored[StoredKey(holder: instance.type, property: name)]
            ?? .unknown
    }

    /// What a property holds: what was ever put into it, what its getter or initialiser makes, or what it is declared as.
    func read(_ property: Property, of instance: Instance, _ home: Ancestor) -> Value {
        let slot = self.slot(property, of: instance.type)
        if let slot, slot.sort == .output {
            var value = Value(.slot(slot))
            // What only carries closures from one to another is not the one who tells.
            if roles.isCarrier(instance.type),
                let known = stored[StoredKey(holder: instance.type, property: property.name)]
            {
                value.join(known)
            }
            return value
        }
        var receiver = instance
        receiver.isMade = true
        let frame = Frame(
            receiver: receiver, isStatic: property.isStatic, home: home, file: property.place.file, parent: nil)
        let shape = property.type.map { index.shape(of: $0, in: frame.scope) }
        var value = Value()
        for ancestor in index.ancestors(of: instance.type) {
            // What was put there through a superclass counts where nothing is known of the class itself.
            guard let known = stored[StoredKey(holder: ancestor.type, property: property.name)] else { continue }
            value.join(known)
            break
        }
        if property.getter != nil || property.isLazy || value.isUnknown {
            value.join(computed(property, of: instance, in: frame, expecting: shape))
        }
        if let shape { value = merged(value, with: shape) }
        if let slot { value.insert(.slot(slot)) }
        return value
    }

    /// What a getter or an initialiser makes: evaluated once for each who asks, or once for all where it attributes
    /// nothing to anybody.
    private func computed(
        _ property: Property, of instance: Instance, in frame: Frame, expecting shape: Shape?
    ) -> Value {
        guard property.getter != nil || property.initializer != nil else { return .unknown }
        let key = ReadKey(
            holder: instance.type, arguments: instance.arguments, property: ObjectIdentifier(property), actor: actor)
        var pureKey = key
        pureKey.actor = nil
        if trial == nil {
            if let known = pureReads[pureKey] { return known }
            if let known = reads[key] {
                attributed += 1
                return known
            }
        }
        guard reading.insert(key).inserted else {
            attributed += 1
            return .unknown
        }
        // What the own property of a coordinator, a screen or an app's delegate makes is its own doing, whoever reads it.
        let (actorBefore, routeBefore) = (actor, route)
        if !property.isStatic, roles.acts(instance.type) || roles.begins(instance.type), actor != nil,
            actor != instance.type
        {
            (actor, route) = (instance.type, nil)
        }
        defer {
            reading.remove(key)
            (actor, route) = (actorBefore, routeBefore)
        }
        let attributedBefore = attributed
        var value = Value()
        if let getter = property.getter {
            value = self.value(of: getter, in: frame, expecting: shape)
        } else if let initializer = property.initializer {
            value = evaluate(initializer, in: frame, expecting: shape)
        }
        guard trial == nil, fuel > 0 else { return value }
        if attributed == attributedBefore { pureReads[pureKey] = value } else { reads[key] = value }
        return value
    }

    /// What is known of a property's value, with its declaration where that still says something.
    private func merged(_ value: Value, with shape: Shape) -> Value {
        if value.instances.contains(where: \.isMade) || value.atoms.contains(where: { $0.isBound }) {
            return Value(
                value.atoms.filter { atom in
                    guard case .object(let instance) = atom, !instance.isMade else { return atom != .nil }
                    return !index[instance.type].isProtocol
                })
        }
        return refined(value, by: shape)
    }

    private func readStatic(_ name: String, of type: TypeID, _ arguments: [Shape]) -> Value {
        let nominal = index[type]
        if nominal.cases[name] != nil { return Value(.enumCase(type, name, [])) }
        if name == "allCases", nominal.isEnum { return Value(.collection(Value(.object(Instance(type: type))))) }
        if let nested = nominal.nested[name] { return Value(.type(nested, [])) }
        for ancestor in index.ancestors(of: type) {
            let home = index[ancestor.type]
            if let property = home.properties[name] {
                return read(property, of: Instance(type: type, arguments: arguments), ancestor)
            }
            if let nested = home.nested[name] { return Value(.type(nested, [])) }
            if let alias = home.aliases[name] {
                let scope = Scope(type: ancestor.type, file: alias.place.file, bindings: ancestor.bindings)
                return typeValue(index.shape(of: alias.target, in: scope))
            }
            if let function = home.functions[name]?.first {
                let receiver = Instance(type: type, arguments: arguments)
                return Value(.method(MethodValue(function: function, receiver: receiver, home: ancestor, frame: nil)))
            }
        }
        guard nominal.isExternal else { return .unknown }
        if name.first?.isUppercase == true {
            return index.topLevelType(name, from: 0).map { Value(.type($0, [])) }
                ?? Value(.type(index.external(nominal.name + "." + name), []))
        }
        // The events may be declared in a module that is not read.
        return nominal.name.contains("Event") ? Value(.enumCase(type, name, [])) : .unknown
    }

    /// The value of `.name`, as the place expects it.
    func implicit(_ name: String, expecting shape: Shape?, at place: Place) -> Value {
        var value = Value()
        for (type, arguments) in shape?.nominals ?? [] { value.join(readStatic(name, of: type, arguments)) }
        if name == "none", value.isUnknown { return Value(.nil) }
        return value
    }

    /// What a coordinator of a library has by inheritance: the screen that it is generic over, its own router.
    private func externalMember(_ name: String, of instance: Instance) -> Value? {
        if name == "rx" || name == "erased" { return Value(.object(instance)) }
        guard roles.isCoordinator(instance.type) else { return nil }
        switch name {
        case "rootViewController", "viewController":
            let bound = index.ancestors(of: instance.type).lazy.compactMap { ancestor in
                ancestor.bindings["0"]?.nominals.first { self.roles.isScreen($0.type) }
            }.first
            return bound.map { Value(.object(Instance(type: $0.type))) }
        case "strongRouter", "unownedRouter", "weakRouter", "router":
            return Value(.object(instance))
        default: return nil
        }
    }
}

extension Atom {
    /// Whether it was put there by code, not by a declaration.
    var isBound: Bool {
        switch self {
        case .closure, .method, .type, .enumCase: true
        case .collection(let inner): inner.atoms.contains { $0.isMadeObject || $0.isBound }
        default: false
        }
    }
}
