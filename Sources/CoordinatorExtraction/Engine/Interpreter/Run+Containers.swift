/// Dependency containers: code registers how to make an object, and requests the object.
extension Run {
    /// `container.register(Login.self) { … }`: the closure runs only when code requests the type from the container.
    /// Returns whether the call is a registration.
    func register(_ name: String, _ arguments: [Expression.Argument], in frame: Frame) -> Bool {
        guard trial == nil, engine.words[name].registers else { return false }
        var types: [TypeID] = []
        for argument in arguments {
            guard case .member(_?, "self", _) = argument.value else { continue }
            // `tableView.register(Cell.self, …)` registers something else.
            for case .type(let type, _) in evaluate(argument.value, in: frame).atoms.map(atoms.meaning)
            where !roles.isView(type) || roles.isScreen(type) {
                types.append(type)
            }
        }
        guard !types.isEmpty, let last = arguments.last else { return false }
        let value: Value
        if case .closure = last.value {
            value = evaluate(last.value, in: frame, expecting: .function([.unknown], .unknown))
        } else {
            // `register(Session.self, instance: session)`
            value = evaluate(last.value, in: frame).filter { atom in
                if case .object(let id, _) = atoms.meaning(atom) { atoms[id].isMade } else { false }
            }
        }
        for type in types { write(Value(value.atoms), to: registration(of: type)) }
        return true
    }

    private static let registered = "registered"

    /// The types for which closures are registered.
    func registeredClosures() -> [ObjectIdentifier: Set<TypeID>] {
        var found: [ObjectIdentifier: Set<TypeID>] = [:]
        for key in engine.heap.keys where key.property == Self.registered {
            guard let type = type(of: key.object), let cell = engine.heap.known(key.object, key.property) else {
                continue
            }
            for case .closure(let closure) in cell.value.atoms.map(atoms.meaning) {
                found[ObjectIdentifier(closure.closure), default: []].insert(type)
            }
        }
        return found
    }

    private func registration(of type: TypeID) -> Cell {
        let cell = engine.heap.cell(statics(type), Self.registered)
        cell.promise = .stays
        return cell
    }

    /// The object that a container makes for a type, if there is a registration.
    func registered(_ type: TypeID, at place: Place) -> Value? {
        guard trial == nil else { return nil }
        let makers = read(registration(of: type))
        guard !makers.isNever else { return nil }
        let kept = makers.filter { $0.sort == .object }
        let made = kept.joined(call(makers, with: [.open]))
        let isMade = objects(in: made).contains { atoms[$0].isMade }
        return isMade || made.isNever ? made : nil
    }
}

extension Expression {
    /// The name of a called function, with or without the expression before it.
    var calledName: String? {
        switch self {
        case .name(let name, _), .member(_?, let name, _): name
        default: nil
        }
    }
}
