/// Finds the children that no object keeps alive when the code that made them returns.
///
/// A child counts only if all that happens to it is known: it is a variable of the function that makes it, of which only
/// members are used; no property but a weak one holds it; no closure captures it; it hands itself to nobody else.
struct DroppedChildren {
    private let engine: Engine
    private let codes: OwnCodes
    private let keepers: SelfKeepers

    private var index: ProgramIndex { engine.index }

    init(_ engine: Engine, _ codes: OwnCodes) {
        (self.engine, self.codes) = (engine, codes)
        keepers = SelfKeepers(engine)
    }

    /// Where a child is made that is dropped; `nil` if an object keeps it alive, or that is not known.
    func place(of pair: ChildHoldings.Pair) -> Place? {
        // Code that nothing runs is no finding.
        let isRun = engine.seeds.objects.contains {
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
        let makers = codes.code(of: pair.parent).makers(of: String(index[pair.child].lastName))
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
        let name = String(index[child].lastName)
        var made = 0
        var direct = 0
        body.visit { expression in
            guard case .call(let callee, _, _) = expression else { return }
            if case .name(name, _) = callee { made += 1 }
            if case .member(.call(.name(name, _), _, _)?, let member, _) = callee, !isAsync(member, of: child) {
                direct += 1
            }
        }
        let variables = body.bindings(to: name)
        guard made == variables.count + direct else { return false }
        return Set(variables).count == variables.count
            && variables.allSatisfy { usesMembersOnly(of: $0, child, in: body) }
    }

    private func usesMembersOnly(of variable: String, _ child: TypeID, in body: [Statement]) -> Bool {
        var (mentions, members, functions, calls) = (0, 0, 0, 0)
        var isCaptured = false
        body.visit { expression in
            switch expression {
            case .name(variable, _): mentions += 1
            case .member(.name(variable, _)?, let member, _):
                members += 1
                if !engine.declarations.functions(member, of: child).isEmpty { functions += 1 }
            case .call(.member(.name(variable, _)?, let member, _), _, _):
                if !engine.declarations.functions(member, of: child).isEmpty, !isAsync(member, of: child) { calls += 1 }
            case .closure(let closure):
                if closure.stronglyCaptured.contains(variable) { isCaptured = true }
            default: break
            }
        }
        return !isCaptured && mentions == members && functions == calls
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
    /// The variables that are declared as a new object of a type, in blocks and closures as well.
    fileprivate func bindings(to type: String) -> [String] {
        var found: [String] = []
        func look(_ statements: [Statement]) {
            for statement in statements {
                switch statement {
                case .binding(.name(let name), _, .call(.name(type, _), _, _)?): found.append(name)
                case .if(_, let then, let otherwise):
                    look(then)
                    look(otherwise)
                case .guard(_, let otherwise): look(otherwise)
                case .switch(_, let cases): for one in cases { look(one.body) }
                case .loop(_, _, _, let body), .block(let body): look(body)
                case .alternatives(let lists): for list in lists { look(list) }
                case .binding, .expression, .return, .function, .type, .leave: break
                }
            }
        }
        look(self)
        return found
    }
}
