extension Run {
    /// Declares a variable, or adds a value to the variable of that name in this frame.
    func declare(_ name: String, _ value: Value, in frame: Frame) { write(value, to: frame.declare(name)) }

    /// The value of a name in scope.
    func read(_ name: String, in frame: Frame, at place: Place) -> Value {
        switch name {
        case "self", "super": return selfValue(frame)
        case "Self": return frame.own.map { Value(atoms.atom($0.type, $0.arguments)) } ?? .open
        default: break
        }
        if let local = variable(name, in: frame) { return read(local) }
        // `@Bindable var router = router` in a function: `$router` is the variable's value.
        if name.hasPrefix("$"), let local = variable(String(name.dropFirst()), in: frame) { return read(local) }
        if let receiver = frame.receiver, let type = frame.own?.type, hasMember(name, receiver, type) {
            return read(name, of: selfValue(frame), in: frame, at: place)
        }
        // Static members of the types around, and types.
        var around = frame.home?.type
        while let type = around {
            if index[type].properties[name]?.isStatic == true {
                return read(name, of: Value(atoms.atom(type)), in: frame, at: place)
            }
            around = index[type].enclosing
        }
        if let type = self.type(named: name, frame) { return type }
        if let property = index.globals[name] { return global(property) }
        if let function = index.functions[name]?.first {
            let method = MethodValue(function: function, receiver: nil, home: nil, frame: nil)
            return Value(atoms.atom(method))
        }
        if let receiver = frame.receiver, let type = frame.own?.type, !frame.isStatic,
            let projection = projection(name, of: receiver, type)
        {
            return projection
        }
        // A property of a library's superclass, if the program assigns it.
        if let receiver = frame.receiver, let type = frame.own?.type, !frame.isStatic, index.inheritsFromLibrary(type) {
            return read(engine.heap.cell(receiver, name))
        }
        return .open
    }

    private func hasMember(_ name: String, _ receiver: ObjectID, _ type: TypeID) -> Bool {
        declarations.hasMember(name, type) && !isCallbackOnly(name, type) || inherited(name, of: receiver, type) != nil
    }

    /// Whether only callbacks for a library have a name: in a `UITableViewController` with `tableView(_ tableView: …)`,
    /// `tableView` alone is the library's property.
    private func isCallbackOnly(_ name: String, _ type: TypeID) -> Bool {
        guard index.inheritsFromLibrary(type), declarations.property(name, of: type) == nil else { return false }
        let functions = index.ancestors(of: type).flatMap { index[$0.type].functions[name] ?? [] }
        return !functions.isEmpty
            && functions.allSatisfy { $0.parameters.first?.name == name && $0.parameters.first?.label == nil }
    }

    func selfValue(_ frame: Frame) -> Value {
        guard let receiver = frame.receiver, let own = frame.own else { return .open }
        return frame.isStatic ? Value(atoms.atom(own.type, own.arguments)) : Value(receiver)
    }

    /// The type of this name, if there is one.
    func type(named name: String, _ frame: Frame) -> Value? {
        guard name.isCapitalized || index.topLevelType(name, from: frame.file) != nil else { return nil }
        let shape = index.shape(named: name, in: frame.scope)
        if case .parameter = shape { return .open }
        return typeValue(shape)
    }

    /// The type itself, or a collection's type.
    func typeValue(_ shape: Shape) -> Value {
        switch shape {
        case .collection: value(of: shape)
        default: Value(shape.nominals.map { atoms.atom($0.type, $0.arguments) })
        }
    }

    /// The value of a variable at the top level.
    func global(_ property: Property) -> Value {
        let globals = engine.object(Object(sort: .globals))
        let cell = engine.heap.cell(globals, property.name)
        let frame = Frame(receiver: nil, own: nil, isStatic: true, home: nil, file: property.place.file, parent: nil)
        let shape = property.type.map { index.shape(of: $0, in: frame.scope) }
        if let shape { cell.promise = .declared(shape) }
        let key = Activations.Key(code: ObjectIdentifier(property), behalf: Behalf())
        var value = read(cell)
        if property.initializer != nil {
            let initial = engine.activation(key, [], level: 0) { _ in
                Activation(.initial(property), on: Behalf(), in: frame, expecting: shape)
            }
            value.join(read(engine.result(of: initial)))
        }
        if property.getter != nil {
            var key = key
            guard let behalf = behalf(for: ObjectIdentifier(property), site: nil, behalf) else { return .never }
            (key.sort, key.behalf) = (1, behalf)
            let getter = engine.activation(key, [], level: 0) { _ in
                Activation(.getter(property), on: behalf, in: frame, expecting: shape)
            }
            value.join(read(engine.result(of: getter)))
        }
        return shape.map { refined(value, by: $0) } ?? value
    }
}
