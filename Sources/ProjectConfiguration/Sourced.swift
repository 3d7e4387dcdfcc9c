/// The origin of a value of the configuration.
public enum ConfigurationOrigin: Hashable, Sendable, CustomStringConvertible {
    /// A default value.
    case standard
    /// A file, with the line counted from 1.
    case file(String, line: Int)
    /// An option on the command line, with its dashes.
    case commandLine(option: String)

    /// `default`, `.coordviz.yml:3` or `--fail-on`, on one line.
    public var description: String {
        switch self {
        case .standard: "default"
        case .file(let file, let line): "\(Excerpt.shown(file)):\(line)"
        case .commandLine(let option): Excerpt.shown(option)
        }
    }
}

/// A value of the configuration, with its origin.
public struct Sourced<Value: Hashable & Sendable>: Hashable, Sendable {
    /// The value.
    public var value: Value
    /// The origin of the value.
    public var origin: ConfigurationOrigin

    /// Creates a value with its origin.
    public init(_ value: Value, _ origin: ConfigurationOrigin = .standard) {
        self.value = value
        self.origin = origin
    }
}
