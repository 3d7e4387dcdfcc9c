/// Why there is no picture, as a message for the user.
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
    static let installHint = "Parts of Graphviz are missing. Install all of it: \(installCommands)."
    /// What to do if Graphviz is missing.
    static let needHint = "Pictures are drawn by Graphviz. Install it: \(installCommands). \(withoutHint)"
    /// What to do with a program that cannot load libraries.
    static let staticHint = "Install the release for your system, which is not linked statically. \(withoutHint)"
    /// What to do about a version of Graphviz that is too old or too new.
    static let versionHint = "Versions 2.42 to 14 are known to work. Install one: \(installCommands)."

    private static let withoutHint = "Mermaid, and DOT with `--layout tidy`, need no Graphviz."
    private static let installCommands =
        "`apt install graphviz` (Debian, Ubuntu) or `brew install graphviz` (macOS)"
}
