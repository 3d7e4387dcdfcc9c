/// The types of a generic function, inferred from a call.
extension Run {
    /// The result type of a function in this call.
    func answer(
        of function: Function, _ own: TypeReference?, _ home: Ancestor?, in frame: Frame, isLocal: Bool,
        expecting expected: Shape?
    ) -> Shape? {
        guard let result = function.result else { return nil }
        if !isLocal, function.generics.parameters.isEmpty {
            let shape = declarations.signature(of: function, own, home).result
            if case .parameter? = shape, let expected { return expected }
            return shape
        }
        if let expected { unify(result, expecting: expected, in: frame) }
        let shape = index.shape(of: result, in: frame.scope)
        // `let view: LoginView = instantiate()`: the expected type decides what a generic function makes.
        if case .parameter = shape, let expected { return expected }
        if case .named(let name, _) = result.unwrapped, let expected, frame.generics[name] != nil,
            function.parameters.allSatisfy({ !$0.type.tells(name) || $0.standard != nil })
        {
            frame.generics[name] = expected
            return expected
        }
        return shape
    }

    /// Infers unknown generic parameters from the expected type: `make() as Signal<Wish>`.
    private func unify(_ type: TypeName, expecting shape: Shape, in frame: Frame) {
        guard case .named(_, let parameters) = type.unwrapped, case .nominal(_, let arguments) = shape else { return }
        for (parameter, argument) in zip(parameters, arguments) {
            guard case .named(let name, _) = parameter, case .parameter? = frame.generics[name] else { continue }
            frame.generics[name] = argument
        }
    }

    /// Infers generic parameters from an argument.
    func unify(_ type: TypeName, with value: Value, in frame: Frame) {
        switch type {
        case .named(let name, let parameters):
            if frame.generics[name] != nil {
                if let shape = shape(of: value) { frame.generics[name] = shape }
            } else if let object = objects(in: value).first {
                for (parameter, argument) in zip(parameters, atoms[object].arguments) {
                    if case .named(let name, _) = parameter, frame.generics[name] != nil {
                        frame.generics[name] = argument
                    }
                }
            }
        case .metatype(.named(let name, _)):
            guard frame.generics[name] != nil else { return }
            for case .type(let type, let arguments) in value.atoms.map(atoms.meaning) {
                frame.generics[name] = .nominal(type, arguments)
            }
        case .optional(let inner), .metatype(let inner): unify(inner, with: value, in: frame)
        case .array(let inner): unify(inner, with: elements(of: value), in: frame)
        case .function(_, let result):
            // The arguments that a library passes to a closure are known only when the library calls it.
            guard case .named(let name, _) = result, frame.generics[name] != nil, !index.isModel(frame.file) else {
                return
            }
            for case .closure(let closure) in value.atoms.map(atoms.meaning) {
                if let shape = shape(of: call(closure, with: [])) { frame.generics[name] = shape }
            }
        default: break
        }
    }
}
