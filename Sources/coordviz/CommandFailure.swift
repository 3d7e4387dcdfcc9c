import CoordinatorModel

/// The error of a command that could not do its job, for people. Ends the process with exit code 2.
struct CommandFailure: Error, CustomStringConvertible {
    let description: String

    /// A failure in one line, with a hint in the next. Names in them are made plain text.
    init(_ message: String, hint: String? = nil) {
        let lines = ["error: \(message)"] + (hint.map { ["    \($0)"] } ?? [])
        description = lines.map(PlainText.line).joined(separator: "\n")
    }

    /// A failure whose text is complete, including the severity and the place. Names in it must be plain text already.
    init(verbatim text: String) { description = text }
}
