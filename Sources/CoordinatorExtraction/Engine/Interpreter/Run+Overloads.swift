extension Run {
    /// The functions of this name that a call of an object's member can mean, each with the nearest declaration first.
    ///
    /// A property may have the same base name: `var onTap: (() -> Void)?` beside `func onTap(_ sender: Any)`. The
    /// property is called if no function takes these labels.
    func targets(
        _ name: String, of receiver: ObjectID, _ type: TypeID, static isStatic: Bool,
        taking arguments: [Expression.Argument]
    ) -> [Target] {
        let functions = declarations.functions(name, of: type)
        if !functions.isEmpty, declarations.property(name, of: type) != nil {
            let labels = arguments.map(\.label)
            guard functions.contains(where: { $0.function.assignment(of: labels) != nil }) else { return [] }
        }
        return functions.filter { $0.function.isStatic || !isStatic }.map {
            Target(function: $0.function, receiver: receiver, home: $0.home)
        }
    }

    /// The functions of one name that fit the labels; of several, the nearest with a body, or those whose parameters
    /// fit the arguments' types.
    func choose(_ targets: [Target], _ arguments: [Expression.Argument]) -> [Target] {
        guard !targets.isEmpty else { return [] }
        let labels = arguments.map(\.label)
        var fitting = targets.filter { $0.function.assignment(of: labels) != nil }
        if fitting.isEmpty, arguments.last?.value.isClosure == true {
            fitting = targets.filter { $0.function.assignment(of: labels, mayTakeClosure: true) != nil }
        }
        if fitting.isEmpty { fitting = targets.filter { $0.function.parameters.count == labels.count } }
        let bodies = fitting.filter { $0.function.body != nil }
        if !bodies.isEmpty { fitting = bodies }
        guard fitting.count > 1 else { return fitting }
        // The nearest function of each signature overrides the others.
        var nearest: [Target] = []
        for target in fitting {
            let parameters = declarations.spelling(of: target.function)
            if !nearest.contains(where: { declarations.spelling(of: $0.function) == parameters }) {
                nearest.append(target)
            }
        }
        return nearest.count > Self.mostOverloads ? Array(nearest.prefix(Self.mostOverloads)) : nearest
    }

    /// The initialisers that a call may mean. `init()` of a view or a view controller, which the app did not write, runs
    /// the library's designated one, which the app may override.
    func initializers(of type: TypeID, accepting arguments: [Expression.Argument]) -> [Target] {
        let all = declarations.initializers(of: type).map { Target(function: $0.function, home: $0.home) }
        let chosen = choose(all, arguments)
        guard chosen.isEmpty, arguments.isEmpty, roles.isView(type) || roles.isScreen(type) else { return chosen }
        let designated = index.vocabulary.libraries.designated
        return all.first { $0.function.parameters.first?.label.map(designated.contains) == true }.map { [$0] } ?? []
    }

    private static let mostOverloads = 4

    /// The overloads that fit the arguments, if they differ only in types.
    func narrow(_ targets: [Target], _ values: [Value]) -> [Target] {
        guard targets.count > 1 else { return targets }
        func shapes(_ target: Target) -> [Shape] {
            declarations.signature(
                of: target.function, target.receiver.flatMap { own($0) }, target.home
            ).parameters
        }
        let fitting = targets.filter { target in zip(shapes(target), values).allSatisfy { fits($1, $0) } }
        guard !fitting.isEmpty else { return targets }
        // An overload for the enum itself takes precedence over an overload for all events.
        let exact = fitting.filter { target in
            zip(shapes(target), values).allSatisfy {
                guard let type = shape(of: $1)?.nominals.first?.type else { return true }
                guard let wanted = $0.nominals.first?.type else { return true }
                return type == wanted
            }
        }
        return exact.isEmpty ? fitting : exact
    }

    private func fits(_ value: Value, _ shape: Shape) -> Bool {
        let known = value.atoms.compactMap { atom -> TypeID? in
            switch atoms.meaning(atom) {
            case .object(_, let type), .enumCase(_, let type, _): type
            default: nil
            }
        }
        guard !known.isEmpty, !shape.nominals.isEmpty else { return true }
        return known.contains { type in
            shape.nominals.contains { wanted in
                let answer = index.isKind(type, of: wanted.type)
                trial?.questions.ask(kind: wanted.type, answer)
                return answer || index.isKind(wanted.type, of: type)
            }
        }
    }

    /// Evaluates the arguments with the types that each function expects, and runs the function.
    func follow(
        _ targets: [Target], _ name: String, _ arguments: [Expression.Argument], in frame: Frame,
        expecting shape: Shape?, at place: Place
    ) -> Value {
        var result = Value.never
        var targets = targets
        let groups = Dictionary(grouping: targets, by: \.receiver)
        if groups.values.contains(where: { Set($0.map { ObjectIdentifier($0.function) }).count > 1 }) {
            // Overloads of one receiver are distinguished by their arguments, except for closures.
            let given = arguments.map { argument -> Value in
                if case .closure = argument.value { return .never }
                return evaluate(argument.value, in: frame)
            }
            targets = targets.filter { target in
                let rivals = groups[target.receiver] ?? []
                return rivals.count < 2 || narrow(rivals, given).contains { $0.function === target.function }
            }
        }
        var last: (target: Target, values: CallArguments)?
        for target in targets {
            if let answer = engine.dialects.answer(target, arguments, in: frame, at: place, self) {
                result.join(answer)
                continue
            }
            let values: CallArguments
            if let last, takesTheSame(target, as: last.target, arguments) {
                values = last.values
            } else {
                values = self.values(for: target, arguments, in: frame, expecting: shape)
                present(arguments, values.given, called: name, in: frame, at: place)
                last = (target, values)
            }
            adopt(name, target, given: values.given, at: place)
            let value = call(
                target.function, receiver: target.receiver, home: target.home, arguments: values.parameters,
                outer: target.frame, expecting: shape)
            result.join(isMaker(target) ? generic(value, given: values.given, at: place) : value)
        }
        return result
    }

    /// Whether its caller or own object decides what a function makes: `instantiate()` of a `Scene<LoginController>`.
    private func isMaker(_ target: Target) -> Bool {
        if target.function.isGenericMaker { return true }
        guard case .named(let name, _)? = target.function.result?.unwrapped, let home = target.home else {
            return false
        }
        return home.parameters.contains(name) && engine.words[target.function.name].makes
    }

    /// A generic function makes the object that it returns, from a storyboard or a container, unless it received it.
    private func generic(_ value: Value, given: [Value], at place: Place) -> Value {
        let known = Set(given.flatMap { reachable(in: $0) }.compactMap { type(of: $0) })
        var result = value.filter { _ in false }
        for atom in value.atoms {
            if case .object(let id, let type) = atoms.meaning(atom), !atoms[id].isMade, !known.contains(type) {
                if let made = registered(type, at: place) {
                    result.join(made)
                    continue
                }
                if !index[type].isExternal, !index[type].isProtocol,
                    roles.screens.contains(type) || roles.isCoordinator(type)
                {
                    result.join(roles.isCoordinator(type) ? seek(type, at: place) : make(type, at: place))
                    continue
                }
            }
            result.insert(atom)
        }
        return result
    }
}
