/// The arguments of a call: one value for each parameter, and the written arguments.
struct CallArguments {
    var parameters: [Value]
    var given: [Value]
}

extension Run {
    /// Whether the arguments have the same values for a target as for the one before: then a call that leads to
    /// hundreds of objects evaluates them once. Otherwise, the time for nested calls would multiply with each level.
    func takesTheSame(_ target: Target, as other: Target, _ arguments: [Expression.Argument]) -> Bool {
        let (parameters, others) = (target.function.parameters, other.function.parameters)
        guard trial == nil, parameters.count == arguments.count, !parameters.contains(where: \.isVariadic),
            !others.contains(where: \.isVariadic), parameters.map(\.label) == others.map(\.label)
        else { return false }
        func shapes(_ target: Target) -> [Shape] {
            declarations.signature(of: target.function, target.receiver.flatMap { own($0) }, target.home).parameters
        }
        return shapes(target) == shapes(other)
    }

    /// The arguments' values in the order of a function's parameters, and as they are written.
    func values(
        for target: Target, _ arguments: [Expression.Argument], in frame: Frame, expecting shape: Shape? = nil
    ) -> CallArguments {
        let own = target.receiver.flatMap { self.own($0) }
        let signature = declarations.signature(of: target.function, own, target.home)
        let labels = arguments.map(\.label)
        let assigned =
            target.function.assignment(of: labels)
            ?? target.function.assignment(of: labels, mayTakeClosure: true) ?? Array(arguments.indices)
        let known = generics(of: target, arguments, assigned, in: frame, expecting: shape)
        var given: [Value] = []
        var parameters = [Value?](repeating: nil, count: target.function.parameters.count)
        for (argument, position) in zip(arguments, assigned) {
            guard parameters.indices.contains(position) else {
                given.append(evaluate(argument.value, in: frame))
                continue
            }
            let parameter = target.function.parameters[position]
            if makesUnusedScreen(argument.value, for: parameter, of: target.function, in: frame) {
                given.append(.open)
                parameters[position] = .open
                continue
            }
            let wanted =
                known.isEmpty || !argument.value.dependsOnExpectation
                ? signature.parameters[position] : self.shape(of: parameter.type, of: target, own, known)
            let value = evaluate(argument.value, in: frame, expecting: wanted)
            given.append(value)
            let joined =
                !parameter.isVariadic
                ? parameterValue(value, signature.parameters[position])
                : collection(of: value, at: self.place(of: target.function))
            parameters[position] = parameters[position]?.joined(joined) ?? joined
        }
        let all = parameters.enumerated().map { position, value -> Value in
            if let value { return value }
            return standard(at: position, of: target, own, signature.parameters[position])
        }
        return CallArguments(parameters: all, given: given)
    }

    /// The value of a parameter with an unknown argument: some object of the declared type.
    private func parameterValue(_ value: Value, _ shape: Shape) -> Value {
        value.isOpen && value.isUnknown ? self.value(of: shape) : value
    }
}
