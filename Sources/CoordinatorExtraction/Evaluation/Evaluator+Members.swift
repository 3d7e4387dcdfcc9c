extension Evaluator {
    func hasMember(_ name: String, _ type: TypeID) -> Bool {
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
            case .slot(let slot): handOn(name, through: slot, in: frame, at: place)
            case .closure, .method, .bool, .nil: break
            }
        }
        return value
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

    /// What a coordinator of a library has by inheritance: the screen that it is generic over, its own router.
    func externalMember(_ name: String, of instance: Instance) -> Value? {
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
