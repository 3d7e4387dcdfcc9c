extension Evaluator {
    /// Runs a function with these arguments, one for each parameter, and returns what it returns. If nobody calls it
    /// (`isEntry`), what it does is the receiver's own doing.
    func run(
        _ function: Function, receiver: Instance?, home: Ancestor?, arguments: [Value], outer: Frame? = nil,
        expecting expected: Shape? = nil, isEntry: Bool = false
    ) -> Value {
        var receiver = receiver
        receiver?.isMade = true
        let isStatic = function.isStatic || (outer?.isStatic ?? false)
        let frame = Frame(receiver: receiver, isStatic: isStatic, home: home, file: function.place.file, parent: outer)
        if !function.generics.parameters.isEmpty {
            frame.generics = bounds(of: function, in: frame.scope)
            for (parameter, argument) in zip(function.parameters, arguments) {
                unify(parameter.type, with: argument, in: frame)
            }
        }
        let answer =
            outer == nil && function.generics.parameters.isEmpty
            ? plainAnswer(of: function, receiver, home, expecting: expected)
            : answer(of: function, in: frame, expecting: expected)
        guard let body = function.body else { return answer.map { value(of: $0) } ?? .unknown }

        // Another's function that is told nothing and answers nothing does what it does on its own behalf.
        if !isEntry, trial == nil, let receiver, roles.acts(receiver.type), receiver.type != actor,
            function.result == nil,
            function.kind == .function, !arguments.contains(where: \.isTelling)
        {
            return .unknown
        }
        let guessedBefore = isGuessing
        isGuessing = isEntry && function.kind == .initializer
        let actorBefore = actor
        let routeBefore = route
        if let receiver, roles.acts(receiver.type), !isStatic, actor != receiver.type {
            actor = receiver.type
            route = nil
        }
        defer {
            actor = actorBefore
            route = routeBefore
            isGuessing = guessedBefore
        }
        let key = CallKey(
            function: function, receiver: receiver, arguments: arguments, actor: actor, route: route,
            // What a generic function makes, its caller says.
            expected: function.generics.parameters.isEmpty ? nil : expected)
        var pureKey = key
        pureKey.actor = nil
        pureKey.route = nil
        if trial == nil {
            if let known = pureResults[pureKey] { return known }
            if let known = results[key] {
                attributed += 1
                return known
            }
        }
        let attributedBefore = attributed
        guard depth < Self.deepest, running.insert(key).inserted else {
            attributed += 1
            return answer.map { value(of: $0) } ?? .unknown
        }
        defer { running.remove(key) }
        for (parameter, argument) in zip(function.parameters, arguments) { frame.declare(parameter.name, argument) }

        var result = value(of: body, in: frame, expecting: trial == nil ? answer : nil)
        if function.kind == .initializer, let receiver { result = Value(.object(receiver)) }
        if let answer, trial == nil { result = refinedResult(result, by: answer) }
        noteTab(result, madeWith: arguments)
        if trial == nil, fuel > 0 {
            if attributed == attributedBefore { pureResults[pureKey] = result } else { results[key] = result }
        }
        return result
    }

    /// Calls whatever a value can be.
    func call(_ value: Value, with arguments: [Value], at place: Place) -> Value {
        var result = Value()
        for atom in value.atoms {
            switch atom {
            case .closure(let closure): result.join(call(closure, with: arguments, at: place))
            case .method(let method):
                var given = arguments
                let function = method.function
                while given.count < function.parameters.count { given.append(.unknown) }
                result.join(
                    run(
                        function, receiver: method.receiver, home: method.home,
                        arguments: Array(given.prefix(function.parameters.count)), outer: method.frame))
            default: break
            }
        }
        return result
    }

    private static let namesOfSelf: Set<String> = [
        "owner", "self", "strongSelf", "weakSelf", "unownedSelf", "this", "me",
    ]

    /// Calls a closure. What it makes is the doing of who calls it.
    func call(_ closure: ClosureValue, with arguments: [Value], at place: Place) -> Value {
        guard depth < Self.deepest, closure.calls < 12 else { return .unknown }
        called.insert(closure.closure.place)
        closure.calls += 1
        depth += 1
        defer { depth -= 1; closure.calls -= 1 }
        let frame = closure.frame.nested()
        for (position, argument) in arguments.enumerated() {
            frame.declare("$\(position)", argument)
            if let parameters = closure.closure.parameters, parameters.indices.contains(position) {
                let parameter = parameters[position]
                let shape = parameter.type.map { index.shape(of: $0, in: frame.scope) }
                frame.declare(parameter.name, shape.map { refined(argument, by: $0) } ?? argument)
            }
        }
        for (position, parameter) in (closure.closure.parameters ?? []).enumerated() {
            let isKnown = arguments.indices.contains(position) && !arguments[position].isUnknown
            guard !isKnown else { continue }
            if let type = parameter.type {
                frame.declare(parameter.name, declared(type, frame.scope))
            } else if position == 0, Self.namesOfSelf.contains(parameter.name) {
                // `withUnretained(self)` and its like hand the object on as the first parameter.
                frame.declare(parameter.name, selfValue(frame))
            } else {
                frame.declare(parameter.name, .unknown)
            }
        }
        return value(of: closure.closure.body, in: frame)
    }
}

extension TypeName {
    /// Whether a name stands in it.
    func mentions(_ wanted: String) -> Bool {
        switch self {
        case .named(let name, let arguments): name == wanted || arguments.contains { $0.mentions(wanted) }
        case .member(let base, _, let arguments): base.mentions(wanted) || arguments.contains { $0.mentions(wanted) }
        case .optional(let inner), .array(let inner), .metatype(let inner): inner.mentions(wanted)
        case .dictionary(let key, let value): key.mentions(wanted) || value.mentions(wanted)
        case .tuple(let parts): parts.contains { $0.type.mentions(wanted) }
        case .function(let parameters, let result):
            result.mentions(wanted) || parameters.contains { $0.mentions(wanted) }
        case .composition(let parts): parts.contains { $0.mentions(wanted) }
        case .selfType, .unknown: false
        }
    }
}
