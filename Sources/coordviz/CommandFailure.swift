import CoordinatorModel

/// Why a command could not do its job, for people. Ends the process with exit code 2.
struct CommandFailure: Error, CustomStringConvertible {
    let description: String

    /// A failure in one line, with a hint in another. Names in them may be hostile.
    init(_ message: String, hint: String? = nil) {
        let lines = ["error: \(message)"] + (hint.map { ["    \($0)"] } ?? [])
        description = lines.map(PlainText.line).joined(separator: "\n")
    }

    /// A failure whose text says by itself that it is one, and where. Names in its lines must be plain text already.
    init(verbatim text: String) { description = text }
}
