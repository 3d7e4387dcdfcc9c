extension Run {
    /// Makes objects of types, and runs their initialisers.
    func construct(
        _ types: Value, _ arguments: [Expression.Argument], in frame: Frame, expecting shape: Shape? = nil,
        at place: Place
    ) -> Value {
        var result = Value.never
        if types.isUnknown {
            let values = arguments.map { evaluate($0.value, in: frame) }
            escape(values, in: frame, at: place)
            return .open
        }
        for case .type(let named, let typeArguments) in types.atoms.map(atoms.meaning) {
            let type = namesake(of: named, accepting: arguments)
            if engine.dialects.leavesOut(type, in: frame, roles) {
                escape(arguments.map { evaluate($0.value, in: frame) }, in: frame, at: place)
                result.open()
                continue
            }
            if index[type].isProtocol {
                result.insert(declared(type).atom)
                continue
            }
            if index[type].isUnknown {
                let known = expected(typeArguments, of: type, in: shape)
                result.join(constructExternal(type, known, arguments, in: frame, at: place))
                continue
            }
            let chosen = initializers(of: type, accepting: arguments)
            let all = self.arguments(typeArguments, of: type, chosen, arguments, in: frame)
            let contents = behalf.isPending && engine.plain.isHolder(type) ? glance(at: arguments, in: frame) : []
            let fixed = constants(of: type, chosen.first?.function, arguments, in: frame)
            guard let id = made(type, all, of: contents, fixed: fixed, at: place) else { continue }
            // An argument of the implicit initialiser replaces the declared value, and so does code that comes at once.
            let replaced = chosen.isEmpty ? Set(arguments.compactMap(\.label)) : []
            initialize(id, besides: replaced.union(index.survey(AssignedModes.init).assigned[place] ?? []))
            if chosen.isEmpty {
                memberwise(id, type, arguments, in: frame, at: place)
            } else {
                let targets = chosen.prefix(2).map { Target(function: $0.function, receiver: id, home: $0.home) }
                _ = follow(Array(targets), "init", arguments, in: frame, expecting: nil, at: place)
            }
            noteMade(id, at: place)
            remake(id, type, in: frame, at: place)
            result.insert(id.atom)
        }
        return result
    }

    /// Two targets may declare types of the same name: the nearest is meant, unless only another one has an initialiser
    /// with these arguments.
    private func namesake(of type: TypeID, accepting arguments: [Expression.Argument]) -> TypeID {
        let others = index.namesakes(of: type)
        guard !others.isEmpty, !index[type].isProtocol else { return type }
        let labels = arguments.map(\.label)
        return ([type] + others).first { type in
            declarations.initializers(of: type).contains { $0.function.assignment(of: labels) != nil }
        } ?? type
    }

    /// The values of arguments before they are passed. For nested calls, only the outermost arguments are evaluated
    /// first: otherwise each level would be evaluated twice, and the time would double with each level.
    private func glance(at arguments: [Expression.Argument], in frame: Frame) -> [Value] {
        if isLookingAgain { return [] }
        isLookingAgain = true
        defer { isLookingAgain = false }
        return arguments.map { evaluate($0.value, in: frame) }
    }

    /// The generic arguments of an object: those in the source, or else those inferred from the initialiser's
    /// arguments.
    private func arguments(
        _ written: [Shape], of type: TypeID, _ chosen: [Target], _ arguments: [Expression.Argument], in frame: Frame
    ) -> [Shape] {
        let parameters = index[type].generics
        guard written.isEmpty, !parameters.isEmpty, !index[type].isProtocol, let target = chosen.first else {
            return written
        }
        guard inferring < Self.deepestInference else { return [] }
        inferring += 1
        defer { inferring -= 1 }
        let inside = Frame(
            receiver: nil, own: TypeReference(type: type, arguments: []), isStatic: false, home: target.home,
            file: target.function.place.file, parent: nil)
        for parameter in parameters { inside.generics[parameter.name] = .parameter(parameter.name) }
        let assigned = target.function.assignment(of: arguments.map(\.label)) ?? Array(arguments.indices)
        for (argument, position) in zip(arguments, assigned)
        where target.function.parameters.indices.contains(position) {
            if case .closure = argument.value { continue }
            unify(target.function.parameters[position].type, with: evaluate(argument.value, in: frame), in: inside)
        }
        let found = parameters.map { inside.generics[$0.name] ?? .parameter($0.name) }
        return found.allSatisfy { if case .parameter = $0 { true } else { false } } ? [] : found
    }

    /// The deepest nesting of generic types that is examined for the arguments of the outermost type: each level doubles
    /// the time.
    private static let deepestInference = 3

    private func constructExternal(
        _ type: TypeID, _ typeArguments: [Shape], _ arguments: [Expression.Argument], in frame: Frame, at place: Place
    ) -> Value {
        let values = given(arguments, to: type, typeArguments, in: frame)
        present(arguments, values, called: nil, in: frame, at: place)
        escape(values, in: frame, at: place)
        if !roles.isScreen(type), !roles.isCoordinator(type) {
            let shown = contents(ofLibraryView: values)
            if !shown.isUnknown { return shown }
        }
        guard roles.isScreen(type) || roles.isView(type) || roles.isCoordinator(type) || !index[type].extensions.isEmpty
        else { return Value(declared(type, typeArguments)) }
        noteTabBar(type)
        guard let id = made(type, typeArguments, of: values, at: place) else { return .never }
        // `UIHostingController(rootView: view)` holds its arguments.
        for (argument, value) in zip(arguments, values) {
            if let label = argument.label { keep(value, in: label, of: id) }
        }
        return Value(id)
    }

    /// A coordinator that presents another coordinator of its own type.
    private func remake(_ id: ObjectID, _ type: TypeID, in frame: Frame, at place: Place) {
        guard roles.isCoordinator(type), frame.own?.type == type, !frame.isStatic, demandActorType() == type else {
            return
        }
        see { facts in
            let mention = Facts.Mention(actor: type, type: type)
            facts.made[mention] = min(facts.made[mention] ?? place, place)
        }
    }

    /// Records that the current owner made an object.
    func noteMade(_ id: ObjectID, at place: Place) {
        guard let type = type(of: id), !index[type].isExternal, !engine.plain.contains(type), atoms[id].isMade else {
            return
        }
        // The owner of an object without effects matters only if it is already known.
        if behalf.isPending, !engine.plain.leads(type) { return }
        let (roles, actor, maker) = (self.roles, demandActorType(), demandActor())
        guard !isAbandoned else { return }
        see { facts in
            facts.makers[id, default: []].insert(maker)
            guard let actor else {
                facts.begun[type] = min(facts.begun[type] ?? place, place)
                return
            }
            // The values of a service have no effects.
            guard actor != type, roles.acts(type) || roles.acts(actor) && roles.mayHelp(type) else { return }
            let mention = Facts.Mention(actor: actor, type: type)
            facts.made[mention] = min(facts.made[mention] ?? place, place)
            if roles.acts(actor) { facts.accounted.insert(place) }
        }
    }

    /// The implicit initialiser of a struct.
    private func memberwise(
        _ id: ObjectID, _ type: TypeID, _ arguments: [Expression.Argument], in frame: Frame, at place: Place
    ) {
        var values: [Value] = []
        var labels = arguments.map(\.label)
        // The first trailing closure has no label: it is the argument of the first function parameter without one.
        if let unlabelled = labels.firstIndex(where: { $0 == nil }), case .closure = arguments[unlabelled].value {
            let stored = index[type].declaration?.properties.filter { $0.isStored && !$0.isStatic } ?? []
            let open = stored.filter { !labels.contains($0.name) }
            labels[unlabelled] =
                (open.first { engine.slots.slot($0, of: type)?.sort == .output }
                ?? open.first { if case .function? = $0.type { true } else { false } })?.name
        }
        for (label, argument) in zip(labels, arguments) {
            guard let label, let found = declarations.property(label, of: type), let own = own(id) else {
                let shape = content(of: argument, inheritedArguments(of: type))
                let value = evaluate(argument.value, in: frame, expecting: shape)
                values.append(value)
                // `LoginModule(view: view, output: model)`, whose superclass is in a library.
                if let label { keep(value, in: label, of: id) }
                continue
            }
            let shape = declarations.shape(of: found.property, own, found.home)
            let value = evaluate(argument.value, in: frame, expecting: shape)
            values.append(value)
            store(value, to: found.property, of: id, in: frame, at: place)
        }
        present(arguments, values, called: nil, in: frame, at: place)
        noteMade(id, "init", arguments, values, in: frame, at: place)
    }

    /// Records that a library's initialiser made an object of the app.
    func noteMade(
        _ id: ObjectID, _ name: String, _ arguments: [Expression.Argument], _ values: [Value], in frame: Frame,
        at place: Place
    ) {
        let call = MeaningfulCall(name: name, base: nil, arguments: arguments, frame: frame, place: place)
        for rule in engine.dialects.rules { rule.made(id, call, given: values, in: self) }
    }
}
