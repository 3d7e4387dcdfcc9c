/// The error of a text that is not a journal.
public struct JournalError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The line, counted from 1.
    public var line: Int
    /// The expected content, for people.
    public var reason: String

    /// The line and the reason.
    public var description: String { "line \(line): \(reason)" }
}
