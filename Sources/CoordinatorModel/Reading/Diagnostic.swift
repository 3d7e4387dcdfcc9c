/// One error in a file, for the person who can repair it.
///
/// ```
/// tree.json:4:24: error: unknown key "knd" in a coordinator
///     at roots[0].knd
///     did you mean "kind"?
/// ```
public struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
    /// The file's path, as it was given to the reader.
    public var file: String
    /// The line, counted from 1.
    public var line: Int
    /// The column, counted from 1 in UTF-16 code units (see `SourcePosition`).
    public var column: Int
    /// The path from the top of the file to the error, `roots[0].branches[1].child.kind`; empty for the file as a
    /// whole.
    public var path: String
    /// The error.
    public var message: String
    /// What was expected at this place.
    public var expected: String?
    /// How to repair it.
    public var hint: String?

    /// Creates a diagnostic.
    public init(
        file: String, line: Int, column: Int, path: String = "", message: String, expected: String? = nil,
        hint: String? = nil
    ) {
        self.file = file
        self.line = line
        self.column = column
        self.path = path
        self.message = message
        self.expected = expected
        self.hint = hint
    }

    /// `path:line:column: error: message`, which editors make clickable, and the other properties in indented lines.
    public var description: String {
        var lines = ["\(file):\(line):\(column): error: \(message)"]
        if !path.isEmpty { lines.append("at \(path)") }
        if let expected { lines.append("expected \(expected)") }
        if let hint { lines.append(hint) }
        // Paths and quotations from a file may contain control characters.
        return lines.map(PlainText.line).joined(separator: "\n    ")
    }
}

/// The error of a file that is not a valid tree: everything that is wrong with it, in the order of the file.
public struct TreeReadingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The errors, at most `maximumDiagnostics`; never empty.
    public var diagnostics: [Diagnostic]

    /// The number of further errors that are left out.
    public var omitted: Int

    /// The largest number of diagnostics in one error.
    public static let maximumDiagnostics = 100

    /// Creates an error.
    public init(diagnostics: [Diagnostic], omitted: Int = 0) {
        self.diagnostics = diagnostics
        self.omitted = omitted
    }

    /// All diagnostics, each in one line or more, and the number of those left out. Without a line break at the end.
    public var description: String {
        (diagnostics.map(\.description) + (omitted > 0 ? ["and \(omitted) more"] : [])).joined(separator: "\n")
    }
}
