extension Run {
    /// Handles arguments of a function that may be a presentation.
    func present(
        _ arguments: [Expression.Argument], _ values: [Value], called name: String?, in frame: Frame, at place: Place
    ) {
        guard trial == nil, let name, let presentation = engine.words[name].presentation else { return }
        for (argument, value) in zip(arguments, values) {
            present(argument.value, value, as: presentation, in: frame, at: place)
        }
    }

    /// Records that the current owner presents the coordinators and screens in a value.
    func present(_ syntax: Expression, _ value: Value, as presentation: String, in frame: Frame, at place: Place) {
        // Otherwise nested calls would be evaluated twice at each level, so that the time would double with each level.
        guard trial == nil, !isLookingAgain else { return }
        let given = reachable(in: value)
        see { $0.shown.objects.formUnion(given) }
        var children = Set(given.compactMap { type(of: $0) })
        isLookingAgain = true
        defer { isLookingAgain = false }
        // `coordinator.rootViewController` and `coordinator.toPresent()` represent the coordinator.
        for base in syntax.bases.prefix(Self.mostBases) {
            for object in reachable(in: evaluate(base, in: frame)) {
                if let type = type(of: object), roles.isCoordinator(type) { children.insert(type) }
            }
        }
        if case .name(let name, _) = syntax { children.formUnion(companions(of: name, in: frame)) }
        for object in given { children.formUnion(contents(ofContainer: object)) }
        children = children.filter { !index[$0].isExternal && roles.acts($0) }
        guard !children.isEmpty, let actor = demandActorType() else { return }
        for child in children where child != actor {
            let fact = Facts.Presentation(actor: actor, child: child, name: presentation, route: behalf.route)
            see { facts in facts.presentations[fact] = min(facts.presentations[fact] ?? place, place) }
        }
    }

    /// The largest number of names, or nested calls, that are searched for a coordinator.
    private static let mostBases = 32

    /// What a library's container is made with, `UINavigationController(rootViewController: detail)`: it is presented with
    /// its container.
    private func contents(ofContainer id: ObjectID) -> [TypeID] {
        guard let type = type(of: id), index[type].isExternal,
            index.vocabulary.shows.containers.contains(index[type].name)
        else { return [] }
        let labels = index.vocabulary.members.presented.keys.sorted()
        return labels.flatMap { reachable(in: stored($0, of: id)) }.compactMap { self.type(of: $0) }
    }

    /// The coordinators in the same tuple as a name's value, `let (coordinator, module) = makeBox()`: the value
    /// represents its coordinator.
    private func companions(of name: String, in frame: Frame) -> [TypeID] {
        guard let pair = variable("companions of " + name, in: frame) else { return [] }
        return objects(in: read(pair)).compactMap { type(of: $0) }
    }

    /// `child.start()`, and passing a coordinator to a function that receives children: `tabs.startChild(cart)` makes
    /// it the other coordinator's child.
    func adopt(_ name: String, _ base: Value, given values: [Value] = [], isTold: Bool = false, at place: Place) {
        guard trial == nil, engine.words[name].takesChildren else { return }
        let given: [ObjectID] = values.flatMap { $0.contains(.channel) ? [] : reachable(in: $0) }
        let others = objects(in: base).filter { $0 != behalf.actor && type(of: $0).map(roles.isCoordinator) == true }
        if others.isEmpty {
            for child in given { adopt(child, by: demandActorType(), at: place) }
        } else {
            for child in given { for other in others { adopt(child, by: type(of: other), at: place) } }
        }
        // `listener?.startGame()` is an event.
        guard engine.words[name].starts, !isTold, !base.contains(.channel) else { return }
        for child in objects(in: base) { adopt(child, by: demandActorType(), at: place) }
    }

    /// The same for a function that was found in the program.
    func adopt(_ name: String, _ target: Target, given values: [Value], at place: Place) {
        let receiver = target.receiver.map { Value($0) } ?? .never
        adopt(name, receiver, given: values, isTold: target.isTold, at: place)
    }

    private func adopt(_ child: ObjectID, by actor: @autoclosure () -> TypeID?, at place: Place) {
        guard let type = type(of: child), roles.isCoordinator(type), !roles.isAbstract(type), let actor = actor(),
            type != actor, roles.isCoordinator(actor)
        else { return }
        let mention = Facts.Mention(actor: actor, type: type)
        see { facts in facts.adoptions[mention] = min(facts.adoptions[mention] ?? place, place) }
    }
}

extension Expression {
    /// The expressions before the last names: of `a.b.c()` these are `a.b` and `a`.
    var bases: [Expression] {
        switch self {
        case .member(let base?, _, _): [base] + base.bases
        case .call(.member(let base?, _, _), _, _): [base] + base.bases
        // `setTabs([wrap(first)])`: the value that represents a coordinator was made from it.
        case .call(.name, let arguments, _) where arguments.count == 1: [arguments[0].value] + arguments[0].value.bases
        case .array(let elements, _): elements.flatMap(\.bases)
        case .cast(let inner, _, _, _): inner.bases
        default: []
        }
    }
}
