import CoordinatorModel

/// The error of a configuration that can't be used.
public enum ConfigurationError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file can't be read, for this reason in the words of the system.
    case unreadable(file: String, reason: String)
    /// Everything that is wrong with the file, in its order, never empty; and the number of further errors.
    case invalid([Diagnostic], omitted: Int)

    /// The largest number of diagnostics in one error.
    public static let maximumDiagnostics = 100

    /// The errors in the file; empty if it can't be read.
    public var diagnostics: [Diagnostic] {
        switch self {
        case .unreadable: []
        case .invalid(let diagnostics, _): diagnostics
        }
    }

    /// All errors, each in one line or more. Without a line break at the end.
    public var description: String {
        switch self {
        case .unreadable(let file, let reason): PlainText.line("error: \(file): \(reason)")
        case .invalid(let diagnostics, let omitted):
            (diagnostics.map(\.description) + (omitted > 0 ? ["and \(omitted) more"] : [])).joined(separator: "\n")
        }
    }
}
