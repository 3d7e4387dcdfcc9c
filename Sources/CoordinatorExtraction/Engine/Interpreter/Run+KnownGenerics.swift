/// Generic parameters known from elsewhere: `show(HomeView.self) { .init(…) }`, `let host: Host = wrap { .init(…) }`.
extension Run {
    /// The generic parameters of a function that the expected type or a type among the arguments decides.
    func generics(
        of target: Target, _ arguments: [Expression.Argument], _ assigned: [Int], in frame: Frame,
        expecting expected: Shape?
    ) -> [String: Shape] {
        let function = target.function
        let names = Set(function.generics.parameters.map(\.name))
        guard !names.isEmpty, arguments.contains(where: \.value.dependsOnExpectation) else { return [:] }
        var known: [String: Shape] = [:]
        if let expected, !expected.nominals.isEmpty, case .named(let name, let inner)? = function.result?.unwrapped,
            inner.isEmpty, names.contains(name)
        {
            known[name] = expected
        }
        for (argument, position) in zip(arguments, assigned) where function.parameters.indices.contains(position) {
            guard case .metatype(.named(let name, _)) = function.parameters[position].type, names.contains(name)
            else { continue }
            for case .type(let type, let inner) in evaluate(argument.value, in: frame).atoms.map(atoms.meaning) {
                known[name] = .nominal(type, inner)
            }
        }
        return known
    }

    /// The shape of a parameter's type with these generic parameters.
    func shape(of type: TypeName, of target: Target, _ own: TypeReference?, _ known: [String: Shape]) -> Shape {
        var scope = declarations.scope(of: target.function, own, target.home)
        scope.bindings.merge(known) { $1 }
        return index.shape(of: type, in: scope)
    }
}

extension Expression {
    /// Whether its type follows only from the expected type: a closure, or a member of that type.
    var dependsOnExpectation: Bool {
        if case .closure = self { true } else { isImplicitMember }
    }

    /// Whether it is a member of the expected type: `.init(…)`, `.list(…)`, `.none`.
    var isImplicitMember: Bool {
        switch self {
        case .member(nil, _, _), .call(.member(nil, _, _), _, _): true
        default: false
        }
    }
}
