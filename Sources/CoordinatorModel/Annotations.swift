/// A place in the app's source.
public struct Location: Hashable, Sendable {
    /// The file's path.
    public var file: String
    /// The line, counted from 1.
    public var line: Int?
    /// The column, counted from 1.
    public var column: Int?

    /// Creates a place.
    public init(file: String, line: Int? = nil, column: Int? = nil) {
        self.file = file
        self.line = line
        self.column = column
    }
}

/// The place of a fact in the file that it was read from, as a byte offset.
///
/// It belongs to the reading and not to the fact: all origins are equal, so that trees compare by what they say.
public struct Origin: Hashable, Sendable {
    /// Bytes from the start of the file; `nil` for a fact that was not read from a file.
    public var offset: Int?

    /// Creates an origin.
    public init(offset: Int? = nil) { self.offset = offset }

    /// Always true.
    public static func == (_: Origin, _: Origin) -> Bool { true }

    /// Adds nothing.
    public func hash(into hasher: inout Hasher) {}
}

/// What extraction saw and could not follow.
public struct Unresolved: Hashable, Sendable {
    /// What it was, for people: `emitEvent(event): the event is a variable`.
    public var what: String
    /// Its place in the app's source.
    public var location: Location?
    /// Its `x-` keys, kept as they were.
    public var extensions: [String: JSONValue]
    /// Its place in the file that it was read from.
    public var origin: Origin

    /// Creates a note.
    public init(what: String, location: Location? = nil) {
        self.what = what
        self.location = location
        extensions = [:]
        origin = Origin()
    }
}

/// A finding to suppress, by the rule's id.
public struct Ignore: Hashable, Sendable {
    /// The rule's id, such as `unhandled-event`.
    public var rule: String
    /// Why it may be ignored.
    public var reason: String?
    /// Its place in the app's source, if it is a comment there. Then it suppresses only findings on its own line and on
    /// `coveredLine` of that file.
    public var location: Location?
    /// The line that a comment applies to, if it is not the comment's own: the next line with code.
    public var coveredLine: Int?
    /// Its `x-` keys, kept as they were.
    public var extensions: [String: JSONValue]
    /// Its place in the file that it was read from.
    public var origin: Origin

    /// Creates a suppression.
    public init(rule: String, reason: String? = nil, location: Location? = nil, coveredLine: Int? = nil) {
        self.rule = rule
        self.reason = reason
        self.location = location
        self.coveredLine = coveredLine
        extensions = [:]
        origin = Origin()
    }
}

extension Ignore {
    /// Whether it covers findings at a place. Without a location of its own it covers every place.
    public func covers(_ place: Location?) -> Bool {
        guard let location else { return true }
        guard let place, place.file == location.file else { return false }
        return location.line == nil || place.line == location.line || coveredLine != nil && place.line == coveredLine
    }
}

/// A JSON value that the model does not interpret: the value of an `x-` key.
public indirect enum JSONValue: Hashable, Sendable {
    /// `null`.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A number, in the very digits of the file: no precision is lost.
    case number(String)
    /// A string.
    case string(String)
    /// An array.
    case array([JSONValue])
    /// An object.
    case object([String: JSONValue])
}
