extension Evaluator {
    /// A call to what the program doesn't declare: the standard library, UIKit, a container of dependencies.
    func callExternal(
        _ name: String, on base: Value, _ arguments: [Expression.Argument], in frame: Frame, expecting shape: Shape?,
        at place: Place
    ) -> Value {
        let isCollection = base.atoms.contains { if case .collection = $0 { true } else { false } }
        let values = arguments.map { evaluate($0.value, in: frame, expecting: expectation(name, of: $0, base)) }
        present(arguments, values, called: name, in: frame, at: place)
        adopt(name, base, given: values, in: frame, at: place)
        escape(values, in: frame, at: place)
        var closures = Value()
        for value in values {
            for case .closure(let closure) in value.atoms { closures.insert(.closure(closure)) }
        }
        if isCollection, let value = overCollection(name, base.elements, closures, values, at: place) { return value }
        // `viewControllers.compactMap { $0 as? X }`: whatever is in there, what comes out is known.
        if name == "compactMap", base.isUnknown, !closures.isUnknown {
            return Value(.collection(call(closures, with: [.unknown], at: place).elements))
        }
        if Self.configurations.contains(name), !closures.isUnknown {
            let subject = base.isUnknown ? (values.first ?? .unknown) : base
            _ = call(closures, with: [subject], at: place)
            return subject
        }
        // `resolve(X.self)`, `dequeue(X.self)`, `getCached(X.self)`: who asks for a type gets one.
        var made = Value()
        for value in values {
            for case .type(let type, let typeArguments) in value.atoms {
                made.join(provided(Instance(type: type, arguments: typeArguments), at: place))
            }
        }
        if !made.isUnknown { return made }
        if let shape, words(of: name).makes {
            for instance in self.value(of: shape).instances
            where roles.isScreen(instance.type) || roles.isCoordinator(instance.type) {
                if !index[instance.type].isExternal { return provided(instance, at: place) }
            }
        }
        return .unknown
    }

    /// Calls that hand their subject to a closure and give it back.
    private static let configurations: Set<String> = [
        "then", "apply", "with", "also", "configure", "tap", "setup", "mutate", "do",
    ]

    /// What a container or a storyboard hands out when it is asked for a type.
    private func provided(_ instance: Instance, at place: Place) -> Value {
        if let made = registered(instance.type, at: place) { return made }
        let candidates = self.candidates(for: instance)
        if index[instance.type].isProtocol {
            guard candidates.count == 1, candidates[0] != instance else { return Value(.object(instance)) }
        }
        guard roles.isScreen(candidates[0].type) || roles.isCoordinator(candidates[0].type) else {
            return Value(.object(candidates[0]))
        }
        return make(candidates[0], at: place)
    }

    /// What a closure of a collection's function is given and gives back: then it is called, not evaluated alone.
    private func expectation(_ name: String, of argument: Expression.Argument, _ base: Value) -> Shape? {
        guard case .closure = argument.value else { return nil }
        let isCollection = base.atoms.contains { if case .collection = $0 { true } else { false } }
        return isCollection && Self.iterations.contains(name) ? .function([.unknown], .unknown) : nil
    }

    private static let iterations: Set<String> = [
        "map", "flatMap", "compactMap", "forEach", "filter", "first", "last", "contains", "sorted", "reduce",
        "removeAll",
        "firstIndex", "lastIndex", "allSatisfy", "prefix", "drop",
    ]

    private func overCollection(_ name: String, _ element: Value, _ closures: Value, _ values: [Value], at place: Place)
        -> Value?
    {
        switch name {
        case "map", "flatMap", "compactMap":
            return Value(.collection(call(closures, with: [element], at: place).elements))
        case "forEach", "contains", "allSatisfy", "removeAll", "firstIndex", "lastIndex":
            _ = call(closures, with: [element], at: place)
            return .unknown
        case "filter", "sorted", "prefix", "suffix", "dropFirst", "dropLast", "reversed", "drop":
            _ = call(closures, with: [element, element], at: place)
            return Value(.collection(element))
        case "first", "last", "popLast", "removeLast", "removeFirst", "remove", "randomElement", "min", "max":
            _ = call(closures, with: [element], at: place)
            return element
        default: return nil
        }
    }
}
