import CoordinatorModel

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Messages of commands besides their result, on standard error.
enum Status {
    /// Writes the error of a command. Names in the text must be plain text already.
    static func error(_ text: String) { write(text) }

    /// Writes a note about the work of a command, unless it is quiet.
    static func note(_ text: String, isQuiet: Bool) {
        if !isQuiet { write(PlainText.line("note: \(text)")) }
    }

    /// Writes a line without a prefix.
    static func line(_ text: String) { write(PlainText.line(text)) }

    private static func write(_ text: String) {
        // If this fails, it can't be reported.
        try? OutputFile.writeAll(Array((PlainText.lines(text) + "\n").utf8), to: STDERR_FILENO, name: "standard error")
    }
}
