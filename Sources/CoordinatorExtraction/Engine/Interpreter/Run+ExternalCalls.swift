extension Run {
    /// A call of code that the program doesn't declare: the standard library, UIKit, a dependency container.
    func callExternal(
        _ name: String, on base: Value, _ baseSyntax: Expression?, _ arguments: [Expression.Argument], in frame: Frame,
        expecting shape: Shape?, at place: Place
    ) -> Value {
        let isCollection = base.atoms.contains(where: self.isCollection)
        let element =
            isCollection && Self.additions.contains(name) ? baseSyntax.flatMap { elementShape(of: $0, in: frame) } : nil
        let row = row(filledBy: arguments, in: frame)
        if let row { mention(.nominal(row.cell, []), at: place) }
        let values = arguments.map {
            evaluate($0.value, in: frame, expecting: element ?? expectation(name, of: $0, isCollection) ?? row?.handler)
        }
        present(arguments, values, called: name, in: frame, at: place)
        adopt(name, base, given: values, at: place)
        if isCollection, Self.additions.contains(name), let baseSyntax {
            for value in values { add(elements(of: value), to: baseSyntax, in: frame, at: place) }
            return .open
        }
        if name == "zip", base.isOpen, let pairs = zipped(values, at: place) { return pairs }
        if isCollection, let value = alongPath(name, base, arguments, in: frame, at: place) { return value }
        if isCollection, let value = overCollection(name, base, values, at: place) { return value }
        let closures = Value(values.flatMap(\.atoms).filter { $0.sort == .closure })
        // `viewControllers.compactMap { $0 as? X }`: the result is known, even if the elements are not.
        if name == "compactMap", !closures.isUnknown {
            return collection(of: elements(of: call(closures, with: [.open])), at: place)
        }
        if engine.words[name].configures, !closures.isUnknown {
            let subject = base.isUnknown ? (values.first ?? .open) : base
            _ = call(closures, with: [subject])
            return subject
        }
        escape(values, handing: handedOn(baseSyntax, in: frame), in: frame, at: place)
        // A modifier of a view returns the view.
        let modified = drawn(in: base)
        if !modified.isUnknown { return modified }
        // `resolve(X.self)`, `dequeue(X.self)`, `getCached(X.self)`: a request by type returns an object of the type.
        var made = Value.never
        if !Self.additions.contains(name), !Self.questions.contains(name) {
            for case .type(let type, let typeArguments) in values.flatMap(\.atoms).map(atoms.meaning) {
                made.join(provided(type, typeArguments, at: place))
            }
        }
        if !made.isNever { return made }
        if let screen = storyboardScreen(
            name, baseSyntax, arguments, expecting: shape ?? frame.body.expected, at: place)
        {
            return make(screen, at: place)
        }
        if let shape, engine.words[name].makes, !isLookup(name, arguments) {
            for (type, typeArguments) in shape.nominals
            where (roles.isScreen(type) || roles.isCoordinator(type) || index[type].isProtocol)
                && !index[type].isExternal
            {
                return provided(type, typeArguments, at: place)
            }
        }
        return .open
    }

    /// Whether what it answers with is shown already: a transition asks for the screens between which it leads.
    private func isLookup(_ name: String, _ arguments: [Expression.Argument]) -> Bool {
        let labels = arguments.map { ($0.label ?? "_") + ":" }.joined()
        return index.vocabulary.functions.lookups.contains("\(name)(\(labels))")
    }

    /// The object that an unknown stream hands to its subscribers with each value: `tap.withUnretained(self)`.
    private func handedOn(_ stream: Expression?, in frame: Frame) -> Value? {
        guard case .call(.member(_?, let name, _), let arguments, _)? = stream, arguments.count == 1,
            index.vocabulary.functions.handing.contains(name)
        else { return nil }
        return evaluate(arguments[0].value, in: frame)
    }

    /// The declared element type of a property or a variable.
    private func elementShape(of syntax: Expression, in frame: Frame) -> Shape? {
        let shape: Shape?
        switch syntax {
        case .name(let name, _):
            if let variable = variable(name, in: frame) {
                shape = if case .declared(let declared) = variable.promise { declared } else { nil }
            } else {
                shape = frame.own.flatMap { own in
                    declarations.property(name, of: own.type).flatMap {
                        declarations.shape(of: $0.property, own, $0.home)
                    }
                }
            }
        case .member(let base?, let name, _):
            shape =
                objects(in: evaluate(base, in: frame)).firstAnswer { id in
                    self.own(id).flatMap { own in
                        self.declarations.property(name, of: own.type).flatMap {
                            self.declarations.shape(of: $0.property, own, $0.home)
                        }
                    }
                }
        default: shape = nil
        }
        if case .collection(let element)? = shape { return element }
        return nil
    }

    /// Calls that add their arguments to a collection.
    private static let additions: Set<String> = [
        "append", "insert", "add", "updateValue", "prepend", "formUnion", "addObject", "push",
    ]

    /// Calls that only test for a type, or remove a value of it from a list.
    private static let questions: Set<String> = [
        "isKind", "isMember", "isSubclass", "conforms", "contains", "remove", "removeAll", "firstIndex",
    ]

    /// The object that a container or a storyboard returns for a requested type.
    private func provided(_ type: TypeID, _ arguments: [Shape], at place: Place) -> Value {
        if let made = registered(type, at: place) { return made }
        let asked = declared(type, arguments)
        let candidates = self.candidates(for: asked)
        if index[type].isProtocol {
            guard candidates.count == 1, candidates[0] != asked else { return Value(asked) }
        }
        guard let found = self.type(of: candidates[0]) else { return Value(candidates[0]) }
        guard roles.isScreen(found) || roles.isCoordinator(found), !index[found].isExternal else {
            return Value(candidates[0])
        }
        return make(found, atoms[candidates[0]].arguments, at: place)
    }

    /// The parameters and result of a closure for a collection's function: it is called, not evaluated alone.
    private func expectation(_ name: String, of argument: Expression.Argument, _ isCollection: Bool) -> Shape? {
        guard case .closure = argument.value else { return nil }
        return isCollection && Self.iterations.contains(name) || name == "compactMap"
            ? .function([.unknown], .unknown) : nil
    }

    private static let iterations: Set<String> = [
        "map", "flatMap", "compactMap", "forEach", "filter", "first", "last", "contains", "sorted", "reduce",
        "removeAll",
        "firstIndex", "lastIndex", "allSatisfy", "prefix", "drop",
    ]
}
