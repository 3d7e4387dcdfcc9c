/// The type of a stream's values, as its receiver declares it: `taps.map { .next }.bind(to: navigation)`.
extension Run {
    /// Closures that make cases of one of the app's enums, for a stream of them.
    struct Bound {
        var closures: [Closure]
        var element: Shape
    }

    /// The stream on which a member is called with these arguments.
    func receiver(_ base: Expression, of arguments: [Expression.Argument], in frame: Frame) -> Value {
        let outer = here.bound
        defer { here.bound = outer }
        if let bound = bound(base, by: arguments, in: frame) { here.bound = bound }
        return evaluate(base, in: frame)
    }

    private func bound(_ base: Expression, by arguments: [Expression.Argument], in frame: Frame) -> Bound? {
        guard arguments.count == 1, arguments[0].value.isPath else { return nil }
        let closures = base.transforms
        guard !closures.isEmpty else { return nil }
        let receivers = objects(in: evaluate(arguments[0].value, in: frame)).filter { id in
            type(of: id).map { index[$0].isModel } == true
        }
        let elements = receivers.compactMap { atoms[$0].arguments.first }.filter(isOwnEnum)
        guard let element = elements.first, elements.allSatisfy({ $0 == element }) else { return nil }
        return Bound(closures: closures, element: element)
    }

    /// Whether it is an enum of the app.
    func isOwnEnum(_ shape: Shape) -> Bool {
        shape.nominals.first.map { index[$0.type].isEnum && !index[$0.type].isExternal } == true
    }

    /// The declared result of a closure, if it is more exact than what its caller expects.
    func ownAnswer(_ closure: ClosureValue) -> Shape? {
        closure.closure.result != nil || closure.answer.map(isOwnEnum) == true ? closure.answer : nil
    }
}

extension Expression {
    /// The closures in a chain of operators, and in streams that it merges, that return a case of the type that its
    /// receiver expects.
    fileprivate var transforms: [Closure] {
        switch self {
        case .call(.member(let base, _, _), let arguments, _):
            (base?.transforms ?? []) + arguments.flatMap(\.value.transforms)
        case .array(let elements, _): elements.flatMap(\.transforms)
        case .closure(let closure): closure.result == nil && closure.body.returnsCase ? [closure] : []
        default: []
        }
    }

    /// Whether it is `.name` or `.name(payload)`.
    fileprivate var isCase: Bool {
        switch self {
        case .member(nil, _, _), .call(.member(nil, _, _), _, _): true
        case .ternary(_, let then, let otherwise): then.isCase && otherwise.isCase
        case .block(let statements): statements.returnsCase
        default: false
        }
    }
}

extension [Statement] {
    /// Whether every path returns a case without the name of its type.
    fileprivate var returnsCase: Bool {
        guard let last else { return false }
        switch last {
        case .expression(let value), .return(let value?, _): return value.isCase
        case .if(_, let then, let otherwise): return then.returnsCase && otherwise.returnsCase
        case .switch(_, let cases): return cases.contains { $0.body.returnsCase }
        default: return false
        }
    }
}
