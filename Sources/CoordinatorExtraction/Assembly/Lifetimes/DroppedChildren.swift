/// Finds the children that no object keeps alive when the code that made them returns.
///
/// A child counts only if all that happens to it is known: it is a variable of the function that makes it, of which only
/// members are used; no property but a weak one holds it; no closure captures it; it hands itself to nobody else.
struct DroppedChildren {
    private let engine: Engine
    private let codes: OwnCodes
    private let changes: Changes
    private let keepers: SelfKeepers
    /// The types of the coordinators that the app begins with.
    private let roots: Set<TypeID>

    private var index: ProgramIndex { engine.index }

    init(_ engine: Engine, _ codes: OwnCodes, _ changes: Changes, roots: Set<TypeID>) {
        (self.engine, self.codes, self.changes, self.roots) = (engine, codes, changes, roots)
        keepers = SelfKeepers(engine)
    }

    /// Where a child is made that is dropped; `nil` if an object keeps it alive, or that is not known.
    func place(of pair: ChildHoldings.Pair) -> Place? {
        // Code that nothing runs is no finding.
        let isRun =
            roots.contains(pair.parent)
            || engine.seeds.objects.contains {
                engine.atoms[$0].type == pair.parent && engine.atoms[$0].sort == .made
            }
        guard isRun, isOrdinary(pair.child) else { return nil }
        let children = Set(
            engine.facts.makers.compactMap { id, makers -> ObjectID? in
                guard engine.atoms[id].type == pair.child, engine.atoms[id].sort == .made,
                    makers.contains(where: { $0.flatMap { engine.atoms[$0].type } == pair.parent })
                else { return nil }
                return id
            })
        guard !children.isEmpty else { return nil }
        let makers = codes.makers(of: pair)
        guard let first = makers.first, makers.allSatisfy({ uses(of: pair.child, in: $0) }) else { return nil }
        guard !isHeld(children), !keepers.mayKeepItself(pair.child) else { return nil }
        return children.compactMap { engine.atoms[$0].site }.min() ?? first.place
    }

    /// Whether a class is the app's own: screens and what libraries define may be kept alive by libraries.
    private func isOrdinary(_ type: TypeID) -> Bool {
        guard index[type].isClass, !engine.roles.screens.contains(type), !engine.roles.isView(type) else {
            return false
        }
        return index.ancestors(of: type).allSatisfy { ancestor in
            !index[ancestor.type].isExternal || index.vocabulary.lives.plain.contains(index[ancestor.type].name)
        }
    }

    // MARK: - The function that makes it

    /// Whether a function makes such children only as variables, and only uses members of them.
    private func uses(of child: TypeID, in function: Function) -> Bool {
        guard let body = function.body, function.kind == .function, !function.attributes.contains(Function.isAsync)
        else {
            return false
        }
        let names = codes.names(making: child)
        var made = 0
        var direct = 0
        body.visit { expression in
            if expression.isMade(by: names) { made += 1 }
            if case .call(.member(let base?, let member, _), _, _) = expression, base.isMade(by: names),
                !isAsync(member, of: child)
            {
                direct += 1
            }
        }
        let variables = body.bindings(to: names)
        guard made == variables.count + direct else { return false }
        return Set(variables).count == variables.count
            && variables.allSatisfy { usesMembersOnly(of: $0, child, in: body) }
    }

    private func usesMembersOnly(of variable: String, _ child: TypeID, in body: [Statement]) -> Bool {
        var uses = Uses()
        var isCaptured = false
        /// Closures that capture it weakly, or stand in one that does: they do not keep it.
        var weak: Set<ObjectIdentifier> = []
        count(variable, child, in: body, into: &uses, by: 1)
        body.visit { expression in
            guard case .closure(let closure) = expression else { return }
            if closure.stronglyCaptured.contains(variable) { isCaptured = true }
            guard !weak.contains(ObjectIdentifier(closure)),
                closure.captures.contains(where: { $0.name == variable && $0.isWeak && $0.value == nil })
            else { return }
            count(variable, child, in: closure.body, into: &uses, by: -1)
            closure.body.visit { if case .closure(let inner) = $0 { weak.insert(ObjectIdentifier(inner)) } }
        }
        return !isCaptured && uses.mentions == uses.members && uses.functions == uses.calls
    }

    /// How code uses a variable.
    private struct Uses {
        var mentions = 0
        /// Those that take a member of it.
        var members = 0
        /// The members that are functions, and those that are called.
        var functions = 0
        var calls = 0
    }

    private func count(_ variable: String, _ child: TypeID, in body: [Statement], into uses: inout Uses, by step: Int) {
        body.visit { expression in
            switch expression {
            case .name(variable, _): uses.mentions += step
            case .member(.name(variable, _)?, let member, _):
                uses.members += step
                if !engine.declarations.functions(member, of: child).isEmpty { uses.functions += step }
            case .call(.member(.name(variable, _)?, let member, _), _, _):
                guard !isAsync(member, of: child) else { return }
                if !engine.declarations.functions(member, of: child).isEmpty { uses.calls += step }
            default: break
            }
        }
    }

    private func isAsync(_ member: String, of child: TypeID) -> Bool {
        engine.declarations.functions(member, of: child).contains { $0.function.attributes.contains(Function.isAsync) }
    }

    // MARK: - What holds it

    /// Whether some property may hold one of the objects.
    private func isHeld(_ children: Set<ObjectID>) -> Bool {
        for key in engine.heap.keys {
            guard let value = engine.heap.known(key.object, key.property)?.value,
                value.atoms.contains(where: { $0.sort == .object && children.contains(ObjectID(index: $0.index)) })
            else { continue }
            let property = engine.atoms[key.object].type.flatMap {
                engine.declarations.property(key.property, of: $0)?.property
            }
            if let property {
                if property.ownership == .strong { return true }
            } else if !keepers.isWeakInLibraries(key.property) {
                return true
            }
        }
        for number in 0..<engine.atoms.closureCount {
            let closure = engine.atoms.closure(number)
            if changes.passing.contains(ObjectIdentifier(closure.closure)) { continue }
            for name in closure.closure.stronglyCaptured {
                let held =
                    name == "self"
                    ? closure.frame.receiver.map { [$0.atom] } ?? [] : closure.frame.lookup(name)?.value.atoms ?? []
                if held.contains(where: { $0.sort == .object && children.contains(ObjectID(index: $0.index)) }) {
                    return true
                }
            }
        }
        // What a selector names is not held.
        return engine.atoms.methods.contains { method in
            method.receiver.map(children.contains) == true && method.place != nil
                && !method.function.attributes.contains("objc")
        }
    }
}

extension [Statement] {
    /// The variables that are declared as a new object, in blocks and closures as well.
    fileprivate func bindings(to makers: Set<String>) -> [String] {
        var found: [String] = []
        visitBindings { name, _, value in if value?.isMade(by: makers) == true { found.append(name) } }
        return found
    }
}

extension Expression {
    /// Whether it calls one of some types or functions.
    fileprivate func isMade(by names: Set<String>) -> Bool {
        switch self {
        case .call(.name(let name, _), _, _), .call(.member(_?, let name, _), _, _): names.contains(name)
        default: false
        }
    }
}
