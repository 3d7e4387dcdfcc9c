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
/// All origins are equal: two trees that state the same facts are equal, whatever files they were read from.
public struct Origin: Hashable, Sendable {
    /// Bytes from the start of the file; `nil` for a fact that was not read from a file.
    public var offset: Int?

    /// Creates an origin.
    public init(offset: Int? = nil) { self.offset = offset }

    /// Always true: an origin does not distinguish two facts.
    public static func == (_: Origin, _: Origin) -> Bool { true }

    /// Adds nothing, because all origins are equal.
    public func hash(into hasher: inout Hasher) {}
}

/// A place in the source that extraction found and could not follow.
public struct Unresolved: Hashable, Sendable {
    /// A description for people: `emitEvent(event): the event is a variable`.
    public var what: String
    /// Its place in the app's source.
    public var location: Location?
    /// Its `x-` keys, kept as they were.
    public var extensions: [String: JSONValue]
    /// Its place in the file that it was read from.
    public var origin: Origin

    /// Creates an unresolved place.
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
    /// The reason for the suppression.
    public var reason: String?
    /// The place of the suppression in the app's source, if it is a comment there. The comment suppresses only findings
    /// on its own line and on `coveredLine` of that file.
    public var location: Location?
    /// The line that the comment applies to, if it is not the comment's own line: the next line with code.
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
    /// Whether this suppression covers findings at `place`. A suppression without a location covers every place.
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
    /// A number, with exactly the digits of the file, so that no precision is lost.
    case number(String)
    /// A string.
    case string(String)
    /// An array.
    case array([JSONValue])
    /// An object.
    case object([String: JSONValue])
}
