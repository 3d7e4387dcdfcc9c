/// Routers that an app only names, since a library that is not read has the class: `typealias AppRouter = Router<AppTab,
/// AppDestination, AppSheet>`. The name counts as a class of the app that owns the cases of its arguments.
enum RouterAliases {
    /// The classes for which an app has such names.
    static func declarations(_ index: ProgramIndex) -> [TypeDeclaration] {
        let (aliases, types) = (index.topLevel.aliases.values, index.topLevel.types)
        return aliases.sorted { $0.place < $1.place }.compactMap { alias in
            guard types[alias.name] == nil, !index.isModel(alias.place.file),
                case .named(let target, _) = alias.target, types[target] == nil
            else { return nil }
            return declaration(of: alias, index.vocabulary) { name in
                types[name]?.contains { index[$0].isEnum && !index[$0].isModel } == true
            }
        }
    }

    /// The class that an alias stands for; `nil` if it is not one of these.
    private static func declaration(of alias: TypeAlias, _ vocabulary: Vocabulary, isEnum: (String) -> Bool)
        -> TypeDeclaration?
    {
        guard vocabulary.types.observableCoordinators.contains(alias.name),
            !vocabulary.project.exceptions.contains(alias.name),
            case .named(let generic, let arguments) = alias.target, !arguments.isEmpty,
            vocabulary.types.observableCoordinators.contains(generic),
            let observable = vocabulary.types.observables.patterns.first
        else { return nil }
        var properties: [Property] = []
        for argument in arguments {
            guard case .named(let name, []) = argument, isEnum(name) else { return nil }
            properties.append(
                Property(name: "path of \(name)", type: .array(argument), initializer: nil, place: alias.place))
        }
        return TypeDeclaration(
            kind: .class, name: alias.name, inherits: [.named(observable, [])], properties: properties,
            place: alias.place)
    }
}
