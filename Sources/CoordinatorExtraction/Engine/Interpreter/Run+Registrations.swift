/// What a library's initialiser hands to the closures that it is given.
extension Run {
    /// The arguments of an object of a library.
    func given(
        _ arguments: [Expression.Argument], to type: TypeID, _ typeArguments: [Shape], in frame: Frame
    ) -> [Value] {
        let handler = registrationHandler(of: type, typeArguments)
        return arguments.map { argument in
            guard let handler, case .closure = argument.value else { return evaluate(argument.value, in: frame) }
            return evaluate(argument.value, in: frame, expecting: handler)
        }
    }

    /// What a collection's registration hands to its closure first: a view of the registered type.
    private func registrationHandler(of type: TypeID, _ arguments: [Shape]) -> Shape? {
        let names: Set<Substring> = ["CellRegistration", "SupplementaryRegistration"]
        guard let view = arguments.first, let name = index[type].name.split(separator: ".").last,
            names.contains(name)
        else { return nil }
        return .function([view], .void)
    }
}
