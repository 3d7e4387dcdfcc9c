/// The members, functions and types that code mentions.
///
/// What stands in closures, and in functions and types inside functions, counts as well.
struct Mentions {
    /// What stands before a name, as far as it tells whose the name is.
    enum Base: Hashable {
        /// Nothing: the name may be a variable's.
        case none
        case own
        case above
        /// A variable, a property or a type of a name.
        case named(String)
        case result(String)
        case unknown
    }

    struct Member: Hashable {
        var base: Base
        var name: String
    }

    /// All that is mentioned.
    private(set) var members: Set<Member> = []
    /// What something is put into: by assignment, or by calling one of its members.
    private(set) var changed: Set<Member> = []
    /// The names of types, wherever one is written.
    private(set) var types: Set<String> = []
    /// The names of types of which objects are made, or asked for.
    private(set) var wanted: Set<String> = []
    /// Whether the type of a function is written.
    private(set) var hasFunctionType = false
    /// Variables and parameters, with the types that they are declared to be.
    private(set) var locals: [String: Set<String>?] = [:]
    /// Those of them that hide members of the same name.
    private(set) var hidden: Set<String> = []

    // MARK: - Declarations

    mutating func add(_ function: Function) {
        for parameter in function.parameters {
            add(parameter.type)
            add(parameter.standard)
            declare(parameter.name, parameter.type)
            hidden.insert(parameter.name)
        }
        add(function.result)
        for parameter in function.generics.parameters { add(parameter.bound) }
        for requirement in function.generics.requirements { add(requirement.bound) }
        add(function.body ?? [])
    }

    mutating func add(_ property: Property) {
        add(property.type)
        add(property.initializer)
        add(property.getter ?? [])
        add(property.setter)
    }

    mutating func add(_ type: TypeDeclaration) {
        for inherited in type.inherits { add(inherited) }
        for function in type.functions { add(function) }
        for property in type.properties { add(property) }
        for nested in type.types { add(nested) }
    }

    mutating func add(_ type: TypeName?) {
        switch type {
        case nil, .selfType?, .unknown?: break
        case .named(let name, let arguments)?:
            types.insert(name)
            for argument in arguments { add(argument) }
        case .member(let base, let name, let arguments)?:
            types.insert(name)
            add(base)
            for argument in arguments { add(argument) }
        case .optional(let inner)?, .array(let inner)?, .metatype(let inner)?: add(inner)
        case .dictionary(let key, let value)?:
            add(key)
            add(value)
        case .tuple(let elements)?: for element in elements { add(element.type) }
        case .function(let parameters, let result)?:
            hasFunctionType = true
            for parameter in parameters { add(parameter) }
            add(result)
        case .composition(let parts)?: for part in parts { add(part) }
        }
    }

    // MARK: - Names

    mutating func mention(_ name: String, of base: Base) {
        members.insert(Member(base: base, name: name))
        if name.isCapitalized { types.insert(name) }
    }

    /// A call: it may make an object, or put something into a collection.
    mutating func call(_ callee: Expression) {
        switch callee {
        case .name(let name, _) where name.isCapitalized: wanted.insert(name)
        case .member(_?, let name, _) where name.isCapitalized: wanted.insert(name)
        case .type(let type, _): ask(for: type)
        case .member(let base?, let name, _) where Run.additions.contains(name): change(base)
        default: break
        }
    }

    /// Somebody makes an object of a type, or takes something for one.
    mutating func ask(for type: TypeName) {
        var written = Mentions()
        written.add(type)
        wanted.formUnion(written.types)
    }

    mutating func change(_ target: Expression) {
        switch target {
        case .name(let name, _): changed.insert(Member(base: .none, name: name))
        case .member(let base, let name, _):
            changed.insert(Member(base: base.map(Self.base) ?? .unknown, name: name))
        case .subscripted(let base, _, _): change(base)
        default: break
        }
    }

    static func base(_ expression: Expression) -> Base {
        switch expression {
        case .name("self", _): .own
        case .name("super", _): .above
        case .name(let name, _), .member(_, let name, _): .named(name)
        case .call(.name(let name, _), _, _), .call(.member(_, let name, _), _, _):
            name.isCapitalized ? .named(name) : .result(name)
        default: .unknown
        }
    }

    mutating func bind(_ pattern: Pattern, _ type: TypeName?, _ value: Expression?) {
        add(type)
        add(value)
        guard case .name(let name) = pattern.bound else { return add(pattern) }
        switch value {
        // `guard let delegate` still is the property.
        case .name(name, _)?, .member(.name("self", _)?, name, _)?: break
        case .call(.name(let made, _), _, _)? where type == nil && made.isCapitalized:
            declare(name, .named(made, []))
            hidden.insert(name)
        case .cast(_, let wanted, _, _)? where type == nil:
            declare(name, wanted)
            hidden.insert(name)
        default:
            declare(name, type)
            hidden.insert(name)
        }
    }

    mutating func declare(_ name: String, _ type: TypeName?) {
        var written = Mentions()
        written.add(type)
        let types: Set<String>? = type == nil ? nil : written.types
        guard let known = locals[name] else { return locals[name] = .some(types) }
        locals[name] = .some(known.flatMap { known in types.map { known.union($0) } })
    }
}

extension Pattern {
    /// The name that is bound, with or without `?`.
    fileprivate var bound: Pattern {
        switch self {
        case .some(let inner): inner.bound
        default: self
        }
    }
}
