/// If a cell has too many possibilities, they are replaced by less exact ones: many objects of one type by some object
/// of the type, and many closures by unknown code. The closures still run, as if code outside the program had received
/// them.
struct Widening {
    /// How many objects of one type a cell keeps separate.
    private static let mostObjects = 12
    /// The most views that a cell keeps separate in all: views of a hundred types that hold one another are hundreds of
    /// objects, and each of them would be looked up for each of the others.
    private static let mostViews = 60
    /// The most closures in one cell that are followed.
    private static let mostClosures = 24
    /// The size up to which values are not examined.
    static let smallest = 12

    /// The types with too many objects.
    private(set) var types: Set<TypeID> = []
    /// The cases with too many payloads.
    private(set) var cases: Set<EventName> = []
    /// Whether there is too much code.
    private(set) var dropsCode = false

    /// Finds types with too many objects in a value, and returns whether there are new ones.
    mutating func learn(from value: Value, _ atoms: Atoms, _ roles: Roles) -> Bool {
        var counts: [TypeID: Int] = [:]
        var payloads: [EventName: Int] = [:]
        var closures = 0
        for atom in value.atoms {
            switch atoms.meaning(atom) {
            case .object(let id, let type) where atoms[id].sort == .made: counts[type, default: 0] += 1
            case .enumCase(let id, let type, let name) where atoms[id].site != nil:
                payloads[EventName(domain: type, member: name), default: 0] += 1
            case .closure: closures += 1
            default: continue
            }
        }
        var isNew = false
        for (type, count) in counts where count > Self.mostObjects && types.insert(type).inserted { isNew = true }
        // SwiftUI's views are values that hold others, and their contents are not looked up.
        let views = counts.filter { type, _ in
            roles.isView(type) && roles.index[type].isClass && !roles.isScreen(type) && !roles.isCoordinator(type)
        }
        if views.values.reduce(0, +) > Self.mostViews {
            for (type, count) in views where count > 1 && types.insert(type).inserted { isNew = true }
        }
        for (one, count) in payloads where count > Self.mostObjects && cases.insert(one).inserted { isNew = true }
        if closures > Self.mostClosures, !dropsCode {
            dropsCode = true
            isNew = true
        }
        return isNew
    }

    /// A value, made less exact if it has too many possibilities.
    static func limited(_ value: Value, _ engine: Engine) -> Value {
        guard value.atoms.count > smallest else { return value }
        var widening = Widening()
        return widening.learn(from: value, engine.atoms, engine.roles) ? widening.widened(value, engine) : value
    }

    /// The value, made less exact.
    func widened(_ value: Value, _ engine: Engine) -> Value {
        var widened = value.filter { _ in false }
        for atom in value.atoms {
            switch engine.atoms.meaning(atom) {
            case .object(let id, let type) where engine.atoms[id].sort == .made && types.contains(type):
                widened.insert(engine.object(Object(sort: .declared, type: type)).atom)
            case .enumCase(let id, let type, let name)
            where engine.atoms[id].site != nil && cases.contains(EventName(domain: type, member: name)):
                let any = Object(sort: .enumCase(name), type: type, arguments: [.unknown])
                widened.insert(engine.object(any).atom)
            case .closure(let closure) where dropsCode:
                if closure.dependsOnCaller(engine.roles) { widened.leaveOutCode() } else { widened.open() }
            default: widened.insert(atom)
            }
        }
        return widened
    }
}

extension ClosureValue {
    /// Whether the closure uses its arguments or makes something: all others have the same effect for every caller. The
    /// closures that services pass to one another are not in the tree.
    fileprivate func dependsOnCaller(_ roles: Roles) -> Bool {
        guard let type = frame.own?.type, roles.acts(type) || roles.isSpokesman(type) else { return false }
        return isFactory || closure.usesArguments
    }
}

extension Closure {
    /// Whether its code mentions its arguments.
    fileprivate var usesArguments: Bool {
        if let parameters { return parameters.contains { $0.name != "_" } }
        var isFound = false
        body.visit { expression in
            if case .name(let name, _) = expression, name.hasPrefix("$") { isFound = true }
        }
        return isFound
    }
}
