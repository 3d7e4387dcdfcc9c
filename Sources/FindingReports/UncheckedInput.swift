import CoordinatorModel

/// An input of which nothing was checked, and why: a report without findings would otherwise look like a good one.
public struct UncheckedInput: Hashable, Sendable {
    /// The input's path as it was given.
    public var file: String
    /// Why nothing was checked, and what can be done.
    public var reason: String
    /// How many Swift files were found.
    public var files: Int
    /// How many lines they have.
    public var lines: Int

    /// Creates an input that was not checked.
    public init(file: String, reason: String, files: Int, lines: Int) {
        self.file = file
        self.reason = reason
        self.files = files
        self.lines = lines
    }

    var json: JSONFragment {
        .object([
            ("file", .string(file)), ("reason", .string(reason)), ("files", .number(files)), ("lines", .number(lines)),
        ])
    }
}
