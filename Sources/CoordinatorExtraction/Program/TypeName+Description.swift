extension TypeName: CustomStringConvertible {
    /// The type in Swift's syntax.
    var description: String {
        switch self {
        case .named(let name, let arguments): name + Self.list(arguments)
        case .member(let base, let name, let arguments): "\(base).\(name)" + Self.list(arguments)
        case .optional(let inner):
            switch inner {
            case .function, .composition: "(\(inner))?"
            default: "\(inner)?"
            }
        case .array(let element): "[\(element)]"
        case .dictionary(let key, let value): "[\(key): \(value)]"
        case .tuple(let parts):
            parts.isEmpty
                ? "Void"
                : "(" + parts.map { ($0.label.map { $0 + ": " } ?? "") + "\($0.type)" }.joined(separator: ", ") + ")"
        case .function(let parameters, let result):
            "(" + parameters.map(\.description).joined(separator: ", ") + ") -> \(result)"
        case .composition(let parts): parts.map(\.description).joined(separator: " & ")
        case .metatype(let inner): "\(inner).Type"
        case .selfType: "Self"
        case .unknown: "_"
        }
    }

    private static func list(_ arguments: [TypeName]) -> String {
        arguments.isEmpty ? "" : "<" + arguments.map(\.description).joined(separator: ", ") + ">"
    }

    /// Without `?`.
    var unwrapped: TypeName { if case .optional(let inner) = self { inner.unwrapped } else { self } }

    /// Whether it can contain several values.
    var isCollection: Bool {
        switch self {
        case .array, .dictionary, .tuple: true
        case .named(let name, _): ["Array", "Set", "Dictionary"].contains(name)
        default: false
        }
    }

    /// A function's parameters.
    var parameters: [TypeName] {
        switch self {
        case .function(let parameters, _): parameters
        case .optional(let inner): inner.parameters
        default: []
        }
    }
}
