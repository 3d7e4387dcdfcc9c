/// An expression. Parentheses, `try`, `await`, `&`, `?` and `!` are left out: they do not change which value flows.
indirect enum Expression: Sendable {
    struct Argument: Sendable {
        var label: String?
        var value: Expression
    }

    enum Cast: Sendable { case forced, conditional, coercion }

    /// A name, including `self`, `super` and `$0`.
    case name(String, Place)
    /// `base.name`; an implicit member if there is no base. `.init` keeps its name.
    case member(Expression?, String, Place)
    /// A call; trailing closures are its last arguments, the first of them without a label.
    case call(Expression, [Argument], Place)
    case subscripted(Expression, [Argument], Place)
    case closure(Closure)
    /// A string without interpolation.
    case string(String)
    case bool(Bool)
    case `nil`
    case array([Expression], Place)
    case dictionary([(key: Expression, value: Expression)], Place)
    case tuple([Argument], Place)
    case cast(Expression, TypeName, Cast, Place)
    case `is`(Expression, TypeName)
    /// A type that can't be confused with a name: `Box<Item>`, `[Item]`.
    case type(TypeName, Place)
    /// `condition ? then : otherwise`.
    case ternary(Expression, Expression, Expression)
    /// Any other operator except assignment, including `??`.
    case binary(String, Expression, Expression, Place)
    case prefix(String, Expression)
    case assignment(Expression, Expression, Place)
    /// `if` and `switch` as expressions.
    case block([Statement])
    /// `#selector(name)`, with the last name in it, and its place.
    case selector(Expression, Place)
    /// Anything else that contains expressions: key paths' arguments, interpolations, macros, regular expressions.
    case other([Expression])
}

extension Expression {
    /// The type of `UIWindow(…)`: the name before the arguments, if there is one.
    var constructed: TypeName? {
        guard case .call(.name(let name, _), _, _) = self, name.first?.isUppercase == true else { return nil }
        return .named(name, [])
    }

    /// The last name of the type of which `Detail(…)` or `Screens.Detail(…)` makes an object.
    var constructedName: String? {
        switch self {
        case .call(.name(let name, _), _, _), .call(.member(_?, let name, _), _, _): name.isCapitalized ? name : nil
        default: nil
        }
    }

    /// The property of `self` that it may read, if it does nothing else.
    var ownProperty: String? {
        switch self {
        case .name(let name, _), .member(.name("self", _)?, let name, _): name
        default: nil
        }
    }

    var isClosure: Bool { if case .closure = self { true } else { false } }

    /// Whether nothing runs after it.
    var neverReturns: Bool {
        if case .call(.name("fatalError", _), _, _) = self { return true }
        return false
    }

    /// Whether it only names a property: `onEnd`, `self.delegate`, `model?.delegate`.
    var isPath: Bool {
        switch self {
        case .name: true
        case .member(let base, _, _): base?.isPath ?? true
        default: false
        }
    }
}

/// A closure.
final class Closure: Sendable {
    struct Capture: Sendable {
        var name: String
        /// `nil` if the name itself is captured.
        var value: Expression?
        var isWeak: Bool
    }

    struct Parameter: Sendable {
        var name: String
        var type: TypeName?
    }

    let captures: [Capture]
    /// `nil` if none are written: then `$0`, `$1` … are in the body.
    let parameters: [Parameter]?
    /// The written result type; `nil` if there is none.
    let result: TypeName?
    let body: [Statement]
    /// Whether it awaits something: a closure that makes screens or coordinators returns at once.
    let isAsync: Bool
    let place: Place

    init(
        captures: [Capture], parameters: [Parameter]?, result: TypeName? = nil, body: [Statement],
        isAsync: Bool = false, place: Place
    ) {
        self.result = result
        self.isAsync = isAsync
        self.captures = captures
        self.parameters = parameters
        self.body = body
        self.place = place
    }
}
