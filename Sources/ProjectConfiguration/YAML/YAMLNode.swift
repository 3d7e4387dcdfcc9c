/// A value in a YAML text, with its position.
struct YAMLNode {
    /// The content of a value.
    indirect enum Content {
        /// Text. `isPlain` means that it has no quotes, so that it may be `null` or a number.
        case scalar(String, isPlain: Bool)
        case sequence([YAMLNode])
        case mapping([Entry])
    }

    /// A key and its value. Keys may be duplicate; readers report that.
    struct Entry {
        var key: YAMLNode
        var value: YAMLNode
    }

    var content: Content
    /// The offset of its first byte.
    var offset: Int

    /// Whether it is null: a key without a value, or one of YAML's words for null.
    var isNull: Bool {
        guard case .scalar(let text, isPlain: true) = content else { return false }
        return ["", "~", "null", "Null", "NULL"].contains(text)
    }

    /// The value's description in a message.
    var description: String {
        if isNull { return "nothing" }
        return switch content {
        case .scalar(let text, _): Excerpt.quoted(text)
        case .sequence: "a list"
        case .mapping: "a mapping"
        }
    }
}

/// The error of a text that is not YAML, or not supported here.
struct YAMLProblem: Error {
    var offset: Int
    var message: String
    var expected: String?
    var hint: String?
}
