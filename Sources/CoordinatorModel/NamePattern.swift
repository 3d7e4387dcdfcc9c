/// A pattern for names of types and events: globs of which one must match, and globs of which none may match.
///
/// In a glob, `*` stands for any characters, including none and including dots, and `?` for exactly one character.
///
/// ```swift
/// NamePattern("Checkout*").matches("CheckoutCoordinator")           // true
/// NamePattern(["*"], except: ["Checkout*"]).matches("CheckoutFlow")  // false
/// ```
public struct NamePattern: Hashable, Sendable, CustomStringConvertible {
    /// The globs of which one must match.
    public var globs: [String]
    /// The globs of which none may match.
    public var exceptions: [String]

    /// Creates a pattern of several globs.
    public init(_ globs: [String], except exceptions: [String] = []) {
        self.globs = globs
        self.exceptions = exceptions
    }

    /// Creates a pattern of one glob.
    public init(_ glob: String) { self.init([glob]) }

    /// The pattern that matches every name.
    public static let any = NamePattern("*")

    /// The pattern for people: the globs, and the exceptions if there are any.
    public var description: String {
        let wanted = globs.joined(separator: ", ")
        return exceptions.isEmpty ? wanted : "\(wanted) except \(exceptions.joined(separator: ", "))"
    }

    /// Whether a name matches.
    public func matches(_ name: String) -> Bool { matches(anyOf: [name]) }

    /// Whether the pattern matches an object with several names, such as a type and an id, or a screen and its
    /// coordinator: a glob matches one of the names, and no exception matches any of them.
    public func matches(anyOf names: [String]) -> Bool {
        names.contains { name in globs.contains { Self.glob($0, matches: name) } }
            && !names.contains { name in exceptions.contains { Self.glob($0, matches: name) } }
    }

    /// Whether a glob matches. The parts between two `*` are searched from left to right, in time linear in the name.
    static func glob(_ glob: String, matches name: String) -> Bool {
        var (glob, name) = (glob, name)
        return glob.withUTF8 { glob in name.withUTF8 { GlobMatching(glob, $0).matches } }
    }
}
