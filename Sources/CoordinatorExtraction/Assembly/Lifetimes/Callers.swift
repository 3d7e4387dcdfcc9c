/// Finds the callers, and the arguments, of the functions that remove children.
final class Callers {
    private let engine: Engine
    private let paths: PathTypes
    private lazy var endings = SelfEndings(engine, paths)
    private var found: FoundCalls

    private var index: ProgramIndex { engine.index }

    /// Collects all calls.
    ///
    /// - Parameters:
    ///   - engine: the program, after its run.
    ///   - changes: the places that change properties.
    ///   - properties: the properties whose changes matter.
    ///   - makers: the names of the functions and types that make coordinators.
    ///   - paths: the objects that paths in the code refer to.
    init(
        _ engine: Engine, _ changes: Changes, of properties: Set<String>, makers: Set<String>,
        _ paths: PathTypes
    ) {
        (self.engine, self.paths) = (engine, paths)
        let removing = properties.flatMap { changes.byName[$0] ?? [] }.filter { $0.sort != .assigned }
        // Functions that pass a child on to a function that removes it count as well.
        let handing = engine.index.declared.lazy.flatMap(\.orderedFunctions).filter { !$0.parameters.isEmpty }
        found = FoundCalls(
            names: Set(removing.compactMap { $0.function?.name }).union(handing.map(\.name)), makers: makers)
        engine.index.visitCode { found.look(at: $0) }
    }

    /// The names of the functions of a coordinator that run when it begins: `start`, initialisers, and the functions
    /// that other code calls where it makes the coordinator. `names` are the makers of such coordinators.
    func beginnings(of names: Set<String>) -> Set<String> {
        let known = names.compactMap { found.begun[$0] }
        // What happens to an object that a container makes is unknown.
        let called = known.isEmpty ? Array(found.begun.values) : known
        return called.reduce(Set(index.vocabulary.functions.starts + ["init"])) { $0.union($1) }
    }

    // MARK: - Calls that are not removals

    /// Whether a change provably removes no child of this type: its function is never called, or only with others.
    func neverRemove(_ change: Changes.Change, _ pair: ChildHoldings.Pair, _ children: Set<ObjectID>) -> Bool {
        guard let function = change.function, function.kind == .function, !function.isOverride,
            !function.attributes.contains(where: { ["objc", "IBAction"].contains($0) }),
            !engine.takesOfLibraries(function, pair.parent),
            // Libraries call the functions of screens in many ways.
            change.home.map({ !engine.roles.screens.contains($0) && !engine.roles.isView($0) }) != false
        else { return false }
        if index.isReplaced(function, in: pair.parent) { return true }
        var seen: Set<ObjectIdentifier> = []
        if found.isNeverCalled(function, of: pair.parent, index) { return true }
        return !mayReceive(function, position(of: pair.child, in: function, pair.parent), pair, children, &seen)
    }

    /// Whether all calls of a function are on objects that are not parents of the type: `tabs.freeAll()`.
    func isOnlyCalledOfOthers(_ function: Function, than type: TypeID) -> Bool {
        guard function.kind == .function, !engine.takesOfLibraries(function, type), !isNamed(function, by: type) else {
            return false
        }
        let calls = (found.calls[function.name] ?? []).filter {
            function.assignment(of: $0.arguments.map(\.label)) != nil
        }
        return calls.allSatisfy { call in
            !mayBeOf(type, call)
        }
    }

    /// Whether some call may pass such a child to a parameter of a function, by the code alone: the child, or code that has
    /// one. Code that nothing can call passes nothing.
    private func mayReceive(
        _ function: Function, _ position: Int?, _ pair: ChildHoldings.Pair, _ children: Set<ObjectID>,
        _ seen: inout Set<ObjectIdentifier>
    ) -> Bool {
        guard seen.insert(ObjectIdentifier(function)).inserted else { return false }
        let calls = found.calls[function.name] ?? []
        guard !engine.takesOfLibraries(function, pair.parent), !isNamed(function, by: pair.parent), let position
        else { return true }
        for call in calls where call.part.function.map(engine.uncallable.contains) != true {
            guard let places = function.assignment(of: call.arguments.map(\.label)), !isNeverSent(call, pair.child)
            else { continue }
            let value = places.firstIndex(of: position).map { call.arguments[$0].value }
            if value?.isSelf == true {
                if reportsItself(call, pair, children) { return true }
                continue
            }
            guard mayBeOf(pair.parent, call) else { continue }
            if call.isOwn, let outer = call.part.function, index.isReplaced(outer, in: pair.parent) { continue }
            guard let value else { return true }
            if case .name(let name, _) = value, let outer = call.part.function,
                let given = outer.parameters.firstIndex(where: { $0.name == name })
            {
                if paths.mayBeDeclared(value, in: call.part, pair.child),
                    mayReceive(outer, given, pair, children, &seen)
                {
                    return true
                }
            } else if paths.mayBe(value, in: call.part, pair.child, where: { !call.isOwn || isOf(pair.parent, $0) }) {
                return true
            }
        }
        return false
    }

    /// Whether a call waits for the values of a stream that the child returns, which has none:
    /// `child.start().do(onNext: { _ in self.free(child) })`, and `start` returns `.never()`.
    private func isNeverSent(_ call: FoundCalls.Call, _ child: TypeID) -> Bool {
        guard case .name(let variable, _)? = call.arguments.first?.value else { return false }
        var isNever = false
        call.part.body.visit { expression in
            guard case .call(let callee, let arguments, _) = expression,
                let method = callee.streamMethod(of: variable),
                arguments.contains(where: { $0.value.isClosure && $0.value.calls(at: call.place) }),
                let body = engine.declarations.functions(method, of: child).lazy.compactMap(\.function.body).first
            else { return }
            isNever = body.onlyReturns(calls: index.vocabulary.subscriptions.silent)
        }
        return isNever
    }

    /// Whether a child may pass itself to its parent in a call.
    private func reportsItself(
        _ call: FoundCalls.Call, _ pair: ChildHoldings.Pair, _ children: Set<ObjectID>
    ) -> Bool {
        guard endings.mayRun(call.part, on: pair.child) else { return false }
        guard let above = call.receiver, call.home != nil else { return mayBeOf(pair.parent, call) }
        return paths.mayBe(above, in: call.part, pair.parent, where: children.contains)
    }

    private func isOf(_ type: TypeID, _ id: ObjectID) -> Bool {
        engine.atoms[id].type.map { index.isRelated($0, type) } ?? true
    }

    /// Whether a call may be on an object of a type.
    private func mayBeOf(_ type: TypeID, _ call: FoundCalls.Call) -> Bool {
        if let receiver = call.receiver { return paths.mayBe(receiver, in: call.part, type) }
        return call.home.map { index.isRelated($0, type) } ?? true
    }

    /// Whether a function of a parent has a child as a parameter.
    func takes(_ child: TypeID, _ function: Function, _ parent: TypeID) -> Bool {
        position(of: child, in: function, parent) != nil
    }

    /// The parameter that can be a child of a type.
    private func position(of child: TypeID, in function: Function, _ parent: TypeID) -> Int? {
        engine.parameters(of: function, parent).firstIndex { shape in
            shape.nominals.contains { index.isKind(child, of: $0.type) }
        }
    }

    private func isNamed(_ function: Function, by type: TypeID) -> Bool { found.isNamed(function, by: type, index) }

    /// Whether all code that calls or names a function is code of coordinators.
    func isOnlyCalledByCoordinators(_ function: Function) -> Bool {
        let calls = found.calls[function.name] ?? []
        return !calls.isEmpty && found.mentions[function.name, default: 0] == calls.count
            && calls.allSatisfy { $0.home.map { engine.roles.isCoordinator($0) || index[$0].isProtocol } == true }
    }
}
