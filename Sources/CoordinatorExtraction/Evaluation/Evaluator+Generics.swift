/// What a call says about the types of a function.
extension Evaluator {
    /// What a function sees of types while its parameters are declared.
    func scope(of function: Function, _ receiver: Instance?, _ home: Ancestor?) -> Scope {
        let frame = Frame(
            receiver: receiver, isStatic: function.isStatic, home: home, file: function.place.file, parent: nil)
        if !function.generics.parameters.isEmpty { frame.generics = bounds(of: function, in: frame.scope) }
        return frame.scope
    }

    /// Generic parameters stand for their bounds until a call says more.
    func bounds(of function: Function, in scope: Scope) -> [String: Shape] {
        var bounds: [String: Shape] = [:]
        for parameter in function.generics.parameters {
            bounds[parameter.name] =
                parameter.bound.map { index.shape(of: $0, in: scope) } ?? .parameter(parameter.name)
        }
        for requirement in function.generics.requirements {
            if case .named(let name, _) = requirement.subject, bounds[name] != nil {
                bounds[name] = index.shape(of: requirement.bound, in: scope)
            }
        }
        return bounds
    }

    /// The type that a function returns which is not generic itself.
    func plainAnswer(
        of function: Function, _ receiver: Instance?, _ home: Ancestor?, expecting expected: Shape?
    ) -> Shape? {
        guard function.result != nil else { return nil }
        let result = signature(of: function, receiver, home).result
        if case .parameter? = result, let expected { return expected }
        return result
    }

    /// The type that a function returns here.
    func answer(of function: Function, in frame: Frame, expecting expected: Shape?) -> Shape? {
        guard let result = function.result else { return nil }
        let shape = index.shape(of: result, in: frame.scope)
        // `let view: LoginView = instantiate()`: the place says what a generic function makes.
        if case .parameter = shape, let expected { return expected }
        if case .named(let name, _) = result, let expected, frame.generics[name] != nil,
            function.parameters.allSatisfy({ !$0.type.mentions(name) || $0.standard != nil })
        {
            frame.generics[name] = expected
            return expected
        }
        return shape
    }

    func refinedResult(_ value: Value, by shape: Shape) -> Value {
        if value.instances.contains(where: \.isMade) { return value }
        return refined(value, by: shape)
    }

    /// Learns generic parameters from an argument.
    func unify(_ type: TypeName, with value: Value, in frame: Frame) {
        switch type {
        case .named(let name, let parameters):
            if frame.generics[name] != nil {
                if let shape = shape(of: value) { frame.generics[name] = shape }
            } else if let instance = value.instances.first {
                for (parameter, argument) in zip(parameters, instance.arguments) {
                    if case .named(let name, _) = parameter, frame.generics[name] != nil {
                        frame.generics[name] = argument
                    }
                }
            }
        case .metatype(.named(let name, _)):
            guard frame.generics[name] != nil else { return }
            for case .type(let type, let arguments) in value.atoms { frame.generics[name] = .nominal(type, arguments) }
        case .optional(let inner), .metatype(let inner): unify(inner, with: value, in: frame)
        case .array(let inner): unify(inner, with: value.elements, in: frame)
        case .function(_, let result):
            guard case .named(let name, _) = result, frame.generics[name] != nil else { return }
            for case .closure(let closure) in value.atoms {
                let made = call(closure, with: [], at: closure.closure.place)
                if let shape = shape(of: made) { frame.generics[name] = shape }
            }
        default: break
        }
    }
}
