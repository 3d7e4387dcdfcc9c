/// A class, struct, enum, protocol or actor, with its declarations from all files.
final class NominalType {
    let id: TypeID
    /// The name, with the names of the enclosing types: `AppEvents.Teams`.
    let name: String
    /// The name without the enclosing types.
    let lastName: Substring
    private let origin: Origin
    private var members = Members()
    var extensions: [TypeDeclaration] = []
    var generics: [Generics.Parameter] = []
    /// The functions and the properties in the order of the source.
    private(set) lazy var orderedFunctions = functions.values.joined().sorted { $0.place < $1.place }
    private(set) lazy var orderedProperties = properties.values.sorted { $0.place < $1.place }

    /// The type's declaration.
    private struct Origin {
        let declaration: TypeDeclaration?
        let enclosing: TypeID?
        let isModel: Bool
    }

    /// Its members, by name.
    private struct Members {
        var functions: [String: [Function]] = [:]
        var properties: [String: Property] = [:]
        var cases: [String: EnumCase] = [:]
        var orderedCases: [EnumCase] = []
        var aliases: [String: TypeAlias] = [:]
        var nested: [String: TypeID] = [:]
    }

    init(id: TypeID, name: String, declaration: TypeDeclaration?, enclosing: TypeID?, isModel: Bool = false) {
        self.id = id
        self.name = name
        lastName = name.split(separator: ".").last ?? Substring(name)
        origin = Origin(declaration: declaration, enclosing: enclosing, isModel: isModel)
        generics = declaration?.generics.parameters ?? []
    }

    /// `nil` for a type that the program mentions, but neither the program nor a model declares.
    var declaration: TypeDeclaration? { origin.declaration }
    /// The enclosing type.
    var enclosing: TypeID? { origin.enclosing }
    /// Whether a model declares it, not the app.
    var isModel: Bool { origin.isModel }
    /// Whether it is a library's: the app doesn't declare it.
    var isExternal: Bool { origin.isModel || origin.declaration == nil }

    var functions: [String: [Function]] { members.functions }
    var properties: [String: Property] { members.properties }
    var cases: [String: EnumCase] { members.cases }
    /// The cases in the order of their declaration.
    var orderedCases: [EnumCase] { members.orderedCases }
    var aliases: [String: TypeAlias] { members.aliases }
    var nested: [String: TypeID] { members.nested }

    /// Whether its code is unknown: neither the app nor a model declares it.
    var isUnknown: Bool { declaration == nil }
    /// Whether the program starts with the type.
    var isMain: Bool {
        declaration?.attributes.contains { $0 == "main" || $0 == "UIApplicationMain" || $0 == "NSApplicationMain" }
            ?? false
    }
    var isProtocol: Bool { declaration?.kind == .protocol }
    var isEnum: Bool { declaration?.kind == .enum }
    var isClass: Bool { declaration?.kind == .class || declaration?.kind == .actor }

    /// The types after the colon of the declaration and its extensions.
    var inherits: [TypeName] { (declaration?.inherits ?? []) + extensions.flatMap(\.inherits) }

    /// Adds the members of the declaration or of an extension.
    func take(_ part: TypeDeclaration) {
        for function in part.functions { members.functions[function.name, default: []].append(function) }
        // A protocol's extension contains the bodies of the protocol's requirements.
        for property in part.properties where properties[property.name]?.getter == nil {
            if let known = properties[property.name], known.isStored || property.getter == nil { continue }
            members.properties[property.name] = property
        }
        for one in part.cases where cases[one.name] == nil {
            members.cases[one.name] = one
            members.orderedCases.append(one)
        }
        for alias in part.aliases where aliases[alias.name] == nil { members.aliases[alias.name] = alias }
    }

    /// Adds the parameters of an enclosing generic type that a nested class uses: `Store<State>.Context`.
    func imply(_ outer: [Generics.Parameter]) {
        guard isClass, let declaration else { return }
        generics += outer.filter { parameter in
            !generics.contains { $0.name == parameter.name }
                && (declaration.functions.contains { function in
                    function.parameters.contains { $0.type.mentions(parameter.name) }
                } || declaration.properties.contains { $0.type?.mentions(parameter.name) == true })
        }
    }

    /// The generic parameters of the enclosing type that its own members use; they are among its own, at the end.
    var implied: [String] { generics.dropFirst(declaration?.generics.parameters.count ?? 0).map(\.name) }

    /// Adds a type that is declared inside this one.
    func take(_ nested: TypeID, called name: String) { members.nested[name] = nested }

    /// The names of the types of which the type's own code makes objects.
    private(set) lazy var constructed: Set<String> = {
        var names: Set<String> = []
        func look(_ expression: Expression) {
            if let name = expression.constructedName { names.insert(name) }
        }
        // `let child: Child = .init()`
        func look(_ type: TypeName?, _ value: Expression?) {
            if let name = type?.unwrapped.lastName, value?.isImplicitInitializer == true { names.insert(name) }
        }
        for function in functions.values.joined() {
            function.body?.visit(look)
            function.body?.visitStatements { if case .binding(_, let type, let value) = $0 { look(type, value) } }
        }
        for property in properties.values {
            property.initializer?.visit(look)
            property.getter?.visit(look)
            look(property.type, property.initializer)
        }
        return names
    }()

    /// All names that the type's own code mentions.
    private(set) lazy var mentioned: Set<String> = {
        var names: Set<String> = []
        func look(_ expression: Expression) {
            switch expression {
            case .name(let name, _), .member(_, let name, _): names.insert(name)
            case .closure(let closure): names.formUnion(closure.captures.map(\.name))
            default: break
            }
        }
        for function in functions.values.joined() { function.body?.visit(look) }
        for property in properties.values {
            property.initializer?.visit(look)
            property.getter?.visit(look)
            property.setter.visit(look)
        }
        return names
    }()

    /// Whether the type's own code assigns a property of this name.
    func assigns(_ property: String) -> Bool {
        functions.values.joined().contains { function in
            var isAssigned = false
            function.body?.visit { expression in
                guard case .assignment(let target, _, _) = expression else { return }
                switch target {
                case .name(property, _), .member(.name("self", _)?, property, _): isAssigned = true
                default: break
                }
            }
            return isAssigned
        }
    }
}
