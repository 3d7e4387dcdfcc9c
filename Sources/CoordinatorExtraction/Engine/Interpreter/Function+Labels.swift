extension Function {
    /// For each argument's label the parameter that takes it, or `nil` where the call does not fit.
    ///
    /// A parameter of a type with a name of its own may be a function, too: if `mayTakeClosure`, the last one that has to be
    /// given takes a trailing closure.
    func assignment(of labels: [String?], mayTakeClosure: Bool = false) -> [Int]? {
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
                // The first trailing closure has no label, whatever the parameter's name is.
                if label == nil, position >= labels.count - 1 || labels[(position + 1)...].allSatisfy({ $0 != nil }),
                    parameter.type.isFunction || mayTakeClosure && isLastGiven(candidate), candidate >= next,
                    !leavesOut(candidate, before: labels.indices.contains(position + 1) ? labels[position + 1] : nil)
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

    /// Whether a trailing closure skips a parameter with a default: a later one needs the closure, before the parameter
    /// that takes the next trailing closure.
    private func leavesOut(_ position: Int, before next: String?) -> Bool {
        guard parameters[position].standard != nil else { return false }
        return parameters[(position + 1)...].prefix { next == nil || $0.label != next }.contains { later in
            later.standard == nil && !later.isVariadic
        }
    }

    /// Whether it has to be given, and none behind it.
    private func isLastGiven(_ position: Int) -> Bool {
        parameters.lastIndex { $0.standard == nil && !$0.isVariadic } == position && parameters[position].type.isNamed
    }

    /// Whether it hands out `Self`, or what the caller names as a generic parameter.
    var isGenericMaker: Bool {
        guard let result = result?.unwrapped, kind == .function else { return false }
        if result == .selfType { return isStatic }
        if case .named(let name, _) = result { return generics.parameters.contains { $0.name == name } }
        return false
    }

    /// Whether it returns nothing.
    var isVoid: Bool { result == nil || result == .tuple([]) || result == .named("Void", []) }

    /// Whether a delegate's method returns nothing, so that a call can be an event.
    var isTold: Bool { kind == .function && !isStatic && isVoid }
}

extension TypeName {
    /// Whether it is a function or an optional function. A typealias may be a function as well.
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

    /// Whether it is a name, of a type or of another one for it.
    fileprivate var isNamed: Bool {
        switch self {
        case .named, .member: true
        case .optional(let inner): inner.isNamed
        default: false
        }
    }

    /// Whether it contains a name.
    func mentions(_ wanted: String) -> Bool { mentions { $0 == wanted } }

    /// Whether it contains one of several names.
    func mentions(_ wanted: Names) -> Bool { mentions { wanted.contains($0) } }

    /// Whether an argument of this type tells what a generic parameter is. What a closure only receives does not.
    func tells(_ parameter: String) -> Bool {
        if case .function(_, let result) = unwrapped { return result.mentions(parameter) }
        return mentions(parameter)
    }

    private func mentions(_ wanted: (String) -> Bool) -> Bool {
        switch self {
        case .named(let name, let arguments): wanted(name) || arguments.contains { $0.mentions(wanted) }
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

extension Run {
    /// The property of a type that a call may mean. A closure takes no labels: `dismiss(animated: true)` does not call
    /// a property `dismiss`.
    func callable(
        _ name: String, of type: TypeID, taking arguments: [Expression.Argument]
    ) -> (property: Property, home: Ancestor)? {
        guard let found = declarations.property(name, of: type) else { return nil }
        // Trailing closures may have a label.
        let isLabelled = arguments.first?.label != nil
        return isLabelled && found.property.type?.unwrapped.isFunction == true ? nil : found
    }
}
