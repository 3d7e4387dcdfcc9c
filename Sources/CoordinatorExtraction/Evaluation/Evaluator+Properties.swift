extension Evaluator {
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
        let shape = self.shape(of: property, instance, home)
        var value = Value()
        if let holders = storedHolders[property.name] {
            // What was put there through a superclass counts where nothing is known of the class itself.
            let nearest = index.ancestors(of: instance.type).first { holders.contains($0.type) }?.type
            if let nearest, let known = stored[StoredKey(holder: nearest, property: property.name)] {
                value.join(known)
            }
        }
        if property.getter != nil || property.isLazy || value.isUnknown {
            value.join(computed(property, of: instance, home, expecting: shape))
        }
        if let shape { value = merged(value, with: shape) }
        if let slot { value.insert(.slot(slot)) }
        return value
    }

    /// What a getter or an initialiser makes: evaluated once for each who asks, or once for all where it attributes
    /// nothing to anybody.
    private func computed(
        _ property: Property, of instance: Instance, _ home: Ancestor, expecting shape: Shape?
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
        var receiver = instance
        receiver.isMade = true
        let frame = Frame(
            receiver: receiver, isStatic: property.isStatic, home: home, file: property.place.file, parent: nil)
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
