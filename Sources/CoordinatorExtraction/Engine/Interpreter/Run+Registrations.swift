/// The arguments that a library's initialiser passes to the closures that it receives.
extension Run {
    /// The arguments of an object of a library.
    func given(
        _ arguments: [Expression.Argument], to type: TypeID, _ typeArguments: [Shape], in frame: Frame
    ) -> [Value] {
        let handler = registrationHandler(of: type, typeArguments)
        return arguments.map { argument in
            guard let handler, case .closure = argument.value else {
                return evaluate(argument.value, in: frame, expecting: content(of: argument, typeArguments))
            }
            return evaluate(argument.value, in: frame, expecting: handler)
        }
    }

    /// The generic arguments of a library's type: the written ones, or those that the expected type gives, as in
    /// `let host: UIHostingController<HomeView> = UIHostingController(…)`.
    func expected(_ written: [Shape], of type: TypeID, in shape: Shape?) -> [Shape] {
        written.isEmpty ? shape?.nominals.first { $0.type == type }?.arguments ?? [] : written
    }

    /// The type of an implicit member inside a library's wrapper: `.init(…)` in
    /// `UIHostingController<HomeView>(rootView: .init(…))`, `.list(…)` in `Route<Screen>.root(.list(…))`.
    func content(of argument: Expression.Argument, _ typeArguments: [Shape]) -> Shape? {
        guard typeArguments.count == 1, argument.value.isImplicitMember else { return nil }
        return typeArguments[0]
    }

    /// The generic arguments of a superclass in a library, `ModelController<ListModel>`, whose initialiser a class has.
    func inheritedArguments(of type: TypeID) -> [Shape] {
        guard index[type].isClass else { return [] }
        let superclass = index.ancestors(of: type).first { index[$0.type].isUnknown && !$0.bindings.isEmpty }
        return superclass.map { found in (0..<found.bindings.count).compactMap { found.bindings[String($0)] } } ?? []
    }

    /// The first argument that a collection's registration passes to its closure: a view of the registered type.
    private func registrationHandler(of type: TypeID, _ arguments: [Shape]) -> Shape? {
        let names: Set<Substring> = ["CellRegistration", "SupplementaryRegistration"]
        guard let view = arguments.first, let name = index[type].name.split(separator: ".").last,
            names.contains(name)
        else { return nil }
        return .function([view], .void)
    }
}
