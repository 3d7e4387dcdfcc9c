/// One value or key of a JSON text: twelve bytes with its kind and its position.
///
/// The tokens of a text are stored in one array, in the order of the text. A container is followed by its contents,
/// those of an object as key, value, key, value. Nesting takes no space on the stack.
struct JSONToken {
    /// The kinds of tokens.
    enum Kind: UInt8 {
        case object, array, string, escapedString, number, `true`, `false`, null
    }

    /// The offset of its first byte from the start of the text; for a string, that of the opening quote.
    var offset: UInt32

    /// For a container, the index of the token after its last one. For a string, the number of bytes between its
    /// quotes. For other values, the number of their bytes.
    var extent: UInt32

    /// Its kind. A string with escapes has a separate kind, because a string without escapes can be copied directly.
    var kind: Kind
}

extension JSONToken.Kind {
    /// The kind in words, for messages.
    var description: String {
        switch self {
        case .object: "an object"
        case .array: "an array"
        case .string, .escapedString: "a string"
        case .number: "a number"
        case .true: "true"
        case .false: "false"
        case .null: "null"
        }
    }

    /// Whether it contains other tokens.
    var isContainer: Bool { self == .object || self == .array }

    /// Whether it is a string.
    var isString: Bool { self == .string || self == .escapedString }
}
