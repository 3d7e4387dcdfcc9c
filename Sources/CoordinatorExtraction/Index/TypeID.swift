/// A type that the program declares or mentions.
struct TypeID: Hashable, Comparable, Sendable {
    /// Its position in `ProgramIndex.types`.
    let index: Int32

    static func < (left: TypeID, right: TypeID) -> Bool { left.index < right.index }
}

/// A type, as evaluation uses it. Optionals are transparent: `T?` is `T`.
indirect enum Shape: Hashable, Sendable {
    struct Element: Hashable, Sendable {
        var label: String?
        var shape: Shape
    }

    case nominal(TypeID, [Shape])
    case composition([Shape])
    /// An array, a set, or the values of a dictionary.
    case collection(Shape)
    case tuple([Element])
    case function([Shape], Shape)
    case metatype(Shape)
    /// A generic parameter with an unknown value.
    case parameter(String)
    case unknown

    /// Whether it is a type without arguments, which is the same in every scope.
    var isPlain: Bool { if case .nominal(_, let arguments) = self { arguments.isEmpty } else { false } }

    static let void = Shape.tuple([])

    /// The shape with unknown types below some levels of arguments. `func wrapped() -> Wrapper<Self, Self>` of a
    /// wrapper would be a larger type for each type that it returns, so the arguments of such a type are unknown, too.
    func limited(to levels: Int = 2, inside outer: [TypeID] = []) -> Shape {
        guard levels > 0 else { return isPlain ? self : .unknown }
        func inner(_ shape: Shape) -> Shape { shape.limited(to: levels - 1, inside: outer) }
        return switch self {
        case .nominal(let type, let arguments):
            arguments.isEmpty
                ? self
                : .nominal(
                    type,
                    outer.contains(type)
                        ? arguments.map { _ in .unknown }
                        : arguments.map { $0.limited(to: levels - 1, inside: outer + [type]) })
        case .composition(let parts): .composition(parts.map(inner))
        case .collection(let element): .collection(inner(element))
        case .tuple(let elements): .tuple(elements.map { Element(label: $0.label, shape: inner($0.shape)) })
        case .function(let parameters, let result): .function(parameters.map(inner), inner(result))
        case .metatype(let type): .metatype(inner(type))
        case .parameter, .unknown: self
        }
    }

    /// The nominal types of a value of this shape: several for a composition.
    var nominals: [(type: TypeID, arguments: [Shape])] {
        switch self {
        case .nominal(let type, let arguments): [(type, arguments)]
        case .composition(let parts): parts.flatMap(\.nominals)
        default: []
        }
    }

    /// Whether a function of this shape returns nothing, so that calling it can be an event.
    var isVoidFunction: Bool {
        if case .function(_, let result) = self { return result.isVoid }
        return false
    }

    /// Whether it is `Void`, or a stream's or task's empty result.
    var isVoid: Bool { self == .void }
}

/// A type as a value, with its arguments.
struct TypeReference: Hashable {
    var type: TypeID
    var arguments: [Shape]
}
