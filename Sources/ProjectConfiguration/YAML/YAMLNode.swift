/// A value in a YAML text, and its place.
struct YAMLNode {
    /// What there is.
    indirect enum Content {
        /// Text; `isPlain` if it is without quotes, so that `null`, numbers and such may be meant.
        case scalar(String, isPlain: Bool)
        case sequence([YAMLNode])
        case mapping([Entry])
    }

    /// A key and its value. Keys may come twice: readers say so.
    struct Entry {
        var key: YAMLNode
        var value: YAMLNode
    }

    var content: Content
    /// The byte at which it begins.
    var offset: Int

    /// Whether it is nothing: a key without a value, or YAML's words for that.
    var isNull: Bool {
        guard case .scalar(let text, isPlain: true) = content else { return false }
        return ["", "~", "null", "Null", "NULL"].contains(text)
    }

    /// What it is, in a message.
    var description: String {
        if isNull { return "nothing" }
        return switch content {
        case .scalar(let text, _): Excerpt.quoted(text)
        case .sequence: "a list"
        case .mapping: "a mapping"
        }
    }
}

/// Why a text is not YAML, or not supported here.
struct YAMLProblem: Error {
    var offset: Int
    var message: String
    var expected: String?
    var hint: String?
}
