/// A type or an extension, with its members.
final class TypeDeclaration: Sendable {
    /// The keyword of the declaration.
    enum Kind: Sendable { case `class`, `struct`, `enum`, `protocol`, actor, `extension` }

    let kind: Kind
    /// The declared name; for an extension, the name of the extended type with its dots.
    let name: String
    /// The types after the colon.
    let inherits: [TypeName]
    let generics: Generics
    /// The attributes' names, such as `main`, `UIApplicationMain`, `objc`, `CasePathable`.
    let attributes: [String]
    let cases: [EnumCase]
    let properties: [Property]
    let functions: [Function]
    let aliases: [TypeAlias]
    /// The types declared inside.
    let types: [TypeDeclaration]
    /// The place of its name.
    let place: Place

    init(
        kind: Kind, name: String, inherits: [TypeName] = [], generics: Generics = Generics(), attributes: [String] = [],
        cases: [EnumCase] = [], properties: [Property] = [], functions: [Function] = [], aliases: [TypeAlias] = [],
        types: [TypeDeclaration] = [], place: Place
    ) {
        self.kind = kind
        self.name = name
        self.inherits = inherits
        self.generics = generics
        self.attributes = attributes
        self.cases = cases
        self.properties = properties
        self.functions = functions
        self.aliases = aliases
        self.types = types
        self.place = place
    }
}

/// Generic parameters and their requirements.
struct Generics: Sendable {
    /// A parameter with its bound: `T: UIViewController`. A protocol's `associatedtype` counts as one.
    struct Parameter: Sendable {
        var name: String
        var bound: TypeName?
        /// `associatedtype A = B`.
        var standard: TypeName?
    }

    /// A line of a `where` clause: `Self: UIViewController` or `A == B`.
    struct Requirement: Sendable {
        var subject: TypeName
        var bound: TypeName
        var isEquality: Bool
    }

    var parameters: [Parameter] = []
    var requirements: [Requirement] = []
}

/// `typealias name = target`.
struct TypeAlias: Sendable {
    var name: String
    var generics: Generics
    var target: TypeName
    var place: Place
}

/// One case of an enum.
struct EnumCase: Sendable {
    var name: String
    /// The labels (if any) and types of its payload.
    var payload: [TypeName.Element]
    var place: Place
}
