/// Who calls the functions that take out children, and with what.
final class Callers {
    private let engine: Engine
    private let changes: Changes
    private let paths: PathTypes
    private lazy var endings = SelfEndings(engine, paths)
    /// What was handed to each function that changes a property, by the receiver's type.
    private var handed: [ObjectIdentifier: [(receiver: TypeID?, arguments: [Value])]] = [:]
    private var found: FoundCalls

    private var index: ProgramIndex { engine.index }

    /// Looks at all calls.
    ///
    /// - Parameters:
    ///   - engine: the program, after it was run.
    ///   - changes: the places that change properties.
    ///   - properties: the properties whose changes matter.
    ///   - makers: the names of what makes coordinators.
    ///   - paths: what the code's paths refer to.
    init(
        _ engine: Engine, _ changes: Changes, of properties: Set<String>, makers: Set<String>,
        _ paths: PathTypes
    ) {
        (self.engine, self.changes, self.paths) = (engine, changes, paths)
        var removing: [ObjectIdentifier: Function] = [:]
        for name in properties {
            for change in changes.byName[name] ?? [] where change.sort != .assigned {
                if let function = change.function { removing[ObjectIdentifier(function)] = function }
            }
        }
        // What hands a child on to one that removes it counts as well.
        let handing = engine.index.declared.lazy.flatMap(\.orderedFunctions).filter { !$0.parameters.isEmpty }
        found = FoundCalls(names: Set(removing.values.map(\.name)).union(handing.map(\.name)), makers: makers)
        for activation in engine.activations(of: Set(removing.keys)) {
            guard let code = activation.code.identity else { continue }
            handed[code, default: []].append(
                (activation.frame.own?.type, activation.parameters.map(\.value)))
        }
        engine.index.visitCode { found.look(at: $0) }
    }

    /// The names of the functions of a coordinator that run when it begins: `start`, initialisers, and whatever is called
    /// of others where it is made. `names` are what makes one.
    func beginnings(of names: Set<String>) -> Set<String> {
        let known = names.compactMap { found.begun[$0] }
        // Of what a container makes it is not known what happens to it then.
        let called = known.isEmpty ? Array(found.begun.values) : known
        return called.reduce(Set(index.vocabulary.functions.starts + ["init"])) { $0.union($1) }
    }

    // MARK: - Removals that are none

    /// Whether a change provably takes out no child of this type: its function is never called, or never with one.
    func neverRemove(_ change: Changes.Change, _ pair: ChildHoldings.Pair) -> Bool {
        guard let function = change.function, function.kind == .function, !function.isOverride,
            !function.attributes.contains(where: { ["objc", "IBAction"].contains($0) }),
            !mayBeCalledFromOutside(function, pair.parent),
            // Libraries call what screens do in many ways.
            change.home.map({ !engine.roles.screens.contains($0) && !engine.roles.isView($0) }) != false
        else { return false }
        if index.isReplaced(function, in: pair.parent) { return true }
        var seen: Set<ObjectIdentifier> = []
        return isNeverCalled(function, of: pair.parent) || neverGets(function, pair)
            || !mayReceive(function, pair, &seen)
    }

    /// What a function of a type takes.
    private func parameters(of function: Function, _ type: TypeID) -> [Shape] {
        let home = index.ancestors(of: type).first { ancestor in
            index[ancestor.type].functions[function.name]?.contains { $0 === function } == true
        }
        return engine.declarations.signature(of: function, TypeReference(type: type, arguments: []), home).parameters
    }

    /// Whether all calls of a function are of objects that are no parent of the type: `tabs.freeAll()`.
    func isOnlyCalledOfOthers(_ function: Function, than type: TypeID) -> Bool {
        guard function.kind == .function, !mayBeCalledFromOutside(function, type), !isNamed(function, by: type) else {
            return false
        }
        let calls = (found.calls[function.name] ?? []).filter {
            function.assignment(of: $0.arguments.map(\.label)) != nil
        }
        return calls.allSatisfy { call in
            !mayBeOf(type, call)
        }
    }

    /// Whether a library may call a function: it takes something of the library's.
    private func mayBeCalledFromOutside(_ function: Function, _ type: TypeID) -> Bool {
        parameters(of: function, type).contains { shape in
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
        guard !mayBeCalledFromOutside(function, pair.parent), !isNamed(function, by: pair.parent),
            let position = position(of: pair.child, in: function, pair.parent)
        else { return true }
        for call in calls {
            guard let places = function.assignment(of: call.arguments.map(\.label)), mayBeOf(pair.parent, call) else {
                continue
            }
            if call.isOwn, let outer = call.part.function, index.isReplaced(outer, in: pair.parent) { continue }
            guard let argument = places.firstIndex(of: position) else { return true }
            let value = call.arguments[argument].value
            if value.isSelf {
                if endings.mayRun(call.part, on: pair.child) { return true }
            } else if case .name(let name, _) = value, let outer = call.part.function,
                outer.parameters.contains(where: { $0.name == name })
            {
                if mayReceive(outer, pair, &seen) { return true }
            } else if paths.mayBe(value, in: call.part, pair.child, of: call.isOwn ? pair.parent : nil) {
                return true
            }
        }
        return false
    }

    /// Whether a call may be of an object of a type.
    private func mayBeOf(_ type: TypeID, _ call: FoundCalls.Call) -> Bool {
        if let receiver = call.receiver { return paths.mayBe(receiver, in: call.part, type) }
        return call.home.map { index.isRelated($0, type) } ?? true
    }

    /// Whether a function of a parent gets a child.
    func takes(_ child: TypeID, _ function: Function, _ parent: TypeID) -> Bool {
        position(of: child, in: function, parent) != nil
    }

    /// The parameter that can be a child of a type.
    private func position(of child: TypeID, in function: Function, _ parent: TypeID) -> Int? {
        parameters(of: function, parent).firstIndex { shape in
            shape.nominals.contains { index.isKind(child, of: $0.type) }
        }
    }

    /// Whether code names a function without a call: `children.forEach(remove)`. Own functions of other types are
    /// others.
    private func isNamed(_ function: Function, by type: TypeID) -> Bool {
        let calls = found.calls[function.name] ?? []
        let own = found.own[function.name] ?? [:]
        if own.contains(where: { home, count in
            index.isRelated(home, type) && count != calls.count { $0.isOwn && $0.home == home }
        }) {
            return true
        }
        let others = found.mentions[function.name, default: 0] - own.values.reduce(0, +)
        return others != calls.count { !$0.isOwn || $0.home == nil }
    }

    /// Whether no code calls a function, nor names it otherwise. Others may have its name, and other labels.
    private func isNeverCalled(_ function: Function, of type: TypeID) -> Bool {
        let calls = found.calls[function.name] ?? []
        return !isNamed(function, by: type)
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
