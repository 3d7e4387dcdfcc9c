/// Why there is no picture, in words for the person at the keyboard.
public struct GraphvizError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What went wrong.
    public var message: String
    /// What can be done about it, where that is known.
    public var hint: String?

    /// Creates an error.
    public init(_ message: String, hint: String? = nil) {
        self.message = message
        self.hint = hint
    }

    /// The message, and the hint on a line of its own.
    public var description: String {
        if let hint { "\(message)\n\(hint)" } else { message }
    }

    /// What to do about an incomplete installation.
    static let installHint = """
        Parts of Graphviz are missing. Install all of it: `apt install graphviz` (Debian, Ubuntu) or \
        `brew install graphviz` (macOS).
        """
}
