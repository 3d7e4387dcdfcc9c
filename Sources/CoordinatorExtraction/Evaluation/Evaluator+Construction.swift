extension Evaluator {
    /// Makes objects of types, and runs their initialisers.
    func construct(
        _ types: Value, _ arguments: [Expression.Argument], in frame: Frame, at place: Place
    ) -> Value {
        var result = Value()
        for case .type(let type, let typeArguments) in types.atoms {
            let instance = Instance(type: type, arguments: typeArguments, isMade: true)
            guard !index[type].isProtocol else {
                result.insert(.object(Instance(type: type)))
                continue
            }
            if index[type].isExternal {
                let values = arguments.map { evaluate($0.value, in: frame) }
                present(arguments, values, called: nil, in: frame, at: place)
                escape(values, in: frame, at: place)
                result.insert(.object(instance))
                continue
            }
            let initializers = initializers(of: type).map {
                Target(function: $0.function, receiver: instance, home: $0.home)
            }
            let chosen = choose(initializers, arguments)
            if chosen.isEmpty {
                memberwise(instance, arguments, in: frame, at: place)
            } else {
                _ = follow(Array(chosen.prefix(2)), "init", arguments, in: frame, expecting: nil, at: place)
            }
            result.join(make(instance, at: place))
            remake(instance, in: frame, at: place)
        }
        return result
    }

    /// The initialisers that a type has, each with the type that declares it, nearest first.
    private func initializers(of type: TypeID) -> [(function: Function, home: Ancestor)] {
        if let known = knownInitializers[type] { return known }
        let found = index.ancestors(of: type).flatMap { ancestor in
            (index[ancestor.type].functions["init"] ?? []).filter { $0.body != nil }.map {
                (function: $0, home: ancestor)
            }
        }
        knownInitializers[type] = found
        return found
    }

    /// A coordinator that brings up another of its own type.
    private func remake(_ instance: Instance, in frame: Frame, at place: Place) {
        guard trial == nil, actor == instance.type, roles.isCoordinator(instance.type),
            frame.receiver?.type == instance.type, !frame.isStatic
        else { return }
        attributed += 1
        let mention = Facts.Mention(actor: instance.type, type: instance.type)
        facts.made[mention] = min(facts.made[mention] ?? place, place)
    }

    /// Remembers that the acting type made an object, or was handed one that nobody else made.
    func make(_ instance: Instance, at place: Place) -> Value {
        var instance = instance
        instance.isMade = true
        if trial == nil, !index[instance.type].isExternal {
            if let actor {
                // A service's values matter to nobody.
                if actor != instance.type,
                    roles.acts(instance.type) || roles.acts(actor) && roles.mayHelp(instance.type)
                {
                    attributed += 1
                    let mention = Facts.Mention(actor: actor, type: instance.type)
                    facts.made[mention] = min(facts.made[mention] ?? place, place)
                    if roles.acts(actor) { facts.accounted.insert(place) }
                }
            } else {
                facts.begun[instance.type] = min(facts.begun[instance.type] ?? place, place)
            }
        }
        return Value(.object(instance))
    }

    /// The initialiser that a struct has by itself.
    private func memberwise(
        _ instance: Instance, _ arguments: [Expression.Argument], in frame: Frame, at place: Place
    ) {
        var values: [Value] = []
        var labels = arguments.map(\.label)
        // The first trailing closure has no label: it goes to the first function that no label names.
        if let unlabelled = labels.firstIndex(where: { $0 == nil }), case .closure = arguments[unlabelled].value {
            let stored = index[instance.type].declaration?.properties.filter { $0.isStored && !$0.isStatic } ?? []
            labels[unlabelled] =
                stored.first { property in
                    !labels.contains(property.name) && slot(property, of: instance.type)?.sort == .output
                }?.name
        }
        for (label, argument) in zip(labels, arguments) {
            guard let label, let found = property(label, of: instance.type) else {
                let value = evaluate(argument.value, in: frame)
                values.append(value)
                // `LoginModule(view: view, output: model)`, whose superclass stands in a library.
                if let label { remember(value, under: label, of: instance) }
                continue
            }
            let inside = Frame(
                receiver: instance, isStatic: false, home: found.home, file: found.property.place.file, parent: nil)
            let shape = found.property.type.map { index.shape(of: $0, in: inside.scope) }
            let value = evaluate(argument.value, in: frame, expecting: shape)
            values.append(value)
            store(value, to: found.property, of: instance, in: frame, at: place)
        }
        present(arguments, values, called: nil, in: frame, at: place)
        begin(instance, with: arguments, values, in: frame, at: place)
    }
}
