import CoordinatorModel

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// What commands say beside their result, on standard error.
enum Status {
    /// Says why a command failed. Names in the text must be plain already.
    static func error(_ text: String) { write(text) }

    /// Prints notes about the work of a command, unless it is quiet.
    static func note(_ text: String, isQuiet: Bool) {
        if !isQuiet { write(PlainText.line("note: \(text)")) }
    }

    /// Prints a line of its own.
    static func line(_ text: String) { write(PlainText.line(text)) }

    private static func write(_ text: String) {
        // If this fails, it can't be reported.
        try? OutputFile.writeAll(Array((PlainText.lines(text) + "\n").utf8), to: STDERR_FILENO, name: "standard error")
    }
}
