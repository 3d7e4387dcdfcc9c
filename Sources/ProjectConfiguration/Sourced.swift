/// Where a value of the configuration comes from.
public enum ConfigurationOrigin: Hashable, Sendable, CustomStringConvertible {
    /// The default.
    case standard
    /// A file, and the line in it, counted from 1.
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

/// A value of the configuration, and where it comes from.
public struct Sourced<Value: Hashable & Sendable>: Hashable, Sendable {
    /// The value.
    public var value: Value
    /// Where it comes from.
    public var origin: ConfigurationOrigin

    /// Puts the two together.
    public init(_ value: Value, _ origin: ConfigurationOrigin = .standard) {
        self.value = value
        self.origin = origin
    }
}
