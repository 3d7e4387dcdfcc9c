/// One value or key of a JSON text: twelve bytes with its kind and its place.
///
/// The tokens of a text lie in one array, in the order of the text; a container is followed by what it contains, an
/// object by key, value, key, value. No level of nesting costs a level of the stack.
struct JSONToken {
    /// What a token is.
    enum Kind: UInt8 {
        case object, array, string, escapedString, number, `true`, `false`, null
    }

    /// Where it begins, in bytes from the start of the text; a string's is that of its opening quote.
    var offset: UInt32

    /// Of a container: the index of the token after its last one. Of a string: the bytes between its quotes. Of
    /// anything else: its bytes.
    var extent: UInt32

    /// What it is. A string with escapes is a separate kind because a plain one can be copied from the text as it is.
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

    /// Whether it contains others.
    var isContainer: Bool { self == .object || self == .array }

    /// Whether it is text.
    var isString: Bool { self == .string || self == .escapedString }
}
