/// The words by which code brings up a coordinator or a screen.
enum Presentations {
    /// Properties whose assignment presents what is assigned.
    static let assigned: [String: String] = [
        "rootViewController": "root", "viewControllers": "set", "contentViewController": "root",
    ]

    /// The presentation that a function's name means, if it means one.
    static func named(_ name: String) -> String? {
        switch name {
        case "root", "show", "present", "push", "select", "embed", "replace", "modal": return name
        case "setCoordinators", "setViewControllers", "setTabs", "set": return "set"
        case "showDetailViewController", "showDetail": return "show"
        default: break
        }
        if name.hasPrefix("setRoot") { return "setRoot" }
        for verb in ["push", "present", "embed", "replace", "select"] where name.hasPrefix(verb) {
            let rest = name.dropFirst(verb.count)
            if rest.first?.isUppercase ?? true { return verb }
        }
        return nil
    }
}

extension Evaluator {
    /// Something is handed to a function that may be a presentation.
    func present(
        _ arguments: [Expression.Argument], _ values: [Value], called name: String?, in frame: Frame, at place: Place
    ) {
        guard trial == nil, let name, let presentation = words(of: name).presentation else { return }
        for (argument, value) in zip(arguments, values) {
            present(argument.value, value, as: presentation, in: frame, at: place)
        }
    }

    /// Remembers that the acting type presented what is in a value: coordinators and screens.
    func present(_ syntax: Expression, _ value: Value, as presentation: String, in frame: Frame, at place: Place) {
        guard trial == nil, let actor else { return }
        var children = Set(value.reachable.map(\.type))
        // `coordinator.rootViewController`, `coordinator.toPresent()` stand for the coordinator.
        for base in syntax.bases {
            for instance in evaluate(base, in: frame).reachable where roles.isCoordinator(instance.type) {
                children.insert(instance.type)
            }
        }
        if case .name(let name, _) = syntax { children.formUnion(frame.companions(of: name).map(\.type)) }
        for child in children where child != actor && !index[child].isExternal && roles.acts(child) {
            attributed += 1
            let fact = Facts.Presentation(actor: actor, child: child, name: presentation, route: route)
            facts.presentations[fact] = min(facts.presentations[fact] ?? place, place)
        }
    }

    /// `child.start()`, and handing a coordinator to a function that takes children.
    func adopt(
        _ name: String, _ base: Value, given values: [Value] = [], in frame: Frame, at place: Place
    ) {
        guard trial == nil, let actor, roles.isCoordinator(actor) else { return }
        guard words(of: name).takesChildren else { return }
        var children: [Instance] = values.flatMap { value in value.isThroughDelegate ? [] : value.reachable }
        if name.hasPrefix("start"), !base.isThroughDelegate { children += base.instances }
        for child in children
        where child.type != actor && roles.isCoordinator(child.type) && !roles.isAbstract(child.type) {
            attributed += 1
            let mention = Facts.Mention(actor: actor, type: child.type)
            facts.adoptions[mention] = min(facts.adoptions[mention] ?? place, place)
        }
    }

    /// As above, for a call whose arguments are not evaluated yet.
    func adopt(
        _ name: String, _ base: Value, _ arguments: [Expression.Argument], in frame: Frame, at place: Place
    ) {
        adopt(name, base, given: [], in: frame, at: place)
    }
}

extension Value {
    /// Whether it was read from a delegate.
    var isThroughDelegate: Bool { atoms.contains { if case .slot = $0 { true } else { false } } }
}

extension Expression {
    /// What stands before the last names: of `a.b.c()` these are `a.b` and `a`.
    var bases: [Expression] {
        switch self {
        case .member(let base?, _, _): [base] + base.bases
        case .call(.member(let base?, _, _), _, _): [base] + base.bases
        // `setTabs([wrap(first)])`: what stands for a coordinator was made of it.
        case .call(.name, let arguments, _) where arguments.count == 1: [arguments[0].value] + arguments[0].value.bases
        case .array(let elements): elements.flatMap(\.bases)
        case .cast(let inner, _, _): inner.bases
        default: []
        }
    }
}
