/// Closures as values, their captures and their parameters.
extension Run {
    private static let namesOfSelf: Set<String> = [
        "owner", "self", "strongSelf", "weakSelf", "unownedSelf", "this", "me",
    ]

    /// Gives a closure's parameters their values.
    func bind(_ arguments: [Value], of closure: ClosureValue, in frame: Frame) {
        for (position, argument) in arguments.enumerated() { declare("$\(position)", argument, in: frame) }
        let parameters = closure.closure.parameters ?? []
        let parts = self.parts(of: arguments, for: closure.closure)
        for (position, part) in parts.enumerated() { declare("$\(position)", part, in: frame) }
        let arguments = parts.isEmpty || parameters.count < 2 ? arguments : parts
        for (position, parameter) in parameters.enumerated() {
            let argument = arguments.indices.contains(position) ? arguments[position] : .open
            let expected = closure.expected.indices.contains(position) ? closure.expected[position] : nil
            let written = parameter.type.map { index.shape(of: $0, in: frame.scope) }
            if let wanted = written?.nominals.first?.type, case let shown = shown(by: argument, as: wanted),
                !shown.isUnknown
            {
                declare(parameter.name, shown, in: frame)
            } else if let shape = written ?? expected {
                declare(parameter.name, refined(argument, by: shape), in: frame)
            } else if argument.isUnknown, position == 0, Self.namesOfSelf.contains(parameter.name) {
                // `withUnretained(self)` and similar functions pass the object as the first parameter.
                declare(parameter.name, selfValue(frame), in: frame)
            } else {
                declare(parameter.name, argument, in: frame)
            }
        }
    }

    /// A closure as a value, where it is written.
    func closureValue(_ closure: Closure, in frame: Frame, expecting shape: Shape?) -> Value {
        var (expected, answer): ([Shape], Shape?) = ([], nil)
        if case .function(let parameters, let result)? = shape {
            expected = parameters
            if !result.isVoid { answer = result }
        }
        let isFactory = mayMake(closure, answer)
        if let own = namedCases(of: closure, in: frame) { answer = own }
        return Value(
            atoms.atom(
                ClosureValue(
                    closure: closure, frame: captures(of: closure, in: frame), author: behalf.actor, expected: expected,
                    answer: answer, isFactory: isFactory, isPending: behalf.isPending)))
    }

    /// The enum of the app that a closure declares as its result: `{ _ -> Route in .help }` names a case of it.
    private func namedCases(of closure: Closure, in frame: Frame) -> Shape? {
        guard let result = closure.result else {
            return here.bound.flatMap { $0.closures.contains { $0 === closure } ? $0.element : nil }
        }
        let shape = index.shape(of: result, in: frame.scope)
        return isOwnEnum(shape) ? shape : nil
    }

    /// Whether a closure may make a screen or a coordinator for its caller.
    private func mayMake(_ closure: Closure, _ answer: Shape?) -> Bool {
        guard let answer, !closure.isAsync else { return false }
        return !engine.plain.isPlain(answer)
    }

    /// The frame around a closure, with its captures under their new names.
    func captures(of closure: Closure, in frame: Frame) -> Frame {
        guard !closure.captures.isEmpty else { return frame }
        let around =
            trial == nil
            ? frame.block(~Int(closure.place.line) &* 4_096 &- Int(closure.place.column)) : frame.freshBlock()
        for capture in closure.captures {
            if let value = capture.value {
                declare(capture.name, evaluate(value, in: frame), in: around)
            } else if let variable = variable(capture.name, in: frame) {
                declare(capture.name, read(variable), in: around)
            } else if capture.name != "self" {
                declare(capture.name, read(capture.name, in: frame, at: closure.place), in: around)
            }
        }
        return around
    }
}
