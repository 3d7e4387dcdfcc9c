/// The error of a picture that can't be drawn, as a message for the user.
public struct GraphvizError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The error.
    public var message: String
    /// How to fix it, if that is known.
    public var hint: String?

    /// Creates an error.
    public init(_ message: String, hint: String? = nil) {
        self.message = message
        self.hint = hint
    }

    /// The message, and the hint on a separate line.
    public var description: String {
        if let hint { "\(message)\n\(hint)" } else { message }
    }

    /// The hint for an incomplete installation.
    static let installHint = "Parts of Graphviz are missing. Install all of it: \(installCommands)."
    /// The hint if Graphviz is missing.
    static let needHint = "Pictures are drawn by Graphviz. Install it: \(installCommands). \(withoutHint)"
    /// The hint for a program that can't load libraries.
    static let staticHint = "Install the release for your system, which is not linked statically. \(withoutHint)"
    /// The hint for a version of Graphviz that is too old or too new.
    static let versionHint = "Versions 2.42 to 14 are known to work. Install one: \(installCommands)."

    private static let withoutHint = "Mermaid, and DOT with `--layout tidy`, need no Graphviz."
    private static let installCommands =
        "`apt install graphviz` (Debian, Ubuntu) or `brew install graphviz` (macOS)"
}
