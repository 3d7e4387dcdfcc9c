import CoordinatorModel

/// Why there is no configuration.
public enum ConfigurationError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file can't be read, and what the system says of it.
    case unreadable(file: String, reason: String)
    /// Everything that is wrong with the file, in its order, never empty; and how many more things are.
    case invalid([Diagnostic], omitted: Int)

    /// The most diagnostics that one error carries.
    public static let maximumDiagnostics = 100

    /// What is wrong; empty for a file that can't be read.
    public var diagnostics: [Diagnostic] {
        switch self {
        case .unreadable: []
        case .invalid(let diagnostics, _): diagnostics
        }
    }

    /// All of it, a line or more each. No line break at the end.
    public var description: String {
        switch self {
        case .unreadable(let file, let reason): PlainText.line("error: \(file): \(reason)")
        case .invalid(let diagnostics, let omitted):
            (diagnostics.map(\.description) + (omitted > 0 ? ["and \(omitted) more"] : [])).joined(separator: "\n")
        }
    }
}
