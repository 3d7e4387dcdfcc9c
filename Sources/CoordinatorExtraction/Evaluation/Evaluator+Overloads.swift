extension Function {
    /// For each argument's label the parameter that takes it, or `nil` where the call does not fit.
    func assignment(of labels: [String?]) -> [Int]? {
        var assigned: [Int] = []
        var next = 0
        for (position, label) in labels.enumerated() {
            // More values for a variadic parameter.
            if label == nil, next > 0, parameters[next - 1].isVariadic,
                next >= parameters.count || parameters[next].label != nil
            {
                assigned.append(next - 1)
                continue
            }
            var candidate = next
            while candidate < parameters.count {
                let parameter = parameters[candidate]
                if parameter.label == label { break }
                // The first trailing closure has no label, whatever its parameter is called.
                if label == nil, position >= labels.count - 1 || labels[(position + 1)...].allSatisfy({ $0 != nil }),
                    parameter.type.isFunction, candidate >= next
                {
                    break
                }
                guard parameter.standard != nil || parameter.isVariadic else { return nil }
                candidate += 1
            }
            guard candidate < parameters.count else { return nil }
            assigned.append(candidate)
            next = candidate + 1
        }
        for parameter in parameters[min(next, parameters.count)...]
        where parameter.standard == nil && !parameter.isVariadic {
            return nil
        }
        return assigned
    }
}

extension Function {
    /// Whether it hands out `Self`, or what the caller names as a generic parameter.
    var isGenericMaker: Bool {
        guard let result = result?.unwrapped, kind == .function else { return false }
        if result == .selfType { return isStatic }
        if case .named(let name, _) = result { return generics.parameters.contains { $0.name == name } }
        return false
    }
}

extension TypeName {
    /// Whether it is a function, or an optional one. A typealias may be one as well.
    var isFunction: Bool {
        switch self {
        case .function: true
        case .optional(let inner): inner.isFunction
        case .named(let name, _):
            ["Handler", "Completion", "Closure", "Block", "Callback", "Action"].contains { name.hasSuffix($0) }
        case .member(_, let name, _): TypeName.named(name, []).isFunction
        default: false
        }
    }
}

extension Evaluator {
    /// The functions of this name that an object has, each with the nearest declaration first.
    func targets(_ name: String, of instance: Instance, _ arguments: [Expression.Argument], static isStatic: Bool)
        -> [Target]
    {
        var targets: [Target] = []
        for (function, home) in functions(name, of: instance.type) where function.isStatic || !isStatic {
            targets.append(Target(function: function, receiver: instance, home: home))
        }
        return targets
    }

    /// The functions of this name that a type has, each with the type that declares it.
    private func functions(_ name: String, of type: TypeID) -> [(function: Function, home: Ancestor)] {
        let key = StoredKey(holder: type, property: name)
        if let known = knownTargets[key] { return known }
        var found: [(function: Function, home: Ancestor)] = []
        for ancestor in index.ancestors(of: type) {
            for function in index[ancestor.type].functions[name] ?? [] where function.kind == .function {
                found.append((function, ancestor))
            }
        }
        knownTargets[key] = found
        return found
    }

    /// What `super.name` leads to.
    func superTargets(_ name: String, in frame: Frame) -> [Target] {
        guard let receiver = frame.receiver, let home = frame.home else { return [] }
        var targets: [Target] = []
        // Above the type in which the code stands, not above the object's own.
        for ancestor in index.ancestors(of: receiver.type) where ancestor.type != home.type {
            guard index.isKind(home.type, of: ancestor.type) else { continue }
            for function in index[ancestor.type].functions[name] ?? [] where function.body != nil {
                targets.append(Target(function: function, receiver: receiver, home: ancestor))
            }
        }
        return targets
    }

    /// Of functions of one name those that fit the labels; of several the nearest with a body, or those whose
    /// parameters' types fit the arguments.
    func choose(_ targets: [Target], _ arguments: [Expression.Argument]) -> [Target] {
        guard !targets.isEmpty else { return [] }
        let labels = arguments.map(\.label)
        var fitting = targets.filter { $0.function.assignment(of: labels) != nil }
        if fitting.isEmpty { fitting = targets.filter { $0.function.parameters.count == labels.count } }
        let bodies = fitting.filter { $0.function.body != nil }
        if !bodies.isEmpty { fitting = bodies }
        guard fitting.count > 1 else { return fitting }
        // The nearest of each signature overrides the others.
        var nearest: [Target] = []
        for target in fitting {
            let parameters = spelling(of: target.function)
            if !nearest.contains(where: { spelling(of: $0.function) == parameters }) { nearest.append(target) }
        }
        fitting = nearest
        return fitting.count > 4 ? Array(fitting.prefix(4)) : fitting
    }

    /// The labels and types of a function's parameters.
    func spelling(of function: Function) -> String {
        if let known = knownSpellings[ObjectIdentifier(function)] { return known }
        let spelling = function.parameters.map { "\($0.label ?? "_"):\($0.type)" }.joined()
        knownSpellings[ObjectIdentifier(function)] = spelling
        return spelling
    }

    /// Of overloads that differ in types only, those that the arguments fit.
    func narrow(_ targets: [Target], _ values: [Value]) -> [Target] {
        guard targets.count > 1 else { return targets }
        let fitting = targets.filter { target in
            zip(signature(of: target.function, target.receiver, target.home).parameters, values).allSatisfy {
                fits($1, $0)
            }
        }
        guard !fitting.isEmpty else { return targets }
        // An overload for the enum itself is nearer than the one for all events.
        let exact = fitting.filter { target in
            zip(signature(of: target.function, target.receiver, target.home).parameters, values).allSatisfy {
                guard let type = shape(of: $1)?.nominals.first?.type else { return true }
                guard let wanted = $0.nominals.first?.type else { return true }
                return type == wanted
            }
        }
        return exact.isEmpty ? fitting : exact
    }

    private func fits(_ value: Value, _ shape: Shape) -> Bool {
        let known = value.atoms.compactMap { atom -> TypeID? in
            switch atom {
            case .object(let instance): instance.type
            case .enumCase(let type, _, _): type
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
}
