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

    /// Says how a command goes about it, unless it was asked to be quiet.
    static func note(_ text: String, isQuiet: Bool) {
        if !isQuiet { write(PlainText.line("note: \(text)")) }
    }

    /// Says something by itself, such as a line for each of many things.
    static func line(_ text: String) { write(PlainText.line(text)) }

    private static func write(_ text: String) {
        // Nobody is left to tell when this fails.
        try? OutputFile.writeAll(Array((PlainText.lines(text) + "\n").utf8), to: STDERR_FILENO, name: "standard error")
    }
}
