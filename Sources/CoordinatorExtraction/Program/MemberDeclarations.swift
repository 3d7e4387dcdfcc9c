/// A stored or computed property, or a variable at the top level.
final class Property: Sendable {
    /// How a reference is held.
    enum Ownership: Sendable { case strong, weak, unowned }

    let name: String
    let type: TypeName?
    let initializer: Expression?
    let ownership: Ownership
    let isStatic: Bool
    let isLazy: Bool
    let isOverride: Bool
    /// Whether only its own type or file can assign it.
    let isPrivate: Bool
    /// Whether other types can read it, `private(set)` among them.
    let isReadable: Bool
    /// Whether it has storage of its own.
    let isStored: Bool
    /// Whether it is a `let`: its initial value stays.
    let isConstant: Bool
    /// The getter's statements. A requirement in a protocol has none.
    let getter: [Statement]?
    /// The statements of `set`, `willSet` and `didSet`.
    let setter: [Statement]
    /// The attributes' names: `IBOutlet`, `Published`, `Injected` …
    let attributes: [String]
    let place: Place

    init(
        name: String, type: TypeName?, initializer: Expression?, ownership: Ownership = .strong, isStatic: Bool = false,
        isLazy: Bool = false, isOverride: Bool = false, isPrivate: Bool = false, isReadable: Bool? = nil,
        isStored: Bool = true, isConstant: Bool = false, getter: [Statement]? = nil,
        setter: [Statement] = [], attributes: [String] = [], place: Place
    ) {
        self.name = name
        self.type = type
        self.initializer = initializer
        self.ownership = ownership
        self.isStatic = isStatic
        self.isLazy = isLazy
        self.isOverride = isOverride
        self.isPrivate = isPrivate
        self.isReadable = isReadable ?? !isPrivate
        self.isStored = isStored
        self.isConstant = isConstant
        self.getter = getter
        self.setter = setter
        self.attributes = attributes
        self.place = place
    }

    /// Whether it stays the same for the whole life of its object, as given to the initialiser: `let mode: Mode`.
    var isFixed: Bool { isConstant && isStored && !isStatic && initializer == nil && attributes.isEmpty }

    /// Whether it is `true` or `false` for the whole life of its object: `let hasCloseButton: Bool`.
    var isFixedTruth: Bool { isFixed && type == Self.truth }

    static let truth = TypeName.named("Bool", [])
}

/// A function, an initialiser, a deinitialiser or a subscript.
final class Function: Sendable {
    enum Kind: Sendable { case function, initializer, deinitializer, `subscript` }

    struct Parameter: Sendable {
        /// The label of a call's argument; `nil` if it is `_`.
        var label: String?
        /// The name inside.
        var name: String
        var type: TypeName
        var standard: Expression?
        var isVariadic = false
    }

    /// Among the attributes: the function is `async`.
    static let isAsync = "async"
    /// Among the attributes: it is compiled for other systems only.
    static let isElsewhere = "elsewhere"
    /// Among the attributes: other modules can call the function. Of a protocol or an extension: its functions.
    static let isPublic = "public"

    let kind: Kind
    /// The name without parameters; `init`, `deinit` or `subscript` for those kinds.
    let name: String
    let parameters: [Parameter]
    let result: TypeName?
    let generics: Generics
    /// `static` or `class`.
    let isStatic: Bool
    let isOverride: Bool
    /// `private` or `fileprivate`.
    let isPrivate: Bool
    /// `@objc optional` in a protocol.
    let isOptional: Bool
    let attributes: [String]
    /// `nil` in a protocol.
    let body: [Statement]?
    let place: Place
    /// Whether it is an initialiser that calls no other one: Swift adds a call of the superclass's at its end.
    let impliesSuper: Bool
    /// The names to which its body assigns something, if it has parameters.
    let assigned: Set<String>

    init(
        kind: Kind = .function, name: String, parameters: [Parameter], result: TypeName?,
        generics: Generics = Generics(),
        isStatic: Bool = false, isOverride: Bool = false, isPrivate: Bool = false, isOptional: Bool = false,
        attributes: [String] = [], body: [Statement]?, place: Place
    ) {
        self.kind = kind
        self.name = name
        self.parameters = parameters
        self.result = result
        self.generics = generics
        self.isStatic = isStatic
        self.isOverride = isOverride
        self.isPrivate = isPrivate
        self.isOptional = isOptional
        self.attributes = attributes
        self.body = body
        self.place = place
        impliesSuper = kind == .initializer && body.map { !$0.callInitializer } == true
        assigned = parameters.isEmpty ? [] : body?.assigned ?? []
    }

    /// The same function for its own file only.
    func `private`() -> Function {
        Function(
            kind: kind, name: name, parameters: parameters, result: result, generics: generics, isStatic: isStatic,
            isOverride: isOverride, isPrivate: true, isOptional: isOptional, attributes: attributes, body: body,
            place: place)
    }
}

extension [Statement] {
    /// Whether they call `super.init` or `self.init`.
    fileprivate var callInitializer: Bool {
        var isFound = false
        visit { expression in
            if case .call(.member(.name("super", _)?, "init", _), _, _) = expression { isFound = true }
            if case .call(.member(.name("self", _)?, "init", _), _, _) = expression { isFound = true }
        }
        return isFound
    }
}

extension Function {
    /// The same as it is compiled for other systems only.
    var elsewhere: Function {
        Function(
            kind: kind, name: name, parameters: parameters, result: result, generics: generics, isStatic: isStatic,
            isOverride: isOverride, isPrivate: isPrivate, isOptional: isOptional,
            attributes: attributes + [Self.isElsewhere], body: body, place: place)
    }
}
