/// What a library's initialiser hands to the closures that it is given.
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

    /// The generic arguments of a library's type: those that are written, or that the surroundings of a call say, as in `let
    /// host: UIHostingController<HomeView> = UIHostingController(…)`.
    func expected(_ written: [Shape], of type: TypeID, in shape: Shape?) -> [Shape] {
        written.isEmpty ? shape?.nominals.first { $0.type == type }?.arguments ?? [] : written
    }

    /// What an implicit member is, in what a library's type wraps: `.init(…)` in `UIHostingController<HomeView>(rootView:
    /// .init(…))`, `.list(…)` in `Route<Screen>.root(.list(…))`.
    func content(of argument: Expression.Argument, _ typeArguments: [Shape]) -> Shape? {
        guard typeArguments.count == 1, argument.value.isImplicitMember else { return nil }
        return typeArguments[0]
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
