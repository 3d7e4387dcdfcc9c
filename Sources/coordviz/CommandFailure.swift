/// Why a command could not do its job, for people. Ends the process with exit code 2.
struct CommandFailure: Error, CustomStringConvertible {
    let description: String

    init(_ message: String, hint: String? = nil) {
        description = hint.map { "error: \(message)\n    \($0)" } ?? "error: \(message)"
    }

    /// A failure whose text says by itself that it is one, and where.
    init(verbatim text: String) { description = text }
}
