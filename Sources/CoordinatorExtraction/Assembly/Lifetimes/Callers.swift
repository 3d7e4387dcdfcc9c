/// Who calls the functions that take out children, and with what.
struct Callers {
    private let engine: Engine
    private let changes: Changes
    /// What was handed to each function that changes a property, by the receiver's type.
    private var handed: [ObjectIdentifier: [(receiver: TypeID?, arguments: [Value])]] = [:]
    private var found: Found

    /// What the code says of functions that change a property, by their names.
    fileprivate struct Found {
        var names: Set<String>
        var calls: [String: [Call]] = [:]
        /// How often a name is mentioned.
        var mentions: [String: Int] = [:]
        /// The names of what coordinators and the app's delegates call of others.
        var begun: Set<String> = []
        /// Properties that lead to whoever is above: what is called of them is an event.
        var upward: Names = []
    }

    fileprivate struct Call {
        var part: CodePart
        var isOwn: Bool
        var arguments: [Expression.Argument]

        var home: TypeID? { part.home }
    }

    private var index: ProgramIndex { engine.index }

    /// Looks at all calls.
    ///
    /// - Parameters:
    ///   - engine: the program, after it was run.
    ///   - changes: the places that change properties.
    ///   - properties: the properties whose changes matter.
    init(_ engine: Engine, _ changes: Changes, of properties: Set<String>) {
        (self.engine, self.changes) = (engine, changes)
        var removing: [ObjectIdentifier: Function] = [:]
        for name in properties {
            for change in changes.byName[name] ?? [] where change.sort != .assigned {
                if let function = change.function { removing[ObjectIdentifier(function)] = function }
            }
        }
        // What hands a child on to one that removes it counts as well.
        let handing = engine.index.declared.lazy.flatMap(\.orderedFunctions).filter { !$0.parameters.isEmpty }
        let members = engine.index.vocabulary.members
        found = Found(
            names: Set(removing.values.map(\.name)).union(handing.map(\.name)),
            upward: members.parents + members.delegates)
        for activation in engine.activations(of: Set(removing.keys)) {
            guard let code = activation.code.identity else { continue }
            handed[code, default: []].append(
                (activation.frame.own?.type, activation.parameters.map(\.value)))
        }
        let roles = engine.roles
        var found = found
        engine.index.visitCode { part in
            let begins = part.home.map { roles.isCoordinator($0) || roles.begins($0) } ?? true
            part.body.visit { found.look($0, in: part, begins: begins) }
        }
        self.found = found
        beginnings = found.begun.union(["init"]).union(engine.index.vocabulary.functions.starts)
    }

    /// The functions of a coordinator that run when it begins: `start`, initialisers, and whatever another coordinator
    /// calls.
    let beginnings: Set<String>

    // MARK: - Removals that are none

    /// Whether a change provably takes out no child of this type: its function is never called, or never with one.
    func neverRemove(_ change: Changes.Change, _ pair: ChildHoldings.Pair) -> Bool {
        guard let function = change.function, function.kind == .function, !function.isOverride,
            !function.attributes.contains(where: { ["objc", "IBAction"].contains($0) }),
            !mayBeCalledFromOutside(function, pair.parent),
            // Libraries call what screens do in many ways.
            change.home.map({ !engine.roles.screens.contains($0) && !engine.roles.isView($0) }) != false
        else { return false }
        var seen: Set<ObjectIdentifier> = []
        return isNeverCalled(function) || neverGets(function, pair) || !mayReceive(function, pair, &seen)
    }

    /// Whether a library may call a function: it takes something of the library's.
    private func mayBeCalledFromOutside(_ function: Function, _ type: TypeID) -> Bool {
        let own = TypeReference(type: type, arguments: [])
        let shapes = engine.declarations.signature(of: function, own, nil).parameters
        return shapes.contains { shape in
            let nominals = shape.elementNominals
            return nominals.isEmpty
                || nominals.contains {
                    index[$0.type].isExternal && !index.vocabulary.lives.values.contains(index[$0.type].name)
                }
        }
    }

    private func neverGets(_ function: Function, _ pair: ChildHoldings.Pair) -> Bool {
        guard let position = position(of: pair.child, in: function, pair.parent) else { return false }
        let values = (handed[ObjectIdentifier(function)] ?? []).filter {
            $0.receiver.map { index.isKind(pair.parent, of: $0) || index.isKind($0, of: pair.parent) } ?? true
        }.compactMap { $0.arguments.indices.contains(position) ? $0.arguments[position] : nil }
        guard !values.isEmpty, !values.contains(where: { mayBe($0, pair.child) }) else { return false }
        return !(found.calls[function.name] ?? []).contains { call in
            guard !call.isOwn else { return false }
            // A child that reports itself.
            let isSelf = call.arguments.contains(where: \.value.isSelf)
            guard let home = call.home, isSelf || !index.isRelated(home, pair.parent) else { return call.home == nil }
            return isSelf ? index.isRelated(home, pair.child) : true
        }
    }

    /// Whether some call may hand such a child to a function, by the code alone: the child itself, or code that got one.
    private func mayReceive(
        _ function: Function, _ pair: ChildHoldings.Pair, _ seen: inout Set<ObjectIdentifier>
    ) -> Bool {
        guard seen.insert(ObjectIdentifier(function)).inserted else { return false }
        let calls = found.calls[function.name] ?? []
        guard !mayBeCalledFromOutside(function, pair.parent), found.mentions[function.name] ?? 0 == calls.count,
            let position = position(of: pair.child, in: function, pair.parent)
        else { return true }
        for call in calls {
            guard let places = function.assignment(of: call.arguments.map(\.label)) else { continue }
            if call.isOwn, let home = call.home, !index.isRelated(home, pair.parent) { continue }
            guard let argument = places.firstIndex(of: position),
                case .name(let name, _) = call.arguments[argument].value
            else { return true }
            if name == "self" {
                if call.home.map({ index.isRelated($0, pair.child) }) ?? true { return true }
            } else if let outer = call.part.function, outer.parameters.contains(where: { $0.name == name }) {
                if mayReceive(outer, pair, &seen) { return true }
            } else if LocalTypes(of: call.part, in: index)[name].map({ index.isRelated($0.type, pair.child) }) ?? true {
                return true
            }
        }
        return false
    }

    /// The parameter that can be a child of a type.
    private func position(of child: TypeID, in function: Function, _ parent: TypeID) -> Int? {
        let own = TypeReference(type: parent, arguments: [])
        return engine.declarations.signature(of: function, own, nil).parameters.firstIndex { shape in
            shape.nominals.contains { index.isKind(child, of: $0.type) }
        }
    }

    /// Whether no code calls a function, nor names it otherwise. Others may have its name, and other labels.
    private func isNeverCalled(_ function: Function) -> Bool {
        let calls = found.calls[function.name] ?? []
        return found.mentions[function.name, default: 0] == calls.count
            && !calls.contains { function.assignment(of: $0.arguments.map(\.label)) != nil }
    }

    /// Whether all code that calls a function, or names it, is coordinators' code.
    func isOnlyCalledByCoordinators(_ function: Function) -> Bool {
        let calls = found.calls[function.name] ?? []
        return !calls.isEmpty && found.mentions[function.name, default: 0] == calls.count
            && calls.allSatisfy { $0.home.map { engine.roles.isCoordinator($0) || index[$0].isProtocol } == true }
    }

    private func mayBe(_ value: Value, _ child: TypeID) -> Bool {
        if value.isOpen { return true }
        return value.atoms.contains { atom in
            switch engine.atoms.meaning(atom) {
            case .object(_, let type): index.isRelated(type, child)
            case .channel, .collection, .tuple: true
            default: false
            }
        }
    }
}

extension Callers.Found {
    fileprivate mutating func look(_ expression: Expression, in part: CodePart, begins: Bool) {
        switch expression {
        case .name(let name, _), .member(_, let name, _): if names.contains(name) { mentions[name, default: 0] += 1 }
        case .call(.name(let name, _), let arguments, _):
            guard names.contains(name) else { return }
            calls[name, default: []].append(Callers.Call(part: part, isOwn: true, arguments: arguments))
        case .call(.member(let base, let name, _), let arguments, _):
            var isOwn = false
            if case .name("self", _)? = base { isOwn = true }
            if !isOwn, begins, base?.lastStep.map({ upward.contains($0.name.lowercased()) }) != true {
                begun.insert(name)
            }
            guard names.contains(name) else { return }
            calls[name, default: []].append(Callers.Call(part: part, isOwn: isOwn, arguments: arguments))
        default: break
        }
    }
}
