/// Calls of values.
extension Run {
    /// Calls the value of a name or an expression: a closure, a function, an output, a type.
    func apply(
        _ value: Value, _ arguments: [Expression.Argument], in frame: Frame, named name: String?,
        expecting shape: Shape? = nil, at place: Place
    ) -> Value {
        if value.isNever { return value }
        var result = Value.never
        var isCode = false
        for atom in value.atoms {
            switch atoms.meaning(atom) {
            case .type:
                result.join(construct(Value(atom), arguments, in: frame, expecting: shape, at: place))
            case .method(let method):
                let target = Target(
                    function: method.function, receiver: method.receiver, home: method.home, frame: method.frame)
                result.join(follow([target], method.function.name, arguments, in: frame, expecting: shape, at: place))
            case .closure, .channel, .enumCase: isCode = true
            case .object(let id, let type):
                let targets = targets("callAsFunction", of: id, type, static: false, taking: arguments)
                guard !targets.isEmpty else { continue }
                result.join(
                    follow(
                        choose(targets, arguments), "callAsFunction", arguments, in: frame, expecting: shape, at: place)
                )
            default: continue
            }
        }
        if isCode || value.isUnknown {
            let values = arguments.map { evaluate($0.value, in: frame) }
            emit(value, in: frame, at: place)
            result.join(call(value.filter { $0.sort != .method && $0.sort != .type }, with: values, expecting: shape))
            if value.isOpen { escape(values, in: frame, at: place) }
            present(arguments, values, called: name, in: frame, at: place)
        }
        return result.isNever && value.isOpen ? .open : result
    }
}
