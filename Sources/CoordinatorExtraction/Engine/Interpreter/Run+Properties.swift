extension Run {
    /// The value of a property: all assigned values, the result of its getter or initialiser, or its declared type.
    func read(_ property: Property, of id: ObjectID, _ home: Ancestor) -> Value {
        guard let own = own(id) else { return .open }
        if !property.attributes.isEmpty { engine.dialects.read(property, of: id, in: self) }
        if let slot = engine.slots.slot(property, of: own.type) { return read(slot, of: id) }
        let shape = declarations.shape(of: property, own, home)
        // Private code of a library's types is not followed.
        if let shape, property.getter == nil, isIndifferent(shape), !index.isFixedTruth(property) { return .open }
        // Its own initialiser gives it that, whatever other objects were given.
        let isOwn = atoms[id].sort == .made && (property.isFixed || index.isFixedTruth(property))
        var value = isOwn ? read(engine.heap.cell(id, property.name)) : stored(property.name, of: id)
        if let shape, atoms[id].sort == .declared, !own.arguments.isEmpty { value = fitting(value, shape) }
        if !property.isStatic, property.getter == nil, !property.isLazy {
            engine.heap.cell(id, property.name).promise = promise(of: property, shape, id, home)
        } else {
            engine.heap.cell(id, property.name).promise = .stays
            value.join(computed(property, of: id, home, expecting: shape))
            if value.isNever, property.getter == nil, property.initializer == nil, let shape {
                engine.heap.cell(id, property.name).promise = .declared(shape)
            }
        }
        return value
    }

    /// The objects of a value that can be of a type: the contents of any object of a generic type differ from those of
    /// one of its specialisations.
    private func fitting(_ value: Value, _ shape: Shape) -> Value {
        guard let wanted = shape.nominals.first, !index[wanted.type].isExternal else { return value }
        return value.filter { atom in
            guard case .object(_, let type) = atoms.meaning(atom) else { return true }
            return index.isKind(type, of: wanted.type)
        }
    }

    /// Whether no value of a type affects navigation: numbers, texts, libraries' internal types.
    private func isIndifferent(_ shape: Shape) -> Bool {
        guard case .nominal(let type, let arguments) = shape, index[type].isUnknown, arguments.isEmpty else {
            return false
        }
        return !(roles.isScreen(type) || roles.isView(type) || roles.mayCarry(type))
    }

    /// The values assigned to a property of an object, or of any object that it may be.
    func stored(_ property: String, of id: ObjectID) -> Value {
        let object = atoms[id]
        var value = read(engine.heap.cell(id, property))
        // The library's object that was meant is not guessed.
        guard let type = object.type, !index[type].isModel else { return value }
        switch object.sort {
        case .declared: value.join(read(engine.heap.anyCell(type, property)))
        case .made:
            // A value that was assigned to a merely declared object may have been assigned to this one.
            for holders in engine.heap.declaredHolders(above: type, of: property, index) {
                for atom in read(holders).atoms {
                    let declared = ObjectID(index: atom.index)
                    // Objects that a library made for the declared object belong only to that object.
                    value.join(read(engine.heap.cell(declared, property)).filter { !isOwned($0, by: declared) })
                }
            }
        default: break
        }
        return value
    }

    /// Whether it is an object that a library made for another object.
    func isOwned(_ atom: Atom, by owner: ObjectID) -> Bool {
        atom.sort == .object && atoms[ObjectID(index: atom.index)].owner == owner
    }

    /// Stores a value in a property of an object, even if the property is unknown.
    func keep(_ value: Value, in property: String, of id: ObjectID) {
        guard trial == nil, !value.isNever else { return }
        write(value, to: engine.heap.cell(id, property))
        let object = atoms[id]
        guard let type = object.type, !index[type].isModel else { return }
        switch object.sort {
        case .declared: write(Value(id), to: engine.heap.declaredHolders(type, of: property))
        case .made:
            for ancestor in index.ancestors(of: type) where !index[ancestor.type].isExternal {
                let isClass = !index[ancestor.type].isProtocol
                if isClass { write(value, to: engine.heap.anyCell(ancestor.type, property)) }
            }
        default: break
        }
    }

    /// The object that a getter or an initialiser makes: a coordinator, a screen or an app's delegate makes the
    /// objects in its own properties, even if other code reads them.
    func computed(_ property: Property, of id: ObjectID, _ home: Ancestor, expecting shape: Shape? = nil) -> Value {
        guard property.getter != nil || property.initializer != nil, let own = own(id) else { return .never }
        var behalf = behalf
        let shape = shape ?? declarations.shape(of: property, own, home)
        let isOwn =
            !index[own.type].isModel
            && (roles.acts(own.type) || roles.begins(own.type)
                ? !property.isStatic : !engine.plain.makes(own.type) && shape.map(engine.plain.isPlain) == true)
        if isOwn || isSharedCoordinator(property, of: own.type) || isSingleton(property, of: own.type, shape) {
            if !isOwn, roles.isCoordinator(own.type) { noteSought(own.type, at: property.place) }
            if isAbandoned { return .never }
            if behalf.actor != id { behalf = Behalf(actor: id) }
        } else if let asked = self.behalf(
            for: ObjectIdentifier(property), site: site(of: property.place.file), behalf)
        {
            behalf = asked
        } else {
            return .never
        }
        let code: Code = property.getter != nil ? .getter(property) : .initial(property)
        let key = Activations.Key(
            code: ObjectIdentifier(property), sort: property.getter != nil ? 1 : 0, receiver: id, behalf: behalf)
        let result = value(of: code, key, of: id, own, isStatic: property.isStatic, home, on: behalf, expecting: shape)
        return result
    }

    /// Whether it holds a coordinator of its own type: `static let shared = AppCoordinator()`. Code that reads it finds
    /// the coordinator and does not make it.
    private func isSharedCoordinator(_ property: Property, of type: TypeID) -> Bool {
        guard property.isStatic, property.getter == nil, roles.isCoordinator(type) else { return false }
        let made = property.type.map { index.shape(of: $0, in: Scope(type: type, file: property.place.file)).nominals }
        if let made { return made.contains { index.isRelated($0.type, type) } }
        guard case .call(let callee, _, _)? = property.initializer, let name = callee.calledName else { return false }
        return name == index[type].lastName || name == "Self"
    }

    /// Whether it holds an object of the type itself that is made once for the whole app, and belongs to no coordinator
    /// or screen: `static let shared = Session()`. Otherwise, each screen that requests it would make its own.
    private func isSingleton(_ property: Property, of type: TypeID, _ shape: Shape?) -> Bool {
        guard property.isStatic, property.getter == nil, index[type].isClass, !index[type].isModel,
            index[type].generics.isEmpty, !roles.acts(type), !roles.begins(type)
        else { return false }
        if let shape { return shape.nominals.contains { $0.type == type } }
        guard case .call(let callee, _, _)? = property.initializer, let name = callee.calledName else { return false }
        return name == index[type].lastName || name == "Self"
    }

    /// Assigns the declared initial values of an object's properties.
    func initialize(_ id: ObjectID, besides given: Set<String> = []) {
        guard let own = own(id), trial == nil, !isEndless(own.type) else { return }
        for ancestor in index.ancestors(of: own.type) where !index[ancestor.type].isUnknown {
            for property in index[ancestor.type].orderedProperties
            where !property.isStatic && property.isStored && !property.isLazy && property.initializer != nil
                && !given.contains(property.name) && !isUnusedScreen(property, of: ancestor.type)
            {
                _ = computed(property, of: id, ancestor)
            }
        }
    }

    /// Runs the observers of a property.
    func observe(_ property: Property, of id: ObjectID, _ home: Ancestor) {
        guard let own = own(id) else { return }
        let behalf = Behalf(actor: id)
        let key = Activations.Key(code: ObjectIdentifier(property), sort: 2, receiver: id, behalf: behalf)
        _ = value(of: .setter(property), key, of: id, own, isStatic: false, home, on: behalf, expecting: nil)
    }

    private func value(
        of code: Code, _ key: Activations.Key, of id: ObjectID, _ own: TypeReference, isStatic: Bool, _ home: Ancestor,
        on behalf: Behalf, expecting shape: Shape?
    ) -> Value {
        let frame = Frame(
            receiver: id, own: own, isStatic: isStatic, home: home, file: code.place.file, parent: nil,
            body: FrameBody(
                level: 0, code: code.identity, site: site(of: code.place.file), caller: caller(of: code.place.file)))
        var key = key
        key.site = frame.body.site
        if let trial {
            let call = AnsweredCalls.Call(
                code: key.code, receiver: id, behalf: behalf, site: key.site, caller: frame.body.caller, expected: shape
            )
            return trial.once(call) { self.try(code, in: frame, on: behalf, trial, expecting: shape) }
        }
        let activation = engine.activation(key, [], level: 0) { _ in
            Activation(code, on: behalf, in: frame, expecting: shape)
        }
        if activation.state == .new {
            activation.result.promise = shape.map { .declared($0) } ?? .none
            engine.heap.track(activation.result)
        }
        let value = read(engine.result(of: activation))
        return shape.map { refinedResult(value, by: $0) } ?? value
    }

    /// Runs the code of a property in a trial.
    private func `try`(
        _ code: Code, in frame: Frame, on behalf: Behalf, _ trial: InterceptionTrial, expecting shape: Shape?
    ) -> Value {
        guard let run = trial.entering(Run(engine, nil, on: behalf, trial: trial)) else { return .open }
        defer { trial.leave() }
        switch code {
        case .getter(let property): return run.value(of: property.getter ?? [], in: frame, expecting: shape)
        case .initial(let property):
            return property.initializer.map { run.evaluate($0, in: frame, expecting: shape) } ?? .open
        default: return .open
        }
    }
}
