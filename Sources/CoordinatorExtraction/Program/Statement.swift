/// A statement, reduced to the parts that decide which expressions are evaluated with which values.
indirect enum Statement: Sendable {
    /// `let pattern: type = value`.
    case binding(Pattern, TypeName?, Expression?)
    /// An expression. The only expression of a body is the body's value.
    case expression(Expression)
    case `return`(Expression?, Place)
    /// `if`, also as an expression (inside `Expression.block`).
    case `if`([Condition], [Statement], [Statement])
    case `guard`([Condition], [Statement])
    case `switch`(Expression, [SwitchCase])
    /// `for pattern in sequence where condition`, `while`, `repeat`.
    case loop(Pattern?, Expression?, [Condition], [Statement])
    /// Statements of which every list may run: `do` and its `catch`es, the branches of `#if`.
    case alternatives([[Statement]])
    /// `defer`, and `do` without `catch`.
    case block([Statement])
    /// A function inside a function.
    case function(Function)
    /// A type inside a function.
    case type(TypeDeclaration)
    case leave(Leave)

    /// The ways in which control leaves, other than by `return`.
    enum Leave: Sendable { case `break`, `continue`, `throw`, `fallthrough` }
}

/// A condition of `if`, `guard` and `while`.
indirect enum Condition: Sendable {
    case expression(Expression)
    /// `let name: type = value`; in the short form, the name is the value.
    case binding(Pattern, TypeName?, Expression)
    /// `case pattern = value`.
    case matching(Pattern, Expression)
}

/// A case of a `switch`.
struct SwitchCase: Sendable {
    struct Item: Sendable {
        var pattern: Pattern
        var condition: Expression?
    }

    /// Empty for `default`.
    var items: [Item]
    var isDefault: Bool
    var body: [Statement]
    var place: Place
}

/// A pattern. `let` and `var` before it and inside it are treated alike.
indirect enum Pattern: Sendable {
    struct Element: Sendable {
        var label: String?
        var pattern: Pattern
    }

    case wildcard
    /// A name that is bound.
    case name(String)
    case tuple([Element])
    /// `.name(payload)` or `Type.name(payload)`; without parentheses, the payload is `nil`.
    case enumCase(TypeName?, String, [Element]?, Place)
    case `is`(TypeName)
    case `as`(Pattern, TypeName)
    /// `pattern?`.
    case some(Pattern)
    case expression(Expression)
}
