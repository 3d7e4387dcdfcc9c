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
        guard name.isCapitalized || index.topLevelType(name, from: frame.file) != nil else { return nil }
        let shape = index.shape(named: name, in: frame.scope)
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
}
